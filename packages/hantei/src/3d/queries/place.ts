import { typeError } from "../../base/errors.js";
import { checkFinite, show } from "../../base/validate.js";
import type { Pose3 } from "../foundation/pose.js";
import type { Shape3, Shape3Of } from "../shape-kinds.js";
import { translate } from "./translate.js";

/**
 * The shape moved by the pose's (x, y, z). Poses in space do not turn, and say so when asked to.
 *
 * @param shape - Any shape of space; it stays as it was.
 * @param pose - Offsets in the shape's unit, finite.
 * @throws TypeError `ERR_KIND`, `ERR_TYPE` (an angle given included); RangeError `ERR_NOT_FINITE`, `ERR_NOT_REPRESENTABLE`.
 * @example
 * ```ts
 * import { place, point } from "hantei/3d";
 * console.log(place(point(0, 0, 0), { x: 1, y: 2, z: 3 }).z); // 3
 * ```
 */
export function place<S extends Shape3>(shape: S, pose: Pose3): Shape3Of<S["kind"]> {
  if (typeof pose !== "object" || pose === null) {
    typeError("ERR_TYPE", `place: the pose must be an object { x, y, z }, not ${show(pose)}`);
  }
  // Poses of the plane have one.
  if ((pose as { angle?: unknown }).angle !== undefined)
    typeError("ERR_TYPE", "place: a pose in space has no angle; only { x, y, z }");
  const { x, y, z } = pose;
  checkFinite("place: x", x);
  checkFinite("place: y", y);
  checkFinite("place: z", z);
  return translate(shape, x, y, z);
}
