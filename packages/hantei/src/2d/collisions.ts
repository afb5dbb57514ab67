/** All collisions among shapes of the plane: bounds, a closed join of the bounds, then the exact relation of the candidates. */
import {
  boundsColumns,
  type Collision,
  type CollisionsOptions,
  confirm,
  isSecondList,
  readCollisionsOptions,
} from "../base/collision.js";
import { join, pairs } from "../broadphase/index.js";
import { forgetIndex, indexPath } from "./algorithms/path.js";
import { relateCode } from "./pair-matrix.js";
import { bounds } from "./queries/bounds.js";
import type { Shape } from "./shape-kinds.js";

export type { Collision, CollisionsOptions };

/** Bounds that merely touch do not rule out that shapes overlap: two polylines may cross at the corner that their bounds share. */
const firstOf = (limit: number) => ({ touching: true, order: "sorted", limit }) as const;

const columnsOf = (name: string, shapes: readonly Shape[]) =>
  boundsColumns(name, shapes, ["minX", "minY"], ["maxX", "maxY"], bounds);

/**
 * Every two shapes of a list that collide, of any mix of kinds: each pair once, with how the two lie. Exact for the doubles
 * given: the same pairs as `relate` finds of all, in a time that grows with the shapes and the pairs whose bounds meet.
 *
 * @param shapes - Shapes of the plane; they stay as they are.
 * @param options - `touching: false` leaves out shapes that only touch; `limit` stops after so many.
 * @returns Indices a < b and the relation, ascending by `a`, then by `b`.
 * @throws TypeError `ERR_TYPE` where the list or an option is of the wrong type, `ERR_KIND` where an item is no shape of the
 * plane; RangeError `ERR_RANGE` for a bad limit, `ERR_TOO_MANY` where one
 * array cannot hold the pairs whose bounds meet, `ERR_NOT_FINITE` or `ERR_ORDER` for a shape built past the constructors whose
 * bounds show it; in its other fields nothing is looked for. What is wrong with a shape names its index.
 * @example
 * ```ts
 * import { box, circle, segment } from "hantei";
 * import { collisions } from "hantei/collisions";
 * const shapes = [box(0, 0, 5, 5), circle(8, 9, 5), segment(1, 1, 2, 2), circle(20, 0, 1)];
 * for (const { a, b, relation } of collisions(shapes)) console.log(a, b, relation);
 * console.log(collisions(shapes).length); // 2: shapes 0 and 1 touch, 0 and 2 overlap
 * console.log(collisions(shapes, { touching: false }).length); // 1
 * ```
 */
export function collisions(shapes: readonly Shape[], options?: CollisionsOptions): Collision[];
/**
 * Every shape of one list that collides with one of another; as with one list, but pairs are (index in a, index in b), and the
 * shapes of one list are not compared with each other.
 *
 * @param a - Shapes of the plane.
 * @param b - Shapes of the plane.
 * @param options - `touching: false` leaves out shapes that only touch; `limit` stops after so many.
 * @returns Indices and relation, ascending by `a`, then by `b`.
 * @throws TypeError `ERR_TYPE`, `ERR_KIND`; RangeError `ERR_RANGE`, `ERR_TOO_MANY`, `ERR_NOT_FINITE`, `ERR_ORDER`, as with one list.
 * @example
 * ```ts
 * import { box, point } from "hantei";
 * import { collisions } from "hantei/collisions";
 * const [hit] = collisions([point(9, 9), point(1, 2)], [box(0, 0, 5, 5)]);
 * console.log(hit); // { a: 1, b: 0, relation: 'overlapping' }
 * ```
 */
export function collisions(a: readonly Shape[], b: readonly Shape[], options?: CollisionsOptions): Collision[];
export function collisions(
  a: readonly Shape[],
  second?: readonly Shape[] | CollisionsOptions,
  third?: CollisionsOptions,
): Collision[] {
  if (!isSecondList(second, third)) {
    const options = readCollisionsOptions(second);
    const columns = columnsOf("shapes", a);
    return among(a, a, (most) => pairs(columns, firstOf(most)), options);
  }
  const options = readCollisionsOptions(third);
  const [columns, others] = [columnsOf("a", a), columnsOf("b", second)];
  return among(a, second, (most) => join(columns, others, firstOf(most)), options);
}

/**
 * Long rings and chains that no constructor and no `prepare` has indexed get an index for the time of this one call, so that
 * a thousand of them against each other are not read whole for every pair.
 */
function among(
  a: readonly Shape[],
  b: readonly Shape[],
  candidatesOf: (most: number) => Uint32Array,
  options: ReturnType<typeof readCollisionsOptions>,
): Collision[] {
  const indexed: (readonly number[])[] = [];
  const prepare = (candidates: Uint32Array, from: number): void => {
    for (let at = from; at < candidates.length; at++) {
      const shape = (at % 2 === 0 ? a : b)[candidates[at] as number] as Shape;
      if (shape.kind === "polyline") {
        if (indexPath(shape.coordinates, false)) indexed.push(shape.coordinates);
      } else if (shape.kind === "polygon") {
        if (indexPath(shape.coordinates, true)) indexed.push(shape.coordinates);
        for (const hole of shape.holes) if (indexPath(hole, true)) indexed.push(hole);
      }
    }
  };
  try {
    return confirm(candidatesOf, (i, j) => relateCode(a[i] as Shape, b[j] as Shape), options, prepare);
  } finally {
    for (const path of indexed) forgetIndex(path);
  }
}
