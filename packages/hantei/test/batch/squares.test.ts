/** Widths whose squares underflow beside heights whose squares do not: a bound made of squares must not vanish with them. */
import { expect, test } from "vitest";
import { relateSegmentSegment, segment } from "../../src/2d/index.js";
import { relateSegments } from "../../src/batch/index.js";
import { sameBytes } from "../broadphase/same-bytes.js";
import { Random } from "../generators/random.js";

const CODES = { disjoint: -1, touching: 0, overlapping: 1 };

test.each([
  [2 ** -560, 2 ** 465],
  [2 ** 465, 2 ** -560],
  [2 ** -545, 2 ** 480],
])("decimals %d wide and %d high", (wide, high) => {
  const random = new Random(74);
  const count = 4000;
  const column = (scale: number): Float64Array =>
    Float64Array.from({ length: count }, () => (random.integer(-9, 9) / 10) * scale);
  const make = (): Record<"x1" | "y1" | "x2" | "y2", Float64Array> => ({
    x1: column(wide),
    y1: column(high),
    x2: column(wide),
    y2: column(high),
  });
  const [a, b] = [make(), make()];
  const at = ({ x1, y1, x2, y2 }: ReturnType<typeof make>, i: number) =>
    segment(x1[i] as number, y1[i] as number, x2[i] as number, y2[i] as number);
  const expected = Int8Array.from({ length: count }, (_, i) => CODES[relateSegmentSegment(at(a, i), at(b, i))]);
  expect(expected.filter((code) => code === 0).length).toBeGreaterThan(50);
  for (const kernel of ["js", "simd"] as const) {
    expect(sameBytes(relateSegments(a, b, { kernel }), expected), kernel).toBe(true);
  }
});
