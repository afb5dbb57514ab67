import { representable } from "../../base/representable.js";
import { checkFinite } from "../../base/validate.js";
import type { KindOperations } from "./kind.js";

/** A point of space; it is its own interior. */
export interface Point3 {
  readonly kind: "point3";
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/**
 * Makes a point of space.
 *
 * @param x - Finite, in any unit; y and z in the same.
 * @throws TypeError `ERR_TYPE` where a coordinate is not a number; RangeError `ERR_NOT_FINITE` where it is not finite.
 * @example
 * ```ts
 * import { point } from "hantei/3d";
 * console.log(point(1, 2, 3).z); // 3
 * ```
 */
export function point(x: number, y: number, z: number): Point3 {
  checkFinite("point3: x", x);
  checkFinite("point3: y", y);
  checkFinite("point3: z", z);
  return { kind: "point3", x, y, z };
}

export const pointKind: KindOperations<Point3> = {
  bounds: ({ x, y, z }) => ({ kind: "box3", minX: x, minY: y, minZ: z, maxX: x, maxY: y, maxZ: z }),
  translate: ({ x, y, z }, by) => ({
    kind: "point3",
    x: representable(x + by.x),
    y: representable(y + by.y),
    z: representable(z + by.z),
  }),
  toJSON: ({ x, y, z }) => ({ kind: "point3", x, y, z }),
  fromFields: ({ x, y, z }) => point(x as number, y as number, z as number),
};
