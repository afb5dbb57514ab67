/** Columns that grow: numbers and texts outside of the heap, so that tens of millions of them cost what they weigh. */

/** The smallest room made for a column, in values. */
const FIRST_ROOM = 1024;

/** A column of values of one type. */
abstract class Column<Values extends Float64Array | Uint32Array> {
  #values: Values;
  length = 0;

  /** @param room - How many values are to come, if that is known. */
  constructor(room = FIRST_ROOM) {
    this.#values = this.empty(room);
  }

  protected abstract empty(room: number): Values;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = this.empty(Math.ceil(this.length * 1.5) + FIRST_ROOM);
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
  values(): Values {
    return this.#values.subarray(0, this.length) as Values;
  }
}

/** Numbers. */
export class NumberColumn extends Column<Float64Array> {
  protected empty(room: number): Float64Array {
    return new Float64Array(room);
  }
}

/** Whole numbers from 0 to 2³² − 1. */
export class IndexColumn extends Column<Uint32Array> {
  protected empty(room: number): Uint32Array {
    return new Uint32Array(room);
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
    return this.#bytes.toString("utf8", this.#start(index), this.#ends.at(index));
  }

  /** The places of two texts that are the same; undefined where there are none. */
  findTwice(): readonly [first: number, second: number] | undefined {
    const count = this.#ends.length;
    const hashes = new Uint32Array(count);
    for (let i = 0; i < count; i++) hashes[i] = this.#hash(i);
    // Few hashes come more than once, and only their texts need be compared.
    const sorted = hashes.slice().sort();
    const repeated = new Set<number>();
    for (let i = 1; i < count; i++) if (sorted[i] === sorted[i - 1]) repeated.add(sorted[i] as number);
    if (repeated.size === 0) return undefined;
    const places = new Map<string, number>();
    for (let i = 0; i < count; i++) {
      if (!repeated.has(hashes[i] as number)) continue;
      const text = this.get(i);
      const first = places.get(text);
      if (first !== undefined) return [first, i];
      places.set(text, i);
    }
    return undefined;
  }

  #start(index: number): number {
    return index === 0 ? 0 : this.#ends.at(index - 1);
  }

  /** FNV-1a. */
  #hash(index: number): number {
    const [bytes, end] = [this.#bytes, this.#ends.at(index)];
    let hash = 0x811c9dc5;
    for (let at = this.#start(index); at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
    return hash;
  }
}
