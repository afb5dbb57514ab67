/** Columns that grow: numbers and texts outside of the heap, so that tens of millions of them cost what they weigh. */

/** The smallest room made for a column, in values. */
const FIRST_ROOM = 1024;

/** Numbers. */
export class NumberColumn {
  #values: Float64Array;
  length = 0;

  /** @param room - How many values are to come, if that is known. */
  constructor(room = FIRST_ROOM) {
    this.#values = new Float64Array(room);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Float64Array(Math.ceil(this.length * 1.5) + FIRST_ROOM);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }

  /** Takes the last values back, down to a length. */
  cut(length: number): void {
    this.length = length;
  }

  /** The values, as they are in the column: not a copy. */
  values(): Float64Array {
    return this.#values.subarray(0, this.length);
  }
}

/** Whole numbers from 0 to 2³² − 1. */
export class IndexColumn {
  #values: Uint32Array;
  length = 0;

  constructor(room = FIRST_ROOM) {
    this.#values = new Uint32Array(room);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(Math.ceil(this.length * 1.5) + FIRST_ROOM);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length++] = value;
  }

  values(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}

/** The whole numbers from one to before another: for a column that is needed only once there are others. */
export function countedUp(from: number, to: number): IndexColumn {
  const column = new IndexColumn(to - from + FIRST_ROOM);
  for (let i = from; i < to; i++) column.push(i);
  return column;
}

/** Texts, as UTF-8. */
export class TextColumn {
  #bytes: Buffer = Buffer.alloc(FIRST_ROOM);
  #used = 0;
  readonly #ends = new NumberColumn();

  push(text: string): void {
    const most = this.#used + text.length * 3;
    if (most > this.#bytes.length) {
      const grown = Buffer.alloc(Math.max(most, Math.ceil(this.#bytes.length * 1.5)));
      this.#bytes.copy(grown, 0, 0, this.#used);
      this.#bytes = grown;
    }
    this.#used += this.#bytes.write(text, this.#used);
    this.#ends.push(this.#used);
  }

  get(index: number): string {
    return this.#bytes.toString("utf8", index === 0 ? 0 : this.#ends.at(index - 1), this.#ends.at(index));
  }
}
