/** What a mover meets first on its way, and along which side it can go on. */
import { rangeError } from "../../base/errors.js";
import { translatedShape } from "../cast/moved.js";
import { castShapesAt, type MutableShapeCast } from "../cast/shapes.js";
import type { MutableVector2, Vector2 } from "../foundation/vector.js";
import type { Shape } from "../shape-kinds.js";
import { along } from "./along.js";
import { sidesAlong } from "./gentlest-side.js";
import { boundsOf, type Solid, withinOf } from "./solid.js";

/** One obstacle that stood in the way. */
export interface SlideContact {
  /** The obstacle's place in the list. */
  readonly obstacle: number;
  /** Of unit length, from the obstacle to the mover. */
  readonly normal: Vector2;
}

/** Of what stands. */
const STILL: Vector2 = { x: 0, y: 0 };

/** Where the mover met one. */
export interface Met extends SlideContact {
  /** Turned where corners met. */
  readonly normal: MutableVector2;
  readonly point: Vector2;
  readonly fraction: number;
  /** Its place among the solid ones. */
  readonly index: number;
  /** What lies within so much of a place counts as being there. */
  readonly within: number;
}

/** So many sides are tried by a cast. */
const MOST_TRIED = 3;

/**
 * The obstacle that is met first; of several at once, the first of the list that stands in the way with a side.
 *
 * ```text
 *     │ a │┌───┐      The mover, on its way down and to the left, meets a side of a, and at the same time with its corner the
 *     ├───┤│   │      corner of b: but the side of b that faces upward is none, for a covers it. Had the mover met b alone,
 *     │ b │└───┘      either side would do.
 * ```
 */
export function firstMet(mover: Shape, way: Vector2, solid: readonly Solid[]): Met | undefined {
  const first = earliest(mover, way, solid, () => true);
  if (first === undefined) return undefined;
  turnAtCorner(first, mover, way, solid);
  if (standsInWay(mover, way, solid, first)) return first;
  const slack = slackOf(first, way);
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
    castShapesAt(cast, mover, way, shape, STILL, false);
    if (cast.status !== "hit" || !(first === undefined || cast.fraction < first.fraction)) continue;
    const { fraction, normal, point } = cast;
    const met = {
      index,
      obstacle,
      fraction,
      normal: { x: normal.x, y: normal.y },
      point: { x: point.x, y: point.y },
      within: withinOf(way, [boundsOf(mover), boundsOf(shape)]),
    };
    if (counts(met)) first = met;
  }
  return first;
}

/** Where corners met, several sides may be slid along: of those that the mover can begin to go, the one that leaves most of its way. */
function turnAtCorner(met: Met, mover: Shape, way: Vector2, solid: readonly Solid[]): void {
  const there = translatedShape(mover, way.x * met.fraction, way.y * met.fraction);
  if (there === undefined) return;
  const sides = sidesAlong(met.normal, way, { mover: there, solid, within: met.within }, met.point);
  // Something round, or of too many vertices, may hold it on the first of these ways. Where it does on all, what is left is turned again.
  const isOpen = (side: Vector2): boolean => side === met.normal || isFree(there, along(way, side), solid);
  const { x, y } = (sides.length > 1 ? sides.slice(0, MOST_TRIED).find(isOpen) : undefined) ?? (sides[0] as Vector2);
  met.normal.x = x;
  met.normal.y = y;
}

/** Whether a mover can begin to go a way. */
export function isFree(mover: Shape, way: Vector2, solid: readonly Solid[]): boolean {
  const first = earliest(mover, way, solid, () => true);
  return first === undefined || first.fraction > slackOf(first, way);
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
  castShapesAt(cast, there, probe, (solid[index] as Solid).shape, STILL, false);
  return cast.status !== "separated" && cast.fraction <= slackOf(met, way);
}

/** `within` as a part of the way. */
function slackOf({ within }: Met, { x, y }: Vector2): number {
  return within / (Math.abs(x) + Math.abs(y));
}
