/** The columns of a Parquet file, and which of them are asked for. */
import { BadInput, Misread, quote } from "../../bad-input.js";
import type { Crs } from "../../pairs/crs.js";
import type { ColumnChoice } from "../column-choice.js";
import { crsOfGeoParquet } from "../crs.js";
import { findColumns, type TableColumns, WITHOUT_SHAPES } from "../find-columns.js";
import type { Form } from "../forms.js";
import { field } from "../json-text.js";
import { answerOf, type ParquetFile } from "./duckdb.js";
import { MOST_DIGITS } from "./types.js";

export interface Column {
  /** How DuckDB calls it: of two that differ in case only, it calls the second by another name than the file. */
  readonly name: string;
  readonly type: string;
  /** Whether the file has times in it that are finer than DuckDB's of this type. */
  readonly isCut: boolean;
  /** Whether the file has decimals in it that DuckDB takes for something else, and reads wrong without a word. */
  readonly isMisread: boolean;
}

export interface ChosenColumns {
  readonly form: Form;
  /** Those of the form, in its order. */
  readonly shape: readonly Column[];
  readonly id: Column | undefined;
  readonly group: Column | undefined;
  /** Of the geometries, where the file says so. */
  readonly crs: Crs | undefined;
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
      isMisread: isKnown && (own[i] as OwnColumn).isDecimal && !String(type).startsWith("DECIMAL"),
    };
  });
  const known = columns.map(({ name }, i) => (isKnown ? (own[i] as OwnColumn).name : name));
  try {
    const metadata = await geoParquetOf(file);
    const found = findNamed(metadata, columns, known, choice, by);
    const at = (place: number): Column => used(columns[place] as Column, file);
    const shape = found.places.map(at);
    const id = found.id === undefined ? undefined : at(found.id);
    return {
      form: found.form,
      shape,
      // Geometries in bytes that are called so name nothing.
      id: id !== undefined && isBytes(id) && id === shape[0] && !choice.namesId ? undefined : id,
      group: found.by === undefined ? undefined : at(found.by),
      crs:
        found.form.type === "wkt" ? crsOfGeoParquet(metadata, known[found.places[0] as number] as string) : undefined,
    };
  } catch (error) {
    if (error instanceof Misread) throw new BadInput(`${file.name}: ${error.message}`);
    throw error;
  }
}

function isBytes({ type }: Column): boolean {
  return type === "BLOB" || type.startsWith("GEOMETRY");
}

/** A column that is needed. @throws BadInput where DuckDB would read other values than are written. */
function used(column: Column, file: ParquetFile): Column {
  if (!column.isMisread) return column;
  const which = column.type === "DOUBLE" ? `of more than ${MOST_DIGITS} digits` : "without the converted type DECIMAL";
  throw new BadInput(
    `${file.name}: the column ${quote(column.name)} has decimals ${which}, which are not read; write doubles or text`,
  );
}

/** Finds the form by the names, and by what the file says of its geometries; where none fits, by the only column of such a type. */
function findNamed(
  metadata: unknown,
  columns: readonly Column[],
  names: readonly string[],
  choice: ColumnChoice,
  by: string | undefined,
): TableColumns {
  const primary = typeof metadata === "object" && metadata !== null ? String(field(metadata, "primary_column")) : "";
  try {
    return findColumns(names, choice, by, names.includes(primary) ? primary : undefined);
  } catch (error) {
    const [only, second] = names.filter((_, i) => columns[i]?.type.startsWith("GEOMETRY"));
    const fitsNone = error instanceof Misread && error.reason === WITHOUT_SHAPES;
    if (!fitsNone || only === undefined || second !== undefined) throw error;
    return findColumns(names, choice, by, only);
  }
}

/** GeoParquet's metadata; undefined where there are none that can be read. */
async function geoParquetOf(file: ParquetFile): Promise<unknown> {
  const metadata = `select try(decode(value)) from parquet_kv_metadata(${file.path}) where key = 'geo'::blob`;
  const [[text] = []] = await answerOf(file, metadata);
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

interface OwnColumn {
  readonly name: string;
  /** Whether it is of nanoseconds. */
  readonly isFine: boolean;
  readonly isDecimal: boolean;
}

/** The columns as the file has them. */
async function columnsIn(file: ParquetFile): Promise<readonly OwnColumn[]> {
  const fine = "type = 'INT96' or coalesce(logical_type, '') like '%NANOS=Nano%'";
  const decimal = "converted_type = 'DECIMAL' or coalesce(logical_type, '') like 'Decimal%'";
  const schema = `select name, num_children, ${fine}, ${decimal} from parquet_schema(${file.path})`;
  const [, ...below] = await answerOf(file, schema);
  const columns: OwnColumn[] = [];
  // Columns within columns follow them.
  let within = 0;
  for (const [name, children, isFine, isDecimal] of below) {
    if (within === 0) columns.push({ name: String(name), isFine: isFine === true, isDecimal: isDecimal === true });
    else within--;
    within += Number(children ?? 0);
  }
  return columns;
}
