/** Pairs as text: one format a record. */
import type { Relation } from "hantei";
import type { Layer } from "../pairs/layer.js";
import { OVERLAPPING } from "../pairs/relate-parts.js";
import { DECIMAL } from "../readers/number.js";
import { placer } from "./pair-place.js";

export type PairFormat = "csv" | "ndjson" | "geojson";

export const PAIR_FORMATS: readonly PairFormat[] = ["csv", "ndjson", "geojson"];

/** How pairs of two layers, or of one with itself, are written. */
export interface PairWriter {
  readonly begin: string;
  /** @param index - How many pairs were written before it. */
  readonly row: (a: number, b: number, code: number, index: number) => string;
  readonly end: string;
}

export function pairWriter(format: PairFormat, a: Layer, b: Layer): PairWriter {
  return WRITERS[format](a, b);
}

const WRITERS: Readonly<Record<PairFormat, (a: Layer, b: Layer) => PairWriter>> = {
  csv: (a, b) => ({
    begin: "a,b,relation\n",
    row: (i, j, code) => `${csvCell(a.ids.get(i))},${csvCell(b.ids.get(j))},${word(code)}\n`,
    end: "",
  }),
  ndjson: (a, b) => ({
    begin: "",
    row: (i, j, code) => `${members(a, b, i, j, code)}\n`,
    end: "",
  }),
  geojson: (a, b) => {
    const place = placer(a, b);
    return {
      begin: '{"type":"FeatureCollection","features":[',
      row: (i, j, code, index) =>
        `${index === 0 ? "\n" : ",\n"}{"type":"Feature","geometry":${JSON.stringify(place(i, j))},"properties":${members(a, b, i, j, code)}}`,
      end: "\n]}\n",
    };
  },
};

function members(a: Layer, b: Layer, i: number, j: number, code: number): string {
  return `{"a":${jsonId(a, i)},"b":${jsonId(b, j)},"relation":"${word(code)}"}`;
}

function word(code: number): Relation {
  return code === OVERLAPPING ? "overlapping" : "touching";
}

function jsonId({ ids }: Layer, feature: number): string {
  const text = ids.get(feature);
  return ids.areNumbers ? text : JSON.stringify(text);
}

/**
 * What a spreadsheet would take for a formula, in full-width characters, too. A number with its sign is none. With apostrophes
 * before it, it is what a formula could have become here: one more keeps the two apart, and can be taken off again.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell of CSV: in quotes where it must be; a formula gets an apostrophe in front, so that nobody runs it. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !DECIMAL.test(text) ? `'${text}` : text;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
