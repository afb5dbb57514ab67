/**
 * How deep two shapes overlap at least: as deep as convex pieces of them do, an edge of each with the radii, or, of a point or
 * circle, it and the whole other shape. No shorter move parts them.
 */
import { gauge, LARGEST, SCALE } from "../../base/gauge.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { registers } from "../../exact/registers.js";
import { convexStraight, coreA, coreB } from "../algorithms/convex.js";
import { locateRegister } from "../algorithms/locate.js";
import { findNearest, found, SQUARED } from "../algorithms/nearest.js";
import { type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import { axis, ENOUGH, SEPARATION, separate } from "../algorithms/separate.js";
import { type Lines, linesA, linesB, reach } from "./lines.js";

/** A path's end is on it where it is nearer than this times the largest coordinate: 16 last places. */
const SAME = 32 * UNIT_ROUNDOFF;

/** An edge of each; fractions, since V8 keeps whole numbers another way. */
const straightA = { x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 };
const straightB = { x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 };

/** The result: not returned, so that no call boxes it. */
export const least: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** Leaves the depth of the pieces that overlap deepest in `least`; the shapes are those whose outlines are loaded and read. */
export function measurePieces(): void {
  const scale = gauge[SCALE] as number;
  const radius = reach[0] as number;
  // Cores that are apart: no point of either comes farther from the other than it is moved.
  findNearest(outlineA, outlineB);
  const room = Math.sqrt(found[SQUARED] as number);
  measureAroundSpot();
  const around = room > 0 ? radius - room : 0;
  if (around > (least[0] as number)) least[0] = around;
  // What has no width slips through where a hole's vertex touches another ring.
  const isThin = radius === 0 && !(outlineA.solid && outlineB.solid);
  if (isThin && outlineA.holes.length + outlineB.holes.length > 0) return;
  // So does what lets it through where a path's end, which is not of its interior, lies on the path.
  if (isThin && (endsOnItself(outlineA, linesA) || endsOnItself(outlineB, linesB))) return;
  const { edges: edgesA, edgesEnd: endA } = linesA;
  const { edges: edgesB, edgesEnd: endB } = linesB;
  for (let i = 0; i < endA; i += 4) {
    straightA.x1 = (edgesA[i] as number) / scale;
    straightA.y1 = (edgesA[i + 1] as number) / scale;
    straightA.x2 = (edgesA[i + 2] as number) / scale;
    straightA.y2 = (edgesA[i + 3] as number) / scale;
    convexStraight(coreA, straightA);
    for (let j = 0; j < endB; j += 4) {
      if (areApart(edgesA, i, edgesB, j) || areApart(edgesA, i + 1, edgesB, j + 1)) continue;
      straightB.x1 = (edgesB[j] as number) / scale;
      straightB.y1 = (edgesB[j + 1] as number) / scale;
      straightB.x2 = (edgesB[j + 2] as number) / scale;
      straightB.y2 = (edgesB[j + 3] as number) / scale;
      convexStraight(coreB, straightB);
      axis[ENOUGH] = Number.POSITIVE_INFINITY;
      separate();
      // Of edges that do not cross, an end may be nearest, and this separation less than theirs: it proves nothing.
      const depth = radius - (axis[SEPARATION] as number);
      if (depth > (least[0] as number) && (axis[SEPARATION] as number) < 0) least[0] = depth;
    }
  }
}

/** Whether an end of an open path may lie on one of its other edges: within rounding, for then nothing is claimed. */
function endsOnItself({ closed }: Outline, { edges, edgesEnd }: Lines): boolean {
  if (closed || edgesEnd < 8) return false;
  const near = SAME * (gauge[LARGEST] as number) * (gauge[SCALE] as number);
  for (let at = 4; at < edgesEnd; at += 4) {
    if (isNear(edges, at, edges[0] as number, edges[1] as number, near)) return true;
    if (isNear(edges, at - 4, edges[edgesEnd - 2] as number, edges[edgesEnd - 1] as number, near)) return true;
  }
  return false;
}

/** Whether a point is near an edge: within its bounds, and its line. */
function isNear(edges: Float64Array, at: number, x: number, y: number, near: number): boolean {
  const x1 = edges[at] as number;
  const y1 = edges[at + 1] as number;
  const x2 = edges[at + 2] as number;
  const y2 = edges[at + 3] as number;
  if (!(x >= Math.min(x1, x2) - near && x <= Math.max(x1, x2) + near)) return false;
  if (!(y >= Math.min(y1, y2) - near && y <= Math.max(y1, y2) + near)) return false;
  const [ex, ey] = [x2 - x1, y2 - y1];
  return Math.abs(ex * (y - y1) - ey * (x - x1)) <= near * (Math.abs(ex) + Math.abs(ey));
}

/** Whether two edges lie more than the radius apart along x or, from the next number on, along y. */
function areApart(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  const radius = reach[0] as number;
  const a1 = a[i] as number;
  const a2 = a[i + 2] as number;
  const b1 = b[j] as number;
  const b2 = b[j + 2] as number;
  const isUpA = a1 < a2;
  const isUpB = b1 < b2;
  return (isUpA ? a1 : a2) - (isUpB ? b2 : b1) > radius || (isUpB ? b1 : b2) - (isUpA ? a2 : a1) > radius;
}

/** For a point or circle: its distance from the other shape's edges, added to the radius inside, taken from it outside; else 0. */
function measureAroundSpot(): void {
  const radius = reach[0] as number;
  least[0] = 0;
  const isA = isSpot(linesA.edges, linesA.edgesEnd);
  if (!isA && !isSpot(linesB.edges, linesB.edgesEnd)) return;
  const spot = (isA ? linesA : linesB).edges;
  const { edges, edgesEnd } = isA ? linesB : linesA;
  const other = isA ? outlineB : outlineA;
  const x = spot[0] as number;
  const y = spot[1] as number;
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < edgesEnd; at += 4) {
    const x1 = edges[at] as number;
    const y1 = edges[at + 1] as number;
    const ex = (edges[at + 2] as number) - x1;
    const ey = (edges[at + 3] as number) - y1;
    const squared = ex * ex + ey * ey;
    const along = squared > 0 ? ((x - x1) * ex + (y - y1) * ey) / squared : 0;
    const t = along > 0 ? (along < 1 ? along : 1) : 0;
    const dx = x1 + t * ex - x;
    const dy = y1 + t * ey - y;
    const distance = dx * dx + dy * dy;
    if (distance < nearest) nearest = distance;
  }
  const distance = Math.sqrt(nearest);
  const scale = gauge[SCALE] as number;
  registers[AT] = x / scale;
  registers[AT + 1] = y / scale;
  const isInside = other.solid && locateRegister(AT, other) > 0;
  least[0] = isInside ? radius + distance : radius - distance;
}

/** The registers of the place that is located. */
const AT = 6;

/** Whether there is but one edge, without length. */
function isSpot(edges: Float64Array, end: number): boolean {
  return end === 4 && edges[0] === edges[2] && edges[1] === edges[3];
}
