/** Explanations by example: what they say, what witnesses look like, and that no altered witness passes. */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import { box, circle, explain, point, type Shape, segment, verifyWitness } from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import type { Explanation, Witness } from "../../src/explain/explanation.js";
import * as line from "../../src/interval/index.js";
import { code } from "../code.js";

const formulas = ({ steps }: Explanation<unknown>) =>
  steps.map(({ formula, numbers, outcome }) => [formula, numbers, outcome]);
const shown = (witness: Witness) =>
  "point" in witness ? witness.point.map(({ value, exact }) => exact ?? value) : undefined;

describe("what is compared", () => {
  test("the four comparisons of two boxes, with their numbers", () => {
    expect(formulas(explain(box(0, 0, 5, 5), box(1, 1, 6, 4))).slice(0, 4)).toEqual([
      ["a.maxX < b.minX", "5 < 1", false],
      ["b.maxX < a.minX", "6 < 0", false],
      ["a.maxY < b.minY", "5 < 1", false],
      ["b.maxY < a.minY", "4 < 0", false],
    ]);
  });

  test("the first gap ends it", () => {
    expect(formulas(explain(box(0, 0, 5, 5), box(6, 1, 8, 4)))).toEqual([["a.maxX < b.minX", "5 < 6", true]]);
  });

  test("six comparisons find no gap in space", () => {
    const { steps } = space.explain(space.box(0, 0, 0, 2, 2, 2), space.box(1, 1, 1, 3, 3, 3));
    expect(steps.filter(({ id }) => id === "gap")).toHaveLength(6);
  });

  test("two circles need one comparison, of squares", () => {
    const { steps, relation } = explain(circle(0, 0, 2), circle(3, 4, 3));
    expect(relation).toBe("touching");
    expect(steps.map(({ left, operator, right }) => [left.value, operator, right.value])).toEqual([
      [25, ">", 25],
      [25, "=", 25],
    ]);
  });

  test("the numbers are exact where doubles are not", () => {
    const { steps } = explain(circle(0.1, 0, 0.2), circle(0.4, 0, 0.1));
    expect(steps[0]?.left.exact).toMatch(/^\d+\/\d+$/);
    expect(
      line.explain(line.interval(0n, 2n ** 70n + 1n), line.interval(2n ** 70n + 2n, 2n ** 70n + 3n)).steps[0],
    ).toMatchObject({
      numbers: "1180591620717411303425 < 1180591620717411303426",
      left: { exact: "1180591620717411303425" },
    });
  });
});

describe("witnesses", () => {
  test("circles touch on the line of their centers", () => {
    expect(shown(explain(circle(0, 0, 2), circle(3, 4, 3)).witness)).toEqual(["1.2", "1.6"]);
    expect(shown(explain(circle(0, 0, 1), circle(3, 0, 2)).witness)).toEqual([1, 0]);
  });

  test("a circle touches a segment at the foot of the perpendicular", () => {
    expect(shown(explain(circle(0, 5, 4), segment(-4, 3, 8, -6)).witness)).toEqual(["-2.4", "1.8"]);
    expect(shown(explain(circle(3, 4, 5), segment(-4, 3, 4, -3)).witness)).toEqual([0, 0]);
  });

  test("a point that no double holds is a fraction", () => {
    expect(shown(space.explain(space.sphere(0, 0, 0, 3), space.sphere(2, 3, 6, 4)).witness)).toEqual([
      "6/7",
      "9/7",
      "18/7",
    ]);
    expect(shown(explain(segment(0, 0, 3, 1), segment(0, 1, 1, 0)).witness)).toEqual(["0.75", "0.25"].map(Number));
  });

  test("an axis points from a to b and says how wide the gap is", () => {
    const { witness } = explain(circle(0, 0, 1), circle(-3, -4, 2));
    expect(witness).toEqual({
      type: "axis",
      axis: {
        direction: [{ value: -3 }, { value: -4 }],
        a: { min: { value: 0 }, max: { value: 0 } },
        b: { min: { value: 25 }, max: { value: 25 } },
        gap: 2,
      },
    });
  });

  test("the least gaps keep their size", () => {
    const gap = (witness: Witness) => (witness.type === "axis" ? witness.axis.gap : undefined);
    expect(gap(explain(box(0, 0, 0.3, 1), box(0.1 + 0.2, 0, 1, 1)).witness)).toBe(0.1 + 0.2 - 0.3);
    expect(gap(explain(point(0, 0), point(0, Number.MIN_VALUE)).witness)).toBe(Number.MIN_VALUE);
    // √2 less the double below it, 1.25371671790502177…e-16, to the last bit.
    expect(gap(explain(circle(0, 0, Math.SQRT2 - 2 ** -52), point(1, 1)).witness)).toBe(1.2537167179050217e-16);
    expect(gap(explain(point(-Number.MAX_VALUE, 0), point(Number.MAX_VALUE, 0)).witness)).toBe(Infinity);
  });

  test("a bound at infinity is written as such", () => {
    expect(explain(box(-Infinity, 0, 1, 1), box(2, 0, Infinity, 1)).witness).toMatchObject({
      axis: { a: { min: { value: -Infinity } }, b: { max: { value: Infinity } } },
    });
  });
});

