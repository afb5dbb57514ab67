/** Bounds first: what lies apart on an axis is disjoint, and so is NaN. */
import { registers } from "../../exact/registers.js";
import type { Bounds } from "../foundation/bounds.js";
import type { Straight } from "../foundation/segment-axes.js";
import { areIndexed } from "./holes.js";
import { type Coordinates, writeBounds } from "./path.js";
import { A, B, loadSpot, loadStraight, outOfReach } from "./round-segment.js";

/** The bounds of the path asked about first at 0 to 3, of a second one at 4 to 7; 8 to 11 are scratch. */
export const extents: Float64Array = /* @__PURE__ */ new Float64Array(12);
const SCRATCH = 8;

/** Whether a path's bounds miss those of another path. Leaves both in `extents`. */
export function missesPath(a: Coordinates, b: Coordinates): boolean {
  writeBounds(a, extents, 0);
  writeBounds(b, extents, 4);
  return !(
    (extents[0] as number) <= (extents[6] as number) &&
    (extents[4] as number) <= (extents[2] as number) &&
    (extents[1] as number) <= (extents[7] as number) &&
    (extents[5] as number) <= (extents[3] as number)
  );
}

/** Whether a path's bounds miss a box. Leaves them in `extents`. */
export function missesBox(path: Coordinates, b: Bounds): boolean {
  writeBounds(path, extents, 0);
  return !(
    (extents[0] as number) <= b.maxX &&
    b.minX <= (extents[2] as number) &&
    (extents[1] as number) <= b.maxY &&
    b.minY <= (extents[3] as number)
  );
}

/**
 * Whether a path's bounds miss a segment grown on all sides by the radius in register 16: rounding is monotone, so a miss is one in
 * truth. A register, since a call may box a number. Leaves the segment as the core A, and no second radius.
 */
export function missesStraight(path: Coordinates, s: Straight): boolean {
  loadStraight(A, s);
  registers[17] = 0;
  writeBounds(path, extents, 0);
  for (let i = 0; i < 4; i++) registers[B + i] = extents[i] as number;
  return outOfReach();
}

/** Whether a path's bounds miss a disc; as `missesStraight`, its radius included. */
export function missesDisc(
  path: Coordinates,
  c: { readonly x: number; readonly y: number; readonly radius: number },
): boolean {
  loadSpot(A, c);
  registers[16] = c.radius;
  registers[17] = 0;
  writeBounds(path, extents, 0);
  return !(
    c.x - (extents[2] as number) <= c.radius &&
    (extents[0] as number) - c.x <= c.radius &&
    c.y - (extents[3] as number) <= c.radius &&
    (extents[1] as number) - c.y <= c.radius
  );
}

/** Whether a path's bounds miss a point. The bounds of the two paths that it is asked about for stay in `extents`. */
export function missesSpot(path: Coordinates, p: { readonly x: number; readonly y: number }): boolean {
  writeBounds(path, extents, SCRATCH);
  return !(
    (extents[8] as number) <= p.x &&
    p.x <= (extents[10] as number) &&
    (extents[9] as number) <= p.y &&
    p.y <= (extents[11] as number)
  );
}

/** Whether a hole of a region built past the constructors has a NaN, which the bounds of its outer ring do not show. */
export function hasBrokenHole(holes: readonly Coordinates[]): boolean {
  if (areIndexed(holes)) return false;
  for (const hole of holes) {
    writeBounds(hole, extents, SCRATCH);
    if (!((extents[8] as number) <= (extents[10] as number) && (extents[9] as number) <= (extents[11] as number))) {
      return true;
    }
  }
  return false;
}
