/** Shapes of a figure that has no way to look elsewhere: what is lost from sight there cannot be brought back. */
import { bounds, box, intersects, type Shape, translate } from "hantei";
import type { Window } from "./window.js";

/** What becomes of a shape that was moved or reshaped: it goes no farther than where some of it is in sight. */
export function keptInSight(before: Shape, next: Shape, window: Window): Shape {
  const [was, is] = [bounds(before), bounds(next)];
  const [byX, byY] = [back(is, window, "X"), back(is, window, "Y")];
  const isMoved = is.maxX - is.minX === was.maxX - was.minX && is.maxY - is.minY === was.maxY - was.minY;
  // A corner stays in sight on its own: the opposite one is not moved for it.
  if (!isMoved && (byX !== 0 || byY !== 0)) return before;
  const kept = byX === 0 && byY === 0 ? next : translate(next, byX, byY);
  const { minX, minY, maxX, maxY } = window;
  // The bounds of a round one, or of a slanted, may be in sight by their corner alone.
  return intersects(kept, box(minX, minY, maxX, maxY)) ? kept : before;
}

/** How far bounds would have to go back to have a unit of them, or all of smaller ones, in sight. */
function back(bounds: Window, window: Window, axis: "X" | "Y"): number {
  const [min, max] = [bounds[`min${axis}`], bounds[`max${axis}`]];
  const least = Math.min(1, max - min);
  return Math.max(window[`min${axis}`] + least - max, 0) + Math.min(window[`max${axis}`] - least - min, 0);
}
