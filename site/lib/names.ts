/** Where the names of A and B stand in a figure: beside each other where the one would hide the other. */
import { type Box, bounds, intersects, point, type Segment, type Shape } from "hantei";
import { gripPoint, type Handle } from "./handles.js";
import { isArea } from "./outline.js";
import type { View } from "./view.js";
import type { Window } from "./window.js";

/** A place in pixels. */
export type Spot = readonly [x: number, y: number];

/** Names nearer than this, in pixels and on both axes, run into each other. */
const TOO_NEAR = 16;
/** How far each then goes sideways from between the two: A to the left, B to the right. */
const ASIDE = 14;

/** From a line to the middle of its name, and from there to the letter's foot. */
const BESIDE = 15;
const FOOT = 5.5;
/** What a name takes within a box, in either direction. */
const ROOM = 24;
/** A name nearer to a handle than this is struck by it. */
const STRUCK = 14;

/** Whether any of a shape may be within the frame: a name stands beside its shape, or not at all. */
export function inSight(shape: Shape, window: Window): boolean {
  const { minX, minY, maxX, maxY } = bounds(shape);
  return minX <= window.maxX && maxX >= window.minX && minY <= window.maxY && maxY >= window.minY;
}

/**
 * Where a shape's name goes if there is no other: into a corner of a box that is in sight, one that no handle of the other shape
 * strikes, and beside a box that is too small for it; beside a segment, of A near its first end and of B near its second, for they may cross in the middle; of a polygon above
 * its middle; else above the shape's grip.
 */
export function ownSpot(
  shape: Shape,
  window: Window,
  view: View,
  tone: "a" | "b" = "a",
  handles: readonly Pick<Handle, "x" | "y">[] = [],
): Spot {
  if (shape.kind === "box") return inCorner(shape, window, view, handles);
  if (shape.kind === "segment") return besideLine(shape, tone, view);
  const [x, y] = middleOf(shape) ?? gripPoint(shape);
  return [view.x(x) + (isArea(shape) ? 0 : 14), view.y(y) - 12];
}

function inCorner(shape: Box, window: Window, view: View, handles: readonly Pick<Handle, "x" | "y">[]): Spot {
  const [left, right] = [
    view.x(Math.max(shape.minX, window.minX)) + 14,
    view.x(Math.min(shape.maxX, window.maxX)) - 14,
  ];
  const [top, bottom] = [view.y(Math.min(shape.maxY, window.maxY)) + 20, view.y(Math.max(shape.minY, window.minY)) - 9];
  const first: Spot = [left, top];
  const [width, height] = [right + 14 - (left - 14), bottom + 9 - (top - 20)];
  // A side would strike a name that has no room within: it goes to the right of what is narrow, and above what is low.
  if (width < ROOM) return [right + 14 + BESIDE, height < ROOM ? top - 20 + height / 2 + FOOT : top];
  if (height < ROOM) return [left, top - 20 - (BESIDE - FOOT)];
  // In a small box there is one place.
  if (right - left < 2 * STRUCK || bottom - top < 2 * STRUCK) return first;
  const isFree = ([x, y]: Spot): boolean =>
    handles.every((handle) => Math.hypot(view.x(handle.x) - x, view.y(handle.y) - (y - FOOT)) >= STRUCK);
  return [first, [right, top] as const, [left, bottom] as const, [right, bottom] as const].find(isFree) ?? first;
}

/** A quarter from an end, above the line, or where it is upright to its right. */
function besideLine({ x1, y1, x2, y2 }: Segment, tone: "a" | "b", view: View): Spot {
  const part = tone === "a" ? 0.25 : 0.75;
  const [x, y] = [x1 * (1 - part) + x2 * part, y1 * (1 - part) + y2 * part];
  // Of halves neither the difference nor, of what is at most 1, the length overflows.
  const [dx, dy] = [x2 / 2 - x1 / 2, y2 / 2 - y1 / 2];
  const most = Math.max(Math.abs(dx), Math.abs(dy)) || 1;
  const length = Math.hypot(dx / most, dy / most) || 1;
  const [across, up] = [-dy / most / length, Math.abs(dx) / most / length];
  const side = dx < 0 || (dx === 0 && dy > 0) ? -1 : 1;
  // A point has its name above it.
  const isPoint = dx === 0 && dy === 0;
  return [view.x(x) + across * side * BESIDE, view.y(y) - (isPoint ? 1 : up) * BESIDE + FOOT];
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
