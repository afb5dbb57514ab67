/** Outlines as the `d` of an SVG path. */
import type { Rectangle } from "./frame.js";
import type { Pen } from "./outline.js";

/** Radius of the least dot, in pixels: what is smaller than it, along both axes, would not be seen at all, and is drawn as it. */
export const DOT = 1.6;

/** A path in the picture's pixels, to a tenth; of vertices that follow each other in one tenth, there is one. */
export class PathText implements Pen {
  text = "";
  readonly #dot: number;
  /** The last vertex that was drawn to; none right after a move, for a line without length is a dot. */
  #last = "";
  /** @param dot - The radius of the least circle. */
  constructor(dot = DOT) {
    this.#dot = dot;
  }
  readonly move = (x: number, y: number): void => {
    this.text += `M${tenth(x)} ${tenth(y)}`;
    this.#last = "";
  };
  readonly line = (x: number, y: number): void => {
    const vertex = `${tenth(x)} ${tenth(y)}`;
    if (vertex === this.#last) return;
    this.#last = vertex;
    this.text += `L${vertex}`;
  };
  readonly close = (): void => {
    this.text += "Z";
  };
  readonly circle = (x: number, y: number, radius: number): void => {
    // The arcs' ends lie twice the radius apart as it is written: nearer, they are no half turns and meet in a notch; farther, scaled up.
    const r = tenths(Math.max(radius, this.#dot));
    const arc = `a${r / 10} ${r / 10} 0 1 0`;
    this.text += `M${(tenths(x) - r) / 10} ${tenth(y)}${arc} ${(2 * r) / 10} 0${arc} ${(-2 * r) / 10} 0Z`;
  };
  rectangle([x1, y1, x2, y2]: Rectangle): void {
    this.text += `M${tenth(x1)} ${tenth(y1)}H${tenth(x2)}V${tenth(y2)}H${tenth(x1)}Z`;
  }
}

function tenth(value: number): string {
  return String(tenths(value) / 10);
}

function tenths(value: number): number {
  return Math.round(value * 10);
}
