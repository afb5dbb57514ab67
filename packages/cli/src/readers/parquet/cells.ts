/** Numbers and times of a column, whatever type it has: how to ask for it, and how to read what comes. */
import type { DuckDBVector } from "@duckdb/node-api";
import { BadInput, Misread, quote } from "../../bad-input.js";
import type { InstantKinds } from "../../pairs/instant-kinds.js";
import { type ColumnType, NUMBER_PLACES } from "../forms.js";
import { isDate, readDate } from "../instant.js";
import { NOT_FINITE, readNumber } from "../number.js";
import { identifier } from "./duckdb.js";
import type { Column } from "./header.js";
import { readTime, TIMES } from "./times.js";
import { DECIMAL, EXACT_DIGITS, FLOATING, INTEGER } from "./types.js";

/** A row's number in a column of a chunk. */
export type Cell = (row: number) => number;

interface Cells {
  /** How to ask for the column. */
  readonly sql: string;
  /** How to read a chunk of it. */
  readonly open: (vector: DuckDBVector, instants: InstantKinds) => Cell;
}

type Wanted = Exclude<ColumnType, "wkt">;

export function cellsOf({ name, type }: Column, wanted: Wanted, fileName: string): Cells {
  const sql = identifier(name);
  if (type === "VARCHAR" || type === "JSON") {
    return {
      sql,
      open: (vector, instants) => (row) => readText(valueAt(vector, row, name, "text"), name, wanted, instants),
    };
  }
  const digits = Number(DECIMAL.exec(type)?.[1] ?? 0);
  if (digits > EXACT_DIGITS) {
    return {
      sql: `${sql}::VARCHAR`,
      open: (vector, instants) => (row) => readText(valueAt(vector, row, name), name, wanted, instants),
    };
  }
  if (INTEGER.test(type) || FLOATING.test(type) || digits > 0) {
    return {
      sql: `${sql}::DOUBLE`,
      open: (vector, instants) => (row) => checked(valueAt(vector, row, name), name, wanted, instants),
    };
  }
  const time = wanted === "instant" ? TIMES.get(type) : undefined;
  if (time !== undefined) {
    return {
      sql: time.sql(sql),
      open: (vector, instants) => (row) => readTime(valueAt(vector, row, name), time, name, instants),
    };
  }
  const what = wanted === "instant" ? "numbers, dates or timestamps" : "numbers";
  throw new BadInput(`${fileName}: the column ${quote(name)} is of type ${type}; ${what} are wanted`);
}

function checked(value: number, name: string, wanted: Wanted, instants: InstantKinds): number {
  if (Number.isNaN(value)) throw new Misread(undefined, `${name}: NaN lies nowhere; give a number`, "no number");
  const isInfinite = value - value !== 0;
  if (wanted === "finite" && isInfinite) throw new Misread(undefined, `${name}: ${value} ${NOT_FINITE}`, "not finite");
  if (wanted === "instant" && !isInfinite) instants.check("number");
  return value;
}

function readText(text: string, name: string, wanted: Wanted, instants: InstantKinds): number {
  try {
    if (wanted === "instant" && isDate(text)) {
      const { value, kind } = readDate(text);
      instants.check(kind);
      return value;
    }
    const value = readNumber(text, NUMBER_PLACES[wanted]);
    if (wanted === "instant" && value - value === 0) instants.check("number");
    return value;
  } catch (error) {
    if (error instanceof Misread) throw new Misread(undefined, `${name}: ${error.message}`, error.reason);
    throw error;
  }
}

/**
 * A value of the type that the column was asked for as.
 *
 * @param words - What is wanted, for the message about a null.
 */
export function valueAt<T>(vector: DuckDBVector, row: number, name: string, words = "a number"): T {
  const value = vector.getItem(row) as T | null;
  if (value === null) throw new Misread(undefined, `${name}: the value is null; ${words} is wanted`, "null");
  return value;
}
