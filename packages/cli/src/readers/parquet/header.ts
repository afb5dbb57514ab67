/** The columns of a Parquet file, and which of them are asked for. */
import { BadInput, Misread } from "../../bad-input.js";
import { type ColumnChoice, type Form, findColumns, type TableColumns, WITHOUT_SHAPES } from "../forms.js";
import { field } from "../json-text.js";
import { answerOf, type ParquetFile } from "./duckdb.js";

export interface Column {
  /** How DuckDB calls it: of two that differ in case only, it calls the second by another name than the file. */
  readonly name: string;
  readonly type: string;
  /** Whether the file has times in it that are finer than DuckDB's of this type. */
  readonly isCut: boolean;
}

export interface ChosenColumns {
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
  const own = await columnsIn(file);
  const isKnown = own.length === header.length;
  const columns = header.map(([name, type], i): Column => {
    return {
      name: String(name),
      type: String(type),
      isCut: isKnown && (own[i] as OwnColumn).isFine && type !== "TIMESTAMP_NS",
    };
  });
  const known = columns.map(({ name }, i) => (isKnown ? (own[i] as OwnColumn).name : name));
  try {
    const found = await findNamed(file, columns, known, choice, by);
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

/** Finds the form by the names, and by what the file says of its geometries; where none fits, by the only column of such a type. */
async function findNamed(
  file: ParquetFile,
  columns: readonly Column[],
  names: readonly string[],
  choice: ColumnChoice,
  by: string | undefined,
): Promise<TableColumns> {
  const metadata = `select try(decode(value)) from parquet_kv_metadata(${file.path}) where key = 'geo'::blob`;
  const [[text] = []] = await answerOf(file, metadata);
  const primary = primaryOf(String(text));
  try {
    return findColumns(names, choice, by, names.includes(primary) ? primary : undefined);
  } catch (error) {
    const [only, second] = names.filter((_, i) => columns[i]?.type.startsWith("GEOMETRY"));
    const fitsNone = error instanceof Misread && error.reason === WITHOUT_SHAPES;
    if (!fitsNone || only === undefined || second !== undefined) throw error;
    return findColumns(names, choice, by, only);
  }
}

/** What GeoParquet calls the primary column; empty where nothing does. */
function primaryOf(metadata: string): string {
  try {
    return String(field(JSON.parse(metadata) as object, "primary_column"));
  } catch {
    return "";
  }
}

interface OwnColumn {
  readonly name: string;
  /** Whether it is of nanoseconds. */
  readonly isFine: boolean;
}

/** The columns as the file has them. */
async function columnsIn(file: ParquetFile): Promise<readonly OwnColumn[]> {
  const schema = `select name, num_children, type = 'INT96' or coalesce(logical_type, '') like '%NANOS=Nano%' from parquet_schema(${file.path})`;
  const [, ...below] = await answerOf(file, schema);
  const columns: OwnColumn[] = [];
  // Columns within columns follow them.
  let within = 0;
  for (const [name, children, isFine] of below) {
    if (within === 0) columns.push({ name: String(name), isFine: isFine === true });
    else within--;
    within += Number(children ?? 0);
  }
  return columns;
}
