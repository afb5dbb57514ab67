/** Rays and moving shapes in space. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  castRay,
  castRayAll,
  castShape,
  castShapeInto,
  distance,
  intersects,
  type MutableShapeCast3,
  point,
  type Ray3,
  type RayHit3,
  relate,
  type Shape3,
  segment,
  sphere,
  translate,
  type Vector3,
} from "../../src/3d/index.js";
import { KINDS } from "../../src/3d/shape-kinds.js";
import { code } from "../code.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { spaceCase } from "../generators/space.js";
import { build, ROOMS } from "../rooms.js";

const SPACE = ROOMS.find(({ name }) => name === "3d") as (typeof ROOMS)[number];
const CASES = 600;

describe.each([...KINDS])("a ray and a %s", (kind) => {
  test("hit exactly where the segment meets the shape", () => {
    const random = new Random(471);
    let rays = 0;
    let hits = 0;
    for (let index = 0; index < CASES; index++) {
      const draw = index % 2 === 0 ? spaceCase : hardCase;
      const [shape, track] = draw(kind, "segment3", random, index).map((draft) => build(SPACE, draft)) as never as [
        Shape3,
        ReturnType<typeof segment>,
      ];
      const { x1, y1, z1, x2, y2, z2 } = track;
      // Whole numbers only: there, differences and sums are exact.
      if (![x1, y1, z1, x2, y2, z2].every((value) => Number.isSafeInteger(value) && Math.abs(value) < 2 ** 50))
        continue;
      const ray: Ray3 = { x: x1, y: y1, z: z1, dx: x2 - x1, dy: y2 - y1, dz: z2 - z1 };
      if (ray.dx === 0 && ray.dy === 0 && ray.dz === 0) continue;
      rays++;
      const told = `${JSON.stringify(shape)} ${JSON.stringify(ray)}`;
      const hit = castRay(shape, ray);
      expect(hit !== undefined, told).toBe(intersects(shape, track));
      if (hit === undefined) continue;
      hits++;
      expect(hit.fraction, told).toBeGreaterThanOrEqual(0);
      expect(hit.fraction, told).toBeLessThanOrEqual(1);
      const { normal } = hit;
      expect(Math.abs(normal.x ** 2 + normal.y ** 2 + normal.z ** 2 - 1), told).toBeLessThan(1e-14);
      const size = Math.max(Math.abs(ray.dx), Math.abs(ray.dy), Math.abs(ray.dz));
      expect((normal.x * ray.dx + normal.y * ray.dy + normal.z * ray.dz) / size, told).toBeLessThanOrEqual(1e-6);
    }
    expect(rays).toBeGreaterThan(CASES / 20);
    expect(hits).toBeGreaterThan(5);
  });
});

/** Small whole numbers, so that many things meet, line up and touch. */
function drawn(kind: (typeof KINDS)[number], random: Random): Shape3 {
  const n = (): number => random.integer(-4, 4);
  const side = (): number => random.integer(0, 3);
  switch (kind) {
    case "point3":
      return point(n(), n(), n());
    case "segment3":
      return segment(n(), n(), n(), n(), n(), n());
    case "box3": {
      const [x, y, z] = [n(), n(), n()];
      return box(x, y, z, x + side(), y + side(), z + side());
    }
    case "sphere":
      return sphere(n(), n(), n(), side());
    case "capsule3":
      return capsule(n(), n(), n(), n(), n(), n(), random.integer(0, 2));
  }
}

function times(shape: Shape3, factor: number): Shape3 {
  return JSON.parse(JSON.stringify(shape), (_, value) => (typeof value === "number" ? value * factor : value));
}

const PAIRS = KINDS.flatMap((kindA) => KINDS.map((kindB) => [kindA, kindB] as const));
/** Many fractions with small denominators are among n / 60. */
const MOMENTS = 60;

