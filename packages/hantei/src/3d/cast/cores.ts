/** Shapes as cores with radii, and a pair of them as what lies between: `algorithms/zonotope.ts`. */
import type { Difference, Zonotope } from "../algorithms/zonotope.js";
import type { Shape3 } from "../shape-kinds.js";
import type { Box3 } from "../shapes/box.js";

/** A corner or an end, and the edges that span the rest from there. */
export interface Core {
  readonly base: readonly number[];
  readonly edges: readonly Difference[];
}

/** How far beyond everything that moves the missing side of an unbounded box is put. */
const BEYOND = 4;

/** A shape's core; an unbounded box is cut `reach` away, four times. */
export function coreOf(shape: Shape3, reach: number): Core {
  switch (shape.kind) {
    case "point3":
    case "sphere":
      return { base: [shape.x, shape.y, shape.z], edges: [] };
    case "segment3":
    case "capsule3": {
      const base = [shape.x1, shape.y1, shape.z1];
      return { base, edges: [{ to: [shape.x2, shape.y2, shape.z2], from: base }] };
    }
    case "box3":
      return boxCore(shape, Math.min(BEYOND * reach, Number.MAX_VALUE));
  }
}

function boxCore(b: Box3, far: number): Core {
  const low = [b.minX, b.minY, b.minZ].map((bound) => Math.max(bound, -far));
  const high = [b.maxX, b.maxY, b.maxZ].map((bound) => Math.min(bound, far));
  const on = (ends: readonly number[], axis: number): number[] => ends.map((end, i) => (i === axis ? end : 0));
  return { base: low, edges: [0, 1, 2].map((axis) => ({ to: on(high, axis), from: on(low, axis) })) };
}

/** Everything between two cores: b's edges first, then a's, the other way round. */
export function between(a: Core, b: Core): Zonotope {
  return {
    base: { to: b.base, from: a.base },
    generators: [...b.edges, ...a.edges.map(({ to, from }) => ({ to: from, from: to }))],
  };
}

/** A shape's finite coordinates, without signs. */
export function sizesOf(shape: Shape3): number[] {
  const numbers = Object.values(shape).filter((value): value is number => typeof value === "number");
  return numbers.filter((value) => value - value === 0).map(Math.abs);
}

/** Whether all numbers are numbers, of anything but a box finite ones: what is built past the constructors may have others. */
export function isSound(shape: Shape3): boolean {
  return Object.values(shape).every((value) => {
    if (typeof value !== "number") return true;
    return shape.kind === "box3" ? !Number.isNaN(value) : value - value === 0;
  });
}

export function radiusOf(shape: Shape3): number {
  return "radius" in shape ? shape.radius : 0;
}
