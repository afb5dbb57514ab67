/**
 * The normal of shapes that touch leads from one to the other, however their rings are wound; and what is claimed of paths that
 * end on themselves.
 */
import { describe, expect, test } from "vitest";
import { box, contact, point, polygon, polyline, relate, type Shape, segment, translate } from "../../src/2d/index.js";

const SQUARE = [0, 0, 9, 0, 9, 9, 0, 9];
const HOLE = [3, 3, 6, 3, 6, 6, 3, 6];
const CLAMP = [0, 0, 9, 0, 9, 1, 1, 1, 1, 5, 9, 5, 9, 6, 0, 6];

/** The same ring, the other way round. */
function reversed(ring: readonly number[]): number[] {
  return ring.flatMap((_, at) => (at % 2 === 0 ? ring.slice(ring.length - 2 - at, ring.length - at) : []));
}

/** Shapes whose floor is at a height above (4.5, 0), and open above it. */
const FLOORS: readonly [name: string, floor: Shape, height: number][] = [
  ["a bar", polygon([0, 0, 9, 0, 9, 1, 0, 1]), 1],
  ["a bar of a path", polyline([0, 1, 9, 1]), 1],
  ["a clamp", polygon(CLAMP), 1],
  ["a clamp, the other way round", polygon(reversed(CLAMP)), 1],
  ["a clamp of a path", polyline([...CLAMP, 0, 0]), 1],
  ["a clamp of a path, the other way round", polyline([...reversed(CLAMP), 0, 6]), 1],
  ["a hole", polygon(SQUARE, [HOLE]), 3],
  ["a hole, the other way round", polygon(SQUARE, [reversed(HOLE)]), 3],
  ["a hole in a ring the other way round", polygon(reversed(SQUARE), [HOLE]), 3],
];
/** What stands on (4.5, 0). */
const THINGS: readonly [name: string, thing: Shape][] = [
  ["a box", box(4, 0, 5, 1)],
  ["a triangle on its tip", polygon([4.5, 0, 5, 1, 4, 1])],
  ["a path on its tip", polyline([4, 1, 4.5, 0, 5, 1])],
  ["a path on its side", polyline([4, 1, 4, 0, 5, 0, 5, 1])],
  ["a segment", segment(4.5, 0, 5, 1)],
  ["a point", point(4.5, 0)],
];

describe.each(FLOORS)("on %s", (_, floor, height) => {
  test.each(THINGS)("%s stands", (_name, thing) => {
    const there = translate(thing, 0, height);
    // Where both are one line, they overlap.
    if (relate(floor, there) !== "touching") return expect(relate(floor, there)).toBe("overlapping");
    expect(contact(floor, there)).toMatchObject({ normal: { x: 0, y: 1 }, depth: 0 });
    expect(contact(there, floor)).toMatchObject({ normal: { x: 0, y: -1 }, depth: 0 });
  });
});

test.each([
  [segment(0, -1, 0, 1), [0, 0, 3, -2, -1, 0, 2, 0], [0, -0.5]],
  [segment(0, -1, 0, 1), [0, 0, 1, -0.75, -1, -0.25, -1, 0, 1, 0], [0, -0.5]],
  [box(-1, -1, -1, 1), [-1, 0, 2, -2, -2, 0, 1, 0], undefined],
] as const)("a path that begins on itself slips through: %#", (thin, path, move) => {
  const it = polyline([...path]);
  const hit = contact(thin, it);
  const least = Math.hypot(...(move ?? [0, 0]));
  if (move !== undefined) expect(relate(thin, translate(it, ...move))).not.toBe("overlapping");
  expect(hit?.minimal === true && (hit?.depth ?? 0) > least + 1e-9).toBe(false);
});