describe.each(PAIRS)("a %s cast at a %s", (kindA, kindB) => {
  test("is a hit where some moment of the motion says so, and not before", () => {
    const random = new Random(472);
    let hits = 0;
    for (let index = 0; index < 150; index++) {
      const [a, b] = [drawn(kindA, random), drawn(kindB, random)];
      const n = (): number => random.integer(-9, 9);
      const u: Vector3 = { x: n(), y: n(), z: n() };
      const told = `${JSON.stringify(a)} ${JSON.stringify(u)} ${JSON.stringify(b)}`;
      const start = relate(a, b);
      const [bigA, bigB] = [times(a, MOMENTS), times(b, MOMENTS)];
      const relations = Array.from({ length: MOMENTS + 1 }, (_, m) =>
        relate(translate(bigA, m * u.x, m * u.y, m * u.z), bigB),
      );
      for (const touching of [true, false]) {
        const counts = (relation: string): boolean =>
          relation === "overlapping" || (touching && relation === "touching");
        const cast = castShape(a, u, b, undefined, { touching }) as MutableShapeCast3;
        const said = `${told} ${touching} ${JSON.stringify(cast)}`;
        if (start === "overlapping") {
          expect(cast.status, said).toBe("overlapped");
          continue;
        }
        const first = relations.findIndex(counts);
        if (first >= 0) {
          expect(cast.status, said).toBe("hit");
          expect(cast.fraction, said).toBeLessThanOrEqual(first / MOMENTS + 1e-12);
        }
        if (cast.status !== "hit") continue;
        hits++;
        for (const [m, relation] of relations.entries()) {
          if (m / MOMENTS < cast.fraction - 1e-9) expect(counts(relation), `${said} at ${m}`).toBe(false);
        }
        checkHit(a, u, b, cast, said);
      }
    }
    // Thin things hardly ever meet in space.
    const thin = [kindA, kindB].every((kind) => kind === "point3" || kind === "segment3");
    expect(hits).toBeGreaterThan(thin ? -1 : 0);
  });
});

/** Apart at the fraction, and in touch but for a ten-millionth. */
function checkHit(
  a: Shape3,
  u: Vector3,
  b: Shape3,
  { fraction, normal, point: at }: MutableShapeCast3,
  said: string,
): void {
  const there = translate(a, fraction * u.x, fraction * u.y, fraction * u.z);
  expect(relate(there, b), said).not.toBe("overlapping");
  const spot = sphere(at.x, at.y, at.z, 1e-6);
  expect(intersects(spot, there), said).toBe(true);
  expect(intersects(spot, b), said).toBe(true);
  expect(Math.abs(normal.x ** 2 + normal.y ** 2 + normal.z ** 2 - 1), said).toBeLessThan(1e-14);
  if (fraction > 0) expect(normal.x * u.x + normal.y * u.y + normal.z * u.z, said).toBeLessThanOrEqual(1e-6);
}

