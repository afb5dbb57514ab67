/** What a path encloses, row by row of a raster: between every two of its edges that the middle of the row crosses. */
export class Scan {
  readonly #height: number;
  /** Where each row's middle crosses an edge; of the rows from `#first` to `#last`. */
  readonly #crossings: number[][];
  #first = Number.POSITIVE_INFINITY;
  #last = -1;

  constructor(height: number) {
    this.#height = height;
    this.#crossings = Array.from({ length: height }, () => []);
  }

  /** An edge of a ring, either way round. */
  edge(x1: number, y1: number, x2: number, y2: number): void {
    const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1];
    const from = Math.max(0, Math.ceil(top - 0.5));
    const to = Math.min(this.#height, Math.ceil(bottom - 0.5));
    for (let row = from; row < to; row++) {
      this.#crossings[row]?.push(x1 + ((x2 - x1) * (row + 0.5 - y1)) / (y2 - y1));
    }
    if (from < to) {
      this.#first = Math.min(this.#first, from);
      this.#last = Math.max(this.#last, to - 1);
    }
  }

  /** Visits what the edges so far enclose, and forgets them. */
  visit(span: (row: number, left: number, right: number) => void): void {
    for (let row = this.#first; row <= this.#last; row++) {
      const crossings = this.#crossings[row] as number[];
      // Most rows have two.
      if (crossings.length > 2 || (crossings[0] as number) > (crossings[1] as number)) crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) span(row, crossings[i] as number, crossings[i + 1] as number);
      crossings.length = 0;
    }
    this.#first = Number.POSITIVE_INFINITY;
    this.#last = -1;
  }
}
