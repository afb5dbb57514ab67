/** Which obstacles can hold a mover, and how near counts as there. */
import { DISJOINT, OVERLAPPING } from "../../base/relation.js";
import type { Vector2 } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import { operationsOf, type Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";

/** An obstacle that holds the mover, and its place in the list. */
export interface Solid {
  readonly shape: Shape;
  readonly obstacle: number;
}

/**
 * Obstacles that are met within so many last bits of the largest coordinate of each other are met at once: each cast's fraction
 * may be off by 32 · 2⁻⁵³ of it, and is stepped back by as much again.
 */
const AT_ONCE: number = 64 * Number.EPSILON;
/** No slide is longer than its motion but by last bits, and no look ahead is twice as long: this is room for both. */
const ROOM = 4;

/** The obstacles that a mover may meet on its way, and the places of those that it overlaps from the start. */
export function solidAround(
  mover: Shape,
  motion: Vector2,
  obstacles: readonly Shape[],
): { readonly solid: readonly Solid[]; readonly overlapped: readonly number[] } {
  const bounds = obstacles.map(boundsOf);
  const by = ROOM * (Math.abs(motion.x) + Math.abs(motion.y)) + withinOf(motion, [boundsOf(mover), ...bounds]);
  const reach = grown(mover, by);
  const solid: Solid[] = [];
  const overlapped: number[] = [];
  for (const [obstacle, shape] of obstacles.entries()) {
    if (relateCode(reach, bounds[obstacle] as Box) === DISJOINT) continue;
    if (relateCode(mover, shape) === OVERLAPPING) overlapped.push(obstacle);
    else solid.push({ shape, obstacle });
  }
  return { solid, overlapped };
}

/** What lies within so much of a place counts as being there: a part of the largest coordinate, or way, that is finite. */
export function withinOf(way: Vector2, boxes: readonly Box[]): number {
  let largest = Math.max(Math.abs(way.x), Math.abs(way.y));
  for (const { minX, minY, maxX, maxY } of boxes) {
    for (const bound of [minX, minY, maxX, maxY]) {
      const size = Math.abs(bound);
      if (size > largest && size < Number.POSITIVE_INFINITY) largest = size;
    }
  }
  return AT_ONCE * largest;
}

/** The bounds of a shape. */
export function boundsOf(shape: Shape): Box {
  return operationsOf(shape).bounds(shape);
}

/** The bounds of a shape, and a little more. */
export function grown(shape: Shape, by: number): Box {
  const { minX, minY, maxX, maxY } = boundsOf(shape);
  return { kind: "box", minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}
