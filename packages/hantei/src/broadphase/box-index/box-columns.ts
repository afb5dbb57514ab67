/** Sides of boxes: as an index is given them, and as it gives them back. */
import { typeError } from "../../base/errors.js";
import { type Boxes2, type Boxes3, type Columns as GivenColumns, readColumns } from "../columns.js";
import type { Tree } from "./layout.js";
import type { Sides } from "./order.js";

/** The columns of a caller's boxes; their numbers are not looked at. */
export function readBoxes(where: string, boxes: Boxes2 | Boxes3): GivenColumns {
  const columns = readColumns(where, boxes);
  if (columns.axes.length < 2) {
    typeError("ERR_TYPE", `${where}: an index holds boxes of the plane or of space, not intervals`);
  }
  return columns;
}

/** For each axis its least and its greatest coordinates. */
export function sidesOf({ axes }: GivenColumns): Sides {
  return { least: axes.map(({ low }) => low), greatest: axes.map(({ high }) => high) };
}

/** The same of a tree's boxes, in the order of their indices. */
export function sidesOfTree({ axes, boxes, ids, count }: Tree): Sides {
  const column = (part: number): Float64Array => {
    const values = new Float64Array(count);
    for (let entry = 0; entry < count; entry++) values[ids[entry] as number] = boxes[2 * axes * entry + part] as number;
    return values;
  };
  const parts = [0, 1, 2].slice(0, axes);
  return { least: parts.map(column), greatest: parts.map((part) => column(axes + part)) };
}

/** A tree's boxes in the order of their indices, as `pairs` and `join` want them. */
export function boxesOf(tree: Tree): Boxes2 | Boxes3 {
  const { least, greatest } = sidesOfTree(tree);
  const [minX, minY, minZ] = least as [Float64Array, Float64Array, Float64Array?];
  const [maxX, maxY, maxZ] = greatest as [Float64Array, Float64Array, Float64Array?];
  return minZ === undefined || maxZ === undefined ? { minX, minY, maxX, maxY } : { minX, minY, minZ, maxX, maxY, maxZ };
}
