/** The contact of two convex shapes: the best axis, the relation, the depth, the points. */

import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { trial } from "../../base/parting.js";
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { type Convex, coreA, coreB } from "../algorithms/convex.js";
import {
  axis,
  betweenVertices,
  EDGE_OF_A,
  EDGE_OF_B,
  ENOUGH,
  NO_EDGE,
  OTHER,
  OWN,
  OWNER,
  SEPARATION,
  separate,
  UX,
  UY,
} from "../algorithms/separate.js";
import { GAP_ERROR } from "../measure/gap.js";
import { forgetLongPlaces } from "../moved/placed-long.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape } from "../shape-kinds.js";
import { measureDepth, writeCommonPoint } from "./common.js";
import { LEAST, roundDepth } from "./depth.js";
import { writeManifold } from "./manifold.js";
import { isParted, partByTrial } from "./meet-concave.js";
import { COUNT, DEPTH, MINIMAL, met, NX, NY, REACH } from "./met.js";

/** Pairs of a vertex and an edge beyond which the axis stays an edge's normal: two polygons of a thousand vertices each. */
const LARGEST_SEARCH = 1 << 20;

/** Writes the contact of the shapes whose cores, outlines and radii are loaded; false where there is none within reach. */
export function meetConvex(a: Shape, b: Shape): boolean {
  const scale = gauge[SCALE] as number;
  const slack = GAP_ERROR * ((gauge[LARGEST] as number) * scale);
  const radii = (gauge[RADIUS_A] as number) * scale + (gauge[RADIUS_B] as number) * scale;
  const onlyMeeting = (met[REACH] as number) === 0;
  axis[ENOUGH] = onlyMeeting ? radii + slack : Number.POSITIVE_INFINITY;
  separate();
  if ((axis[SEPARATION] as number) > (axis[ENOUGH] as number)) return false;
  if ((axis[SEPARATION] as number) > -slack && axis[OWNER] !== NO_EDGE && !standsOnEdge()) lookAround();
  const room = (axis[SEPARATION] as number) - radii;
  const code: Code = room < -slack ? OVERLAPPING : room > slack ? DISJOINT : relateCode(a, b);
  if (code === DISJOINT) {
    if (!measureDepth(a, b)) return false;
  } else if (code === TOUCHING) {
    met[DEPTH] = 0;
  } else if (axis[SEPARATION] === Number.NEGATIVE_INFINITY) {
    met[DEPTH] = Number.POSITIVE_INFINITY;
  } else {
    // What scaling back takes away is less than the least double added.
    roundDepth();
    met[DEPTH] = scale === 1 ? (trial[0] as number) : (trial[0] as number) / scale + LEAST;
  }
  met[NX] = axis[UX] as number;
  met[NY] = axis[UY] as number;
  met[MINIMAL] = 1;
  met[COUNT] = 0;
  const depth = met[DEPTH] as number;
  // The move may lead beyond the doubles; and rounding may fold a ring that is thin.
  const isHuge = depth < Number.POSITIVE_INFINITY && depth + (gauge[LARGEST] as number) === Number.POSITIVE_INFINITY;
  if (code === OVERLAPPING && (isHuge || coreA.isFragile || coreB.isFragile) && !isParted(a, b)) partByTrial(a, b);
  else if (axis[SEPARATION] !== Number.NEGATIVE_INFINITY) writeManifold(code !== OVERLAPPING);
  forgetLongPlaces();
  if (met[COUNT] === 0) writeCommonPoint(a, b);
  return true;
}

/** Whether the other core's farthest vertex stands above the edge that gave the axis, and not beyond its ends. */
function standsOnEdge(): boolean {
  const isA = axis[OWNER] === EDGE_OF_A;
  const core = isA ? coreA : coreB;
  const other = isA ? coreB : coreA;
  const own = axis[OWN] as number;
  const far = axis[OTHER] as number;
  const next = own + 1 === core.count ? 0 : own + 1;
  const x = core.xy[2 * own] as number;
  const y = core.xy[2 * own + 1] as number;
  const ex = (core.xy[2 * next] as number) - x;
  const ey = (core.xy[2 * next + 1] as number) - y;
  const along = ex * ((other.xy[2 * far] as number) - x) + ey * ((other.xy[2 * far + 1] as number) - y);
  const squared = ex * ex + ey * ey;
  return along >= 0 && along <= squared && squared > 0;
}

/**
 * Takes the axis from the nearest points of the cores, the line between two vertices or the normal of an edge, unless the cores
 * lie closer along it.
 */
