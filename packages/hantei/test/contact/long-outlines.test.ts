import { expect, test } from "vitest";
import { contact, type Polygon, polygon } from "../../src/2d/index.js";

/** A star of 700 spikes, from any of its vertices on; two of them have too many edges for any move but along a normal. */
function star(x: number, first: number): Polygon {
  const vertices = Array.from({ length: 1400 }, (_, i) => {
    const [angle, radius] = [(Math.PI * i) / 700, i % 2 ? 0.8 : 1];
    return [x + radius * Math.cos(angle), 0.3 * radius * Math.sin(angle)];
  });
  return polygon([...vertices.slice(first), ...vertices.slice(0, first)].flat());
}

test.each([0, 18, 500, 1101])(
  "two long outlines from vertex %d on are parted along the best normal that is tried",
  (first) => {
    const depth = contact(star(0, first), star(0.4, first))?.depth as number;
    // Upright it takes 0.6; along a normal that leans a little, less.
    expect(depth).toBeLessThan(0.59);
    expect(depth).toBeGreaterThan(0.58);
  },
);
