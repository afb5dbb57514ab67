/** Two outlines that move: where do they first meet? */
import { beginMotion, END, MOTION, OTHER_MOTION, RADII, SPOT } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { beginEntries, castSpot, entry, IS_VERTEX, met, OUT_X, OUT_Y, TIME } from "../algorithms/cast-spot.js";
import { nextHole } from "../algorithms/holes.js";
import { MOTION_A, MOTION_B, motions } from "../algorithms/motions.js";
import { type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import { type Coordinates, edgeCount, nextEdge, writeBounds } from "../algorithms/path.js";
import { turnToSide } from "./corner.js";
import { FEW } from "./slack.js";

/** The vertices of each against the edges of the other: wherever two outlines first meet, there is a vertex of one. */
export function castOutlines(strictly: boolean): void {
  beginMotion();
  beginEntries();
  registers[END] = 1;
  setMotions(MOTION_A, MOTION_B);
  castVertices(outlineA, outlineB, strictly);
  const before = entry[TIME] as number;
  setMotions(MOTION_B, MOTION_A);
  castVertices(outlineB, outlineA, strictly);
  const isA = (entry[TIME] as number) === before;
  if (isCorner()) {
    // The registers have the second shape's view.
    if (isA) turnToSide(outlineA, outlineB, -1);
    else turnToSide(outlineB, outlineA, 1);
  }
  if (isA) return;
  entry[OUT_X] = -(entry[OUT_X] as number);
  entry[OUT_Y] = -(entry[OUT_Y] as number);
}

/** Whether what was met is a vertex without a radius. */
function isCorner(): boolean {
  const isRound = (registers[RADII] as number) + (registers[RADII + 1] as number) > 0;
  return !isRound && met[IS_VERTEX] === 1 && (entry[TIME] as number) < Number.POSITIVE_INFINITY;
}

function setMotions(own: number, other: number): void {
  registers[MOTION] = motions[own] as number;
  registers[MOTION + 1] = motions[own + 1] as number;
  registers[OTHER_MOTION] = motions[other] as number;
  registers[OTHER_MOTION + 1] = motions[other + 1] as number;
}

function castVertices({ coordinates, closed, holes }: Outline, still: Outline, strictly: boolean): void {
  lookAround(still);
  castPath(coordinates, closed, still, strictly);
  for (let hole = 0; hole < holes.length; hole++) castPath(holes[hole] as Coordinates, true, still, strictly);
}

/** Where a spot that meets what stands still may start: minX, minY, maxX, maxY. */
const around: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** Sets it to the bounds of what stands still, and all it would pass over if it moved instead. */
function lookAround({ coordinates }: Outline): void {
  writeBounds(coordinates, around, 0);
  for (let axis = 0; axis < 2; axis++) {
    const low = around[axis] as number;
    const high = around[axis + 2] as number;
    const way = (registers[OTHER_MOTION + axis] as number) - (registers[MOTION + axis] as number);
    const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
    const slack = FEW * (Math.abs(low) + Math.abs(high) + Math.abs(way) + reach) + Number.MIN_VALUE;
    around[axis] = low + Math.min(way, 0) - reach - slack;
    around[axis + 2] = high + Math.max(way, 0) + reach + slack;
  }
}

function castPath(path: Coordinates, closed: boolean, still: Outline, strictly: boolean): void {
  const edges = edgeCount(path, closed);
  for (let e = nextEdge(path, edges, 0, around); e < edges; e = nextEdge(path, edges, e + 1, around)) {
    castFrom(path, 2 * e, still, strictly);
  }
  if (!closed) castFrom(path, path.length - 2, still, strictly);
}

function castFrom(path: Coordinates, at: number, { coordinates, closed, holes }: Outline, strictly: boolean): void {
  registers[SPOT] = path[at] as number;
  registers[SPOT + 1] = path[at + 1] as number;
  castSpot(coordinates, closed, strictly, 0);
  // Each cast leaves the window in which the spot can still meet something sooner.
  for (let hole = nextHole(holes, -1); hole < holes.length; hole = nextHole(holes, hole)) {
    castSpot(holes[hole] as Coordinates, true, strictly, hole + 1);
  }
}
