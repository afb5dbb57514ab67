/** What must hold for `contains` whatever the shapes are: laws over every ordered pair. */
import { describe, expect, test } from "vitest";
import {
  box,
  capsule,
  circle,
  contains,
  containsBoxCircle,
  containsBoxPoint,
  point,
  polygon,
  polyline,
  type Shape,
  segment,
} from "../../src/2d/index.js";
import { code } from "../code.js";
import { axesOf, type Draft, RADIUS, tidy } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import type { AnyShape } from "../rooms.js";
import { containCase } from "./cases.js";
import { buildBoth, type Contains, containsOf, nextCase, orderedPairs } from "./check.js";

const ask: Contains = (a, b, options) => containsOf(a)(a, b, options);
const PAIRS = orderedPairs(["2d", "3d"]);
const STRICT = { strict: true };

/** 0 outside, 1 in it, 2 in its interior. */
function depth(a: AnyShape, b: AnyShape): number {
  return Number(ask(a, b)) + Number(ask(a, b, STRICT));
}

describe.each(PAIRS)("$name", (pair) => {
  const { room, kindA, kindB } = pair;

  test("what is in the interior is in the shape, and meets it likewise", () => {
    const random = new Random(71);
    for (let index = 0; index < 500; index++) {
      const [a, b] = nextCase(pair, random, index);
      const relation = room.relate(a, b);
      if (ask(a, b)) expect(relation).not.toBe("disjoint");
      if (!ask(a, b, STRICT)) continue;
      expect(ask(a, b)).toBe(true);
      expect(relation).toBe("overlapping");
    }
  });

  test("a shape in a shape in a third is in the third", () => {
    const random = new Random(72);
    for (let index = 0; index < 300; index++) {
      const [a, b] = nextCase(pair, random, index);
      const [, c] = nextCase({ ...pair, kindA: kindB, kindB: random.pick(room.kinds) }, random, index);
      // The interior of b lies in a where b does, and in its interior where b lies there.
      if (depth(a, b) === 0 || depth(b, c) === 0) continue;
      expect(depth(a, c)).toBeGreaterThanOrEqual(depth(a, b));
    }
  });

  test("motions that lose no bit change nothing", () => {
    const random = new Random(73);
    let asked = 0;
    for (let index = 1; asked < 150; index++) {
      const drafts = containCase(kindA, kindB, random, index);
      if (
        !drafts.every(({ numbers }) => numbers.every((value) => Math.abs(value) < 2 ** 40 && Number.isInteger(value)))
      )
        continue;
      const both = buildBoth(room, drafts);
      if (both === undefined) continue;
      asked++;
      const before = depth(...both);
      const under = (change: (value: number, axis: number) => number): number => {
        const moved = drafts.map((draft): Draft => {
          const axes = axesOf(draft);
          return tidy({ ...draft, numbers: draft.numbers.map((value, at) => change(value, axes[at] as number)) });
        }) as unknown as [Draft, Draft];
        return depth(...(buildBoth(room, moved) as [AnyShape, AnyShape]));
      };
      const exponent = random.integer(-900, 900);
      expect(under((value) => value * 2 ** exponent)).toBe(before);
      const mirrored = random.integer(0, 2);
      expect(under((value, axis) => (axis === mirrored ? -value : value))).toBe(before);
      const steps = [0, 1, 2].map(() => random.integer(-(2 ** 40), 2 ** 40));
      expect(under((value, axis) => (axis === RADIUS ? value : value + (steps[axis] as number)))).toBe(before);
    }
  });

  test("NaN in any number of either is not contained", () => {
    const random = new Random(74);
    for (let index = 0; index < 50; index++) {
      const [a, b] = nextCase(pair, random, index);
      for (const changed of withNaN(a)) expect(depth(changed, b)).toBe(0);
      for (const changed of withNaN(b)) expect(depth(a, changed)).toBe(0);
    }
  });
});

/** The shape with each of its numbers in turn replaced. */
function withNaN(shape: AnyShape): AnyShape[] {
  const fields = Object.entries(shape).filter(([name]) => name !== "kind");
  return fields.flatMap(([name, value]) => broken(value).map((changed) => ({ ...shape, [name]: changed })));
}

/** A number, or a list of them or of lists, with one of its numbers NaN, in every way. */
function broken(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [Number.NaN];
  return value.flatMap((old, at) =>
    broken(old).map((changed) => value.map((kept: unknown, index) => (index === at ? changed : kept))),
  );
}

describe.each(PAIRS.filter(({ kindA, kindB }) => kindA === kindB))("$name", (pair) => {
  test("a shape contains itself", () => {
    const random = new Random(75);
    for (let index = 0; index < 500; index++) {
      for (const shape of nextCase(pair, random, index)) expect(ask(shape, shape)).toBe(true);
    }
  });
});

