import { rangeError, typeError } from "../../base/errors.js";
import { OVERLAPPING } from "../../base/relation.js";
import { checkFinite, show } from "../../base/validate.js";
import { turnToGentlest } from "../cast/gentlest-side.js";
import { translatedShape } from "../cast/moved.js";
import type { MutableShapeCast } from "../cast/shapes.js";
import type { MutableVector2, Vector2 } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import { kindIndex, operationsOf, type Shape } from "../shape-kinds.js";
import { castShapeInto } from "./cast-shape.js";

/** One obstacle that stood in the way. */
export interface SlideContact {
  /** The obstacle's place in the list. */
  readonly obstacle: number;
  /** Of unit length, from the obstacle to the mover. */
  readonly normal: Vector2;
}

/** How far a mover came. */
export interface Slide {
  /** Translate the mover by this: it overlaps no obstacle then. */
  readonly displacement: Vector2;
  /** What it ran into, in order; the same obstacle may come again. */
  readonly contacts: readonly SlideContact[];
  /** Obstacles that the mover overlapped from the start, by their places in the list. They do not hold it. */
  readonly overlapped: readonly number[];
}

/** Bends in the way: as many as there are sides along a broken curve, but not for ever. In a corner of the plane there are two. */
const MOST_BENDS = 256;

/**
 * Sliding along a slanted side, the way is turned off it by so much of its own length: without, rounding would turn some ways
 * into the side, and the mover would stick. Upright and level sides need none.
 */
const TURNED_OFF: number = 4 * Number.EPSILON;

/**
 * Moves a shape as far as obstacles let it, sliding along them: what a character does in a level.
 *
 * The mover never ends overlapping an obstacle that it did not overlap before, and passes through none however fast it is.
 * Touching does not hold it: it runs over a row of tiles without a bump, and does not stick to a wall it slides along. Where its
 * way has bent 256 times, it stops. A polygon that rounding would fold where it comes to stand, as far off as 1e20 or as thin as
 * its last bits, goes less far, or not at all.
 *
 * Outlines of thousands of vertices that are not convex take long: two stars of 10,000 about a second, combs that interlock far
 * longer, as the square of their vertices.
 *
 * @param mover - Any shape of the plane.
 * @param motion - The way it would go, as `{x, y}`, finite.
 * @param obstacles - Shapes that stand still: those near the way are enough.
 * @returns Fresh objects. Given the same obstacles in the same order, the same to the last bit.
 * @throws TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_NOT_REPRESENTABLE` where the mover's way has no
 * doubles.
 * @example
 * ```ts
 * import { box, moveAndSlide } from "hantei";
 * const floor = [box(0, -1, 1, 0), box(1, -1, 2, 0), box(2, -1, 3, 0)];
 * const { displacement } = moveAndSlide(box(0, 0, 0.5, 1), { x: 2, y: -1 }, floor);
 * console.log(displacement); // { x: 2, y: 0 }
 * ```
 */
export function moveAndSlide(mover: Shape, motion: Vector2, obstacles: readonly Shape[]): Slide {
  kindIndex(mover);
  if (Object(motion) !== motion) typeError("ERR_TYPE", `moveAndSlide: motion must be {x, y}, not ${show(motion)}`);
  checkFinite("moveAndSlide: motion.x", motion.x);
  checkFinite("moveAndSlide: motion.y", motion.y);
  if (!Array.isArray(obstacles)) {
    typeError("ERR_TYPE", `moveAndSlide: obstacles must be an array of shapes, not ${show(obstacles)}`);
  }
  const overlapped: number[] = [];
  // A gap in the list is no shape; `flatMap` alone would pass it by.
  const solid = Array.from(obstacles as readonly Shape[]).flatMap((shape, obstacle) => {
    if (relateCode(mover, shape) !== OVERLAPPING) return [{ shape, obstacle }];
    overlapped.push(obstacle);
    return [];
  });
  const displacement = { x: 0, y: 0 };
  const contacts: SlideContact[] = [];
  const left = { x: motion.x, y: motion.y };
  const states = new Set<string>();
  for (let bend = 0; bend < MOST_BENDS && (left.x !== 0 || left.y !== 0); bend++) {
    const here = translatedShape(mover, displacement.x, displacement.y) as Shape;
    const met = firstMet(here, left, solid);
    const fraction = met === undefined ? 1 : met.fraction;
    advance(displacement, left, fraction, mover, solid);
    if (met === undefined) break;
    contacts.push({ obstacle: met.obstacle, normal: met.normal });
    slide(left, 1 - fraction, contacts, bend);
    // Among the least doubles rounding may turn a way round and round: it leads nowhere any more.
    const state = [displacement.x, displacement.y, left.x, left.y].join();
    if (states.has(state)) break;
    states.add(state);
  }
  return { displacement, contacts, overlapped };
}

