import { typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import { operationsOf, type Shape3, shapeKinds, unknownKind } from "../shape-kinds.js";

/**
 * A shape as a plain object that `JSON.stringify` keeps whole: infinite bounds become the text `"Infinity"`.
 *
 * @throws TypeError `ERR_KIND` where the argument is no shape of space.
 * @example
 * ```ts
 * import { box, toJSON } from "hantei/3d";
 * console.log(JSON.stringify(toJSON(box(0, 0, 0, Infinity, 1, 1)))); // {"kind":"box3","minX":0,"minY":0,"minZ":0,"maxX":"Infinity","maxY":1,"maxZ":1}
 * ```
 */
export function toJSON(shape: Shape3): object {
  return operationsOf(shape).toJSON(shape);
}

/**
 * Builds a shape from what `JSON.parse` returned, checking every field. Fields it does not know are left aside, so that a
 * record may carry an id or a name.
 *
 * @throws TypeError `ERR_TYPE` where the value is no object or a field has the wrong type, `ERR_KIND` where its kind is
 * unknown; RangeError as the constructor of that kind.
 * @example
 * ```ts
 * import { fromJSON } from "hantei/3d";
 * console.log(fromJSON({ kind: "sphere", x: 0, y: 0, z: 0, radius: 1 }).kind); // "sphere"
 * ```
 */
export function fromJSON(value: unknown): Shape3 {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    typeError(
      "ERR_TYPE",
      `fromJSON: a shape must be an object like {"kind":"point3","x":0,"y":0,"z":0}, not ${show(value)}`,
    );
  }
  const own = Object.hasOwn(value, "kind") ? (value as { kind: unknown }).kind : undefined;
  if (own === undefined) typeError("ERR_KIND", "fromJSON: a shape must have a kind of its own");
  if (typeof own !== "string" || !Object.hasOwn(shapeKinds, own)) return unknownKind(value);
  // Own fields only: a shape's numbers never come from a prototype.
  return shapeKinds[own as Shape3["kind"]].fromFields(Object.assign(Object.create(null), value));
}