describe("by hand", () => {
  const inf = Number.POSITIVE_INFINITY;
  const square = polygon([0, 0, 4, 0, 4, 4, 0, 4]);
  const frame = polygon([0, 0, 4, 0, 4, 4, 0, 4], [[1, 1, 3, 1, 3, 3, 1, 3]]);
  const pierced = polygon([0, 0, 4, 0, 4, 4, 0, 4], [[2, 0, 4, 2, 2, 4, 0, 2]]);

  test.each<[string, Shape, Shape, number]>([
    ["a shape's corner", box(0, 0, 4, 4), point(4, 4), 1],
    ["an equal box", box(0, 0, 4, 4), box(0, 0, 4, 4), 1],
    ["a flat box in its line", box(0, 0, 4, 0), box(1, 0, 3, 0), 2],
    ["a flat box as long as its line", box(0, 0, 4, 0), segment(4, 0, 0, 0), 1],
    ["the plane in the plane", box(-inf, -inf, inf, inf), box(-inf, -inf, inf, inf), 2],
    ["a strip in a half plane", box(0, -inf, inf, inf), box(0, -inf, 1, inf), 1],
    ["a strip in a large circle", circle(0, 0, 1e308), box(0, -inf, 1, 1), 0],
    ["a circle that touches four sides", box(0, 0, 4, 4), circle(2, 2, 2), 1],
    ["equal circles", circle(1, 1, 2), circle(1, 1, 2), 1],
    ["a circle touching from within, 3-4-5", circle(0, 0, 10), circle(3, 4, 5), 1],
    ["a circle in a point", point(1, 1), circle(1, 1, 0), 2],
    ["a capsule in a circle", circle(0, 0, 10), capsule(-3, -4, 3, 4, 5), 1],
    ["a circle as wide as its capsule", capsule(0, 0, 9, 0, 2), circle(5, 0, 2), 1],
    ["a circle that juts out at a slant", capsule(0, 0, 8, 6, 2), circle(4, 3.5, 2), 0],
    ["a segment over the bay of an L", polygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4]), segment(4, 0, 0, 4), 0],
    ["a segment from end to end of an L", polygon([0, 0, 4, 0, 4, 1, 1, 1, 1, 4, 0, 4]), segment(0, 2, 2, 0), 1],
    ["a diagonal across a hole", frame, segment(0, 0, 4, 4), 0],
    ["what fills a hole", frame, polygon([1, 1, 3, 1, 3, 3, 1, 3]), 0],
    ["the square around a hole", frame, square, 0],
    ["a hole's rim", frame, polyline([1, 1, 3, 1, 3, 3, 1, 3, 1, 1]), 1],
    ["the square around a hole that touches it in four points", pierced, square, 0],
    ["a larger hole", square, frame, 1],
    ["an equal frame", frame, frame, 1],
    ["a circle between rim and hole", frame, circle(0.5, 0.5, 0.5), 1],
    ["a circle around a hole", polygon([0, 0, 8, 0, 8, 8, 0, 8], [[3, 3, 5, 3, 5, 5, 3, 5]]), circle(4, 4, 4), 0],
    ["a segment over three edges", polyline([0, 0, 1, 0, 2, 0, 3, 0]), segment(2.5, 0, 0.5, 0), 2],
    ["a segment over a gap", polyline([0, 0, 1, 0, 1, 1, 2, 1, 2, 0, 3, 0]), segment(0, 0, 3, 0), 0],
    ["a closed chain in itself", polyline([0, 0, 1, 0, 1, 1, 0, 0]), polyline([0, 0, 1, 0, 1, 1, 0, 0]), 2],
    ["an open chain in itself", polyline([0, 0, 1, 0, 1, 1]), polyline([0, 0, 1, 0, 1, 1]), 1],
    ["a box on a chain", polyline([0, 0, 4, 0]), box(1, 0, 2, 0), 2],
    ["a point on a core of radius 0", capsule(0, 0, 4, 0, 0), point(4, 0), 1],
  ])("%s", (_name, a, b, wanted) => {
    expect(depth(a as unknown as AnyShape, b as unknown as AnyShape)).toBe(wanted);
  });

  test("a side is compared without rounding the sum", () => {
    // 0.2 + 0.1 is below the double 0.30000000000000004, to which it rounds.
    const reach = 0.1 + 0.2;
    expect(containsBoxCircle(box(-0.1, -9, 9, 9), circle(0.2, 0, reach))).toBe(false);
    expect(containsBoxCircle(box(-0.1, -9, 9, 9), circle(0.2, 0, nextDown(reach)), STRICT)).toBe(true);
    expect(contains(box(0, 0, 4, 4), circle(2, 2, nextUp(2)))).toBe(false);
  });

  test("a kind that is none is refused", () => {
    const blob = { kind: "blob" } as unknown as Shape;
    for (const [a, b] of [
      [blob, point(0, 0)],
      [point(0, 0), blob],
    ] as const) {
      expect(() => contains(a, b)).toThrow(code("ERR_KIND"));
    }
  });

  test("options that are none are refused, not taken for another question", () => {
    const [a, b] = [box(0, 0, 4, 4), point(0, 1)];
    for (const wrong of [true, null, "strict", { strict: 1 }, { strict: "true" }, { strict: null }]) {
      for (const ask of [contains, containsBoxPoint] as const) {
        expect(() => ask(a, b, wrong as never)).toThrow(code("ERR_TYPE"));
      }
    }
    expect(contains(a, b, { strict: undefined })).toBe(true);
  });

  test("a long ring and a long chain are judged through their index", () => {
    const ring = Array.from({ length: 50_000 }, (_, index) => {
      const t = index / 25_000;
      return index < 25_000 ? [t, index % 2] : [2 - t, 2 + (index % 2)];
    }) as [number, number][];
    const wide = polygon(ring);
    expect(contains(wide, wide)).toBe(true);
    expect(contains(wide, circle(0.5, 1.5, 0.25), STRICT)).toBe(true);
    const chain = polyline(Array.from({ length: 50_000 }, (_, index) => [index, 0] as [number, number]));
    expect(contains(chain, segment(10, 0, 40_000.5, 0), STRICT)).toBe(true);
    expect(contains(chain, chain)).toBe(true);
  });
});
