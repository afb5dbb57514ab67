/**
 * How long two shapes that move and turn stay on either side of a line: those that are convex, or that a line parts all the same.
 *
 * ```text
 *      A's vertices, each so deep behind the line        Any line will do that parts them. A vertex that is d behind it, and goes
 *        ╲  ·                                            toward it at speed s, comes no nearer in a time t than s t + α t² / 2,
 *         ╲___·_                                         where α is the most that its speed may change by: so it stays behind
 *     ─────────────── line, across the gap               while that is less than d and its shape's part of the room between.
 *           ╱‾‾‾╲
 * ```
 */
import { gauge, RADIUS_A, RADIUS_B } from "../../base/gauge.js";
import { outlineA, outlineB } from "../algorithms/outline.js";
import type { Coordinates } from "../algorithms/path.js";
import { direction, makeUnit } from "../foundation/vector.js";
import { AX, AY, BX, BY, measured } from "../measure/gap.js";
import { outlinePair } from "../measure/outlines.js";
import type { Shape } from "../shape-kinds.js";

/** How a shape moves at a time, in units a sweep: a point q of its core goes by spin · ⊥q + (x, y). */
export interface Turn {
  readonly spin: number;
  readonly x: number;
  readonly y: number;
  /** The sizes of all that x and y were added up from. */
  readonly size: number;
  /** How much at most any velocity changes in a sweep. */
  readonly change: number;
  /** Which part of the room between the two it may take; 0 where it stands still. */
  readonly share: number;
}

/** Speeds are off by no more than this part of what they are added up from. */
const FEW_BITS = 16 * Number.EPSILON;

/**
 * How long two shapes, whose gap was `measured` last, do not meet, as a part of the sweep: 0 or NaN where it is not known.
 *
 * @param margin - They are taken to be so much nearer.
 */
export function partedFor(a: Shape, turnA: Turn, b: Shape, turnB: Turn, margin: number): number {
  direction[0] = (measured[BX] as number) - (measured[AX] as number);
  direction[1] = (measured[BY] as number) - (measured[AY] as number);
  makeUnit();
  outlinePair(a, b);
  const to = farthest(outlineA.coordinates, 1);
  const from = -farthest(outlineB.coordinates, -1);
  // However the line was measured: what counts is how far it parts them.
  const room = from - to - (gauge[RADIUS_A] as number) - (gauge[RADIUS_B] as number) - margin;
  if (!(room > 0 && room < Number.POSITIVE_INFINITY)) return 0;
  // NaN, where doubles did not hold all of it, tells nothing, either.
  return Math.min(
    timeBehind(outlineA.coordinates, turnA, 1, to, room),
    timeBehind(outlineB.coordinates, turnB, -1, -from, room),
  );
}

/** How far a path reaches along the direction, or against it. */
function farthest(path: Coordinates, way: 1 | -1): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < path.length; at += 2)
    most = Math.max(most, along(path[at] as number, path[at + 1] as number, way));
  return most;
}

function along(x: number, y: number, way: 1 | -1): number {
  return way * (x * (direction[0] as number) + y * (direction[1] as number));
}

/** How long no point of a path goes farther along the direction, or against it, than `to` and its share of the room. */
function timeBehind(path: Coordinates, turn: Turn, way: 1 | -1, to: number, room: number): number {
  const { spin, change, share } = turn;
  let time = Number.POSITIVE_INFINITY;
  if (share === 0) return time;
  for (let at = 0; at < path.length; at += 2) {
    const x = path[at] as number;
    const y = path[at + 1] as number;
    const left = share * room + Math.max(0, to - along(x, y, way));
    const speed = Math.max(0, along(turn.x - spin * y, turn.y + spin * x, way));
    const off = FEW_BITS * (Math.abs(spin) * (Math.abs(x) + Math.abs(y)) + turn.size);
    // s t + α t² / 2 = left, in units of what is left: so nothing that matters over- or underflows.
    const s = (speed + off) / left;
    time = Math.min(time, 2 / (s + Math.sqrt(s * s + (2 * change) / left)));
  }
  return time;
}
