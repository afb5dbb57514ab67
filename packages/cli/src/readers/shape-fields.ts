/** A shape from the fields that the library's `toJSON` gives it. */
import { fromJSON } from "hantei";
import { fromJSON as fromJSON3 } from "hantei/3d";
import { Misread, quote } from "../bad-input.js";
import type { AnyShape } from "../pairs/layer.js";
import { THIRD_COORDINATE } from "./geometry.js";
import { dimensionOf, type KindName } from "./kinds.js";

/** What a third coordinate is called: of a shape of the plane it would be left out without a word. */
const THIRD = ["z", "z1", "z2", "minZ", "maxZ"];

/** Kinds of as many vertices as one likes. */
const VERTICES: ReadonlySet<KindName> = new Set<KindName>(["polygon", "polyline"]);

/** @throws Misread for a shape of the plane with a third coordinate, and whatever the library refuses. */
export function shapeFromFields(kind: KindName, fields: object): AnyShape {
  if (dimensionOf(kind) !== 2) return fromJSON3(fields);
  const third = THIRD.find((name) => Object.hasOwn(fields, name));
  if (third === undefined) {
    // The library speaks of what it was given, which has no name there.
    if (VERTICES.has(kind) && !Object.hasOwn(fields, "coordinates"))
      throw new Misread(undefined, `a ${kind} needs "coordinates", as [[x, y], ...] or [x, y, ...]`, "of a wrong type");
    return fromJSON(fields);
  }
  const message = `a ${kind} lies in the plane, and this one has a third coordinate, ${quote(third)}; shapes of space have kinds of their own`;
  throw new Misread(undefined, message, THIRD_COORDINATE);
}
