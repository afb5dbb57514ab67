/** Names of rows, ids and groups: how to ask for them, and how to read what comes. */
import type { DuckDBBlobValue, DuckDBVector } from "@duckdb/node-api";
import { BadInput, Misread, quote } from "../../bad-input.js";
import { isJsonNumber } from "../feature.js";
import { textOfBytes } from "../utf8.js";
import { identifier, literal } from "./duckdb.js";
import type { Column } from "./header.js";
import { DECIMAL, EXACT_DIGITS, FLOATING, INTEGER, NESTED } from "./types.js";

const MEBIBYTE = 1024 * 1024;
/** Parquet keeps equal texts once, so a small file can have names of any length, and we keep them all. */
const LONGEST_NAME = MEBIBYTE;
/** All ids together may take so many characters, and these for each row: those of common length never take too many. */
const MOST_NAMED = 512 * MEBIBYTE;
const MOST_NAMED_A_ROW = 64;

/** How many characters all ids of so many rows may have. */
export function mostNamed(rows: number): number {
  return MOST_NAMED + rows * MOST_NAMED_A_ROW;
}

interface RowNames {
  readonly id: string | undefined;
  /** Whether the id is a number in JSON, too. */
  readonly isNumber: boolean;
  readonly group: string | undefined;
}

interface Names {
  /** How to ask for the columns. */
  readonly sql: readonly string[];
  /** How to read a row of a chunk, of which these are the columns. */
  readonly open: (vectors: readonly DuckDBVector[]) => (row: number) => RowNames;
}

/**
 * @param by - What the user calls the column of the groups.
 * @throws BadInput for columns of lists and the like, as other formats are refused for them.
 */
export function namesOf(
  id: Column | undefined,
  group: Column | undefined,
  by: string | undefined,
  fileName: string,
): Names {
  for (const [column, what] of [
    [id, "an id"],
    [group, "a group"],
  ] as const) {
    if (column === undefined || !NESTED.test(column.type)) continue;
    throw new BadInput(
      `${fileName}: the column ${quote(column.name)} is of type ${column.type}; ${what} is text or a number`,
    );
  }
  const idIsNumber = id !== undefined && (INTEGER.test(id.type) || FLOATING.test(id.type));
  return {
    sql: [id, group].filter((column) => column !== undefined).map(asName),
    open: (vectors) => {
      const ids = id && vectors[0];
      const groups = group && vectors.at(-1);
      return (row) => {
        const groupName = groups && nameAt(groups, row, group).trim();
        if (groupName === "") {
          throw new Misread(undefined, `${quote(by as string)}: there is no value to group by`, "no group");
        }
        const name = ids && nameAt(ids, row, id);
        return { id: name || undefined, isNumber: idIsNumber && isJsonNumber(Number(name)), group: groupName };
      };
    },
  };
}

/**
 * How to ask for a column of names. Numbers are written as other formats write them, 1 and not 1.0: doubles come as doubles,
 * floats by way of their text, so that 0.1 is not 0.10000000149011612, and decimals without zeros at their end. Bytes come as
 * bytes: as text, DuckDB would write most of them as \xE6. It refuses texts that are too long itself, before they are ours.
 */
function asName({ name, type }: Column): string {
  const text = `${identifier(name)}::VARCHAR`;
  if (FLOATING.test(type)) return `${text}::DOUBLE`;
  if (DECIMAL.test(type)) return type.endsWith(",0)") ? text : `rtrim(rtrim(${text}, '0'), '.')`;
  const problem = `the column ${quote(name)} has a text longer than ${LONGEST_NAME / MEBIBYTE} MiB, too long for a name`;
  const [value, length] = type === "BLOB" ? [identifier(name), "octet_length"] : [text, "strlen"];
  return `CASE WHEN ${length}(${value}) > ${LONGEST_NAME} THEN error(${literal(problem)}) ELSE ${value} END`;
}

/** A row's name; empty where there is none, and for NaN. A decimal of few digits is named as its double is, as in JSON: 1e-7, however wide its type. */
function nameAt(vector: DuckDBVector, row: number, { name, type }: Column): string {
  const value = vector.getItem(row);
  if (type === "BLOB") return value === null ? "" : textIn((value as DuckDBBlobValue).bytes, name);
  // Where a number is missing, programs write NaN.
  if (Number.isNaN(value)) return "";
  const text = String(value ?? "");
  // Only a decimal's few digits are looked through: in a long text the search for its last zeros would begin at each of them.
  if (!DECIMAL.test(type) || text === "") return text;
  const digits = text.replace(/^-?[0.]*|\./g, "").replace(/0+$/, "");
  return digits.length <= EXACT_DIGITS ? String(Number(text)) : text;
}

/** Many programs write texts as bytes, and do not say that they are UTF-8. */
function textIn(bytes: Uint8Array, column: string): string {
  try {
    return textOfBytes(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      "write the column as text, or name another",
    );
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    throw new Misread(undefined, `${quote(column)}: ${error.message}`, error.reason);
  }
}
