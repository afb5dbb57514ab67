/** A derivation holds edges against those that are near, and stops where it has found what it looks for. */
import { expect, test, vi } from "vitest";
import { explain, polygon, polyline, type Shape } from "../../src/2d/index.js";
import * as rational from "../../src/exact/rational.js";

vi.mock(import("../../src/exact/rational.js"), { spy: true });

const star = (rays: number, inner: number, outer: number, x: number): number[] =>
  Array.from({ length: 2 * rays }, (_, i) => {
    const angle = (Math.PI * i) / rays;
    const radius = i % 2 === 0 ? outer : inner;
    return [x + radius * Math.cos(angle), radius * Math.sin(angle)];
  }).flat();

const strokes = (count: number, swap: boolean): number[] =>
  Array.from({ length: count }, (_, i) => (swap ? [i, (i % 2) * count] : [(i % 2) * count, i])).flat();

/** Teeth that stand up from y = 0, or hang down between those. */
const comb = (teeth: number, hangs: boolean): number[] => {
  const [from, to, back] = hangs ? [9.5, 0.5, 10] : [0, 9, -1];
  const sides = Array.from({ length: teeth }, (_, i) => {
    const x = i + (hangs ? 0.5 : 0);
    return [x, from, x, to, x + 0.25, to, x + 0.25, from];
  });
  return [...sides.flat(), teeth + 1, from, teeth + 1, back, -1, back, -1, from];
};

test.each<[string, (count: number) => readonly [Shape, Shape]]>([
  ["stars that lap over", (count) => [polygon(star(count, 2, 9, 0)), polygon(star(count, 2, 9, 10))]],
  ["strokes that all cross", (count) => [polyline(strokes(count, false)), polyline(strokes(count, true))]],
  ["combs that interlock", (count) => [polygon(comb(count, false)), polygon(comb(count, true))]],
])("%s: four times as many edges are not sixteen times the work", (_, make) => {
  const multiply = vi.mocked(rational.multiply);
  const [few, many] = [40, 160].map((count) => {
    multiply.mockClear();
    explain(...make(count));
    return multiply.mock.calls.length;
  }) as [number, number];
  expect(few).toBeGreaterThan(0);
  expect(many).toBeLessThan(7 * few);
});
