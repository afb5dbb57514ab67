import { representable } from "../../base/representable.js";
import { checkFinite, checkRadius } from "../../base/validate.js";
import { differenceDown, sumUp } from "../../exact/rounding.js";
import type { KindOperations } from "./kind.js";

/** A filled sphere; its interior is the open ball, or the center itself where the radius is 0. */
export interface Sphere {
  readonly kind: "sphere";
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
}

/**
 * Makes a sphere from its center and radius.
 *
 * @param radius - 0 or more, finite, in the unit of the coordinates.
 * @throws TypeError `ERR_TYPE` where an argument is not a number; RangeError `ERR_NOT_FINITE` where it is not finite,
 * `ERR_RADIUS` where the radius is negative.
 * @example
 * ```ts
 * import { relate, sphere } from "hantei/3d";
 * console.log(relate(sphere(0, 0, 0, 1), sphere(0, 0, 2, 1))); // "touching"
 * ```
 */
export function sphere(x: number, y: number, z: number, radius: number): Sphere {
  checkFinite("sphere: x", x);
  checkFinite("sphere: y", y);
  checkFinite("sphere: z", z);
  checkRadius("sphere: radius", radius);
  return { kind: "sphere", x, y, z, radius };
}

export const sphereKind: KindOperations<Sphere> = {
  bounds: ({ x, y, z, radius }) => ({
    kind: "box3",
    minX: differenceDown(x, radius),
    minY: differenceDown(y, radius),
    minZ: differenceDown(z, radius),
    maxX: sumUp(x, radius),
    maxY: sumUp(y, radius),
    maxZ: sumUp(z, radius),
  }),
  translate: ({ x, y, z, radius }, by) => ({
    kind: "sphere",
    x: representable(x + by.x),
    y: representable(y + by.y),
    z: representable(z + by.z),
    radius,
  }),
  toJSON: ({ x, y, z, radius }) => ({ kind: "sphere", x, y, z, radius }),
  fromFields: ({ x, y, z, radius }) => sphere(x as number, y as number, z as number, radius as number),
};
