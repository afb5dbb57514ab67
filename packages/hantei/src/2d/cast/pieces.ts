/** Shapes as convex pieces, and how long those of two that move and turn do not meet. */
import { after, type Coordinates, edgeCount } from "../algorithms/path.js";
import { convexity } from "../algorithms/relate-convex.js";
import { measure } from "../distance-matrix.js";
import { GAP, measured } from "../measure/gap.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";
import { partedFor, type Turn } from "./parted.js";

/** So many pairs of pieces are looked at in a step, and no more. */
const MOST_PAIRS = 4096;

/** Whether the pieces of two shapes are few enough to look at all pairs of them again and again. */
export function haveFewPieces(a: Shape, b: Shape): boolean {
  return piecesOf(a).length * piecesOf(b).length <= MOST_PAIRS;
}

/** A shape as convex pieces: itself, or its edges. What is apart from it meets those first. */
export function piecesOf(shape: Shape): readonly Shape[] {
  if (shape.kind === "polyline") return edgesOf(shape.coordinates, false);
  if (shape.kind !== "polygon" || (shape.holes.length === 0 && convexity(shape.coordinates) !== 0)) return [shape];
  return [shape.coordinates, ...shape.holes].flatMap((ring) => edgesOf(ring, true));
}

function edgesOf(path: Coordinates, closed: boolean): readonly Shape[] {
  return Array.from({ length: edgeCount(path, closed) }, (_, edge): Shape => {
    const [at, end] = [2 * edge, after(path, 2 * edge)];
    const [x1, y1, x2, y2] = [path[at], path[at + 1], path[end], path[end + 1]] as [number, number, number, number];
    return { kind: "segment", x1, y1, x2, y2 };
  });
}

/**
 * How long no two pieces meet, as a part of the sweep, up to `most`. The whole shapes were `measured` last.
 *
 * @param margin - They are taken to be so much nearer.
 * @param speed - No two points come nearer faster.
 */
export function apartFor(
  a: readonly Shape[],
  turnA: Turn,
  b: readonly Shape[],
  turnB: Turn,
  margin: number,
  speed: number,
  most: number,
): number {
  if (a.length * b.length === 1) return partedFor(a[0] as Shape, turnA, b[0] as Shape, turnB, margin);
  const boxesB = b.map(boundsOf);
  let safe = most;
  for (const pieceA of a) {
    const boxA = boundsOf(pieceA);
    for (const [index, pieceB] of b.entries()) {
      if ((gapOf(boxA, boxesB[index] as Box) - margin) / speed >= safe) continue;
      measure(pieceA, pieceB, true);
      const least = ((measured[GAP] as number) - margin) / speed;
      if (least >= safe) continue;
      const parted = partedFor(pieceA, turnA, pieceB, turnB, margin);
      safe = Math.min(safe, parted > least ? parted : least);
    }
  }
  return safe;
}

function boundsOf(shape: Shape): Box {
  return operationsOf(shape).bounds(shape);
}

/** How far two boxes are apart at least. */
function gapOf(a: Box, b: Box): number {
  return Math.max(b.minX - a.maxX, a.minX - b.maxX, b.minY - a.maxY, a.minY - b.maxY);
}
