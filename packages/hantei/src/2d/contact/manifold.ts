/**
 * Where two convex cores with radii are in contact: one point, or two where an edge lies along an edge.
 *
 * The edge that the axis is normal to is the reference; of the other core, the farthest vertex's edge that leans least against
 * it is cut to the reference's two sides (E. Catto, "Contact Manifolds", GDC 2007).
 *
 * ```text
 *            incident                   Each end c of what is left, at height s above the reference:
 *        ╲───────c────────╱             s ≥ 0, the cores apart there: a point between both, within both radii;
 *   ┆     ╲      ┆ s     ╱┆             s < 0: c itself if it lies in the other core, else the point of the
 *   ├──────┴─────┴──────┴─┤             reference below it if that lies in this one. Both are common points.
 *   ┆      reference      ┆             Where neither is one, another common point is looked for elsewhere.
 * ```
 */
import { gauge, LARGEST, RADIUS_A, RADIUS_B, SCALE } from "../../base/gauge.js";
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { type Convex, coreA, coreB, edgeName, vertexName } from "../algorithms/convex.js";
import { axis, EDGE_OF_A, NO_EDGE, OTHER, OWN, OWNER, SEPARATION, UX, UY } from "../algorithms/separate.js";
import { COUNT, EDGE, INDEX_A, INDEX_B, met, POINT_SIZE, POINTS, TYPE_A, TYPE_B, VERTEX, X, Y } from "./met.js";

/** Two heights, or two places along the reference, closer than this times the largest coordinate are one: 16 last places. */
const SAME = 32 * UNIT_ROUNDOFF;

/** Numbers of the point at hand: its place along the reference and its height. */
const here: Float64Array = /* @__PURE__ */ new Float64Array(8);
const ALONG = 0;
const HEIGHT = 1;
const PX = 2;
const PY = 3;
/** The height at which the point is put. */
const AT = 4;

/** Writes the points; `apart` where the shapes are disjoint or touch. Leaves COUNT 0 where no common point was found. */
export function writeManifold(apart: boolean): void {
  met[COUNT] = 0;
  if (axis[OWNER] === NO_EDGE) betweenVertices();
  else onEdge(apart);
}

function betweenVertices(): void {
  const scale = gauge[SCALE] as number;
  const a = axis[OWN] as number;
  const b = axis[OTHER] as number;
  here[HEIGHT] = axis[SEPARATION] as number;
  putBetween(true);
  const height = here[AT] as number;
  met[POINTS + X] = ((coreA.xy[2 * a] as number) + (axis[UX] as number) * height) / scale;
  met[POINTS + Y] = ((coreA.xy[2 * a + 1] as number) + (axis[UY] as number) * height) / scale;
  met[POINTS + TYPE_A] = VERTEX;
  met[POINTS + INDEX_A] = vertexName(coreA, a);
  met[POINTS + TYPE_B] = VERTEX;
  met[POINTS + INDEX_B] = vertexName(coreB, b);
  met[COUNT] = 1;
}

/** Puts a point at the height that is within both radii of two points at heights 0 and HEIGHT, or halfway between them. */
function putBetween(isA: boolean): void {
  const scale = gauge[SCALE] as number;
  const radius = (gauge[isA ? RADIUS_A : RADIUS_B] as number) * scale;
  const otherRadius = (gauge[isA ? RADIUS_B : RADIUS_A] as number) * scale;
  const height = here[HEIGHT] as number;
  const low = height - otherRadius > -radius ? height - otherRadius : -radius;
  const high = height + otherRadius < radius ? height + otherRadius : radius;
  here[AT] = (low + high) / 2;
}

function onEdge(apart: boolean): void {
  const isA = axis[OWNER] === EDGE_OF_A;
  const core = isA ? coreA : coreB;
  const other = isA ? coreB : coreA;
  const own = axis[OWN] as number;
  const far = axis[OTHER] as number;
  const next = own + 1 === core.count ? 0 : own + 1;
  // The normal, outward from the reference, and the direction along it.
  const ux = isA ? (axis[UX] as number) : -(axis[UX] as number);
  const uy = isA ? (axis[UY] as number) : -(axis[UY] as number);
  const x = core.xy[2 * own] as number;
  const y = core.xy[2 * own + 1] as number;
  const length = ((core.xy[2 * next] as number) - x) * -uy + ((core.xy[2 * next + 1] as number) - y) * ux;
  const largest = (gauge[LARGEST] as number) * (gauge[SCALE] as number);
  const same = SAME * largest;
  const partner = leaning(other, far);
  const fx = (other.xy[2 * far] as number) - x;
  const fy = (other.xy[2 * far + 1] as number) - y;
  const gx = (other.xy[2 * partner] as number) - x;
  const gy = (other.xy[2 * partner + 1] as number) - y;
  const farAlong = fy * ux - fx * uy;
  const farHeight = fx * ux + fy * uy;
  const partnerAlong = gy * ux - gx * uy;
  const partnerHeight = gx * ux + gy * uy;
  // From the far vertex to its partner, cut to the reference: 0 to 1.
  const step = partnerAlong - farAlong;
  let from = 0;
  let to = partner === far ? 0 : 1;
  if (step !== 0) {
    const first = (0 - farAlong) / step;
    const second = (length - farAlong) / step;
    from = Math.max(from, Math.min(first, second));
    to = Math.min(to, Math.max(first, second));
  }
  // Rounding may leave a vertex beside the end of the edge that it stands above.
  if (from > to) from = to = 0;
  for (let end = 0; end < 2; end++) {
    const t = end === 0 ? from : to;
    if (end === 1 && (to === from || Math.abs((to - from) * step) <= same)) break;
    const along = farAlong + t * step;
    if (!(along >= -same && along <= length + same)) continue;
    here[ALONG] = along < 0 ? 0 : along > length ? length : along;
    here[HEIGHT] = farHeight + t * (partnerHeight - farHeight);
    if (!place(core, other, own, isA, apart)) continue;
    const at = POINTS + (met[COUNT] as number) * POINT_SIZE;
    met[COUNT] = (met[COUNT] as number) + 1;
    const scale = gauge[SCALE] as number;
    met[at + X] = (here[PX] as number) / scale;
    met[at + Y] = (here[PY] as number) / scale;
    const own_ = isA ? TYPE_A : TYPE_B;
    const other_ = isA ? TYPE_B : TYPE_A;
    const isCut = t > 0 && t < 1;
    const isAtStart = isCut && along <= same;
    const isAtEnd = isCut && !isAtStart;
    met[at + own_] = isCut ? VERTEX : EDGE;
    met[at + own_ + 1] = isCut ? vertexName(core, isAtEnd ? next : own) : edgeName(core, own);
    met[at + other_] = isCut ? EDGE : VERTEX;
    met[at + other_ + 1] = isCut
      ? edgeName(other, partner === (far + 1) % other.count ? far : partner)
      : vertexName(other, t === 0 ? far : partner);
  }
}

