/**
 * When a moving spot gets to a part of a path with a radius that it is known to meet: doubles, held to the motion's own time. The spot, its
 * motion and the edge are those of the registers (`exact/motion2d.ts`).
 */
import { EDGE_A, EDGE_B, END, MOTION, OTHER_MOTION, RADII, SPOT } from "../../exact/motion2d.js";
import { registers } from "../../exact/registers.js";

/** The time taken last: not handed over, so that no call boxes it. */
export const clock: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** How far to the left of the edge's line the spot starts, as `takeTimeToSide` found it. */
export const height: Float64Array = /* @__PURE__ */ new Float64Array(1);

/**
 * Takes the time when the spot enters the disc around EDGE_A: the lesser root of |w − t·u| = R (Ericson, section 5.3.2).
 *
 * ```text
 *                  ╭───────╮         along  = u · w / |u|, how far the disc's middle lies ahead
 *      p ────────▶─┼─ ─ ─ ─│─        across = u × w / |u|, how far beside
 *        ╲ ·  ·  · │   c   │         root   = √(R² − across²), half of the chord
 *              w   ╰───────╯         t |u|  = along − root, or (|w|² − R²) / (along + root): the roots' product by the other,
 * ```                                         which takes no difference of near numbers where the spot starts near the disc
 *
 * Lengths are measured in |w| and |u|, so that no square overflows.
 */
export function takeTimeToDisc(): void {
  const wx = (registers[EDGE_A] as number) - (registers[SPOT] as number);
  const wy = (registers[EDGE_A + 1] as number) - (registers[SPOT + 1] as number);
  const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const w = Math.max(Math.abs(wx), Math.abs(wy));
  const u = Math.max(Math.abs(ux), Math.abs(uy));
  const x = wx / w;
  const y = wy / w;
  const dx = ux / u;
  const dy = uy / u;
  const r = reach / w;
  const squared = dx * dx + dy * dy;
  const along = dx * x + dy * y;
  const across = dx * y - dy * x;
  const inside = r * r * squared - across * across;
  const root = inside > 0 ? Math.sqrt(inside) : 0;
  const distance = Math.sqrt(x * x + y * y);
  const late = along > 2 * root;
  const time = late ? (along - root) / squared : ((distance - r) * (distance + r)) / (along + root);
  clock[0] = (time * w) / u;
  limit();
}

/**
 * Takes the time when the spot gets to the point in the registers from c on, which lies on its way: t = (u · w) / |u|² with w = c − p.
 * By the edge's line it would be anywhere, where that is nearly parallel to the way.
 */
export function takeTimeToVertex(c: number): void {
  const wx = (registers[c] as number) - (registers[SPOT] as number);
  const wy = (registers[c + 1] as number) - (registers[SPOT + 1] as number);
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const w = Math.max(Math.abs(wx), Math.abs(wy));
  const u = Math.max(Math.abs(ux), Math.abs(uy));
  const dx = ux / u;
  const dy = uy / u;
  clock[0] = w === 0 ? 0 : ((dx * (wx / w) + dy * (wy / w)) / (dx * dx + dy * dy)) * (w / u);
  limit();
}

/**
 * Takes the time when the spot meets the line of the edge: p + t·u on a + s·e, so that t = (w × e) / (u × e) with w = a − p
 * (Ericson, section 5.1.9.1). No earlier and no later than it passes the edge's ends, however nearly parallel the two are.
 */
export function takeTimeToEdge(): void {
  const wx = (registers[EDGE_A] as number) - (registers[SPOT] as number);
  const wy = (registers[EDGE_A + 1] as number) - (registers[SPOT + 1] as number);
  const ex = (registers[EDGE_B] as number) - (registers[EDGE_A] as number);
  const ey = (registers[EDGE_B + 1] as number) - (registers[EDGE_A + 1] as number);
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  // Upright and level edges, as boxes have, need one division only.
  if (ex === 0 || ey === 0) {
    clock[0] = ex === 0 ? wx / ux : wy / uy;
    limit();
    return;
  }
  const u = Math.max(Math.abs(ux), Math.abs(uy));
  const e = Math.max(Math.abs(ex), Math.abs(ey));
  const dx = ux / u;
  const dy = uy / u;
  const fx = ex / e;
  const fy = ey / e;
  const w = Math.max(Math.abs(wx), Math.abs(wy));
  if (w === 0) {
    clock[0] = 0;
    return;
  }
  const time = (((wx / w) * fy - (wy / w) * fx) / (dx * fy - dy * fx)) * (w / u);
  const squared = dx * dx + dy * dy;
  const first = (dx * (wx / u) + dy * (wy / u)) / squared;
  const second = first + ((dx * fx + dy * fy) / squared) * (e / u);
  const low = first < second ? first : second;
  const high = first < second ? second : first;
  clock[0] = time >= low ? (time <= high ? time : high) : low;
  limit();
}

/**
 * Takes the time when the spot reaches the nearer straight side: its height above the edge's line is R then, so that t =
 * (|height| − R) / speed. Infinity where its foot lies beside the edge at that time: a disc is met first there.
 */
export function takeTimeToSide(): void {
  const reach = (registers[RADII] as number) + (registers[RADII + 1] as number);
  const ex = (registers[EDGE_B] as number) - (registers[EDGE_A] as number);
  const ey = (registers[EDGE_B + 1] as number) - (registers[EDGE_A + 1] as number);
  const ux = (registers[MOTION] as number) - (registers[OTHER_MOTION] as number);
  const uy = (registers[MOTION + 1] as number) - (registers[OTHER_MOTION + 1] as number);
  const e = Math.max(Math.abs(ex), Math.abs(ey));
  const fx = ex / e;
  const fy = ey / e;
  const length = Math.sqrt(fx * fx + fy * fy);
  const px = (registers[SPOT] as number) - (registers[EDGE_A] as number);
  const py = (registers[SPOT + 1] as number) - (registers[EDGE_A + 1] as number);
  height[0] = (fx * py - fy * px) / length;
  const rise = (fx * uy - fy * ux) / length;
  const room = Math.abs(height[0] as number) - reach;
  const speed = (height[0] as number) < 0 ? rise : -rise;
  clock[0] = Number.POSITIVE_INFINITY;
  if (!(speed > 0)) return;
  // A spot beside the edge that starts outside is within reach by rounding only: it gets in at once.
  const time = room > 0 ? room / speed : 0;
  const along = (fx * (px + time * ux) + fy * (py + time * uy)) / (length * length);
  if (along >= 0 && along <= e) clock[0] = time;
}

/** Puts a time back that rounding took out of the motion's own. */
function limit(): void {
  const time = clock[0] as number;
  const end = Math.min(registers[END] as number, Number.MAX_VALUE);
  clock[0] = time > 0 ? (time <= end ? time : end) : 0;
}
