import { typeError } from "../../base/errors.js";
import { OVERLAPPING } from "../../base/relation.js";
import { checkFinite, checkShapes, show } from "../../base/validate.js";
import { translatedShape } from "../cast/moved.js";
import type { MutableVector2, Vector2 } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import { kindIndex, type Shape } from "../shape-kinds.js";
import { along, FARTHEST_OFF, TURNED_OFF } from "../slide/along.js";
import { unitOf } from "../slide/corner-cones.js";
import { firstMet, isFree, type Met, type SlideContact } from "../slide/first-met.js";
import { isThin } from "../slide/gentlest-side.js";
import { type Solid, solidAround } from "../slide/solid.js";

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
/** How much farther a way is turned off a side that is met again at once. */
const FARTHER_OFF = 4;
/** A way no larger than so many times the part that it was turned off by is none: turning off made it, and rounding. */
const ONLY_TURNED = 16;
/** A way whose direction leads along the motion by no more than this is square to it, but for rounding. */
const SQUARE: number = 64 * Number.EPSILON;
/** Normals whose product is more are one side's, seen from places that rounding moved: turned by less than 2⁻¹¹. */
const ONE_SIDE: number = 1 - 1 / (1 << 24);

/**
 * Moves a shape as far as obstacles let it, sliding along them: what a character does in a level.
 *
 * The mover never ends overlapping an obstacle that it did not overlap before, and passes through none however fast it is; but a point,
 * or what else is as thin, may be rounded past a line along which it slides.
 * Touching does not hold it: it runs over a row of tiles without a bump, and does not stick to a wall it slides along. Where its way
 * would lead back, against the motion, as in a notch that leans over, and where it has bent 256 times, it stops. A polygon that
 * rounding would fold where it comes to stand, as far off as 1e20 or as thin as its last bits, goes less far, or not at all.
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
  checkShapes("moveAndSlide: obstacles", obstacles, kindIndex);
  const { solid, overlapped } = solidAround(mover, motion, obstacles);
  const displacement = { x: 0, y: 0 };
  const contacts: SlideContact[] = [];
  const stops: Stop[] = [];
  const left = { x: motion.x, y: motion.y };
  const states = new Set<string>();
  const thin = isThin(mover);
  const asked = unitOf(motion.x, motion.y);
  let off = TURNED_OFF;
  let last: Met | undefined;
  let here = mover;
  /** The way before it was turned along the side that was met last. */
  let before: Vector2 = left;
  for (let bend = 0; bend < MOST_BENDS && (left.x !== 0 || left.y !== 0); bend++) {
    const met = firstMet(here, left, solid);
    const fraction = met === undefined ? 1 : met.fraction;
    advance(displacement, left, fraction, mover, solid);
    if (met === undefined) break;
    const { obstacle, normal, within } = met;
    // Met again at once, it is one contact, whose side is known better now.
    const isStill = fraction * (Math.abs(left.x) + Math.abs(left.y)) <= within;
    const isAgain = isStill && met.index === last?.index && dot(normal, last.normal) > ONE_SIDE;
    // In a valley at most one of two sides can be slid along, that which stands more against the way: that is turned anew.
    const isValley = isStill && !isAgain && last !== undefined && dot(before, normal) < dot(before, last.normal);
    if (isAgain || isValley) contacts.pop();
    if (isValley) stops.pop();
    contacts.push({ obstacle, normal });
    // What is met again even then holds it.
    if (isAgain && off === FARTHEST_OFF) break;
    off = isAgain ? Math.min(FARTHER_OFF * off, FARTHEST_OFF) : TURNED_OFF;
    const from = isAgain || isValley ? before : left;
    before = { x: from.x * (1 - fraction), y: from.y * (1 - fraction) };
    last = met;
    const way = along(before, normal, off);
    // What goes back where it came from would only come again: it rests in the corner.
    if (!(dot(unitOf(way.x, way.y), asked) > SQUARE)) break;
    const size = Math.abs(way.x) + Math.abs(way.y);
    if (!(size > ONLY_TURNED * off * (Math.abs(before.x) + Math.abs(before.y)))) break;
    here = translatedShape(mover, displacement.x, displacement.y) as Shape;
    const holds = (shape: Shape): boolean => thin || !isFree(here, way, [{ shape, obstacle }]);
    if (stops.some((stop) => isAgainst(stop, way, displacement, within) && holds(stop.shape))) break;
    left.x = way.x;
    left.y = way.y;
    stops.push({ shape: (solid[met.index] as Solid).shape, normal, x: displacement.x, y: displacement.y });
    // Among the least doubles rounding may turn a way round and round: it leads nowhere any more.
    const state = [displacement.x, displacement.y, left.x, left.y].join();
    if (states.has(state)) break;
    states.add(state);
  }
  return { displacement, contacts, overlapped };
}

/** Where the mover was when it met a side, and of what. */
interface Stop {
  readonly shape: Shape;
  readonly normal: Vector2;
  readonly x: number;
  readonly y: number;
}

/** Whether a way goes against a side that was met, and that the mover has not gone away from since: it may have slid along it. */
function isAgainst({ normal, x, y }: Stop, way: Vector2, now: Vector2, within: number): boolean {
  const size = Math.abs(way.x) + Math.abs(way.y);
  if (!(dot(way, normal) < -size * Number.EPSILON)) return false;
  return dot({ x: now.x - x, y: now.y - y }, normal) <= within;
}

function dot(a: Vector2, b: Vector2): number {
  return a.x * b.x + a.y * b.y;
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
