/** Turning a shape by hand. */
import { bounds, box, centroid, place, type Shape } from "hantei";
import { onGrid } from "./double.js";
import { gripPoint } from "./handles.js";
import { topOf, type View } from "./view.js";

/** What the handle lands on, in radians, where there is a grid: a twelfth of half a turn. */
export const TURN_STEPS_A_QUARTER = 6;

export interface Pivot {
  readonly x: number;
  readonly y: number;
}

/** What a shape is turned about: its middle, on the grid, so that quarter turns keep to the grid. */
export function pivotOf(shape: Shape, step: number): Pivot {
  const { x, y } = middleOf(shape);
  return { x: onGrid(x, step), y: onGrid(y, step) };
}

function middleOf(shape: Shape): Pivot {
  try {
    return centroid(shape);
  } catch {
    const [x, y] = gripPoint(shape);
    return { x, y };
  }
}

/** Whether it is the same however it is turned: to turn it about another place than its middle would only move it. */
export function isRound(shape: Shape): boolean {
  if (shape.kind === "circle") return true;
  if (shape.kind === "capsule") return shape.x1 === shape.x2 && shape.y1 === shape.y2;
  const { minX, minY, maxX, maxY } = bounds(shape);
  return minX === maxX && minY === maxY;
}

/** Whether one would see it turn; a box without bounds cannot. */
export function canTurn(shape: Shape): boolean {
  const { minX, minY, maxX, maxY } = bounds(shape);
  return !isRound(shape) && Number.isFinite(maxX - minX) && Number.isFinite(maxY - minY);
}

/** How far beside the shape one takes hold to turn it, and how near to the figure's edge at most, in pixels. */
const KNOB_REACH = 30;
const KNOB_MARGIN = 16;

/** Where one takes hold to turn a shape, in pixels: above it, or below where there is no room; and where its stem begins. */
export function knobOf(shape: Shape, view: View): { readonly x: number; readonly y: number; readonly stem: number } {
  const { x, top, bottom } = topOf(shape, view);
  const inside = (value: number, size: number): number => Math.min(Math.max(value, KNOB_MARGIN), size - KNOB_MARGIN);
  const above = top - KNOB_REACH >= KNOB_MARGIN;
  const y = inside(above ? top - KNOB_REACH : bottom + KNOB_REACH, view.height);
  return { x: inside(x, view.width), y, stem: inside(above ? top : bottom, view.height) };
}

/** An angle of so many quarter turns, exact where they are whole. */
export function quarters(count: number): number {
  return count * (Math.PI / 2);
}

/** The nearest angle that the handle lands on. */
export function onTurnGrid(angle: number): number {
  return quarters(Math.round((angle / Math.PI) * 2 * TURN_STEPS_A_QUARTER) / TURN_STEPS_A_QUARTER);
}

/**
 * The shape turned about a pivot. A box that has its sides along the axes again is a box again.
 *
 * @throws TypeError or RangeError of `place`, where there is no such shape.
 */
export function turned(shape: Shape, pivot: Pivot, angle: number): Shape {
  const result = place(shape, { x: 0, y: 0, angle, pivotX: pivot.x, pivotY: pivot.y }) as Shape;
  return (shape.kind === "box" || isFourCorners(shape)) && isFourCorners(result) ? upright(result) : result;
}

function isFourCorners(shape: Shape): boolean {
  return shape.kind === "polygon" && shape.coordinates.length === 8 && shape.holes.length === 0;
}

/** The box that a ring of four corners is, where all of them are its bounds' corners. */
function upright(shape: Shape): Shape {
  if (shape.kind !== "polygon") return shape;
  const { minX, minY, maxX, maxY } = bounds(shape);
  const corners = shape.coordinates.every((value, i) =>
    i % 2 === 0 ? value === minX || value === maxX : value === minY || value === maxY,
  );
  return corners ? box(minX, minY, maxX, maxY) : shape;
}
