/**
 * Point on segment: it must lie on the segment's line, which it does where it does in each of the planes xy, yz and zx (the
 * three determinants are the components of one cross product); then the axes decide.
 */
import { type Code, DISJOINT } from "../../base/relation.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { A, B, END, loadSpot, loadStraight, relateBounds, type Spot3, type Straight3 } from "../foundation/straight.js";

/** How a point lies to the segment between two ends, as a code. */
export function relateOnSegment(s: Straight3, p: Spot3): Code {
  // NaN ends here.
  if (!(Math.min(s.x1, s.x2) <= p.x && p.x <= Math.max(s.x1, s.x2))) return DISJOINT;
  if (!(Math.min(s.y1, s.y2) <= p.y && p.y <= Math.max(s.y1, s.y2))) return DISJOINT;
  if (!(Math.min(s.z1, s.z2) <= p.z && p.z <= Math.max(s.z1, s.z2))) return DISJOINT;
  return withinBounds(s, p);
}

function withinBounds(s: Straight3, p: Spot3): Code {
  loadStraight(A, s);
  loadSpot(B, p);
  loadSpot(B + END, p);
  for (let plane = 0; plane < 3; plane++) {
    if (orient2dAt(A + plane, A + END + plane, B + plane) !== 0) return DISJOINT;
  }
  return relateBounds();
}
