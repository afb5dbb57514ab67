/** Gauges a pair of shapes of space: how large its numbers are, and by what they are scaled. */
import { gauge, LARGEST, note, noteBound, noted, SCALE } from "../../base/gauge.js";
import type { Bounds3, Straight3 } from "../foundation/straight.js";
import type { Vector3 } from "../foundation/vector.js";

/** Beyond 2^±150, products of four differences would over- or underflow: steps of 2^∓300 bring what lies there back. */
const HUGE = 1.42724769270596e45;
const TINY = 7.006492321624085e-46;
const SHRINK = 4.909093465297727e-91;
const GROW = 2.037035976334486e90;
/** As many steps as a double's exponent has room for. */
const STEPS = 3;

/** Chooses the scale, when both shapes have been gauged. */
export function chooseScale(): void {
  const largest = gauge[LARGEST] as number;
  let scale = 1;
  for (let step = 0; step < STEPS && largest * scale > HUGE; step++) scale *= SHRINK;
  for (let step = 0; step < STEPS && largest * scale < TINY; step++) scale *= GROW;
  gauge[SCALE] = scale;
}

export function gaugeSpot(p: Vector3): void {
  noted[0] = p.x;
  note();
  noted[0] = p.y;
  note();
  noted[0] = p.z;
  note();
}

export function gaugeStraight(s: Straight3): void {
  noted[0] = s.x1;
  note();
  noted[0] = s.y1;
  note();
  noted[0] = s.z1;
  note();
  noted[0] = s.x2;
  note();
  noted[0] = s.y2;
  note();
  noted[0] = s.z2;
  note();
}

export function gaugeBox(b: Bounds3): void {
  noted[0] = b.minX;
  noteBound();
  noted[0] = b.minY;
  noteBound();
  noted[0] = b.minZ;
  noteBound();
  noted[0] = b.maxX;
  noteBound();
  noted[0] = b.maxY;
  noteBound();
  noted[0] = b.maxZ;
  noteBound();
}
