/** Gauges a pair of shapes of the plane: how large its numbers are, and by what they are scaled. */
import { gauge, LARGEST, note, noteBound, noted, SCALE } from "../../base/gauge.js";
import type { Bounds } from "../foundation/bounds.js";
import type { Straight } from "../foundation/segment-axes.js";
import { type Coordinates, writeBounds } from "./path.js";

/**
 * Beyond 2^±400, products of three differences would over- or underflow; 2^∓600 brings what lies there back to the middle.
 * Small coordinates that lose bits on the way are nothing beside the large ones.
 */
const HUGE = 2.582249878086909e120;
const TINY = 3.872591914849318e-121;
const SHRINK = 2.409919865102884e-181;
const GROW = 4.149515568880993e180;

/** Chooses the scale, when both shapes have been gauged. */
export function chooseScale(): void {
  const largest = gauge[LARGEST] as number;
  gauge[SCALE] = largest > HUGE ? SHRINK : largest < TINY ? GROW : 1;
}

export function gaugeSpot(p: { readonly x: number; readonly y: number }): void {
  noted[0] = p.x;
  note();
  noted[0] = p.y;
  note();
}

export function gaugeStraight(s: Straight): void {
  noted[0] = s.x1;
  note();
  noted[0] = s.y1;
  note();
  noted[0] = s.x2;
  note();
  noted[0] = s.y2;
  note();
}

export function gaugeBox(b: Bounds): void {
  noted[0] = b.minX;
  noteBound();
  noted[0] = b.minY;
  noteBound();
  noted[0] = b.maxX;
  noteBound();
  noted[0] = b.maxY;
  noteBound();
}

const extent = /* @__PURE__ */ new Float64Array(4);

/** Paths of more numbers than this may have an index, which knows their bounds. */
const SHORT = 128;

export function gaugePath(path: Coordinates): void {
  if (path.length <= SHORT) {
    let largest = gauge[LARGEST] as number;
    for (let i = 0; i < path.length; i++) {
      const size = Math.abs(path[i] as number);
      if (!(size <= largest || Number.isNaN(largest))) largest = size;
    }
    gauge[LARGEST] = largest;
    return;
  }
  writeBounds(path, extent, 0);
  noted[0] = extent[0] as number;
  note();
  noted[0] = extent[1] as number;
  note();
  noted[0] = extent[2] as number;
  note();
  noted[0] = extent[3] as number;
  note();
}