interface Solid {
  readonly shape: Shape;
  readonly obstacle: number;
}

interface Met extends SlideContact {
  /** Turned where corners met. */
  readonly normal: MutableVector2;
  readonly point: Vector2;
  readonly fraction: number;
  /** Its place among the solid ones. */
  readonly index: number;
}

/**
 * Obstacles that are met within so many last bits of the largest coordinate of each other are met at once: each cast's fraction
 * may be off by 32 · 2⁻⁵³ of it, and is stepped back by as much again.
 */
const AT_ONCE: number = 64 * Number.EPSILON;

/**
 * The obstacle that is met first; of several at once, the first of the list that stands in the way with a side.
 *
 * ```text
 *     │ a │┌───┐      The mover, on its way down and to the left, meets a side of a, and at the same time with its corner the
 *     ├───┤│   │      corner of b: but the side of b that faces upward is none, for a covers it. Had the mover met b alone,
 *     │ b │└───┘      either side would do.
 * ```
 */
function firstMet(mover: Shape, way: Vector2, solid: readonly Solid[]): Met | undefined {
  const first = earliest(mover, way, solid, () => true);
  if (first === undefined) return undefined;
  turnAtCorner(first, mover, way, solid);
  if (standsInWay(mover, way, solid, first)) return first;
  const slack = slackOf(mover, way, solid, first);
  const firm = earliest(mover, way, solid, (met) => {
    if (met.fraction - first.fraction > slack) return false;
    turnAtCorner(met, mover, way, solid);
    return standsInWay(mover, way, solid, met);
  });
  return firm === undefined ? first : { ...firm, fraction: first.fraction };
}

/** Throws where a way along what was met is beyond the doubles. */
function checkWay({ x, y }: Vector2): void {
  if (Number.isFinite(x) && Number.isFinite(y)) return;
  rangeError(
    "ERR_NOT_REPRESENTABLE",
    "moveAndSlide: the way along what is met does not fit into doubles; use smaller coordinates or motions",
  );
}

/** The earliest meeting that counts. */
function earliest(mover: Shape, way: Vector2, solid: readonly Solid[], counts: (met: Met) => boolean): Met | undefined {
  checkWay(way);
  let first: Met | undefined;
  const cast: MutableShapeCast = { status: "separated", fraction: 1, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 } };
  for (const [index, { shape, obstacle }] of solid.entries()) {
    castShapeInto(cast, mover, way, shape, undefined, { touching: false });
    if (cast.status !== "hit" || !(first === undefined || cast.fraction < first.fraction)) continue;
    const { fraction, normal, point } = cast;
    const met = { index, obstacle, fraction, normal: { x: normal.x, y: normal.y }, point: { x: point.x, y: point.y } };
    if (counts(met)) first = met;
  }
  return first;
}

/** Where two corners met, most sides that part them stand in the way, and the one that leaves most of it is slid along. */
function turnAtCorner(met: Met, mover: Shape, way: Vector2, solid: readonly Solid[]): void {
  const there = translatedShape(mover, way.x * met.fraction, way.y * met.fraction);
  if (there === undefined) return;
  const within = slackOf(mover, way, solid, met) * (Math.abs(way.x) + Math.abs(way.y));
  const { x, y } = met.normal;
  turnToGentlest(met.normal, way, there, solid, met.point, within);
  if (met.normal.x === x && met.normal.y === y) return;
  // Elsewhere the mover may stand against something that holds it on its new way, and not on the one that was met.
  if (isFree(there, along(way, met.normal), solid) || !isFree(there, along(way, { x, y }), solid)) return;
  met.normal.x = x;
  met.normal.y = y;
}

