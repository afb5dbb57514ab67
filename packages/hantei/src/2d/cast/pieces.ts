/** Shapes as convex pieces, and how long those of two that move and turn do not meet. */
import { after, type Coordinates, edgeCount } from "../algorithms/path.js";
import { convexity } from "../algorithms/relate-convex.js";
import { measure } from "../distance-matrix.js";
import type { Bounds } from "../foundation/bounds.js";
import { AX, AY, BX, BY, GAP, measured } from "../measure/gap.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import { partedFor, type Turn } from "./parted.js";

/** So many pairs of pieces are looked at in a step, and no more. */
const MOST_PAIRS = 4096;

/** Whether two shapes are of several pieces, but few enough to look at all pairs of them again and again. */
export function haveFewPieces(a: Shape, b: Shape): boolean {
  const pairs = piecesOf(a, a).length * piecesOf(b, b).length;
  return pairs > 1 && pairs <= MOST_PAIRS;
}

/**
 * A shape, placed, as convex pieces: itself, or its edges. What is apart from it meets those first.
 *
 * @param shape - As it was before: where that is convex, rounding may have turned corners on its sides inward, and lines need no
 * more than vertices.
 */
export function piecesOf(placed: Shape, shape: Shape): readonly Shape[] {
  if (placed.kind === "polyline") return edgesOf(placed.coordinates, false);
  if (placed.kind !== "polygon" || isConvex(shape)) return [placed];
  return [placed.coordinates, ...placed.holes].flatMap((ring) => edgesOf(ring, true));
}

function isConvex(shape: Shape): boolean {
  return shape.kind !== "polygon" || (shape.holes.length === 0 && convexity(shape.coordinates) !== 0);
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
  const [ax, ay, bx, by] = [AX, AY, BX, BY].map((at) => measured[at]) as [number, number, number, number];
  const boxedB = boxed(b, ax, ay);
  let safe = most;
  // Those first that the gap is between: they leave few others to look at.
  for (const { piece: pieceA, box: boxA } of boxed(a, bx, by)) {
    for (const { piece: pieceB, box: boxB } of boxedB) {
      if ((gapOf(boxA, boxB) - margin) / speed >= safe) continue;
      measure(pieceA, pieceB, true);
      const least = ((measured[GAP] as number) - margin) / speed;
      if (least >= safe) continue;
      const parted = partedFor(pieceA, turnA, pieceB, turnB, margin);
      safe = Math.min(safe, parted > least ? parted : least);
    }
  }
  return safe;
}

interface Boxed {
  readonly piece: Shape;
  readonly box: Bounds;
  readonly gap: number;
}

/** Pieces in their boxes, those that are nearest to a point first. */
function boxed(pieces: readonly Shape[], x: number, y: number): readonly Boxed[] {
  const spot = { minX: x, minY: y, maxX: x, maxY: y };
  return pieces
    .map((piece) => {
      const box = operationsOf(piece).bounds(piece);
      return { piece, box, gap: gapOf(box, spot) };
    })
    .sort((p, q) => p.gap - q.gap);
}

/** How far two boxes are apart at least. */
function gapOf(a: Bounds, b: Bounds): number {
  return Math.max(b.minX - a.maxX, a.minX - b.maxX, b.minY - a.maxY, a.minY - b.maxY);
}
