/** Polygons and polylines by their definitions: what the check of a witness needs to know of them. */
import { compare, lesser, type Rational, signOf, toNumber, ZERO } from "../../exact/rational.js";
import type { Definition, Location } from "../../explain/check.js";
import { vector } from "../../explain/definitions.js";
import { difference, dot, isZero, type Vector } from "../../explain/vector.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import { isBeside, type Side, sidesOfChain, sidesOfRing } from "./sides.js";
import { cross } from "./vector.js";

/** A flat list of coordinates as points. */
export function pointsOf(coordinates: readonly number[]): readonly Vector[] {
  const points: Vector[] = [];
  for (let i = 0; i < coordinates.length; i += 2) points.push(vector(...coordinates.slice(i, i + 2)));
  return points;
}

/** Whether a point lies on a side: on its line, and seen from there both ends lie in opposite directions. */
export function isOnSide(point: Vector, [from, to]: Side): boolean {
  const toFrom = difference(from, point);
  const toTo = difference(to, point);
  return signOf(cross(toFrom, toTo)) === 0 && signOf(dot(toFrom, toTo)) <= 0;
}

/** Whether a point lies on any of many sides. */
function isOnAny(point: Vector, sides: readonly Side[]): boolean {
  const rounded = point.map(toNumber);
  return sides.some((side) => !rounded.some((value, axis) => isBeside(value, side, axis)) && isOnSide(point, side));
}

/** A ray upwards from a point outside all rings meets them an even number of times, from a point inside an odd number. */
export function isEnclosed(point: Vector, sides: readonly Side[]): boolean {
  const x = point[0] as Rational;
  const rounded = toNumber(x);
  let enclosed = false;
  for (const side of sides) {
    if (isBeside(rounded, side, 0)) continue;
    const [from, to] = side;
    const toLeft = compare(from[0] as Rational, x) <= 0;
    if (toLeft === compare(to[0] as Rational, x) <= 0) continue;
    // The side passes above where the point lies to the right of it, taken from left to right.
    const [left, right] = toLeft ? [from, to] : [to, from];
    if (signOf(cross(difference(right, left), difference(point, left))) < 0) enclosed = !enclosed;
  }
  return enclosed;
}

/** What the outer ring encloses and no hole does, with all rings; the rings are not interior. */
export function polygonDefinition({ coordinates, holes }: Polygon): Definition {
  const rings = [coordinates, ...holes].map(pointsOf);
  const sides = rings.flatMap(sidesOfRing);
  return {
    radius: ZERO,
    locate(point): Location {
      if (isOnAny(point, sides)) return "boundary";
      return isEnclosed(point, sides) ? "interior" : "outside";
    },
    least: (direction) => leastOf(rings[0] as readonly Vector[], direction),
  };
}

/** All points of the chain; the two ends of an open one are not interior, even where it comes by there again. */
export function polylineDefinition({ coordinates }: Polyline): Definition {
  const points = pointsOf(coordinates);
  const sides = sidesOfChain(points);
  const ends = [points[0] as Vector, points[points.length - 1] as Vector] as const;
  const closed = isZero(difference(ends[0], ends[1]));
  return {
    radius: ZERO,
    bends: sides.length > 1,
    locate(point): Location {
      if (!isOnAny(point, sides)) return "outside";
      return !closed && ends.some((end) => isZero(difference(point, end))) ? "boundary" : "interior";
    },
    least: (direction) => leastOf(points, direction),
  };
}

function leastOf(points: readonly Vector[], direction: Vector): Rational {
  return points.map((point) => dot(direction, point)).reduce(lesser);
}
