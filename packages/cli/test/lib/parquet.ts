/** Parquet files, made by DuckDB itself. */
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { temporaryFolder } from "./folder.js";

export const FOLDER: string = temporaryFolder("parquet");

/** Writes what a query gives, and gives the file's path. */
export async function parquet(name: string, query: string, options = ""): Promise<string> {
  const path = join(FOLDER, name);
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  await connection.run(`set timezone = 'UTC'`);
  await connection.run(
    `copy (${query}) to '${path.replaceAll("'", "''")}' (format parquet${options && `, ${options}`})`,
  );
  connection.closeSync();
  return path;
}
