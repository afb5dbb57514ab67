/** Bounds of parts as columns that grow. */
import { NumberColumn } from "./columns.js";
import type { Bounds } from "./layer.js";

export class BoundsColumns {
  readonly #minX: NumberColumn;
  readonly #minY: NumberColumn;
  readonly #maxX: NumberColumn;
  readonly #maxY: NumberColumn;
  /** In space only. */
  readonly #minZ = new NumberColumn(0);
  readonly #maxZ = new NumberColumn(0);

  /** @param room - How many parts are to come at least, if that is known. */
  constructor(room: number | undefined) {
    this.#minX = new NumberColumn(room);
    this.#minY = new NumberColumn(room);
    this.#maxX = new NumberColumn(room);
    this.#maxY = new NumberColumn(room);
  }

  get length(): number {
    return this.#minX.length;
  }

  push(minX: number, minY: number, maxX: number, maxY: number): void {
    this.#minX.push(minX);
    this.#minY.push(minY);
    this.#maxX.push(maxX);
    this.#maxY.push(maxY);
  }

  pushZ(minZ: number, maxZ: number): void {
    this.#minZ.push(minZ);
    this.#maxZ.push(maxZ);
  }

  /** Takes the last parts back, down to a length. */
  cut(length: number): void {
    for (const column of [this.#minX, this.#minY, this.#maxX, this.#maxY]) column.cut(length);
    for (const column of [this.#minZ, this.#maxZ]) column.cut(Math.min(length, column.length));
  }

  values(isSpatial: boolean): Bounds {
    const flat = {
      minX: this.#minX.values(),
      minY: this.#minY.values(),
      maxX: this.#maxX.values(),
      maxY: this.#maxY.values(),
    };
    return isSpatial ? { ...flat, minZ: this.#minZ.values(), maxZ: this.#maxZ.values() } : flat;
  }
}