describe("in space", () => {
  const right: Ray3 = { x: 0, y: 0, z: 0, dx: 10, dy: 0, dz: 0 };

  test.each<[string, Shape3, Ray3, Partial<RayHit3>]>([
    [
      "a box's face",
      box(4, -1, -1, 6, 1, 1),
      right,
      { fraction: 0.4, normal: { x: -1, y: 0, z: 0 }, feature: { type: "face", index: 0 } },
    ],
    [
      "a sphere",
      sphere(5, 0, 0, 1),
      right,
      { fraction: 0.4, normal: { x: -1, y: 0, z: 0 }, feature: { type: "face", index: 0 } },
    ],
    ["a capsule's side", capsule(5, -3, 0, 5, 3, 0, 1), right, { fraction: 0.4, feature: { type: "face", index: 0 } }],
    ["a capsule's end", capsule(5, 0, 0, 9, 0, 0, 1), right, { fraction: 0.4, feature: { type: "vertex", index: 0 } }],
    ["a segment", segment(5, -1, 0, 5, 1, 0), right, { fraction: 0.5, feature: { type: "edge", index: 0 } }],
    ["a point", point(5, 0, 0), right, { fraction: 0.5, normal: { x: -1, y: 0, z: 0 } }],
    ["a half-space", box(3, -Infinity, -Infinity, Infinity, Infinity, Infinity), right, { fraction: 0.3 }],
    ["far off", sphere(1e6, 0, 0, 1), { ...right, maxFraction: Infinity }, { fraction: 99999.9 }],
    ["the start", box(-1, -1, -1, 1, 1, 1), right, { fraction: 0, feature: { type: "face", index: 0 } }],
  ])("a ray hits %s", (_, shape, ray, expected) => {
    expect(castRay(shape, ray)).toMatchObject(expected);
  });

  test.each([-1000, -500, -300, -40, 0, 300])("walls without end among sizes of 2 ** %i", (exponent) => {
    const one = 2 ** exponent;
    const wall = box(-Infinity, -Infinity, -one, 2 * one, Infinity, 2 * one);
    const pole = segment(2 * one, 0, -5 * one, 5 * one, one, one);
    const { fraction } = castShape(pole, { x: -5 * one, y: 0, z: one }, wall);
    expect(Math.abs(fraction - 4 / 11)).toBeLessThan(1e-14);
  });

  test("a ray that starts inside leaves once", () => {
    for (const shape of [box(-1, -1, -1, 2, 1, 1), sphere(0, 0, 0, 2), capsule(-3, 0, 0, 1, 0, 0, 1)]) {
      expect(castRay(shape, right, { initialOverlap: "exit" })?.fraction).toBeCloseTo(0.2, 14);
      expect(castRay(shape, right, { initialOverlap: "ignore" })).toBeUndefined();
    }
    expect(castRay(sphere(0, 0, 0, 200), right, { initialOverlap: "exit" })).toBeUndefined();
  });

  test("a bit short is a miss, and an end that no double holds is not rounded", () => {
    expect(castRay(sphere(5, 0, 0, 1), { ...right, dx: 4 - 2 ** -51 })).toBeUndefined();
    expect(castRay(sphere(5, 1 + 2 ** -52, 0, 1), right)).toBeUndefined();
    const hair = { ...right, x: 1, dx: 2 ** -53 };
    expect(castRay(box(1 + 2 ** -52, -1, -1, 2, 1, 1), hair)).toBeUndefined();
    expect(castRay(box(1 + 2 ** -52, -1, -1, 2, 1, 1), { ...hair, maxFraction: 2 })).toBeDefined();
    expect(castRay(sphere(2 + 2 ** -51, 0, 0, 1), { ...hair, maxFraction: 2 })).toBeUndefined();
    expect(castRay(sphere(2 + 2 ** -51, 0, 0, 1), { ...hair, maxFraction: 4 })).toBeDefined();
  });

  test("on a capsule's side, normals are square to it", () => {
    const random = new Random(475);
    let sides = 0;
    for (let index = 0; index < 2000; index++) {
      const [x1, y1, z1, x2, y2, z2] = Array.from({ length: 6 }, () => (random.unit() - 0.5) * 1e8) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const pillar = capsule(x1, y1, z1, x2, y2, z2, random.unit() * 1e7);
      const from = { x: random.unit() * 1e8, y: 1e8, z: random.unit() * 1e8 };
      const ray = { ...from, dx: x1 - from.x, dy: (y1 + y2) / 2 - from.y, dz: z2 - from.z };
      const hit = castRay(pillar, ray);
      if (hit?.feature.type !== "face") continue;
      sides++;
      const along = hit.normal.x * (x2 - x1) + hit.normal.y * (y2 - y1) + hit.normal.z * (z2 - z1);
      const length = Math.hypot(x2 - x1, y2 - y1, z2 - z1);
      // A place 2⁻⁵³ of the largest number off turns it by that over the radius.
      expect(Math.abs(along / length)).toBeLessThan((64 * 2 ** -53 * 1e8) / pillar.radius);
    }
    expect(sides).toBeGreaterThan(100);
  });

  test("no bullet passes a wall without thickness", () => {
    const random = new Random(473);
    const wall = box(0, -1, -1, 0, 1, 1);
    for (let shot = 0; shot < 500; shot++) {
      const from = { x: -1 - random.unit() * 1e5, y: (random.unit() - 0.5) * 1e5, z: (random.unit() - 0.5) * 1e5 };
      const to = { y: random.unit() * 1.9 - 0.95, z: random.unit() * 1.9 - 0.95 };
      const u = { x: -from.x * 3, y: (to.y - from.y) * 3, z: (to.z - from.z) * 3 };
      for (const touching of [true, false]) {
        const cast = castShape(sphere(from.x, from.y, from.z, 0.005), u, wall, undefined, { touching });
        expect(cast.status, JSON.stringify([from, u])).toBe("hit");
      }
    }
  });

  test("many shapes, an object of the caller, and what is refused", () => {
    expect(castRayAll([sphere(8, 0, 0, 1), box(4, -1, -1, 6, 1, 1)], right).map(({ shape }) => shape)).toEqual([1, 0]);
    const cast = castShape(sphere(0, 0, 0, 1), { x: 4, y: 0, z: 0 }, sphere(4, 0, 0, 1));
    const own = {
      status: "separated" as const,
      fraction: 9,
      point: { x: 9, y: 9, z: 9 },
      normal: { x: 9, y: 9, z: 9 },
    };
    expect(
      castShapeInto(own as MutableShapeCast3, sphere(0, 0, 0, 1), { x: 4, y: 0, z: 0 }, sphere(4, 0, 0, 1)),
    ).toEqual(cast);
    expect(cast).toMatchObject({
      status: "hit",
      fraction: 0.5,
      point: { x: 3, y: 0, z: 0 },
      normal: { x: -1, y: 0, z: 0 },
    });
    expect(() => castRay(sphere(0, 0, 0, 1), { ...right, dx: 0 })).toThrow(code("ERR_RANGE"));
    expect(() => castRay(sphere(0, 0, 0, 1), { ...right, z: Number.NaN })).toThrow(RangeError);
    expect(() => castShape(sphere(0, 0, 0, 1), { x: 1, y: 0 } as never, sphere(0, 0, 0, 1))).toThrow(TypeError);
  });
});

