/** Features from Parquet, through DuckDB, which is loaded only here; rows stream in the order of the file. */
import { resolve, sep } from "node:path";
import type { DuckDBConnection, DuckDBResult, DuckDBVector } from "@duckdb/node-api";
import { BadInput, Misread, quote } from "../bad-input.js";
import type { LayerBuilder } from "../pairs/layer.js";
import type { Reading } from "./csv.js";
import { isJsonNumber } from "./feature.js";
import { type ColumnType, findColumns } from "./forms.js";
import { fromMicroseconds, type InstantKind, instantText, isDate, readDate } from "./instant.js";
import { readNumber } from "./number.js";
import { addWkt } from "./wkt.js";

/** What DuckDB may keep in memory at once, beside what we keep: the columns of the shapes. */
const DUCKDB_MEMORY = "512MB";

const MEBIBYTE = 1024 * 1024;
/** Parquet keeps equal texts once, so a small file can have names of any length, and we keep them all. */
const LONGEST_NAME = MEBIBYTE;
/** All ids together may take so many characters, and these for each row: those of common length never take too many. */
const MOST_NAMED = 512 * MEBIBYTE;
const MOST_NAMED_A_ROW = 64;

/** Whole rows at once; DuckDB gives chunks of 2,048. */
export interface RowProgress {
  readonly begin: (rows: number) => Promise<void>;
  readonly update: (rows: number) => void;
}

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Reads the rows; the builder is made when their number is known, so that its columns need not grow. */
export async function readParquet(
  file: string,
  reading: Omit<Reading, "builder">,
  makeBuilder: (rows: number) => LayerBuilder,
  progress: RowProgress,
): Promise<LayerBuilder> {
  const { DuckDBInstance } = await import("@duckdb/node-api").catch((error: NodeJS.ErrnoException) => {
    // Its program comes as an optional package, one for each platform.
    if (error.code !== "MODULE_NOT_FOUND" && error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    const advice = "install it anew without --omit=optional, or hand in CSV, NDJSON or GeoJSON";
    throw new BadInput(`${file}: Parquet is read by DuckDB, which is not installed for this platform; ${advice}`);
  });
  const database = await DuckDBInstance.create(":memory:", {
    memory_limit: DUCKDB_MEMORY,
    threads: "2",
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  const connection = await database.connect();
  try {
    return await readRows(connection, file, reading, makeBuilder, progress);
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}

async function readRows(
  connection: DuckDBConnection,
  file: string,
  reading: Omit<Reading, "builder">,
  makeBuilder: (rows: number) => LayerBuilder,
  progress: RowProgress,
): Promise<LayerBuilder> {
  const { name, by, problems } = reading;
  // The whole path, as DuckDB takes ~ for the home; and a folder called x=5 must not take the place of the column x.
  const source = `read_parquet(${literal(globless(resolve(file), name))}, hive_partitioning = false)`;
  const described = await asked(name, connection.runAndReadAll(`describe select * from ${source}`));
  const header: Column[] = described
    .getRowsJson()
    .map(([column, type]) => ({ name: String(column), type: String(type) }));
  const { form, places, id, by: group } = found(await namesIn(connection, file, header, name), reading);
  const [[rows = 0] = []] = (
    await asked(name, connection.runAndReadAll(`select count(*) from ${source}`))
  ).getRowsJson();
  const builder = makeBuilder(Number(rows));
  await progress.begin(Number(rows));

  const columns = places.map((place, i) =>
    cellsOf(header[place] as Column, form.columns[i] as string, form.type, name),
  );
  const selected = columns.map(({ sql }) => sql);
  const idAt = id === undefined ? undefined : selected.push(asName(header[id] as Column)) - 1;
  const groupAt = group === undefined ? undefined : selected.push(asName(header[group] as Column)) - 1;
  const idIsNumber = id !== undefined && IS_NUMBER.test((header[id] as Column).type);
  const result = await asked(name, connection.stream(`select ${selected.join(", ")} from ${source}`));
  const values = new Float64Array(places.length);
  const mostNamed = MOST_NAMED + Number(rows) * MOST_NAMED_A_ROW;
  let named = 0;

  for await (const chunk of chunksOf(name, result)) {
    const vectors = selected.map((_, i) => chunk.getColumnVector(i));
    const readers = columns.map(({ open }, i) => open(vectors[i] as DuckDBVector, reading));
    let row = 0;
    const given = (column: number): string => {
      const value = vectors[column]?.getItem(row);
      return typeof value === "string" ? value : instantText(values[column] as number, reading.instants.kind);
    };
    for (; row < chunk.rowCount; row++) {
      builder.begin();
      try {
        if (form.type === "wkt") addWkt(textAt(vectors[0] as DuckDBVector, row, form.columns[0] as string), builder);
        else {
          for (let i = 0; i < values.length; i++) values[i] = (readers[i] as Cell)(row);
          form.add(builder, values, given);
        }
        const group = groupAt === undefined ? undefined : nameAt(vectors[groupAt] as DuckDBVector, row);
        if (group === "")
          throw new Misread(undefined, `${quote(by as string)}: there is no value to group by`, "no group");
        const id = idAt === undefined ? undefined : nameAt(vectors[idAt] as DuckDBVector, row);
        named += id?.length ?? 0;
        if (named > mostNamed)
          throw new BadInput(
            `${name}, row ${builder.row}: all ids together are too long: more than ${mostNamed} characters`,
          );
        builder.end(id || undefined, idIsNumber && isJsonNumber(Number(id)), group);
      } catch (error) {
        if (!(error instanceof Misread)) throw error;
        problems.add(`row ${builder.row}`, error.message, error.reason);
        builder.drop();
      }
    }
    progress.update(builder.row);
  }
  return builder;
}

async function* chunksOf(
  name: string,
  result: DuckDBResult,
): AsyncGenerator<NonNullable<Awaited<ReturnType<DuckDBResult["fetchChunk"]>>>> {
  for (
    let chunk = await asked(name, result.fetchChunk());
    chunk !== null && chunk.rowCount > 0;
    chunk = await asked(name, result.fetchChunk())
  ) {
    yield chunk;
  }
}

/** The columns' names as the file has them: of two that differ in case only, DuckDB calls the second by another name. */
async function namesIn(
  connection: DuckDBConnection,
  file: string,
  header: readonly Column[],
  name: string,
): Promise<readonly string[]> {
  const schema = `select name, num_children from parquet_schema(${literal(globless(resolve(file), name))})`;
  const [, ...below] = (await asked(name, connection.runAndReadAll(schema))).getRowsJson();
  const names: string[] = [];
  // Columns within columns follow them.
  let within = 0;
  for (const [column, children] of below) {
    if (within === 0) names.push(String(column));
    else within--;
    within += Number(children ?? 0);
  }
  return names.length === header.length ? names : header.map((column) => column.name);
}

function found(
  names: readonly string[],
  { name, choice, by }: Omit<Reading, "builder">,
): ReturnType<typeof findColumns> {
  try {
    return findColumns(names, choice, by);
  } catch (error) {
    if (error instanceof Misread) throw new BadInput(`${name}: ${error.message}`);
    throw error;
  }
}

/** A row's number in a column. */
type Cell = (row: number) => number;

interface Cells {
  /** How to ask for the column. */
  readonly sql: string;
  /** How to read a chunk of it. */
  readonly open: (vector: DuckDBVector, reading: Omit<Reading, "builder">) => Cell;
}

const INTEGER = /^U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?$/;
/** Types of ids that are numbers in JSON, too. */
const IS_NUMBER = new RegExp(`${INTEGER.source}|^(?:FLOAT|DOUBLE)$`);
const BINARY = /^(?:FLOAT|DOUBLE)$/;
const DECIMAL = /^DECIMAL\((\d+),/;
/** With more digits DuckDB rounds twice on the way to a double. */
const EXACT_DIGITS = 15;

/** What stands for the times that databases call infinity, of which DuckDB would make null. */
const ENDLESS = 9223372036854775807n;

function since1970(epoch: string, time: string): string {
  const ends = `WHEN ${time} > 'epoch' THEN ${ENDLESS} ELSE ${-ENDLESS}`;
  return `CASE WHEN ${time} IS NULL THEN NULL WHEN NOT isinf(${time}) THEN ${epoch} ${ends} END`;
}

/** How a column of times comes, and how many of its units a millisecond has. */
interface Times {
  readonly sql: (name: string) => string;
  readonly unit: bigint;
  readonly kind: InstantKind;
}

// A date is told by its days, for there are more dates than DuckDB has times.
const TIMES: ReadonlyMap<string, Times> = new Map<string, Times>([
  ["DATE", { sql: (name) => since1970(`(${name} - DATE 'epoch') * 86400000`, name), unit: 1n, kind: "local" }],
  ["TIMESTAMP", { sql: (name) => since1970(`epoch_us(${name})`, name), unit: 1000n, kind: "local" }],
  [
    "TIMESTAMP_S",
    { sql: (name) => since1970(`epoch_us(${name}::TIMESTAMP)`, `${name}::TIMESTAMP`), unit: 1000n, kind: "local" },
  ],
  [
    "TIMESTAMP_MS",
    { sql: (name) => since1970(`epoch_us(${name}::TIMESTAMP)`, `${name}::TIMESTAMP`), unit: 1000n, kind: "local" },
  ],
  [
    "TIMESTAMP_NS",
    { sql: (name) => since1970(`epoch_ns(${name})`, `${name}::TIMESTAMP`), unit: 1_000_000n, kind: "local" },
  ],
  ["TIMESTAMP WITH TIME ZONE", { sql: (name) => since1970(`epoch_us(${name})`, name), unit: 1000n, kind: "zoned" }],
]);

function cellsOf({ name, type }: Column, role: string, wanted: ColumnType, file: string): Cells {
  const sql = identifier(name);
  // GeoParquet's geometries, as WKT: DuckDB writes each coordinate so that reading it gives the same double.
  if (wanted === "wkt" && type.startsWith("GEOMETRY")) return { sql: `${sql}::VARCHAR`, open: () => () => 0 };
  if (type === "VARCHAR" || type === "JSON") {
    if (wanted === "wkt") return { sql, open: () => () => 0 };
    return { sql, open: (vector, reading) => (row) => readText(textAt(vector, row, role), role, wanted, reading) };
  }
  const digits = Number(DECIMAL.exec(type)?.[1] ?? 0);
  if (wanted !== "wkt" && digits > EXACT_DIGITS) {
    return {
      sql: `${sql}::VARCHAR`,
      open: (vector, reading) => (row) =>
        readText((vector.getItem(row) as string | null) ?? refuseNull(role), role, wanted, reading),
    };
  }
  if (wanted !== "wkt" && (INTEGER.test(type) || BINARY.test(type) || digits > 0)) {
    return { sql: `${sql}::DOUBLE`, open: (vector, reading) => numbers(vector, role, wanted, reading) };
  }
  const time = wanted === "instant" ? TIMES.get(type) : undefined;
  if (time === undefined) {
    const what = wanted === "wkt" ? "text in WKT or geometries" : wanted === "instant" ? "numbers or times" : "numbers";
    throw new BadInput(`${file}: the column ${quote(name)} is of type ${type}; ${what} are wanted`);
  }
  return {
    sql: time.sql(sql),
    open: (vector, { instants }) => {
      return (row) => {
        const value = vector.getItem(row) as bigint | null;
        if (value === null) refuseNull(role);
        if (value === ENDLESS) return Number.POSITIVE_INFINITY;
        if (value === -ENDLESS) return Number.NEGATIVE_INFINITY;
        instants.check(time.kind);
        const rest = ((value % time.unit) + time.unit) % time.unit;
        const micros = (rest * 1000n) / time.unit;
        if (micros * time.unit !== rest * 1000n) {
          throw new Misread(undefined, `${role}: a time finer than a microsecond`, "no date");
        }
        return fromMicroseconds(Number((value - rest) / time.unit), Number(micros), () => `${role}: a time`);
      };
    },
  };
}

/** Numbers of a chunk; DuckDB's own array, where there is no null to look out for. */
function numbers(vector: DuckDBVector, role: string, wanted: ColumnType, { instants }: Omit<Reading, "builder">): Cell {
  return (row) => {
    const value = vector.getItem(row) as number | null;
    if (value === null) refuseNull(role);
    if (Number.isNaN(value)) throw new Misread(undefined, `${role}: NaN lies nowhere; give a number`, "no number");
    if (wanted === "instant" && value - value === 0) instants.check("number");
    return value;
  };
}

function readText(text: string, role: string, wanted: ColumnType, { instants }: Omit<Reading, "builder">): number {
  try {
    if (wanted === "instant" && isDate(text)) {
      const { value, kind } = readDate(text);
      instants.check(kind);
      return value;
    }
    const value = readNumber(text, "field");
    if (wanted === "instant" && value - value === 0) instants.check("number");
    return value;
  } catch (error) {
    if (error instanceof Misread) throw new Misread(undefined, `${role}: ${error.message}`, "no number");
    throw error;
  }
}

function textAt(vector: DuckDBVector, row: number, role: string): string {
  const value = vector.getItem(row) as string | null;
  if (value === null) throw new Misread(undefined, `${role}: the value is null; text is wanted`, "null");
  return value;
}

function refuseNull(role: string): never {
  throw new Misread(undefined, `${role}: the value is null; a number is wanted`, "null");
}

/**
 * How to ask for a column of names. Numbers are written as other formats write them, 1 and not 1.0: doubles come as doubles,
 * floats by way of their text, so that 0.1 is not 0.10000000149011612, and decimals without zeros at their end. DuckDB itself
 * refuses texts that are too long, before they are ours.
 */
function asName({ name, type }: Column): string {
  const text = `${identifier(name)}::VARCHAR`;
  if (BINARY.test(type)) return `${text}::DOUBLE`;
  if (DECIMAL.test(type)) return type.endsWith(",0)") ? text : `rtrim(rtrim(${text}, '0'), '.')`;
  const problem = `the column ${quote(name)} has a text longer than ${LONGEST_NAME / MEBIBYTE} MiB, too long for a name`;
  return `CASE WHEN strlen(${text}) > ${LONGEST_NAME} THEN error(${literal(problem)}) ELSE ${text} END`;
}

/** A row's name; empty where there is none. */
function nameAt(vector: DuckDBVector, row: number): string {
  return String(vector.getItem(row) ?? "");
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * DuckDB takes a path for a pattern where a special character has no backslash before it; one in brackets is itself. Such a
 * pattern cannot say that a backslash is a part of a name.
 */
function globless(path: string, name: string): string {
  if (!/[*?[]/.test(path.replaceAll(/\\./gs, ""))) return path;
  if (sep === "/" && path.includes("\\"))
    throw new BadInput(
      `${name}: Parquet cannot be read from a path with a backslash and one of * ? [; rename the file`,
    );
  return path.replaceAll(/[*?[]/g, "[$&]");
}

/** What DuckDB answers; what it throws is about the file. */
async function asked<T>(name: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new BadInput(`${name}: not readable as Parquet: ${firstSentence((error as Error).message)}`);
  }
}

function firstSentence(message: string): string {
  return (message.split("\n")[0] ?? "").replace(/^[A-Z][A-Za-z ]* Error: /, "");
}
