import { FLAG } from "../../kernels/broadphase.js";
import type { AxisColumns, Columns } from "../columns.js";

/** One of the lists that are joined. */
export interface Side {
  readonly columns: Columns;
  /** Added to the numbers of this side's boxes, so that those of two sides differ. */
  readonly bias: number;
}

/**
 * A part of the work: boxes that reach into one region. A pair belongs to the one region that holds the higher of its low
 * ends, on every axis: a box that starts before its region is flagged, and two boxes flagged on one axis are no pair there.
 */
export interface Block {
  /** Numbers of each side's boxes with their flags, or undefined for all of that side. */
  readonly members: readonly (Uint32Array | undefined)[];
  /** The region: its low and high end on each axis. */
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/** How many boxes of a side a block holds. */
export function sizeOf(block: Block, sides: readonly Side[], side: number): number {
  return block.members[side]?.length ?? (sides[side] as Side).columns.length;
}

/** A side's columns of an axis. */
export function axisOf(side: Side, axis: number): AxisColumns {
  return side.columns.axes[axis] as AxisColumns;
}

/** The bit of a number that flags a box which starts before its block on an axis: strips divide the last axis, and have the highest. */
export function flagOf(axis: number, axes: number): number {
  return axis === axes - 1 ? FLAG : (FLAG >>> 1) >>> axis;
}