const PAIRS: readonly (readonly [Shape, Shape])[] = [
  [box(0, 0, 5, 5), box(6, 1, 8, 4)],
  [box(0, 0, 5, 5), box(5, 5, 8, 9)],
  [box(0, 0, 5, 5), box(1, 1, 6, 4)],
  [circle(0, 0, 2), circle(3, 4, 3)],
  [circle(0, 0, 2), circle(4, 4, 3)],
  [circle(-1, 7, 5), segment(0, 0, 8, 6)],
  [segment(0, 0, 4, 4), segment(2, 2, 5, 0)],
  [segment(0, 0, 4, 2), segment(2, 1, 8, 4)],
  [point(1, 2), box(-Infinity, 0, 1, Infinity)],
];

/** Every way to change one leaf of a witness. */
function* altered(value: unknown): Generator<unknown> {
  if (typeof value === "number") {
    // An infinite bound has nothing above it.
    if (Number.isFinite(value)) yield value + 1;
    yield -value - 1;
    yield Number.NaN;
    yield undefined;
  } else if (typeof value === "string") {
    yield `${value}1`;
    yield "";
  } else if (Array.isArray(value)) {
    yield value.slice(1);
    yield [...value, { value: 0 }];
    for (const [index, part] of value.entries()) {
      for (const other of altered(part)) yield value.map((each, at) => (at === index ? other : each));
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      for (const other of altered(part)) yield { ...value, [name]: other };
    }
  }
}

describe("a capsule beside a box's edge that lacks an end", () => {
  test.each([
    [-Infinity, 9],
    [-9, Infinity],
    [-Infinity, Infinity],
  ])("from %d to %d", (from, to) => {
    for (const [radius, relation] of [
      [4, "disjoint"],
      [5, "touching"],
      [6, "overlapping"],
    ] as const) {
      // Half way along, the core is at (3, 4), 5 away from the edge.
      const a = space.capsule(7, 1, -1, -1, 7, 1, radius);
      const b = space.box(-4, -4, from, 0, 0, to);
      const why = space.explain(a, b);
      expect(why.relation).toBe(relation);
      expect(space.verifyWitness(a, b, why)).toBe(true);
    }
  });
});

describe("verifyWitness", () => {
  test.each(PAIRS)("takes only what proves the verdict: %o %o", (a, b) => {
    const why = explain(a, b);
    expect(verifyWitness(a, b, why)).toBe(true);
    const proves = (witness: unknown) => verifyWitness(a, b, { ...why, witness } as Explanation<Shape>);
    let count = 0;
    for (const witness of altered(why.witness)) {
      count++;
      // Another point inside both is as good a witness; nothing else is.
      if (proves(witness)) expect(why.witness.type).toBe("point");
    }
    expect(count).toBeGreaterThan(8);
    for (const relation of ["disjoint", "touching", "overlapping"] as const) {
      expect(verifyWitness(a, b, { ...why, relation })).toBe(relation === why.relation);
    }
  });

  test("takes no witness of another relation", () => {
    for (const [a, b] of PAIRS) {
      const own = explain(a, b);
      for (const [c, d] of PAIRS) {
        const other = explain(c, d);
        if (other.relation === own.relation) continue;
        expect(verifyWitness(a, b, { ...own, relation: other.relation, witness: other.witness })).toBe(false);
      }
    }
  });

  test("takes no explanation of other shapes, and nothing that is none", () => {
    const [a, b] = [box(0, 0, 5, 5), box(1, 1, 6, 4)];
    expect(verifyWitness(a, b, explain(a, box(1, 1, 6, 4.5)))).toBe(false);
    expect(verifyWitness(a, b, explain(b, a))).toBe(false);
    for (const junk of [
      undefined,
      null,
      1,
      "x",
      [],
      {},
      { relation: "overlapping" },
      { relation: "disjoint", witness: 3 },
    ]) {
      expect(verifyWitness(a, b, junk as unknown as Explanation<Shape>)).toBe(false);
    }
  });

  test("flat shapes on one axis are apart on none where they are the same number", () => {
    // Both lie on y = 0, so y alone proves nothing about how they touch on x.
    const [a, b] = [box(0, 0, 1, 0), box(1, 0, 2, 0)];
    const why = explain(a, b);
    expect(why.relation).toBe("touching");
    const axis = { direction: [{ value: 0 }, { value: 1 }], a: zero, b: zero, gap: 0 };
    const forged = { ...why, witness: { ...why.witness, axis } } as Explanation<Shape>;
    expect(verifyWitness(a, b, forged)).toBe(false);
  });
});

