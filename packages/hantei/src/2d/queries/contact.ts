import { checkObject, checkOptions, checkReach } from "../../base/options.js";
import { met, REACH } from "../contact/met.js";
import { type Contact, type ContactBuffer, type ContactPoint, newPoint } from "../contact/result.js";
import { meet } from "../contact-matrix.js";
import type { Shape } from "../shape-kinds.js";

export type { Contact, ContactBuffer, ContactPoint } from "../contact/result.js";

/** What `contact` is asked. */
export interface ContactOptions {
  /** Shapes that are disjoint are in contact, too, if they are at most this far apart: 0, which is the default, or more. */
  readonly maxDistance?: number | undefined;
}

/**
 * How to part two shapes: in which direction, how far, and where they meet. `undefined` where they are disjoint and farther
 * apart than `maxDistance`.
 *
 * Its sign is `relate`'s: `depth` is above 0 exactly where they overlap, 0 exactly where they touch, and below where they are
 * disjoint. Moved by `normal` times `depth`, b does not overlap a any more, and as little a moved the other way: in doubles, not
 * just on paper. For that, depth may be longer than the least of all such moves by up to 64 · 2⁻⁵³ of the pair's largest
 * coordinate or radius; by more where a polygon is as thin as its last bits, and where a shape is concave, unless `minimal` is
 * true. Infinity where no move was found that parts them. The same depth in both orders, and the opposite normal, unless the shapes are equal;
 * which of several least moves it is depends on the shapes alone. `docs/conventions.md` has the odd cases.
 *
 * @param a - Any shape of the plane.
 * @param b - Any other, or the same.
 * @throws TypeError `ERR_KIND` where either is no shape of the plane, `ERR_TYPE` where `maxDistance` is not a number or the options
 * are no object; RangeError `ERR_RANGE` where it is below 0 or NaN.
 * @example
 * ```ts
 * import { box, circle, contact, relate, translate } from "hantei";
 * const wall = box(0, 0, 1, 9);
 * const ball = circle(1.5, 4, 1);
 * const hit = contact(wall, ball);
 * if (hit !== undefined) {
 *   console.log(hit.normal.x, hit.normal.y, hit.depth); // 1 0 0.5
 *   console.log(relate(wall, translate(ball, hit.normal.x * hit.depth, hit.normal.y * hit.depth))); // "touching"
 * }
 * ```
 */
export function contact(a: Shape, b: Shape, options?: ContactOptions): Contact | undefined {
  if (!contactInto(scratch, a, b, options)) return undefined;
  const { normal, depth, minimal, count } = scratch;
  const points = scratch.points.slice(0, count).map(copyOf);
  return { normal: { x: normal.x, y: normal.y }, depth, minimal, points };
}

/** What `contact` copies from. */
const scratch: ContactBuffer = /* @__PURE__ */ contactBuffer();

function copyOf({ x, y, featureA, featureB }: ContactPoint): ContactPoint {
  return {
    x,
    y,
    featureA: { type: featureA.type, index: featureA.index },
    featureB: { type: featureB.type, index: featureB.index },
  };
}

/**
 * As `contact`, written into an object of yours: no result is allocated, and most pairs leave no garbage at all. Concave shapes that
 * overlap are moved about in room that is kept, up to 32,768 vertices in all; they leave some where they have more, or where rounding
 * might fold a ring whose parts touch or nearly do, so that each move is checked anew.
 *
 * @param result - From `contactBuffer()`. Of its two points, the first `count` are the contact's.
 * @returns Whether there is a contact; where there is none, the result is left as it was.
 * @throws As `contact`.
 * @example
 * ```ts
 * import { box, contactBuffer, contactInto } from "hantei";
 * const hit = contactBuffer();
 * if (contactInto(hit, box(0, 0, 4, 4), box(3, 1, 9, 2))) console.log(hit.depth, hit.count); // 1 2
 * ```
 */
export function contactInto(result: ContactBuffer, a: Shape, b: Shape, options?: ContactOptions): boolean {
  checkObject("contactInto", "result", result);
  checkObject("contactInto", "result.normal", result.normal);
  // All that `contactBuffer` has, the last first: a contact of fewer points is no buffer.
  for (let at = 1; at >= 0; at--) {
    const point = result.points?.[at];
    checkObject("contactInto", "result.points[].featureA", point?.featureA);
    checkObject("contactInto", "result.points[].featureB", point?.featureB);
  }
  checkOptions("contact", options);
  const reach = options?.maxDistance;
  checkReach("contact", "maxDistance", reach);
  met[REACH] = reach ?? 0;
  return meet(a, b, result);
}

/**
 * An object for `contactInto`.
 *
 * @example
 * ```ts
 * import { contactBuffer } from "hantei";
 * console.log(contactBuffer().points.length); // 2
 * ```
 */
export function contactBuffer(): ContactBuffer {
  return { normal: { x: 1, y: 0 }, depth: 0, minimal: true, points: [newPoint(), newPoint()], count: 0 };
}