/** What is left of a way along the side of a normal. */
function along(way: Vector2, normal: Vector2): Vector2 {
  const into = way.x * normal.x + way.y * normal.y;
  return { x: way.x - into * normal.x, y: way.y - into * normal.y };
}

/** Whether a mover can begin to go a way. */
function isFree(mover: Shape, way: Vector2, solid: readonly Solid[]): boolean {
  const first = earliest(mover, way, solid, () => true);
  return first === undefined || first.fraction > slackOf(mover, way, solid, first);
}

/** Whether, where it meets an obstacle, the mover can go no farther against the normal: corners that meet let it pass. */
function standsInWay(mover: Shape, way: Vector2, solid: readonly Solid[], met: Met): boolean {
  const { normal, fraction, index } = met;
  const there = translatedShape(mover, way.x * fraction, way.y * fraction);
  if (there === undefined) return true;
  const length = Math.abs(way.x) + Math.abs(way.y);
  const probe = { x: 0 - normal.x * length, y: 0 - normal.y * length };
  checkWay(probe);
  const cast: MutableShapeCast = { status: "separated", fraction: 1, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 } };
  castShapeInto(cast, there, probe, (solid[index] as Solid).shape, undefined, { touching: false });
  return cast.status !== "separated" && cast.fraction <= slackOf(mover, way, solid, met);
}

/** `AT_ONCE` as a part of the way. */
function slackOf(mover: Shape, way: Vector2, solid: readonly Solid[], { index }: Met): number {
  let largest = Math.max(Math.abs(way.x), Math.abs(way.y));
  for (const shape of [mover, (solid[index] as Solid).shape]) {
    const { minX, minY, maxX, maxY } = operationsOf(shape).bounds(shape);
    for (const bound of [minX, minY, maxX, maxY]) {
      const size = Math.abs(bound);
      if (size > largest && size < Number.POSITIVE_INFINITY) largest = size;
    }
  }
  return (AT_ONCE * largest) / (Math.abs(way.x) + Math.abs(way.y));
}

/** Adds as much of the way as leaves the mover, rounded to where it comes to stand, free of every obstacle, and unfolded. */
function advance(
  displacement: MutableVector2,
  way: Vector2,
  fraction: number,
  mover: Shape,
  solid: readonly Solid[],
): void {
  const from = { x: displacement.x, y: displacement.y };
  let share = fraction;
  for (let step = Number.EPSILON; share > 0; step *= 2) {
    displacement.x = from.x + share * way.x;
    displacement.y = from.y + share * way.y;
    const there = translatedShape(mover, displacement.x, displacement.y);
    if (there !== undefined && solid.every(({ shape }) => relateCode(there, shape) !== OVERLAPPING)) return;
    share = fraction - step;
  }
  displacement.x = from.x;
  displacement.y = from.y;
}

/** Turns what is left of the way along the side that was met; none of it is left where an earlier side stands against that. */
function slide(left: MutableVector2, share: number, contacts: readonly SlideContact[], bend: number): void {
  const { x: nx, y: ny } = (contacts[bend] as SlideContact).normal;
  const x = left.x * share;
  const y = left.y * share;
  const into = x * nx + y * ny;
  left.x = x - into * nx;
  left.y = y - into * ny;
  if (nx !== 0 && ny !== 0) {
    const length = Math.abs(x) + Math.abs(y);
    left.x += nx * length * TURNED_OFF;
    left.y += ny * length * TURNED_OFF;
  }
  const size = (Math.abs(left.x) + Math.abs(left.y)) * Number.EPSILON;
  const barred = contacts.some(({ normal }, index) => index < bend && left.x * normal.x + left.y * normal.y < -size);
  // A way that only turning off made is none.
  if (!barred && Math.abs(left.x) + Math.abs(left.y) > 16 * TURNED_OFF * (Math.abs(x) + Math.abs(y))) return;
  left.x = 0;
  left.y = 0;
}