const zero = { min: { value: 0 }, max: { value: 0 } };

describe("what cannot be explained", () => {
  const bad: readonly (readonly [string, unknown, string])[] = [
    ["a box with NaN", { kind: "box", minX: Number.NaN, minY: 0, maxX: 1, maxY: 1 }, "ERR_NOT_FINITE"],
    ["a point with NaN", { kind: "point", x: 0, y: Number.NaN }, "ERR_NOT_FINITE"],
    ["a polygon without holes", { kind: "polygon", coordinates: [0, 0, 1, 0, 1, 1] }, "ERR_TYPE"],
    ["a closed ring", { kind: "polygon", coordinates: [0, 0, 4, 0, 4, 4, 0, 0], holes: [] }, "ERR_TYPE"],
    [
      "a closed hole",
      { kind: "polygon", coordinates: [0, 0, 9, 0, 0, 9], holes: [[1, 1, 2, 1, 1, 2, 1, 1]] },
      "ERR_TYPE",
    ],
    [
      "vertices in pairs",
      {
        kind: "polyline",
        coordinates: [
          [0, 0],
          [4, 0],
        ],
      },
      "ERR_TYPE",
    ],
    ["a bound as text", { kind: "box", minX: 0, minY: 0, maxX: "Infinity", maxY: 1 }, "ERR_TYPE"],
    ["a circle at infinity", { kind: "circle", x: Infinity, y: 0, radius: 1 }, "ERR_NOT_FINITE"],
    ["a negative radius", { kind: "circle", x: 0, y: 0, radius: -1 }, "ERR_RADIUS"],
    ["a box inside out", { kind: "box", minX: 2, minY: 0, maxX: 1, maxY: 1 }, "ERR_ORDER"],
    ["a shape of space", space.point(0, 0, 0), "ERR_KIND"],
    ["nothing", undefined, "ERR_KIND"],
  ];
  test.each(bad)("%s", (_, shape, code) => {
    const good = box(0, 0, 1, 1);
    expect(() => explain(shape as Shape, good)).toThrow(expect.objectContaining({ code }));
    expect(() => explain(good, shape as Shape)).toThrow(expect.objectContaining({ code }));
  });

  test("intervals of different types, or of invalid dates", () => {
    const [numbers, dates] = [line.interval(0, 1), line.interval(new Date(0), new Date(1))];
    expect(() => line.explain<number | Date>(numbers, dates)).toThrow(code("ERR_TYPE"));
    const invalid = { kind: "interval", start: new Date(Number.NaN), end: new Date(1) } as const;
    expect(() => line.explain(invalid, dates)).toThrow(code("ERR_NOT_FINITE"));
  });

  test("explaining has no side", () => {
    for (const [a, b] of PAIRS) expect(explain(b, a).relation).toBe(explain(a, b).relation);
    expect(plane.explain).toBe(explain);
  });

  test("a point whose numbers are others each time they are looked at proves nothing", () => {
    const [a, b] = [box(0, 0, 1, 1), box(10, 0, 11, 1)];
    const why = explain(a, b);
    // Halves: 1/2 lies in a, 21/2 in b; which it is at which look is tried in all ways.
    for (let order = 0; order < 64; order++) {
      let looks = 0;
      const n = { [Symbol.toPrimitive]: () => ((order >> (looks++ % 6)) & 1 ? 21n : 1n) };
      const point = Object.assign([{ value: 0.5 }, { value: 0.5 }], {
        map: () => [
          { n, d: 2n },
          { n: 1n, d: 2n },
        ],
      });
      const forged = { ...why, relation: "overlapping", witness: { type: "point", point } };
      expect(verifyWitness(a, b, forged as unknown as Explanation<Shape>)).toBe(false);
    }
  });
});
