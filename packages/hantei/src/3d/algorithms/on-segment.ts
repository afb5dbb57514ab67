/**
 * Point on segment: it must lie on the segment's line, which it does where it does in two planes that share an axis along which
 * the segment is no point (of u × w = 0 they are two components, and give w as a multiple of u); then the axes decide.
 */
import { type Code, DISJOINT, OVERLAPPING, TOUCHING } from "../../base/relation.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { A, B, END, loadSpot, loadStraight, type Straight3 } from "../foundation/straight.js";
import type { Vector3 } from "../foundation/vector.js";

/** How a point lies to the segment between two ends, as a code. */
export function relateOnSegment(s: Straight3, p: Vector3): Code {
  const { x, y, z } = p;
  // Which of the two ends is the lesser cannot be foreseen: no branch before the answer. NaN ends here.
  const betweenX = (+(s.x1 <= x) & +(x <= s.x2)) | (+(s.x2 <= x) & +(x <= s.x1));
  const betweenY = (+(s.y1 <= y) & +(y <= s.y2)) | (+(s.y2 <= y) & +(y <= s.y1));
  const betweenZ = (+(s.z1 <= z) & +(z <= s.z2)) | (+(s.z2 <= z) & +(z <= s.z1));
  return (betweenX & betweenY & betweenZ) === 0 ? DISJOINT : withinBounds(s, p);
}

function withinBounds(s: Straight3, p: Vector3): Code {
  const isFirst = +(p.x === s.x1) & +(p.y === s.y1) & +(p.z === s.z1);
  const isSecond = +(p.x === s.x2) & +(p.y === s.y2) & +(p.z === s.z2);
  if ((isFirst | isSecond) !== 0) return (isFirst & isSecond) === 0 ? TOUCHING : OVERLAPPING;
  // Between the ends on every axis and neither of them: the segment is no point.
  loadStraight(A, s);
  loadSpot(B, p);
  const axis = s.x1 !== s.x2 ? 0 : s.y1 !== s.y2 ? 1 : 2;
  const other = axis === 0 ? 2 : axis - 1;
  if (orient2dAt(A + axis, A + END + axis, B + axis) !== 0) return DISJOINT;
  return orient2dAt(A + other, A + END + other, B + other) === 0 ? OVERLAPPING : DISJOINT;
}
