/**
 * Rays that start in a shape of straight edges: whether they leave it, and whether they come back, against fractions; the
 * reference cuts the way wherever an edge meets it, and looks at the middle of each piece.
 */
import { describe, expect, test } from "vitest";
import { box, castRay, point, polygon, polyline, relate, type Shape } from "../../src/2d/index.js";
import { hardCase } from "../generators/hard-cases.js";
import { Random } from "../generators/random.js";
import { commonPart, type Edge, edgesOf, pointAt } from "../oracle/edges.js";
import { meet } from "../oracle/meet.js";
import { compare, ONE, over, plus, type Rational, ZERO } from "../oracle/rational.js";
import { type Core, readerOf, setOf, type Vector } from "../oracle/sets.js";
import { build, ROOMS } from "../rooms.js";

const PLANE = ROOMS.find(({ name }) => name === "2d") as (typeof ROOMS)[number];

interface Way {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

function edgesOfCore(core: Core): Edge[] {
  if (core.type === "chain" || core.type === "region") return edgesOf(core);
  if (core.type === "segment") return [[core.from, core.to]];
  if (core.type !== "box") return [];
  const [[x1, y1], [x2, y2]] = [core.min, core.max] as unknown as [[Rational, Rational], [Rational, Rational]];
  return edgesOf({
    type: "region",
    rings: [
      [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ],
    ],
  });
}

function isLong([from, to]: Edge): boolean {
  return from.some((value, axis) => compare(value, to[axis] as Rational) !== 0);
}

const TWO = plus(ONE, ONE);

/** When a way that starts in the shape leaves it, and when it meets it again, if it does. */
function reference(shape: Shape, { x, y, dx, dy }: Way): { left: Rational | undefined; back: Rational | undefined } {
  const read = readerOf([...numbersOf(shape), x, y, dx, dy]);
  const { core } = setOf(shape as never, read);
  const from: Vector = [read(x), read(y)];
  const way: Edge = [from, [plus(from[0] as Rational, read(dx)), plus(from[1] as Rational, read(dy))]];
  const times = [ZERO, ONE];
  for (const edge of edgesOfCore(core).filter(isLong)) times.push(...(commonPart(way, edge) ?? []));
  times.sort(compare);
  const holds = (time: Rational): boolean => meet({ type: "point", at: pointAt(way, time) }, core).closed;
  let left: Rational | undefined;
  for (const [index, time] of times.entries()) {
    if (left !== undefined && compare(time, left) > 0 && holds(time)) return { left, back: time };
    const next = times[index + 1];
    if (left !== undefined || next === undefined || compare(time, next) === 0) continue;
    if (!holds(over(plus(time, next), TWO))) left = time;
  }
  return { left, back: undefined };
}

function numbersOf(shape: Shape): number[] {
  if (shape.kind === "polygon") return [shape.coordinates, ...shape.holes].flat();
  return Object.values(shape)
    .flat()
    .filter((value): value is number => typeof value === "number");
}

/** From a vertex half of the time: what rounding gets wrong is nearest to the start. */
function wayFrom(shape: Shape, random: Random, other: Shape): Way {
  const numbers = numbersOf(shape);
  const others = numbersOf(other);
  const pick = (list: readonly number[]): number => 2 * random.integer(0, (list.length >> 1) - 1);
  const [at, to] = [pick(numbers), random.once(2) ? pick(numbers) : -1];
  const [x, y] = [numbers[at] as number, numbers[at + 1] as number];
  if (to < 0) return { x, y, dx: others[0] as number, dy: others[1] as number };
  const part = random.once(2) ? 1 : 0.5;
  return { x, y, dx: part * ((numbers[to] as number) - x), dy: part * ((numbers[to + 1] as number) - y) };
}

describe("hard cases", () => {
  test.each(["polygon", "polyline", "box", "segment"])("%s: leaves and comes back as fractions tell", (kind) => {
    const random = new Random(20261122);
    let asked = 0;
    let came = 0;
    for (let index = 0; index < 1500; index++) {
      const [shape, other] = hardCase(kind, kind, random, index).map((draft) => build(PLANE, draft)) as never as [
        Shape,
        Shape,
      ];
      const way = wayFrom(shape, random, other);
      const values = [...numbersOf(shape), way.x, way.y, way.dx, way.dy];
      const sizes = values.map(Math.abs).filter((size) => size > 0);
      if (!(Math.max(...sizes) < 1e150 && Math.min(...sizes) > 1e-150) || (way.dx === 0 && way.dy === 0)) continue;
      if (relate(point(way.x, way.y), shape) === "disjoint") continue;
      asked++;
      const { left, back } = reference(shape, way);
      const isLeft = left !== undefined && compare(left, ONE) < 0;
      const told = `${JSON.stringify(shape)} ${JSON.stringify(way)}`;
      expect(castRay(shape, way, { initialOverlap: "exit" }) !== undefined, `exit: ${told}`).toBe(isLeft);
      expect(castRay(shape, way, { initialOverlap: "ignore" }) !== undefined, `ignore: ${told}`).toBe(
        back !== undefined,
      );
      if (back !== undefined) came++;
    }
    expect(asked).toBeGreaterThan(300);
    if (kind === "polygon" || kind === "polyline") expect(came).toBeGreaterThan(20);
  });
});

describe("from a vertex", () => {
  const wedge = polygon([2, -1, -1, 6, 6, -2]);

  test("straight out: it left at its start, and does not come back", () => {
    const out = { x: 6, y: -2, dx: -2, dy: 3 };
    expect(castRay(wedge, out, { initialOverlap: "ignore" })).toBeUndefined();
    expect(castRay(wedge, out, { initialOverlap: "exit" })?.fraction).toBe(0);
    const endless = { ...out, maxFraction: Number.POSITIVE_INFINITY };
    expect(castRay(wedge, endless, { initialOverlap: "ignore" })).toBeUndefined();
  });

  test("in: it leaves on the other side", () => {
    const inward = { x: 6, y: -2, dx: -11, dy: 10 };
    const left = castRay(wedge, inward, { initialOverlap: "exit" });
    // The line through (2, −1) and (−1, 6) is 7x + 3y = 11, and x = 6 − 11t, y = −2 + 10t.
    expect(left?.fraction).toBeCloseTo(25 / 47, 14);
    expect(left?.feature).toEqual({ type: "edge", index: 0 });
  });

  test("along an edge: it is in the shape as far as the edge goes", () => {
    const along = { x: 6, y: -2, dx: -14, dy: 16 };
    expect(castRay(wedge, along, { initialOverlap: "exit" })).toMatchObject({
      fraction: 0.5,
      feature: { type: "vertex", index: 1 },
    });
    expect(castRay(wedge, { ...along, maxFraction: 0.5 }, { initialOverlap: "exit" })).toBeUndefined();
  });

  test("out and in again at once: between last bits of the largest numbers", () => {
    // All of it lies within one unit at 1e15, where doubles are an eighth apart.
    const chain = polyline([1e15 - 0.125, 1e15 + 0.75, 1e15, 1e15 - 0.125, 1e15, 1e15 + 0.25, 1e15 - 0.25, 1e15 - 0.5]);
    const way = { x: 1e15 - 0.125, y: 1e15 - 0.125, dx: 1e15 + 0.375, dy: 1e15 + 0.125 };
    expect(relate(point(way.x, way.y), chain)).not.toBe("disjoint");
    expect(castRay(chain, way, { initialOverlap: "ignore" })).toBeDefined();
  });
});

describe("along a side of a box without a bound", () => {
  const inf = Number.POSITIVE_INFINITY;
  const along = { x: 2, y: 2.5, dx: 0, dy: -64, maxFraction: 2 };

  test.each([
    ["a half-plane", box(-inf, -inf, 2, inf)],
    ["a line", box(2, -inf, 2, inf)],
    ["a strip", box(-1, -inf, 2, inf)],
    ["a quadrant", box(-inf, -inf, 2, 3)],
  ])("%s is not left where it was cut off", (_, shape) => {
    expect(castRay(shape, along, { initialOverlap: "exit" })).toBeUndefined();
    expect(castRay(shape, along, { initialOverlap: "ignore" })).toBeUndefined();
    expect(castRay(shape, { ...along, maxFraction: inf }, { initialOverlap: "exit" })).toBeUndefined();
  });

  test("a quadrant is left at its own corner", () => {
    const hit = castRay(box(-inf, -1.5, 2, inf), along, { initialOverlap: "exit" });
    expect(hit).toMatchObject({ fraction: 1 / 16, x: 2, y: -1.5, feature: { type: "vertex", index: 1 } });
  });
});

test("a chain that runs back over itself is left where its last edge ends", () => {
  const chain = polyline([0, 0, 3, 0, 2, 0, 5, 0]);
  const way = { x: 1, y: 0, dx: 8, dy: 0 };
  expect(castRay(chain, way, { initialOverlap: "exit" })?.fraction).toBe(0.5);
  expect(castRay(chain, way, { initialOverlap: "ignore" })).toBeUndefined();
});

test("a vertex met nearly along its edges is met where it is", () => {
  const chain = polyline([1, 1, 2, 2, 0, -2 - 2 ** -51, 5, 6]);
  const hit = castRay(chain, { x: 1, y: 0, dx: 3, dy: 6 });
  expect(hit).toMatchObject({ x: 2, y: 2, feature: { type: "vertex", index: 1 } });
  expect(hit?.fraction).toBeCloseTo(1 / 3, 15);
});

test("where a hole touches the rim, the ray leaves by the edge that comes first in stored order", () => {
  const holed = polygon([0, 0, 10, 0, 10, 10, 0, 10], [[10, 5, 6, 3, 6, 7]]);
  const hit = castRay(holed, { x: 9, y: 1, dx: 2, dy: 8 }, { initialOverlap: "exit" });
  expect(hit?.feature).toEqual({ type: "edge", index: 1 });
});
