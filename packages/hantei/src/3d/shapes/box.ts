import { fromText, toText } from "../../base/json-number.js";
import { representable } from "../../base/representable.js";
import { checkExtent } from "../../base/validate.js";
import type { KindOperations } from "./kind.js";

/**
 * An axis-aligned box of space, possibly flat, possibly unbounded; its interior is the product of its three intervals'
 * interiors.
 */
export interface Box3 {
  readonly kind: "box3";
  readonly minX: number;
  readonly minY: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly maxZ: number;
}

/**
 * Makes a box of space from its least and greatest coordinates; ±Infinity for a side without a bound.
 *
 * @throws TypeError `ERR_TYPE` where a bound is not a number; RangeError `ERR_ORDER` where a minimum exceeds its maximum,
 * `ERR_NOT_FINITE` where a bound is NaN, a minimum +Infinity or a maximum −Infinity.
 * @example
 * ```ts
 * import { box, relate } from "hantei/3d";
 * console.log(relate(box(0, 0, 0, 1, 1, 1), box(1, 0, 0, 2, 1, 1))); // "touching"
 * ```
 */
export function box(minX: number, minY: number, minZ: number, maxX: number, maxY: number, maxZ: number): Box3 {
  checkExtent("box3", "X", minX, maxX);
  checkExtent("box3", "Y", minY, maxY);
  checkExtent("box3", "Z", minZ, maxZ);
  return { kind: "box3", minX, minY, minZ, maxX, maxY, maxZ };
}

export const boxKind: KindOperations<Box3> = {
  // A record of its own: what was given may carry more, or be changed later.
  bounds: ({ minX, minY, minZ, maxX, maxY, maxZ }) => ({ kind: "box3", minX, minY, minZ, maxX, maxY, maxZ }),
  translate: (shape, by) => ({
    kind: "box3",
    minX: movedBound(shape.minX, by.x),
    minY: movedBound(shape.minY, by.y),
    minZ: movedBound(shape.minZ, by.z),
    maxX: movedBound(shape.maxX, by.x),
    maxY: movedBound(shape.maxY, by.y),
    maxZ: movedBound(shape.maxZ, by.z),
  }),
  toJSON: ({ minX, minY, minZ, maxX, maxY, maxZ }) => ({
    kind: "box3",
    minX: toText(minX),
    minY: toText(minY),
    minZ: toText(minZ),
    maxX: toText(maxX),
    maxY: toText(maxY),
    maxZ: toText(maxZ),
  }),
  fromFields: ({ minX, minY, minZ, maxX, maxY, maxZ }) =>
    box(fromText(minX), fromText(minY), fromText(minZ), fromText(maxX), fromText(maxY), fromText(maxZ)),
};

/** A bound at infinity stays there; a finite one must stay finite. */
function movedBound(bound: number, by: number): number {
  return bound - bound === 0 ? representable(bound + by) : bound;
}
