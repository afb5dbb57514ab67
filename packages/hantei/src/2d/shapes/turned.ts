/** Polygons that formulas give: rotated boxes, regular polygons. Rounding may fold them, and then they are refused. */
import { rangeError } from "../../base/errors.js";
import { cosine, sine } from "../../base/sine.js";
import { checkFinite, checkRadius, show } from "../../base/validate.js";
import { type Motion, movedX, movedY } from "../foundation/pose.js";
import { type Polygon, polygon } from "./polygon.js";

/** Sides beyond this number would only fill the memory: no screen and no map shows them. */
const MOST_SIDES = 1_000_000;

/**
 * A box around a center, turned about it: a polygon with the corners (−,−), (+,−), (+,+), (−,+), in this order.
 *
 * The corner (±width/2, ±height/2) goes to x + (cos · dx − sin · dy), y + (sin · dx + cos · dy), rounded at every operation;
 * quarter turns are exact but for the last sum. Answers are exact for the rounded polygon.
 *
 * @param x - The center's x, finite.
 * @param y - The center's y, finite.
 * @param width - The whole width before turning, above 0.
 * @param height - The whole height before turning, above 0.
 * @param angle - Radians within ±2²⁵, counter-clockwise where y points up.
 * @throws TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_RADIUS` for a negative size, `ERR_VERTICES` for a flat box,
 * `ERR_NOT_REPRESENTABLE` where rounding folds the polygon or a coordinate overflows.
 * @example
 * ```ts
 * import { point, relate, rotatedBox } from "hantei";
 * const diamond = rotatedBox(0, 0, 2, 2, Math.PI / 4);
 * console.log(relate(diamond, point(0, 1.4))); // "overlapping"
 * ```
 */
export function rotatedBox(x: number, y: number, width: number, height: number, angle: number): Polygon {
  checkFinite("rotatedBox: x", x);
  checkFinite("rotatedBox: y", y);
  checkSize("rotatedBox: width", width);
  checkSize("rotatedBox: height", height);
  checkFinite("rotatedBox: angle", angle);
  const motion = turn(x, y, angle);
  const right = width / 2;
  const up = height / 2;
  return formed("rotatedBox", motion, [-right, -up, right, -up, right, up, -right, up]);
}

/**
 * A regular polygon around a center. Its first vertex lies at `angle` from the direction of x, the others follow
 * counter-clockwise where y points up.
 *
 * A vertex is x + (cos · dx − sin · dy), y + (sin · dx + cos · dy) for the same polygon (dx, dy) at angle 0, whose
 * coordinates are off by less than 2⁻⁵⁰ of the radius, and exact on the axes; rounded at every operation.
 *
 * @param x - The center's x, finite.
 * @param y - The center's y, finite.
 * @param radius - From the center to each vertex, above 0.
 * @param sides - A whole number from 3 to 1,000,000.
 * @param angle - Radians within ±2²⁵; 0 if left out.
 * @throws TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_RADIUS` for a negative radius, `ERR_VERTICES` for a radius
 * of 0 or another number of sides, `ERR_NOT_REPRESENTABLE` where rounding folds the polygon or a coordinate overflows.
 * @example
 * ```ts
 * import { regularPolygon } from "hantei";
 * console.log(regularPolygon(0, 0, 1, 4).coordinates.join(" ")); // 1 0 0 1 -1 0 0 -1
 * ```
 */
export function regularPolygon(x: number, y: number, radius: number, sides: number, angle = 0): Polygon {
  checkFinite("regularPolygon: x", x);
  checkFinite("regularPolygon: y", y);
  checkSize("regularPolygon: radius", radius);
  checkFinite("regularPolygon: sides", sides);
  if (!(Number.isInteger(sides) && sides >= 3 && sides <= MOST_SIDES)) {
    rangeError(
      "ERR_VERTICES",
      `regularPolygon: sides must be a whole number from 3 to ${MOST_SIDES}, not ${show(sides)}`,
    );
  }
  checkFinite("regularPolygon: angle", angle);
  const ring: number[] = [];
  for (let k = 0; k < sides; k++) {
    // 4k/sides quarter turns: whole ones only exchange sine and cosine, so that the axes are met exactly.
    const quarters = Math.floor((4 * k) / sides);
    const rest = ((4 * k - quarters * sides) / sides) * (Math.PI / 2);
    const [along, across] = [radius * cosine(rest), radius * sine(rest)];
    if (quarters === 0) ring.push(along, across);
    else if (quarters === 1) ring.push(-across + 0, along);
    else if (quarters === 2) ring.push(-along, -across + 0);
    else ring.push(across, -along);
  }
  return formed("regularPolygon", turn(x, y, angle), ring);
}

function turn(x: number, y: number, angle: number): Motion {
  return { x, y, cos: cosine(angle), sin: sine(angle), pivotX: 0, pivotY: 0, turned: angle !== 0 };
}

function checkSize(where: string, size: number): void {
  checkRadius(where, size);
  if (size === 0)
    rangeError("ERR_VERTICES", `${where} must be above 0: without area it is a segment or a point; use those`);
}

/** The ring moved, as a polygon. */
export function formed(name: string, motion: Motion, ring: readonly number[]): Polygon {
  const moved: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    const [x, y] = [ring[at] as number, ring[at + 1] as number];
    moved.push(movedX(motion, x, y), movedY(motion, x, y));
  }
  try {
    return polygon(moved);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    rangeError(
      "ERR_NOT_REPRESENTABLE",
      `${name}: the polygon is folded by rounding (${reason}); use a larger size or a center nearer to 0`,
    );
  }
}