/** The neighbor of a core's vertex whose edge leans least toward the normal; the vertex itself, of a point. */
function leaning(core: Convex, vertex: number): number {
  if (core.count === 1) return vertex;
  // The axis, either way round.
  const ux = axis[UX] as number;
  const uy = axis[UY] as number;
  const next = vertex + 1 === core.count ? 0 : vertex + 1;
  const before = vertex === 0 ? core.count - 1 : vertex - 1;
  const x = core.xy[2 * vertex] as number;
  const y = core.xy[2 * vertex + 1] as number;
  const nextX = (core.xy[2 * next] as number) - x;
  const nextY = (core.xy[2 * next + 1] as number) - y;
  const beforeX = (core.xy[2 * before] as number) - x;
  const beforeY = (core.xy[2 * before + 1] as number) - y;
  const nextRise = Math.abs(nextX * ux + nextY * uy) * (Math.abs(beforeX) + Math.abs(beforeY));
  const beforeRise = Math.abs(beforeX * ux + beforeY * uy) * (Math.abs(nextX) + Math.abs(nextY));
  return nextRise <= beforeRise ? next : before;
}

/** Puts a point at the place along the reference and its height into PX and PY; false where there is no common one. */
function place(core: Convex, other: Convex, own: number, isA: boolean, apart: boolean): boolean {
  const scale = gauge[SCALE] as number;
  const radius = (gauge[isA ? RADIUS_A : RADIUS_B] as number) * scale;
  const otherRadius = (gauge[isA ? RADIUS_B : RADIUS_A] as number) * scale;
  const same = SAME * (gauge[LARGEST] as number) * scale;
  const height = here[HEIGHT] as number;
  if (apart) {
    if (height > (axis[SEPARATION] as number) + same) return false;
    putBetween(isA);
    put(core, own, isA);
    return true;
  }
  if (height >= 0) {
    if (height > radius + otherRadius) return false;
    const low = height - otherRadius > 0 ? height - otherRadius : 0;
    const high = radius < height ? radius : height;
    here[AT] = (low + high) / 2;
    put(core, own, isA);
    return true;
  }
  here[AT] = height;
  put(core, own, isA);
  if (holds(core)) return true;
  here[AT] = 0;
  put(core, own, isA);
  return holds(other);
}

function put(core: Convex, own: number, isA: boolean): void {
  const height = here[AT] as number;
  const ux = isA ? (axis[UX] as number) : -(axis[UX] as number);
  const uy = isA ? (axis[UY] as number) : -(axis[UY] as number);
  const along = here[ALONG] as number;
  here[PX] = (core.xy[2 * own] as number) - uy * along + ux * height;
  here[PY] = (core.xy[2 * own + 1] as number) + ux * along + uy * height;
}

/** Whether a core holds PX, PY, or misses it by no more than rounding. */
function holds(core: Convex): boolean {
  const same = SAME * ((gauge[LARGEST] as number) * (gauge[SCALE] as number));
  const px = here[PX] as number;
  const py = here[PY] as number;
  if (core.count === 1) {
    return Math.abs((core.xy[0] as number) - px) <= same && Math.abs((core.xy[1] as number) - py) <= same;
  }
  for (let k = 0; k < core.count; k++) {
    const x = core.xy[2 * k] as number;
    const y = core.xy[2 * k + 1] as number;
    const next = k + 1 === core.count ? 0 : 2 * k + 2;
    const ex = (core.xy[next] as number) - x;
    const ey = (core.xy[next + 1] as number) - y;
    if (ex * (py - y) - ey * (px - x) < -same * (Math.abs(ex) + Math.abs(ey))) return false;
    if (core.count === 2 && ex * (px - x) + ey * (py - y) < -same * (Math.abs(ex) + Math.abs(ey))) return false;
  }
  return true;
}
