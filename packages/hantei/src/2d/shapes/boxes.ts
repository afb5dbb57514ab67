/** Other ways to say a box. Each rounds every bound at most once. */
import { rangeError } from "../../base/errors.js";
import { checkFinite, checkNumber, checkRadius } from "../../base/validate.js";
import { type Box, box } from "./box.js";

/**
 * The box with two opposite corners, given in any order.
 *
 * @throws As `box`, but never `ERR_ORDER` for numbers.
 * @example
 * ```ts
 * import { boxFromCorners } from "hantei";
 * console.log(boxFromCorners(5, 0, 0, 5).minX); // 0
 * ```
 */
export function boxFromCorners(x1: number, y1: number, x2: number, y2: number): Box {
  checkNumber("boxFromCorners: x1", x1);
  checkNumber("boxFromCorners: y1", y1);
  checkNumber("boxFromCorners: x2", x2);
  checkNumber("boxFromCorners: y2", y2);
  return box(x2 < x1 ? x2 : x1, y2 < y1 ? y2 : y1, x2 < x1 ? x1 : x2, y2 < y1 ? y1 : y2);
}

/**
 * The box around a center. The bounds are x ± width/2 and y ± height/2, each rounded once to the nearest double: where
 * that loses digits, answers are exact for the rounded box.
 *
 * @param x - The center's x, finite.
 * @param y - The center's y, finite.
 * @param width - The whole width, 0 or more.
 * @param height - The whole height, 0 or more.
 * @throws TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_RADIUS` for a negative size, `ERR_NOT_REPRESENTABLE`.
 * @example
 * ```ts
 * import { boxFromCenter } from "hantei";
 * console.log(boxFromCenter(100, 100, 80, 100).minX); // 60
 * ```
 */
export function boxFromCenter(x: number, y: number, width: number, height: number): Box {
  checkFinite("boxFromCenter: x", x);
  checkFinite("boxFromCenter: y", y);
  checkRadius("boxFromCenter: width", width);
  checkRadius("boxFromCenter: height", height);
  return box(
    centered("x − width / 2", x, -width),
    centered("y − height / 2", y, -height),
    centered("x + width / 2", x, width),
    centered("y + height / 2", y, height),
  );
}

/**
 * center + size / 2, rounded once. Halving is exact but for a subnormal size with an odd last bit. Beside a center above 1
 * that last bit changes nothing; below, doubling the center instead is exact.
 */
function centered(what: string, center: number, size: number): number {
  const half = size / 2;
  const exact = half * 2 === size || Math.abs(center) > 1;
  return bound(`boxFromCenter: ${what}`, exact ? center + half : (center * 2 + size) / 2);
}

/**
 * The box from its least corner and its size, as Canvas and the DOM give it. The far bounds are x + width and y + height,
 * each rounded once.
 *
 * @throws TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_RADIUS` for a negative size, `ERR_NOT_REPRESENTABLE`.
 * @example
 * ```ts
 * import { boxFromSize } from "hantei";
 * console.log(boxFromSize(10, 10, 5, 5).maxX); // 15
 * ```
 */
export function boxFromSize(x: number, y: number, width: number, height: number): Box {
  checkFinite("boxFromSize: x", x);
  checkFinite("boxFromSize: y", y);
  checkRadius("boxFromSize: width", width);
  checkRadius("boxFromSize: height", height);
  return box(x, y, bound("boxFromSize: x + width", x + width), bound("boxFromSize: y + height", y + height));
}

/** A bound that was reckoned of finite numbers; throws where it is none. */
function bound(what: string, value: number): number {
  if (!Number.isFinite(value))
    rangeError("ERR_NOT_REPRESENTABLE", `${what} is beyond the largest double; use smaller numbers`);
  return value;
}
