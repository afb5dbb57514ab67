/**
 * A convex polygon of few vertices and a circle in doubles, where they overlap beyond doubt or are apart. What is left (nearly
 * touching, concave, thin or long rings, huge or tiny numbers) goes the general way.
 *
 * The edge above which the center stands highest is the nearest one, or one of the two that meet in the nearest vertex: over the
 * normals of a convex set, the height of a point outside rises to its largest and falls again.
 *
 * ```text
 *      ╲ vertex ╱                  Beyond both edges' ends, the normal is the line from the vertex to the center;
 *    ┆  ╲      ╱ ┆                 above an edge, and wherever the center is inside, the edge's own.
 *     ┆  ╲    ╱ ┆
 *  edge ┆  ╲╱ ┆  edge
 * ```
 */

import { trial } from "../../base/parting.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { FOLD } from "../algorithms/convex.js";
import { GAP_ERROR } from "../measure/gap.js";
import type { Circle } from "../shapes/circle.js";
import type { Polygon } from "../shapes/polygon.js";
import { anyAny } from "./any-any.js";
import { EDGE_ERROR, FARTHEST, facing, INSIDE_ERROR, LEAST, ROUND_ERROR, raiseFacing, SHORTEST } from "./depth.js";
import { met, REACH } from "./met.js";
import { type ContactBuffer, writeSole } from "./result.js";

/** Numbers of a ring that is short: sixteen vertices. */
const SHORT = 32;

/** The sizes of a point's two coordinates are at most this many times the root of all coordinates' squares: √2, rounded up. */
const PLACES = 1.5;

/** The ring, copied: arrays of numbers come in several forms, and a loop over one of them is faster than over all. */
const xy: Float64Array = /* @__PURE__ */ new Float64Array(SHORT);

/** Writes the contact of a polygon and a circle; false where there is none within reach. */
export function polygonCircle(a: Polygon, b: Circle, into: ContactBuffer, isTurned: boolean): boolean {
  const ring = a.coordinates;
  const end = ring.length;
  if (end > SHORT || a.holes.length !== 0) return anyAny(a, b, into, isTurned);
  const { x, y, radius } = b;
  let squares = x * x + y * y + radius * radius;
  for (let at = 0; at < end; at++) {
    const value = ring[at] as number;
    xy[at] = value;
    squares += value * value;
  }
  // No less than the largest coordinate, and taken without a branch.
  const largest = Math.sqrt(squares);
  if (!(largest > SHORTEST && largest < FARTHEST)) return anyAny(a, b, into, isTurned);
  const fold = FOLD * largest;
  let x1 = xy[end - 2] as number;
  let y1 = xy[end - 1] as number;
  let beforeX = x1 - (xy[end - 4] as number);
  let beforeY = y1 - (xy[end - 3] as number);
  let before = Math.abs(beforeX) + Math.abs(beforeY);
  let turn = 0;
  let height = Number.NEGATIVE_INFINITY;
  let edge = 0;
  for (let at = 0; at < end; at += 2) {
    const x2 = xy[at] as number;
    const y2 = xy[at + 1] as number;
    const ex = x2 - x1;
    const ey = y2 - y1;
    const size = Math.abs(ex) + Math.abs(ey);
    const corner = beforeX * ey - beforeY * ex;
    if (at === 0) turn = corner > 0 ? 1 : -1;
    // Surely convex here, and the ear too high to be folded when the ring is moved: more than its rounding error by far.
    if (!(turn * corner > fold * (before + size))) return anyAny(a, b, into, isTurned);
    const above = (turn * ((x - x1) * ey - (y - y1) * ex)) / Math.sqrt(ex * ex + ey * ey);
    if (above > height) {
      height = above;
      edge = at;
    }
    beforeX = ex;
    beforeY = ey;
    before = size;
    x1 = x2;
    y1 = y2;
  }
  const slack = GAP_ERROR * largest;
  if (height - radius > slack && met[REACH] === 0) return false;
  // The highest edge, which ends at the vertex noted.
  const from = edge === 0 ? end - 2 : edge - 2;
  x1 = xy[from] as number;
  y1 = xy[from + 1] as number;
  const x2 = xy[edge] as number;
  const y2 = xy[edge + 1] as number;
  const ex = x2 - x1;
  const ey = y2 - y1;
  const isBefore = (x - x1) * ex + (y - y1) * ey < 0;
  const isAcross = height <= 0 || (!isBefore && (x - x2) * ex + (y - y2) * ey <= 0);
  let dx = turn * ey;
  let dy = -turn * ex;
  let distance = height;
  let vertex = from;
  if (!isAcross) {
    vertex = isBefore ? from : edge;
    // Beyond the end of the other edge there, too?
    const other = isBefore ? (from === 0 ? end - 2 : from - 2) : edge + 2 === end ? 0 : edge + 2;
    dx = x - (xy[vertex] as number);
    dy = y - (xy[vertex + 1] as number);
    const along =
      dx * ((xy[other] as number) - (xy[vertex] as number)) +
      dy * ((xy[other + 1] as number) - (xy[vertex + 1] as number));
    if (!(along <= 0)) return anyAny(a, b, into, isTurned);
  }
  const size = Math.sqrt(dx * dx + dy * dy);
  if (!isAcross) distance = size;
  const room = distance - radius;
  if (room > slack && size > SHORTEST && met[REACH] === 0) return false;
  if (!(room < -slack && size > SHORTEST)) return anyAny(a, b, into, isTurned);
  const nx = dx / size;
  const ny = dy / size;
  // The center, or the vertices: whichever is moved, no more than these round.
  let depth = UNIT_ROUNDOFF * (Math.abs(x) + Math.abs(y) + PLACES * largest) + ROUND_ERROR * radius + LEAST - room;
  if (isAcross) depth += EDGE_ERROR * size + INSIDE_ERROR * (height < 0 ? -height : 0);
  if (dx === 0 || dy === 0) {
    trial[0] = -room;
    facing[0] = (dx === 0 ? xy[vertex + 1] : xy[vertex]) as number;
    facing[1] = dx === 0 ? y : x;
    if (raiseFacing(dx + dy > 0 ? 1 : -1, undefined, b)) depth = trial[0] as number;
  }
  // Adding 0 turns −0 into 0.
  into.normal.x = (isTurned ? -nx : nx) + 0;
  into.normal.y = (isTurned ? -ny : ny) + 0;
  into.depth = depth;
  // The center where it is inside, else the polygon's nearest point.
  const above = height > 0 ? height : 0;
  const point = writeSole(into, isTurned, isAcross ? "edge" : "vertex", vertex >> 1, "edge", 0);
  point.x = isAcross ? x - nx * above : (xy[vertex] as number);
  point.y = isAcross ? y - ny * above : (xy[vertex + 1] as number);
  return true;
}
