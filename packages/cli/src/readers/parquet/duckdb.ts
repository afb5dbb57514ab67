/** DuckDB, which is loaded only here, and how it is asked about a Parquet file. */
import { resolve, sep } from "node:path";
import type { DuckDBConnection, DuckDBDataChunk } from "@duckdb/node-api";
import { BadInput } from "../../bad-input.js";

/** What DuckDB may keep in memory at once, beside what we keep: the columns of the shapes. */
const DUCKDB_MEMORY = "512MB";

export interface ParquetFile {
  /** How messages call it. */
  readonly name: string;
  /** As text in SQL. */
  readonly path: string;
  /** Its rows, as a table in SQL. */
  readonly rows: string;
  readonly connection: DuckDBConnection;
}

/** Opens a file for as long as it is used. */
export async function withParquet<T>(path: string, name: string, use: (file: ParquetFile) => Promise<T>): Promise<T> {
  const { DuckDBInstance } = await import("@duckdb/node-api").catch((error: NodeJS.ErrnoException) => {
    // Its program comes as an optional package, one for each platform.
    if (error.code !== "MODULE_NOT_FOUND" && error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    const advice = "install it anew without --omit=optional, or hand in CSV, NDJSON or GeoJSON";
    throw new BadInput(`${path}: Parquet is read by DuckDB, which is not installed for this platform; ${advice}`);
  });
  const database = await DuckDBInstance.create(":memory:", {
    memory_limit: DUCKDB_MEMORY,
    threads: "2",
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  });
  const connection = await database.connect();
  try {
    // Bytes of geometries are read by us, row by row: a single one that DuckDB cannot read would end all of it.
    await connection.run("set enable_geoparquet_conversion = false");
    // The whole path, as DuckDB takes ~ for the home; and a folder called x=5 must not take the place of the column x.
    const text = literal(globless(resolve(path), name));
    const rows = `read_parquet(${text}, hive_partitioning = false)`;
    return await use({ name, path: text, rows, connection });
  } finally {
    connection.closeSync();
    database.closeSync();
  }
}

/** The answer to a question of a few rows. */
export async function answerOf({ name, connection }: ParquetFile, sql: string): Promise<readonly unknown[][]> {
  return (await told(name, connection.runAndReadAll(sql))).getRowsJson();
}

/** The answer to a question of many rows, in the order of the file. */
export async function* chunksOf({ name, connection }: ParquetFile, sql: string): AsyncGenerator<DuckDBDataChunk> {
  const result = await told(name, connection.stream(sql));
  for (;;) {
    const chunk = await told(name, result.fetchChunk());
    if (chunk === null || chunk.rowCount === 0) return;
    yield chunk;
  }
}

/** What DuckDB tells; what it throws is about the file. */
async function told<T>(name: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { message } = error as Error;
    if (/failed to (?:allocate|pin)|Out of Memory/i.test(message)) {
      throw new BadInput(
        `${name}: to unpack its rows DuckDB needs more than the ${DUCKDB_MEMORY} that it may have here; write the file with smaller row groups`,
      );
    }
    throw new BadInput(`${name}: not readable as Parquet: ${firstSentence(message)}`);
  }
}

function firstSentence(message: string): string {
  return (message.split("\n")[0] ?? "").replace(/^[A-Z][A-Za-z ]* Error: /, "");
}

/** A column's name in SQL. */
export function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text in SQL. */
export function literal(text: string): string {
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
