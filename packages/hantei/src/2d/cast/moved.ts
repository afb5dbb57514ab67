/** A shape where it stands at a time of its cast. */
import { motions } from "../algorithms/motions.js";
import { shifted, translated, way } from "../moved/placed.js";
import { placedWhole } from "../moved/placed-long.js";
import type { Shape } from "../shape-kinds.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";

/** The time; not handed over, so that no call boxes it. */
export const moment: Float64Array = /* @__PURE__ */ new Float64Array(1);
/** The moment at which each of the two was last asked for; NaN where it was not. */
const asked: Float64Array = /* @__PURE__ */ new Float64Array(2);
/** What was told then. */
const last: (Shape | undefined)[] = [undefined, undefined];

/** Forgets the shapes of the cast before. */
export function beginMoments(): void {
  asked[0] = Number.NaN;
  asked[1] = Number.NaN;
}

/**
 * The first (0) or second (1) shape of the cast at the moment; undefined where rounding would fold it, so that it cannot be put
 * there. Overwritten by the next one of that number.
 *
 * @throws RangeError `ERR_NOT_REPRESENTABLE` where it has no doubles there.
 */
export function movedShape(shape: Shape, number: 0 | 1): Shape | undefined {
  const x = motions[2 * number] as number;
  const y = motions[2 * number + 1] as number;
  if (x === 0 && y === 0) return shape;
  way[0] = (moment[0] as number) * x;
  way[1] = (moment[0] as number) * y;
  if (asked[number] !== moment[0]) last[number] = placedWhole(shape, number);
  asked[number] = moment[0] as number;
  return last[number];
}

/** As `movedShape`, folded or not. */
export function nearlyMovedShape(shape: Shape, number: 0 | 1): Shape {
  return movedShape(shape, number) ?? shifted(shape as Polygon | Polyline);
}

/**
 * A shape moved by (x, y), to keep; undefined where rounding would fold it.
 *
 * @throws RangeError `ERR_NOT_REPRESENTABLE` where it has no doubles there.
 */
export function translatedShape(shape: Shape, x: number, y: number): Shape | undefined {
  if (x === 0 && y === 0) return shape;
  way[0] = x;
  way[1] = y;
  return translated(shape);
}
