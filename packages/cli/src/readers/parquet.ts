/** Features from Parquet, through DuckDB; rows stream in the order of the file. */
import type { DuckDBVector } from "@duckdb/node-api";
import { BadInput, Misread, quote } from "../bad-input.js";
import type { LayerBuilder } from "../pairs/layer-builder.js";
import { note } from "../terminal/messages.js";
import { answerOf, chunksOf, identifier, withParquet } from "./parquet/duckdb.js";
import { type ChosenColumns, chooseColumns } from "./parquet/header.js";
import { mostNamed, namesOf } from "./parquet/names.js";
import { shapesOf } from "./parquet/shapes.js";
import { WIDE_INTEGER } from "./parquet/types.js";
import type { Reading } from "./reading.js";
import type { Rounded } from "./rounded.js";

/** Whole rows at once; DuckDB gives chunks of 2,048. */
interface RowProgress {
  readonly begin: (rows: number) => Promise<void>;
  readonly update: (rows: number) => void;
}

/** Reads the rows; the builder is made when their number is known, so that its columns need not grow. */
export function readParquet(
  path: string,
  { name, problems, choice, by, instants, rounded }: Omit<Reading, "builder">,
  makeBuilder: (rows: number) => LayerBuilder,
  progress: RowProgress,
): Promise<LayerBuilder> {
  return withParquet(path, name, async (file) => {
    const columns = await chooseColumns(file, choice, by);
    const [[count] = []] = await answerOf(file, `select count(*) from ${file.rows}`);
    const rows = Number(count ?? 0);
    // A footer with two numbers of rows is damaged: those between them would be left out without a word.
    const [[told] = []] = await answerOf(file, `select num_rows from parquet_file_metadata(${file.path})`);
    if (Number(told) !== rows) {
      const both = `its footer says that there are ${told} rows, and its row groups have ${rows}`;
      throw new BadInput(`${name}: not readable as Parquet: ${both}; the file is damaged`);
    }
    const builder = makeBuilder(rows);
    builder.crs = columns.crs;
    await progress.begin(rows);

    const shapes = shapesOf(columns.form, columns.shape, name);
    const names = namesOf(columns.id, columns.group, by, name);
    tellCut(name, columns);
    for (const { name: column, type } of columns.shape) {
      if (!WIDE_INTEGER.test(type)) continue;
      const [[wide, example] = []] = await answerOf(file, roundedIn(identifier(column), type, file.rows));
      if (Number(wide) > 0) rounded.add(Number(wide), String(example));
    }
    const selected = [...shapes.sql, ...names.sql];
    const most = mostNamed(rows);
    let named = 0;
    for await (const chunk of chunksOf(file, `select ${selected.join(", ")} from ${file.rows}`)) {
      const vectors = selected.map((_, i) => chunk.getColumnVector(i));
      const addShape = shapes.open(vectors, instants, builder);
      const namesAt = names.open(vectors.slice(shapes.sql.length));
      for (let row = 0; row < chunk.rowCount; row++) {
        builder.begin();
        try {
          addShape(row);
          if (builder.isFar) lookAt(vectors.slice(0, shapes.sql.length), row, rounded);
          const { id, isNumber, group } = namesAt(row);
          named += id?.length ?? 0;
          if (named > most) {
            const tooLong = `all ids together are too long: more than ${most} characters`;
            throw new BadInput(`${name}, row ${builder.row}: ${tooLong}`);
          }
          builder.end(id, isNumber, group);
        } catch (error) {
          if (!(error instanceof Misread)) throw error;
          problems.add(`row ${builder.row}`, error.message, error.reason);
          builder.drop();
        }
      }
      progress.update(builder.row);
    }
    return builder;
  });
}

/** Tells what is read less finely than it is written. @throws BadInput for a column of groups: different ones would be one. */
function tellCut(name: string, { form, shape, id, group }: ChosenColumns): void {
  const finer = "has nanoseconds, of which microseconds are read";
  for (const column of [...(form.type === "instant" ? shape : []), id])
    if (column?.isCut === true)
      note(`${name}: the column ${quote(column.name)} ${finer}: write microseconds, and nothing is lost on the way`);
  if (group?.isCut === true)
    throw new BadInput(
      `${name}: the column ${quote(group.name)} ${finer}: different groups would be one; write it as text, or in microseconds`,
    );
}

/** How to ask how many whole numbers of a column no double holds, and for one of them. */
function roundedIn(column: string, type: string, rows: string): string {
  const isRounded = `${column} is not null and try_cast(${column}::double as ${type}) is distinct from ${column}`;
  return `select count(*), any_value(${column})::varchar from ${rows} where ${isRounded}`;
}

/** Whole numbers that come as text, as decimal numbers of many digits and geometries do. */
function lookAt(vectors: readonly DuckDBVector[], row: number, rounded: Rounded): void {
  for (const vector of vectors) {
    const value = vector.getItem(row);
    if (typeof value === "string") rounded.look(value);
  }
}
