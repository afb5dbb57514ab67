/**
 * Edge against edge, the step that every comparison of paths is made of.
 *
 * Registers 8 to 11 hold the edge e, 12 to 15 the edge f; where these meet in an end or along a stretch, `meetEdges` leaves in
 * 40, 42, 44 and 46 on which side of the other edge's line the ends E1, E2, F1 and F2 lie.
 */
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { orient2dAt, settleOrient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import { CROSS_ERROR } from "./relate-segments.js";

/** The first registers of the two edges' ends. */
export const E1 = 8;
export const E2 = 10;
export const F1 = 12;
export const F2 = 14;

/** So many registers after an end's own there is its side. */
export const SIDE = 32;

/** How two edges meet. */
export type Meeting = 0 | 1 | 2 | 3;
/** No common point. */
export const APART = 0;
/** One common point, an end of at least one of them. */
export const AT_END = 1;
/** One common point, inside both. */
export const CROSSING = 2;
/** A common stretch. */
export const ALONG = 3;

/** How the edges e and f, each of two different points, meet. Exact. */
export function meetEdges(): Meeting {
  const ex = registers[E1] as number;
  const ey = registers[E1 + 1] as number;
  const ux = (registers[E2] as number) - ex;
  const uy = (registers[E2 + 1] as number) - ey;
  const vx = (registers[F2] as number) - (registers[F1] as number);
  const vy = (registers[F2 + 1] as number) - (registers[F1 + 1] as number);
  const wx = (registers[F1] as number) - ex;
  const wy = (registers[F1 + 1] as number) - ey;
  const k = ux * vy - uy * vx;
  const d1 = ux * wy - uy * wx;
  const d2 = d1 + k;
  const d3 = wx * vy - wy * vx;
  const d4 = d3 - k;
  const bound =
    CROSS_ERROR * ((Math.abs(ux) + Math.abs(vx) + Math.abs(wx)) * (Math.abs(uy) + Math.abs(vy) + Math.abs(wy))) +
    UNDERFLOW_GUARD;
  let f1 = +(d1 > bound) - +(d1 < -bound);
  let f2 = +(d2 > bound) - +(d2 < -bound);
  let e1 = +(d3 > bound) - +(d3 < -bound);
  let e2 = +(d4 > bound) - +(d4 < -bound);
  // What is left open is asked only where what is certain leaves them together.
  if (f1 * f2 > 0 || e1 * e2 > 0) return APART;
  f1 ||= settleOrient2dAt(E1, E2, F1);
  f2 ||= settleOrient2dAt(E1, E2, F2);
  // An end in common lies on both lines.
  const f = f1 === 0 ? F1 : F2;
  e1 ||= isEqual(E1, f) ? 0 : settleOrient2dAt(F1, F2, E1);
  e2 ||= isEqual(E2, f) ? 0 : settleOrient2dAt(F1, F2, E2);
  if (f1 * f2 > 0 || e1 * e2 > 0) return APART;
  if (f1 * f2 * e1 * e2 !== 0) return CROSSING;
  registers[E1 + SIDE] = e1;
  registers[E2 + SIDE] = e2;
  registers[F1 + SIDE] = f1;
  registers[F2 + SIDE] = f2;
  return f1 === 0 && f2 === 0 ? meetOnLine() : AT_END;
}

/** As `meetEdges`, for edges on one line: the axis along which e is not a point tells. */
function meetOnLine(): Meeting {
  const axis = registers[E1] === registers[E2] ? 1 : 0;
  const e1 = registers[E1 + axis] as number;
  const e2 = registers[E2 + axis] as number;
  const f1 = registers[F1 + axis] as number;
  const f2 = registers[F2 + axis] as number;
  const start = Math.max(Math.min(e1, e2), Math.min(f1, f2));
  const end = Math.min(Math.max(e1, e2), Math.max(f1, f2));
  return start < end ? ALONG : start === end ? AT_END : APART;
}

/** Whether two edges on one line point the same way. */
export function runTogether(): boolean {
  const axis = registers[E1] === registers[E2] ? 1 : 0;
  const e1 = registers[E1 + axis] as number;
  const f1 = registers[F1 + axis] as number;
  return e1 < (registers[E2 + axis] as number) === f1 < (registers[F2 + axis] as number);
}

/** Whether the point in register p lies on the edge that starts at register e (its end follows). */
export function isOnEdge(p: number, e: number): boolean {
  const x = registers[p] as number;
  const y = registers[p + 1] as number;
  const x1 = registers[e] as number;
  const y1 = registers[e + 1] as number;
  const x2 = registers[e + 2] as number;
  const y2 = registers[e + 3] as number;
  return (
    x >= Math.min(x1, x2) &&
    x <= Math.max(x1, x2) &&
    y >= Math.min(y1, y2) &&
    y <= Math.max(y1, y2) &&
    orient2dAt(e, e + 2, p) === 0
  );
}

/** Whether the points in two registers are equal. */
export function isEqual(p: number, q: number): boolean {
  return registers[p] === registers[q] && registers[p + 1] === registers[q + 1];
}
