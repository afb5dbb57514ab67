/**
 * Segment against segment.
 *
 * Segments whose four ends lie in no plane are disjoint. For all others the relation is the least of those of their
 * shadows in the planes xy, yz and zx:
 *
 * - A shadow is a linear image, and the interior of a convex set's image is the image of its interior: what meets in space
 *   meets in every shadow, so none of the three is less than the truth.
 * - Where the plane of the four ends has a normal n, n has a component that is not 0, and the shadow along that axis is
 *   one-to-one on the plane: it shows the truth. Parallel segments on two lines, u and w not parallel, have such a plane.
 * - On one line, the shadow along some axis is one-to-one on that line; and points are equal where all shadows are.
 *
 * In a plane two convex sets have disjoint relative interiors where some axis separates them, and for two segments four are
 * enough: the normal of each, and x and y.
 */
import { type Code, DISJOINT } from "../../base/relation.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { orientLines3d, VOLUME_ERROR } from "../../exact/lines3d.js";
import { orient2dAt } from "../../exact/orient2d.js";
import { A, B, END, loadStraight, relateBounds, relateSides, type Straight3 } from "../foundation/straight.js";

/** How two segments lie, as a code. */
export function relateSegments(a: Straight3, b: Straight3): Code {
  const ux = a.x2 - a.x1;
  const uy = a.y2 - a.y1;
  const uz = a.z2 - a.z1;
  const vx = b.x2 - b.x1;
  const vy = b.y2 - b.y1;
  const vz = b.z2 - b.z1;
  const wx = b.x1 - a.x1;
  const wy = b.y1 - a.y1;
  const wz = b.z1 - a.z1;
  const px = uy * vz;
  const qx = uz * vy;
  const py = uz * vx;
  const qy = ux * vz;
  const pz = ux * vy;
  const qz = uy * vx;
  const volume = wx * (px - qx) + wy * (py - qy) + wz * (pz - qz);
  const absX = Math.abs(wx);
  const absY = Math.abs(wy);
  const absZ = Math.abs(wz);
  const size =
    absX * (Math.abs(px) + Math.abs(qx)) + absY * (Math.abs(py) + Math.abs(qy)) + absZ * (Math.abs(pz) + Math.abs(qz));
  if (Math.abs(volume) > VOLUME_ERROR * size + UNDERFLOW_GUARD * (1 + absX + absY + absZ)) return DISJOINT;
  return uncertain(a, b);
}

function uncertain(a: Straight3, b: Straight3): Code {
  loadStraight(A, a);
  loadStraight(B, b);
  let code = relateBounds();
  for (let plane = 0; plane < 3 && code !== DISJOINT; plane++) {
    code = Math.min(code, relateAlong(A + plane, B + plane), relateAlong(B + plane, A + plane)) as Code;
  }
  return code !== DISJOINT && orientLines3d(A, B) !== 0 ? DISJOINT : code;
}

/** The relation of the shadows of two segments on the normal of the first. */
function relateAlong(own: number, other: number): Code {
  return relateSides(orient2dAt(own, own + END, other), orient2dAt(own, own + END, other + END));
}
