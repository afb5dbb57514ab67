/** Two outlines that move: where do they first meet? */
import { beginMotion, END, MOTION, OTHER_MOTION, RADII, SPOT } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";
import { beginEntries, entry, IS_VERTEX, met, OUT_X, OUT_Y, TIME } from "../algorithms/cast-spot.js";
import { type Outline, outlineA, outlineB } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { turnToSide } from "./corner.js";
import { castAtOutline } from "./target.js";

/** The motions of the two shapes that are cast. */
export const motions: { ax: number; ay: number; bx: number; by: number } = { ax: 0, ay: 0, bx: 0, by: 0 };

/** The vertices of each against the edges of the other: wherever two outlines first meet, there is a vertex of one. */
export function castOutlines(strictly: boolean): void {
  beginMotion();
  beginEntries();
  registers[END] = 1;
  setMotions(motions.ax, motions.ay, motions.bx, motions.by);
  eachVertex(outlineA, () => castAtOutline(outlineB, strictly));
  const before = entry[TIME] as number;
  setMotions(motions.bx, motions.by, motions.ax, motions.ay);
  eachVertex(outlineB, () => castAtOutline(outlineA, strictly));
  const isA = (entry[TIME] as number) === before;
  if (isCorner()) {
    const [ux, uy] = [motions.ax - motions.bx, motions.ay - motions.by];
    if (isA) turnToSide(outlineA, outlineB, ux, uy);
    else turnToSide(outlineB, outlineA, -ux, -uy);
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

function setMotions(x: number, y: number, otherX: number, otherY: number): void {
  registers[MOTION] = x;
  registers[MOTION + 1] = y;
  registers[OTHER_MOTION] = otherX;
  registers[OTHER_MOTION + 1] = otherY;
}

function eachVertex({ coordinates, holes }: Outline, cast: () => void): void {
  const visit = (path: Coordinates): void => {
    for (let at = 0; at < path.length; at += 2) {
      registers[SPOT] = path[at] as number;
      registers[SPOT + 1] = path[at + 1] as number;
      cast();
    }
  };
  visit(coordinates);
  for (const hole of holes) visit(hole);
}
