/** Two outlines that move: where do they first meet? */
import { beginMotion, END, MOTION, OTHER_MOTION, RADII, SPOT } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { beginEntries, entry, IS_VERTEX, met, OUT_X, OUT_Y, TIME } from "../algorithms/cast-spot.js";
import { MOTION_A, MOTION_B, motions } from "../algorithms/motions.js";
import { type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { turnToSide } from "./corner.js";
import { castAtOutline } from "./target.js";

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

function castVertices({ coordinates, holes }: Outline, still: Outline, strictly: boolean): void {
  castPath(coordinates, still, strictly);
  for (let hole = 0; hole < holes.length; hole++) castPath(holes[hole] as Coordinates, still, strictly);
}

function castPath(path: Coordinates, still: Outline, strictly: boolean): void {
  for (let at = 0; at < path.length; at += 2) {
    registers[SPOT] = path[at] as number;
    registers[SPOT + 1] = path[at + 1] as number;
    castAtOutline(still, strictly);
  }
}
