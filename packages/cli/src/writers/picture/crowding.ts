/** Where small shapes lie so close together that marks of the usual size would cover each other, and be one blot. */
import { featureOf } from "../../pairs/layer.js";
import type { Drawn, State } from "./drawn.js";
import type { Frame, Rectangle } from "./frame.js";
import { nthLeast } from "./nth-least.js";
import { rectangleOf } from "./outline.js";
import { placeOf } from "./outside.js";

/** Small shapes are counted in cells so wide, in pixels; what is wider has room for any mark in itself. */
const CELL = 8;
/** But up to so many times as wide, it is one of the crowd that it stands in: heavier lines than around it would mean something. */
const AMONG = 3;
/** More small shapes a cell than this, as it and those around it have on average, leave no room for marks of the usual size. */
const MOST = 3;
/** So many times as many may be in one cell alone: shapes are nowhere spread evenly. */
const UNEVEN = 1.5;
/** Marks are no smaller than this share of the usual: finer lines are not seen. */
const FINEST = 0.3;

/** So many cells there are around the sheet: shapes are cut off a little outside of it, and each cell has neighbors. */
const AROUND = 3;

export interface Crowding {
  /** How large marks are in crowds, as a share of the usual: what they have room for in a crowd of the middle size. */
  readonly share: number;
  /** Whether a shape of these bounds is one of a crowd. */
  readonly has: (bounds: Rectangle) => boolean;
}

/** The crowds of the shapes of one state: others are drawn below or above them. */
export function crowdingOf(drawn: readonly Drawn[], state: State, frame: Frame): Crowding {
  const grid = new Grid(frame);
  const ofState: Rectangle[] = [];
  for (const { layer, bounds, states } of drawn) {
    for (let part = 0; part < bounds.minX.length; part++) {
      if (states[featureOf(layer, part)] !== state || placeOf(bounds, part, frame) === "outside") continue;
      const extent = rectangleOf(bounds, part, frame);
      ofState.push(extent);
      grid.add(extent);
    }
  }
  const crowds = Float64Array.from(ofState, (extent) => grid.crowdAt(extent)).filter((crowd) => crowd > MOST);
  const typical = crowds.length === 0 ? MOST : nthLeast(crowds, crowds.length >> 1);
  return { share: Math.max(Math.sqrt(MOST / typical), FINEST), has: (extent) => grid.crowdAt(extent) > MOST };
}

/** In how many places there are small shapes, cell by cell. */
class Grid {
  readonly #across: number;
  readonly #counts: Uint32Array;
  /** Middles, to half a pixel: what lies in one place is one mark, which is to be seen. */
  readonly #places = new Set<string>();

  constructor({ width, height }: Frame) {
    this.#across = Math.ceil(width / CELL) + 2 * AROUND;
    this.#counts = new Uint32Array(this.#across * (Math.ceil(height / CELL) + 2 * AROUND));
  }

  add(extent: Rectangle): void {
    const cell = this.#cellOf(extent, CELL);
    const place = [extent[0] + extent[2], extent[1] + extent[3]].map(Math.round).join(" ");
    if (cell === undefined || this.#places.has(place)) return;
    this.#places.add(place);
    this.#counts[cell] = this.#at(cell) + 1;
  }

  /** In how many places there are small shapes around a shape, a cell; 0 for what is large. */
  crowdAt(extent: Rectangle): number {
    const cell = this.#cellOf(extent, AMONG * CELL);
    if (cell === undefined) return 0;
    let sum = 0;
    for (const row of [-1, 0, 1]) {
      for (const column of [-1, 0, 1]) sum += this.#at(cell + row * this.#across + column);
    }
    return Math.max(sum / 9, this.#at(cell) / UNEVEN);
  }

  #at(cell: number): number {
    return this.#counts[cell] ?? 0;
  }

  /** Of what is smaller than a size. */
  #cellOf([x1, y1, x2, y2]: Rectangle, size: number): number | undefined {
    if (x2 - x1 >= size || y2 - y1 >= size) return undefined;
    const [column, row] = [(x1 + x2) / 2, (y1 + y2) / 2].map((middle) => Math.floor(middle / CELL) + AROUND) as [
      number,
      number,
    ];
    return row * this.#across + column;
  }
}