test("a graze beside the edge of a long face is met where it is, not where the face would go on", () => {
  const plate = box(-19804426, -346, 0, 55425878, 47011006, 0);
  const way = { x: 39608852.00000001, y: 1038.0000000000002, z: 5.000000000000001 };
  const ball = sphere(0, 0, 10, 8.333236655590488);
  const wire = segment(
    -1.2214057513833852e-103,
    -5.956238797551261e-103,
    -9.466646163426374e-103,
    -3.9787807153419913e-107,
    -3.825415155987479e-106,
    -3.8351452595281226e-106,
  );
  const bead = sphere(
    -3.974747296352921e-107,
    -3.825111610022322e-106,
    -3.8357523514584363e-106,
    2.263177240685467e-110,
  );
  for (const [a, u, b, largest] of [
    [plate, way, ball, 55425878],
    [bead, { x: -4e-100, y: -1e-100, z: 4e-100 }, wire, 4e-100],
  ] as const) {
    const { status, fraction } = castShape(a, u, b);
    expect(status).toBe("hit");
    const there = translate(a, fraction * u.x, fraction * u.y, fraction * u.z);
    expect(distance(there, b)).toBeLessThan(64 * 2 ** -53 * largest);
  }
});

describe("cores that are nearly parallel", () => {
  const still = { x: 0, y: 0, z: 0 };
  test.each<[what: string, a: Shape3, way: Vector3, b: Shape3]>([
    [
      "a thin one is not passed",
      capsule(-100, 0, 0, 100, 0, 0, 1e-12),
      { x: 1, y: 1, z: 1 },
      capsule(-100, -1e-4, 1e-8, 100, 1e-4, 1e-8, 0),
    ],
    [
      "upright, and met by its side",
      capsule(
        0.9031639827881008,
        0.632659128838998,
        0.40768211777321994,
        0.9031639827881008,
        0.9118216747100532,
        0.40768211777321994,
        1e-9,
      ),
      { x: -6.488632078593089, y: 9.821582095798659, z: -1.6934709027102315 },
      segment(
        -1.2597133768057336,
        3.9065198274303015,
        -0.15680818354087595,
        -1.2597133763217254,
        4.185682373301357,
        0.1445836182873118,
      ),
    ],
    [
      "two thin ones that cross in their plane",
      segment(
        0.5228468764107674,
        -1.3191208420983376,
        -0.061462070112753175,
        0.5228468764107674,
        2.553608204254167,
        1.372664798716353,
      ),
      { x: -0.000002168282289157237, y: 0.09734651075459508, z: 1.7437309800754344 },
      segment(
        0.5228455784790237,
        -1.3191199414041384,
        2.12272987516734,
        0.5228455784790237,
        2.553609104348479,
        1.3726647039926099,
      ),
    ],
    [
      "long ones far off",
      capsule(
        -70.26028430873575,
        44.78328668857645,
        177.3150017701431,
        130.18597481579286,
        -134.32251727324442,
        -29.540055680887466,
        1e-6,
      ),
      { x: -235.4929857588905, y: 244.9855618853189, z: 49.24322956021177 },
      segment(
        -74.236434276554,
        49.18981163072698,
        176.80123405503534,
        126.1810466610452,
        -129.91667494378405,
        -30.053822957246496,
      ),
    ],
    [
      "the corner that a motion along a plane meets",
      capsule(-918070, 783602, -972501, -918998, 782921, -972912, 5e-324),
      { x: -590247, y: -1243875, z: -1895847 },
      segment(-919000, 782919, -972913, -1114819, 368977, -1604450),
    ],
  ])("%s", (_, a, way, b) => {
    const largest = Math.max(
      ...[a, b, way].flatMap((one) => Object.values(one).filter((part) => typeof part === "number")).map(Math.abs),
    );
    const least = 64 * 2 ** -53 * largest;
    for (const [mover, motion, other, turn] of [
      [a, way, b, 1],
      [b, { x: -way.x, y: -way.y, z: -way.z }, a, -1],
    ] as const) {
      const cast = castShape(mover, motion, other, still);
      if (cast.point === undefined) throw new Error(`${turn}: ${cast.status}`);
      const there = translate(mover, cast.fraction * motion.x, cast.fraction * motion.y, cast.fraction * motion.z);
      expect(distance(there, other)).toBeLessThan(least);
      const { x, y, z } = cast.point;
      expect(distance(there, point(x, y, z))).toBeLessThan(least);
      expect(distance(other, point(x, y, z))).toBeLessThan(least);
      // Nothing is passed on the way.
      for (let step = 1; step < 400; step++) {
        const t = cast.fraction * (step / 400);
        expect(relate(translate(mover, t * motion.x, t * motion.y, t * motion.z), other)).not.toBe("overlapping");
      }
    }
  });
});
