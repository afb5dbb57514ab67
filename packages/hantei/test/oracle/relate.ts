/**
 * The oracle: how two shapes lie, by definition. It shares no code with `src/`, and no method where another is at hand.
 *
 * - disjoint: no common point. - overlapping: the relative interiors have a common point. - touching: neither.
 *
 * Where something has a radius, the interior is open, and a point of one open set is within reach of another set's interior
 * exactly if it is within reach of the set: so both questions are one comparison of the cores' distance with the sum of the
 * radii, `<=` and `<`.
 */
import { squaredDistance } from "./distance.js";
import { type Meeting, meet } from "./meet.js";
import { compare, isZero, plus, times } from "./rational.js";
import { type Numbers, type SolidSet, setsOf } from "./sets.js";

export function oracleRelate(a: Numbers, b: Numbers): "disjoint" | "touching" | "overlapping" {
  const [setA, setB] = setsOf(a, b);
  const { closed, open } = meeting(setA, setB);
  if (open && !closed) throw new Error("oracle: interiors meet, but the sets do not");
  return open ? "overlapping" : closed ? "touching" : "disjoint";
}

/** Whether two sets meet, and whether their interiors do. */
export function meeting(a: SolidSet, b: SolidSet): Meeting {
  const reach = plus(a.radius, b.radius);
  if (isZero(reach)) return meet(a.core, b.core);
  const order = compare(squaredDistance(a.core, b.core), times(reach, reach));
  return { closed: order <= 0, open: order < 0 };
}
