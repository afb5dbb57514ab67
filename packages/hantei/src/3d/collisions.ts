/** All collisions among shapes of space: bounds, a closed join of the bounds, then the exact relation of the candidates. */
import {
  boundsColumns,
  type Collision,
  type CollisionsOptions,
  confirm,
  isSecondList,
  readCollisionsOptions,
} from "../base/collision.js";
import { join, pairs } from "../broadphase/index.js";
import { relateCode } from "./pair-matrix.js";
import { bounds } from "./queries/bounds.js";
import type { Shape3 } from "./shape-kinds.js";

export type { Collision, CollisionsOptions };

/** Bounds that merely touch do not rule out that shapes overlap, so that the join must be closed whatever is asked. */
const firstOf = (limit: number) => ({ touching: true, order: "sorted", limit }) as const;

const columnsOf = (name: string, shapes: readonly Shape3[]) =>
  boundsColumns(name, shapes, ["minX", "minY", "minZ"], ["maxX", "maxY", "maxZ"], bounds);

/**
 * Every two shapes of a list that collide, of any mix of kinds: each pair once, with how the two lie. Exact for the doubles
 * given: the same pairs as `relate` finds of all, in a time that grows with the shapes and the pairs whose bounds meet.
 *
 * @param shapes - Shapes of space; they stay as they are.
 * @param options - `touching: false` leaves out shapes that only touch; `limit` stops after so many.
 * @returns Indices a < b and the relation, ascending by `a`, then by `b`.
 * @throws TypeError `ERR_TYPE` where the list or an option is of the wrong type, `ERR_KIND` where an item is no shape of
 * space; RangeError `ERR_RANGE` for a bad limit, `ERR_TOO_MANY` where one
 * array cannot hold the pairs whose bounds meet, `ERR_NOT_FINITE` or `ERR_ORDER` for a shape built past the constructors whose
 * bounds show it; in its other fields nothing is looked for. What is wrong with a shape names its index.
 * @example
 * ```ts
 * import { box, sphere } from "hantei/3d";
 * import { collisions } from "hantei/3d/collisions";
 * const shapes = [box(0, 0, 0, 1, 1, 1), sphere(3, 0.5, 0.5, 2), sphere(9, 9, 9, 1)];
 * console.log(collisions(shapes)); // [ { a: 0, b: 1, relation: 'touching' } ]
 * console.log(collisions(shapes, { touching: false }).length); // 0
 * ```
 */
export function collisions(shapes: readonly Shape3[], options?: CollisionsOptions): Collision[];
/**
 * Every shape of one list that collides with one of another; as with one list, but pairs are (index in a, index in b), and the
 * shapes of one list are not compared with each other.
 *
 * @param a - Shapes of space.
 * @param b - Shapes of space.
 * @param options - `touching: false` leaves out shapes that only touch; `limit` stops after so many.
 * @returns Indices and relation, ascending by `a`, then by `b`.
 * @throws TypeError `ERR_TYPE`, `ERR_KIND`; RangeError `ERR_RANGE`, `ERR_TOO_MANY`, `ERR_NOT_FINITE`, `ERR_ORDER`, as with one list.
 * @example
 * ```ts
 * import { point, sphere } from "hantei/3d";
 * import { collisions } from "hantei/3d/collisions";
 * const [hit] = collisions([point(9, 9, 9), point(0, 0, 0)], [sphere(0, 0, 0, 1)]);
 * console.log(hit); // { a: 1, b: 0, relation: 'overlapping' }
 * ```
 */
export function collisions(a: readonly Shape3[], b: readonly Shape3[], options?: CollisionsOptions): Collision[];
export function collisions(
  a: readonly Shape3[],
  second?: readonly Shape3[] | CollisionsOptions,
  third?: CollisionsOptions,
): Collision[] {
  if (!isSecondList(second, third)) {
    const options = readCollisionsOptions(second);
    const columns = columnsOf("shapes", a);
    return confirm(
      (most) => pairs(columns, firstOf(most)),
      (i, j) => relateCode(a[i] as Shape3, a[j] as Shape3),
      options,
    );
  }
  const options = readCollisionsOptions(third);
  const [columns, others] = [columnsOf("a", a), columnsOf("b", second)];
  return confirm(
    (most) => join(columns, others, firstOf(most)),
    (i, j) => relateCode(a[i] as Shape3, second[j] as Shape3),
    options,
  );
}
