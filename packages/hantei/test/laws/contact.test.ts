/** What must hold of contacts, for every pair and on hard cases: `relate`, which is exact, is the judge. */
import { describe, expect, test } from "vitest";
import { hardCase } from "../generators/hard-cases.js";
import { isPathKind } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { type AnyShape, build, PAIRS } from "../rooms.js";
import { isWithinSizes, largestOf, length, type Measuring, measuringOf, type Vector } from "./measuring.js";

const CASES = Number(process.env.HANTEI_CONTACT_CASES ?? 300);
/** `docs/exactness.md`: the bound of every point, times 2⁻⁵³ of the pair's largest number. */
const POINT_BOUND = 64 * 2 ** -53;
/** A depth at least this part of the largest number is tested for being the least. */
const DEEP = 2 ** -20;

/** Next to any move parts these, so that no depth is long enough to be tested. */
const HAVE_NO_DEPTH: ReadonlySet<string> = new Set([
  "point point",
  "segment point",
  "polyline point",
  "point3 point3",
  "segment3 point3",
  "segment3 segment3",
]);

function times({ x, y, z }: Vector, factor: number): Vector {
  return { x: x * factor, y: y * factor, z: (z ?? 0) * factor };
}

function isInfinite(shape: AnyShape): boolean {
  return Object.values(shape).some((value) => value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY);
}

describe.each(PAIRS.filter(({ room }) => measuringOf(room) !== undefined))("$name", ({ room, kindA, kindB }) => {
  const { contact, distance, move, pointAt } = measuringOf(room) as Measuring;
  const dimension = room.name === "3d" ? 3 : 2;

  /** Calls `check` for hard pairs, with what to say where it fails. */
  function forCases(seed: number, check: (a: AnyShape, b: AnyShape, told: string) => void): void {
    const random = new Random(seed);
    for (let index = 0; index < CASES; index++) {
      const [a, b] = hardCase(kindA, kindB, random, index).map((draft) => build(room, draft)) as [AnyShape, AnyShape];
      check(a, b, `${JSON.stringify(a)} ${JSON.stringify(b)}`);
    }
  }

  test("there is one where they intersect; its sign is the relation's, its normal has length 1, in both orders", () => {
    forCases(511, (a, b, told) => {
      const relation = room.relate(a, b);
      const near = contact(a, b);
      expect(near !== undefined, told).toBe(relation !== "disjoint");
      const far = distance(a, b);
      const hit = near ?? contact(a, b, { maxDistance: Number.POSITIVE_INFINITY });
      if (far === Number.POSITIVE_INFINITY) return;
      if (hit === undefined) throw new Error(`no contact within Infinity: ${told}`);
      if (relation === "overlapping") expect(hit.depth, told).toBeGreaterThan(0);
      else expect(hit.depth, told).toBe(0 - far);
      expect(Math.abs(length([hit.normal.x, hit.normal.y, hit.normal.z ?? 0]) - 1), told).toBeLessThan(1e-15);
      // Of numbers near the largest double, the least move may lead beyond it, and a longer one not.
      if (!(isPathKind(kindA) || isPathKind(kindB)) && largestOf(a, b) <= 1e300) expect(hit.minimal, told).toBe(true);
      const turned = contact(b, a, { maxDistance: Number.POSITIVE_INFINITY });
      expect(turned?.depth, told).toBe(hit.depth);
      // Equal shapes have no order: the same question twice.
      if (JSON.stringify(a) !== JSON.stringify(b)) expect(turned?.normal, told).toEqual(minus(hit.normal));
      expect(turned?.points.map(({ x, y, featureA, featureB }) => ({ x, y, a: featureB, b: featureA }))).toEqual(
        JSON.stringify(a) === JSON.stringify(b)
          ? expect.anything()
          : hit.points.map(({ x, y, featureA, featureB }) => ({ x, y, a: featureA, b: featureB })),
      );
    });
  });

  test("moved by normal times depth they do not overlap, whichever is moved", () => {
    let parted = 0;
    forCases(512, (a, b, told) => {
      if (room.relate(a, b) !== "overlapping" || !isWithinSizes(a, b)) return;
      const hit = contact(a, b);
      if (hit === undefined) throw new Error(`no contact: ${told}`);
      if (hit.depth === Number.POSITIVE_INFINITY) {
        expect(isInfinite(a) || isInfinite(b) || isPathKind(kindA) || isPathKind(kindB), told).toBe(true);
        return;
      }
      parted++;
      expect(room.overlaps(a, move(b, times(hit.normal, hit.depth))), told).toBe(false);
      expect(room.overlaps(move(a, times(hit.normal, -hit.depth)), b), told).toBe(false);
    });
    expect(parted).toBeGreaterThan(CASES / 100);
  });

  test.skipIf(HAVE_NO_DEPTH.has(`${kindA} ${kindB}`))(
    "no move of 0.999 of the depth parts them, in this direction or any other, where it says so",
    () => {
      const random = new Random(514);
      let tried = 0;
      forCases(513, (a, b, told) => {
        if (!isWithinSizes(a, b)) return;
        const hit = contact(a, b);
        if (hit === undefined || !hit.minimal || !(hit.depth > DEEP * largestOf(a, b))) return;
        const directions = [hit.normal, ...Array.from({ length: 6 }, () => direction(random, dimension))];
        if (hit.depth === Number.POSITIVE_INFINITY) return;
        for (const each of directions) {
          const by = times(each, 0.999 * hit.depth);
          let moved: AnyShape;
          try {
            moved = move(b, by);
          } catch {
            // Folded by rounding.
            continue;
          }
          tried++;
          expect(room.overlaps(a, moved), `${told} ${JSON.stringify(by)}`).toBe(true);
        }
      });
      expect(tried).toBeGreaterThan(0);
    },
  );

  test("its points are points of both, or lie between them", () => {
    forCases(515, (a, b, told) => {
      if (!isWithinSizes(a, b)) return;
      const far = distance(a, b);
      const hit = contact(a, b, { maxDistance: Number.POSITIVE_INFINITY });
      if (hit === undefined) throw new Error(`no contact within Infinity: ${told}`);
      expect([1, 2, 3, 4].slice(0, dimension === 3 ? 4 : 2), told).toContain(hit.points.length);
      for (const each of hit.points) {
        const at = `${told} ${JSON.stringify(each)}`;
        const p = pointAt(each);
        const bound = far + POINT_BOUND * largestOf(a, b);
        expect(distance(a, p), at).toBeLessThanOrEqual(bound);
        expect(distance(b, p), at).toBeLessThanOrEqual(bound);
        if (!isPathKind(kindA)) expect(each.featureA.index).toBeLessThan(12);
      }
    });
  });
});

function minus({ x, y, z }: Vector): Vector {
  return z === undefined ? ({ x: 0 - x, y: 0 - y } as Vector) : { x: 0 - x, y: 0 - y, z: 0 - z };
}

function direction(random: Random, dimension: number): Vector {
  for (;;) {
    const v = Array.from({ length: 3 }, (_, axis) => (axis < dimension ? random.integer(-1000, 1000) / 1000 : 0));
    const size = length(v);
    if (size > 0.1) return { x: (v[0] as number) / size, y: (v[1] as number) / size, z: (v[2] as number) / size };
  }
}
