/** The columns of a Parquet file, and which of them are asked for. */
import { BadInput, Misread } from "../../bad-input.js";
import { type ColumnChoice, type Form, findColumns } from "../forms.js";
import { answerOf, type ParquetFile } from "./duckdb.js";

export interface Column {
  /** How DuckDB calls it: of two that differ in case only, it calls the second by another name than the file. */
  readonly name: string;
  readonly type: string;
}

interface ChosenColumns {
  readonly form: Form;
  /** Those of the form, in its order. */
  readonly shape: readonly Column[];
  readonly id: Column | undefined;
  readonly group: Column | undefined;
}

export async function chooseColumns(
  file: ParquetFile,
  choice: ColumnChoice,
  by: string | undefined,
): Promise<ChosenColumns> {
  const header = await answerOf(file, `describe select * from ${file.rows}`);
  const columns = header.map(([name, type]): Column => ({ name: String(name), type: String(type) }));
  const names = await namesIn(file);
  const known = names.length === columns.length ? names : columns.map(({ name }) => name);
  try {
    const found = findColumns(known, choice, by);
    const at = (place: number): Column => columns[place] as Column;
    return {
      form: found.form,
      shape: found.places.map(at),
      id: found.id === undefined ? undefined : at(found.id),
      group: found.by === undefined ? undefined : at(found.by),
    };
  } catch (error) {
    if (error instanceof Misread) throw new BadInput(`${file.name}: ${error.message}`);
    throw error;
  }
}

/** The columns' names as the file has them. */
async function namesIn(file: ParquetFile): Promise<readonly string[]> {
  const [, ...below] = await answerOf(file, `select name, num_children from parquet_schema(${file.path})`);
  const names: string[] = [];
  // Columns within columns follow them.
  let within = 0;
  for (const [column, children] of below) {
    if (within === 0) names.push(String(column));
    else within--;
    within += Number(children ?? 0);
  }
  return names;
}