function lookAround(): void {
  if (coreA.count * coreB.count > LARGEST_SEARCH) return;
  nearest[DISTANCE] = Number.POSITIVE_INFINITY;
  compareEnds(coreA, coreB, EDGE_OF_A);
  compareEnds(coreB, coreA, EDGE_OF_B);
  before.set(axis);
  const vertexA = nearest[A] as number;
  const vertexB = nearest[B] as number;
  if (nearest[FROM] === NO_EDGE) betweenVertices(vertexA, vertexB);
  else takeEdge(vertexA, vertexB, nearest[FROM] as number);
  measureSeparation();
  // An edge's normal may be one that was found before, by an edge beside it: only which edge it is matters then.
  const slack = GAP_ERROR * ((gauge[LARGEST] as number) * (gauge[SCALE] as number));
  const least = (before[SEPARATION] as number) - (nearest[FROM] === NO_EDGE ? 0 : slack);
  if (!((axis[SEPARATION] as number) >= least)) axis.set(before);
}

/** The axis before. */
const before: Float64Array = /* @__PURE__ */ new Float64Array(8);

/** Measures the separation of the cores along the axis. */
function measureSeparation(): void {
  const ux = axis[UX] as number;
  const uy = axis[UY] as number;
  // From a vertex near by, so that less is rounded.
  const ox = coreA.xy[0] as number;
  const oy = coreA.xy[1] as number;
  let most = 0;
  for (let i = 2; i < 2 * coreA.count; i += 2) {
    const along = ((coreA.xy[i] as number) - ox) * ux + ((coreA.xy[i + 1] as number) - oy) * uy;
    if (along > most) most = along;
  }
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 2 * coreB.count; i += 2) {
    const along = ((coreB.xy[i] as number) - ox) * ux + ((coreB.xy[i + 1] as number) - oy) * uy;
    if (along < least) least = along;
  }
  axis[SEPARATION] = least - most;
}

/** What `compareEnds` found: the distance's square, a vertex or edge of each core, and whose the edge is. */
const nearest: Float64Array = /* @__PURE__ */ new Float64Array(4);
const DISTANCE = 0;
const A = 1;
const B = 2;
const FROM = 3;

/** Compares every edge of one core with every vertex of the other. */
function compareEnds(core: Convex, other: Convex, owner: number): void {
  for (let k = 0; k < core.count; k++) {
    const x = core.xy[2 * k] as number;
    const y = core.xy[2 * k + 1] as number;
    const next = k + 1 === core.count ? 0 : 2 * k + 2;
    const ex = (core.xy[next] as number) - x;
    const ey = (core.xy[next + 1] as number) - y;
    const squared = ex * ex + ey * ey;
    for (let j = 0; j < other.count; j++) {
      const dx = (other.xy[2 * j] as number) - x;
      const dy = (other.xy[2 * j + 1] as number) - y;
      const along = dx * ex + dy * ey;
      // Beyond the edge's other end, the next edge has the same vertex as its first.
      if (along >= squared && squared > 0) continue;
      const cross = ex * dy - ey * dx;
      const isVertex = !(along > 0);
      // Cores run counter-clockwise: what is behind an edge has a nearer one, which rounding must not hide.
      if (!isVertex && cross > 0) continue;
      const distance = isVertex ? dx * dx + dy * dy : (cross / squared) * cross;
      if (!(distance < (nearest[DISTANCE] as number))) continue;
      nearest[DISTANCE] = distance;
      nearest[A] = owner === EDGE_OF_A ? k : j;
      nearest[B] = owner === EDGE_OF_A ? j : k;
      nearest[FROM] = isVertex ? NO_EDGE : owner;
    }
  }
}

/** Takes the normal of one core's edge for the axis, away from it toward a vertex of the other. */
function takeEdge(a: number, b: number, owner: number): void {
  const core = owner === EDGE_OF_A ? coreA : coreB;
  const k = owner === EDGE_OF_A ? a : b;
  const next = k + 1 === core.count ? 0 : 2 * k + 2;
  const nx = (core.xy[next + 1] as number) - (core.xy[2 * k + 1] as number);
  const ny = (core.xy[2 * k] as number) - (core.xy[next] as number);
  const length = Math.sqrt(nx * nx + ny * ny);
  if (!(length > 0)) return;
  const outward = owner === EDGE_OF_A ? 1 : -1;
  const dx = (coreB.xy[2 * b] as number) - (coreA.xy[2 * a] as number);
  const dy = (coreB.xy[2 * b + 1] as number) - (coreA.xy[2 * a + 1] as number);
  // A segment is met from either side, a ring from outside.
  const isOtherEdge = core.count === 2 && (dx * nx + dy * ny) * outward < 0;
  const sign = isOtherEdge ? -outward : outward;
  axis[UX] = (sign * nx) / length;
  axis[UY] = (sign * ny) / length;
  axis[OWNER] = owner;
  axis[OWN] = isOtherEdge ? 1 - k : k;
  axis[OTHER] = owner === EDGE_OF_A ? b : a;
}
