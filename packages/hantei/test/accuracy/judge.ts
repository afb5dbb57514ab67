/** How far what is measured lies from the references, in units of 2⁻⁵³ of the pair's largest number. */

import { largestOf, type Measuring, type Vector } from "../laws/measuring.js";
import { compare, minus, type Rational, ZERO } from "../oracle/rational.js";
import type { Vector as ExactVector } from "../oracle/sets.js";
import type { AnyShape, Room } from "../rooms.js";
import {
  apartAlong,
  difference,
  distanceOf,
  distanceTo,
  dot,
  isBounded,
  leastDepth,
  readPair,
  root,
  toNumber,
} from "./reference.js";

/** The worst error of each kind, and the pair that had it. */
export type Errors = Map<string, { error: number; told: string }>;

export function note(errors: Errors, what: string, error: number, told: () => string): void {
  const before = errors.get(what);
  if (before !== undefined && error <= before.error) return;
  errors.set(what, { error, told: told() });
}

const UNIT = 2 ** -53;

/** Judges everything that is measured of two shapes. */
export function judge(
  room: Room,
  measuring: Measuring,
  a: AnyShape,
  b: AnyShape,
  isConvex: boolean,
  errors: Errors,
): void {
  const { distance, closestPoints, contact } = measuring;
  const far = distance(a, b);
  const nearest = closestPoints(a, b);
  const hit = contact(a, b, { maxDistance: Number.POSITIVE_INFINITY });
  if (hit === undefined) throw new Error(`no contact within Infinity: ${JSON.stringify([a, b])}`);
  const { a: setA, b: setB, read } = readPair(a, b, [far, nearest, hit]);
  const largest = largestOf(a, b);
  const told = (): string => JSON.stringify([a, b]);
  const say = (what: string, error: Rational): void => {
    note(errors, what, toNumber(error) / largest / UNIT, told);
  };
  const exact = ({ x, y, z }: Vector): ExactVector =>
    room.name === "3d" ? [read(x), read(y), read(z)] : [read(x), read(y)];

  const truth = distanceOf(setA, setB);
  say("distance", absolute(minus(read(far), truth)));
  const [p, q] = [exact(nearest.a), exact(nearest.b)];
  say("closest point", largestFraction([distanceTo(p, setA), distanceTo(q, setB)]));
  const between = difference(p, q);
  say("closest points apart", absolute(minus(root(dot(between, between)), truth)));

  const n = exact(hit.normal);
  note(errors, "normal's length", Math.abs(toNumber(minus(root(dot(n, n)), { n: 1n, d: 1n }))) / UNIT, told);
  for (const point of hit.points) {
    const at = exact(point);
    const off = [distanceTo(at, setA), distanceTo(at, setB)].map((value) => minus(value, truth));
    say("contact point", largestFraction(off));
  }
  if (isConvex) note(errors, "not minimal", hit.minimal ? 0 : 1, told);
  if (!isConvex || hit.depth === Number.POSITIVE_INFINITY || !isBounded(setA) || !isBounded(setB)) return;
  const apart = apartAlong(n, setA, setB);
  if (hit.depth > 0) {
    const least = leastDepth(setA, setB);
    say("depth above the least", minus(read(hit.depth), least));
    say("depth below the least", minus(least, read(hit.depth)));
    // What the depth lacks along its own normal.
    say("overlap left along the normal", minus(minus(ZERO, apart), read(hit.depth)));
  } else {
    say("gap lost along the normal", minus(truth, apart));
  }
}

function absolute(value: Rational): Rational {
  return value.n < 0n ? { n: -value.n, d: value.d } : value;
}

function largestFraction(values: readonly Rational[]): Rational {
  return values.reduce((most, value) => (compare(value, most) > 0 ? value : most));
}
