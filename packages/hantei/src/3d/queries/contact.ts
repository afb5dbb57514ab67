import { checkObject, checkOptions, checkReach } from "../../base/options.js";
import { COUNT, met, REACH } from "../contact/met.js";
import { type Contact3, type ContactBuffer3, newPoint, writeMet } from "../contact/result.js";
import { meet } from "../contact-matrix.js";
import type { Shape3 } from "../shape-kinds.js";

export type { Contact3, ContactBuffer3, ContactPoint3 } from "../contact/result.js";

/** What `contact` is asked. */
export interface ContactOptions3 {
  /** Shapes that are disjoint are in contact, too, if they are at most this far apart: 0, which is the default, or more. */
  readonly maxDistance?: number | undefined;
}

/**
 * How to part two shapes: in which direction, how far, and where they meet. `undefined` where they are disjoint and farther
 * apart than `maxDistance`.
 *
 * Its sign is `relate`'s: `depth` is above 0 exactly where they overlap, 0 exactly where they touch, and below where they are
 * disjoint. Moved by `normal` times `depth`, b does not overlap a any more, and as little a moved the other way: in doubles, not
 * just on paper. For that, depth may be longer than the least of all such moves by up to 96 · 2⁻⁵³ of the pair's largest
 * coordinate or radius. Infinity where no move parts them. The same depth in both orders, and the opposite normal, unless the
 * shapes are equal; which of several least moves it is depends on the shapes alone.
 *
 * @param a - Any shape of space.
 * @param b - Any other, or the same.
 * @throws TypeError `ERR_KIND` where either is no shape of space, `ERR_TYPE` where `maxDistance` is not a number or the options
 * are no object; RangeError `ERR_RANGE` where it is below 0 or NaN.
 * @example
 * ```ts
 * import { box, contact, sphere } from "hantei/3d";
 * const hit = contact(box(0, 0, 0, 9, 9, 1), sphere(4, 4, 1.5, 1));
 * console.log(hit?.normal.z, hit?.depth); // 1 0.5
 * ```
 */
export function contact(a: Shape3, b: Shape3, options?: ContactOptions3): Contact3 | undefined {
  if (!find(a, b, options)) return undefined;
  const points = Array.from({ length: met[COUNT] as number }, newPoint);
  const result: Contact3 = { normal: { x: 0, y: 0, z: 0 }, depth: 0, minimal: true, points };
  writeMet(result, a, b);
  return result;
}

/**
 * As `contact`, written into an object of yours: no result is allocated.
 *
 * @param result - From `contactBuffer()`. Of its four points, the first `count` are the contact's.
 * @returns Whether there is a contact; where there is none, the result is left as it was.
 * @throws As `contact`.
 * @example
 * ```ts
 * import { box, contactBuffer, contactInto } from "hantei/3d";
 * const hit = contactBuffer();
 * if (contactInto(hit, box(0, 0, 0, 4, 4, 4), box(3, 1, 1, 9, 2, 2))) console.log(hit.depth, hit.count); // 1 4
 * ```
 */
export function contactInto(result: ContactBuffer3, a: Shape3, b: Shape3, options?: ContactOptions3): boolean {
  checkObject("contactInto", "result", result);
  checkObject("contactInto", "result.normal", result.normal);
  // All that `contactBuffer` has, the last first: a contact of fewer points is no buffer.
  for (let at = 3; at >= 0; at--) {
    const point = result.points?.[at];
    checkObject("contactInto", "result.points[].featureA", point?.featureA);
    checkObject("contactInto", "result.points[].featureB", point?.featureB);
  }
  if (!find(a, b, options)) return false;
  writeMet(result, a, b);
  result.count = met[COUNT] as number;
  return true;
}

/**
 * An object for `contactInto`.
 *
 * @example
 * ```ts
 * import { contactBuffer } from "hantei/3d";
 * console.log(contactBuffer().points.length); // 4
 * ```
 */
export function contactBuffer(): ContactBuffer3 {
  const points = [newPoint(), newPoint(), newPoint(), newPoint()];
  return { normal: { x: 1, y: 0, z: 0 }, depth: 0, minimal: true, points, count: 0 };
}

function find(a: Shape3, b: Shape3, options: ContactOptions3 | undefined): boolean {
  checkOptions("contact", options);
  const reach = options?.maxDistance;
  checkReach("contact", "maxDistance", reach);
  met[REACH] = reach ?? 0;
  return meet(a, b);
}
