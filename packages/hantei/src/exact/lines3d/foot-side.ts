/** Where on a line of space the point nearest to another line lies. How lines lie in registers, and what u, v, w and n are, says `lines.ts`. */
import { UNDERFLOW_GUARD, UNIT_ROUNDOFF } from "../../base/tolerances.js";
import { areExactDifferences } from "../dot3d.js";
import { registers } from "../registers.js";
import { exactSign, type Ring } from "../ring.js";
import type { Sign } from "../sign.js";
import { compareWholeProducts, dotWhole, takeWhole } from "../whole-dots.js";
import { dot, way } from "./lines.js";

/**
 * Bound on the error of (w · u)(v · v) − (w · v)(u · v) relative to the same with all products positive: each dot product
 * is off by (1 + δ)⁵, two of them by 10, their product by one, the difference by one: 12e(1 + 12e), and as much of it
 * lost. 20e has room to spare.
 */
const FOOT_ERROR = 20 * UNIT_ROUNDOFF;

/**
 * Where on line `own` the point nearest to line `other` lies, as seen from the point `end` of `own`: 1 beyond it in the
 * line's own direction, −1 before it, 0 at it or where the lines are parallel. Exact.
 *
 * With d the direction of own, o that of other, and w from end to the other line, the nearest point is end + s d, and s is
 * ((w · d)(o · o) − (w · o)(d · o)) / |d × o|².
 */
export function footSide3d(own: number, other: number, end: number): Sign {
  const dx = (registers[own + 4] as number) - (registers[own] as number);
  const dy = (registers[own + 5] as number) - (registers[own + 1] as number);
  const dz = (registers[own + 6] as number) - (registers[own + 2] as number);
  const ox = (registers[other + 4] as number) - (registers[other] as number);
  const oy = (registers[other + 5] as number) - (registers[other + 1] as number);
  const oz = (registers[other + 6] as number) - (registers[other + 2] as number);
  const wx = (registers[other] as number) - (registers[end] as number);
  const wy = (registers[other + 1] as number) - (registers[end + 1] as number);
  const wz = (registers[other + 2] as number) - (registers[end + 2] as number);
  const wd = wx * dx + wy * dy + wz * dz;
  const wo = wx * ox + wy * oy + wz * oz;
  const dDotO = dx * ox + dy * oy + dz * oz;
  const oo = ox * ox + oy * oy + oz * oz;
  const sizeWd = Math.abs(wx * dx) + Math.abs(wy * dy) + Math.abs(wz * dz);
  const sizeWo = Math.abs(wx * ox) + Math.abs(wy * oy) + Math.abs(wz * oz);
  const sizeDo = Math.abs(dx * ox) + Math.abs(dy * oy) + Math.abs(dz * oz);
  const foot = wd * oo - wo * dDotO;
  // What underflows in one dot product is multiplied by another.
  const bound = FOOT_ERROR * (sizeWd * oo + sizeWo * sizeDo) + UNDERFLOW_GUARD * (1 + sizeWd + oo + sizeWo + sizeDo);
  if (foot > bound) return 1;
  if (foot < -bound) return -1;
  registers[0] = dx;
  registers[1] = dy;
  registers[2] = dz;
  registers[3] = 0;
  registers[4] = ox;
  registers[5] = oy;
  registers[6] = oz;
  registers[7] = 0;
  registers[8] = wx;
  registers[9] = wy;
  registers[10] = wz;
  registers[11] = 0;
  if (
    areExactDifferences(own + 4, own) &&
    areExactDifferences(other + 4, other) &&
    areExactDifferences(other, end) &&
    takeWhole(0) &&
    takeWhole(1) &&
    takeWhole(2)
  ) {
    dotWhole(2, 0, 0);
    dotWhole(1, 1, 1);
    dotWhole(2, 1, 2);
    dotWhole(0, 1, 3);
    return compareWholeProducts(0, 1, 2, 3);
  }
  return exactSign(foot3d, 4, own, other, end);
}

function foot3d<T>(ring: Ring<T>, own: number, other: number, end: number): T {
  const dx = way(ring, own, own + 4);
  const dy = way(ring, own + 1, own + 5);
  const dz = way(ring, own + 2, own + 6);
  const ox = way(ring, other, other + 4);
  const oy = way(ring, other + 1, other + 5);
  const oz = way(ring, other + 2, other + 6);
  const wx = way(ring, end, other);
  const wy = way(ring, end + 1, other + 1);
  const wz = way(ring, end + 2, other + 2);
  return ring.difference(
    ring.product(dot(ring, ox, oy, oz, ox, oy, oz), dot(ring, wx, wy, wz, dx, dy, dz)),
    ring.product(dot(ring, wx, wy, wz, ox, oy, oz), dot(ring, dx, dy, dz, ox, oy, oz)),
  );
}
