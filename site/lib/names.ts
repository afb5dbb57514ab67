/** Where the names of A and B stand in a figure: beside each other where the one would hide the other. */
import { bounds, intersects, point, type Shape } from "hantei";
import { gripPoint } from "./handles.js";
import { isArea } from "./outline.js";
import type { View } from "./view.js";
import type { Window } from "./window.js";

/** A place in pixels. */
export type Spot = readonly [x: number, y: number];

/** Names nearer than this, in pixels and on both axes, run into each other. */
const TOO_NEAR = 16;
/** How far each then goes sideways from between the two: A to the left, B to the right. */
const ASIDE = 14;

/** Whether any of a shape may be within the frame: a name stands beside its shape, or not at all. */
export function inSight(shape: Shape, window: Window): boolean {
  const { minX, minY, maxX, maxY } = bounds(shape);
  return minX <= window.maxX && maxX >= window.minX && minY <= window.maxY && maxY >= window.minY;
}

/** Where a shape's name goes if there is no other: into the corner of a box that is in sight, or above the shape's grip, of a polygon above its middle. */
export function ownSpot(shape: Shape, window: Window, view: View): Spot {
  if (shape.kind === "box") {
    return [view.x(Math.max(shape.minX, window.minX)) + 14, view.y(Math.min(shape.maxY, window.maxY)) + 20];
  }
  const [x, y] = middleOf(shape) ?? gripPoint(shape);
  return [view.x(x) + (isArea(shape) ? 0 : 14), view.y(y) - 12];
}

/** The middle of a polygon's bounds, where the polygon is there: mostly away from its vertices, which are taken hold of. */
function middleOf(shape: Shape): Spot | undefined {
  if (shape.kind !== "polygon") return undefined;
  const { minX, minY, maxX, maxY } = bounds(shape);
  const [x, y] = [minX / 2 + maxX / 2, minY / 2 + maxY / 2];
  return intersects(shape, point(x, y)) ? [x, y] : undefined;
}

/** Where a name goes whose own spot this is. */
export function nameBeside(own: Spot, other: Spot | undefined, tone: "a" | "b"): Spot {
  if (other === undefined) return own;
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  if (Math.abs(dx) >= TOO_NEAR || Math.abs(dy) >= TOO_NEAR) return own;
  return [own[0] + dx / 2 + (tone === "a" ? -ASIDE : ASIDE), own[1]];
}
