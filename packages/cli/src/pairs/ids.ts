/** What features are called: by their ids, and where they have none by the numbers of their records. */
import { countedUp, IndexColumn, TextColumn } from "./columns.js";

/** Names of features. */
export interface Ids {
  readonly get: (feature: number) => string;
  /** Whether all of them are numbers, for formats that tell numbers from text. */
  readonly areNumbers: boolean;
}

/** A name that means two features. */
export interface Ambiguous {
  readonly name: string;
  /** Whether it is the number of one of them, which has no id. */
  readonly isNumber: boolean;
}

/** Gathers names, feature by feature; nothing is kept as long as they are the numbers from 1 on. */
export class IdColumn {
  #count = 0;
  /** As long as there are no ids, and once the numbers of records have had a gap: all of them. */
  #rows: IndexColumn | undefined;
  #ids: TextColumn | undefined;
  /** Once there are ids: the features that have none, and are called by their records' numbers. */
  readonly #nameless = new IndexColumn();
  #areNumbers = true;

  /**
   * Adds the name of the next feature.
   *
   * @param id - Undefined for the number of its record.
   * @param isNumber - Whether the input gives the id as a number and not as text.
   * @param row - That number, from 1.
   */
  push(id: string | undefined, isNumber: boolean, row: number): void {
    if (id !== undefined) {
      this.#ids ??= this.#namedByRows();
      if (!isNumber) this.#areNumbers = false;
    }
    if (this.#ids === undefined) this.#pushRow(row);
    else {
      if (id === undefined) this.#nameless.push(this.#count);
      this.#ids.push(id ?? String(row));
    }
    this.#count++;
  }

  /** A name that two features have; undefined where there is none. */
  findAmbiguous(): Ambiguous | undefined {
    const twice = this.#ids?.findTwice();
    if (this.#ids === undefined || twice === undefined) return undefined;
    const nameless = this.#nameless.values();
    return { name: this.#ids.get(twice[0]), isNumber: twice.some((feature) => nameless.includes(feature)) };
  }

  finish(): Ids {
    const ids = this.#ids;
    if (ids !== undefined) return { get: (feature) => ids.get(feature), areNumbers: this.#areNumbers };
    const rows = this.#rows?.values();
    const row = rows === undefined ? (i: number) => i + 1 : (i: number) => rows[i] as number;
    return { get: (feature) => String(row(feature)), areNumbers: true };
  }

  #pushRow(row: number): void {
    if (row !== this.#count + 1) this.#rows ??= countedUp(1, this.#count + 1);
    this.#rows?.push(row);
  }

  /** Names for the features so far, of which none has an id. */
  #namedByRows(): TextColumn {
    const { get } = this.finish();
    const ids = new TextColumn();
    for (let i = 0; i < this.#count; i++) {
      ids.push(get(i));
      this.#nameless.push(i);
    }
    this.#rows = undefined;
    return ids;
  }
}
