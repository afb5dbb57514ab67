/** What is drawn alike, in marks of the usual size and, in crowds, in smaller ones. */
import type { Crowding } from "./crowding.js";
import type { Rectangle } from "./frame.js";
import { fineStyle, type LineOf } from "./palette.js";
import { DOT, PathText } from "./path-text.js";

interface Paths {
  readonly area: PathText;
  /** Of what has no area to be filled. */
  readonly open: PathText;
  /** The radius of the least dot. */
  readonly dot: number;
}

export class PathsBySize {
  readonly #of: LineOf;
  readonly #crowd: Crowding;
  #usual: Paths;
  #fine: Paths;

  constructor(of: LineOf, crowd: Crowding) {
    this.#of = of;
    this.#crowd = crowd;
    this.#usual = pathsOf(1);
    this.#fine = pathsOf(crowd.share);
  }

  /** Where a shape of these bounds is to be drawn. */
  at(extent: Rectangle): Paths {
    return this.#crowd.has(extent) ? this.#fine : this.#usual;
  }

  /**
   * The paths so far as SVG; they begin anew.
   *
   * @param end - Of their elements, behind the attributes.
   */
  take(className: string, end: string): string[] {
    const { share } = this.#crowd;
    const taken = [
      [this.#usual.area, className, 1],
      [this.#usual.open, `${className} open`, 1],
      [this.#fine.area, className, share],
      [this.#fine.open, `${className} open`, share],
    ] as const;
    this.#usual = pathsOf(1);
    this.#fine = pathsOf(share);
    return taken.flatMap(([{ text }, name, size]) => {
      return text === "" ? [] : [`<path class="${name}"${fineStyle(this.#of, size)} d="${text}"${end}`];
    });
  }
}

function pathsOf(share: number): Paths {
  const dot = DOT * share;
  return { area: new PathText(dot), open: new PathText(dot), dot };
}
