/** Features from Parquet, through DuckDB; rows stream in the order of the file. */
import { BadInput, Misread } from "../bad-input.js";
import type { LayerBuilder } from "../pairs/layer-builder.js";
import type { Reading } from "./csv.js";
import { answerOf, chunksOf, withParquet } from "./parquet/duckdb.js";
import { chooseColumns } from "./parquet/header.js";
import { mostNamed, namesOf } from "./parquet/names.js";
import { shapesOf } from "./parquet/shapes.js";

/** Whole rows at once; DuckDB gives chunks of 2,048. */
interface RowProgress {
  readonly begin: (rows: number) => Promise<void>;
  readonly update: (rows: number) => void;
}

/** Reads the rows; the builder is made when their number is known, so that its columns need not grow. */
export function readParquet(
  path: string,
  { name, problems, choice, by, instants }: Omit<Reading, "builder">,
  makeBuilder: (rows: number) => LayerBuilder,
  progress: RowProgress,
): Promise<LayerBuilder> {
  return withParquet(path, name, async (file) => {
    const columns = await chooseColumns(file, choice, by);
    const [[count] = []] = await answerOf(file, `select count(*) from ${file.rows}`);
    const rows = Number(count ?? 0);
    const builder = makeBuilder(rows);
    await progress.begin(rows);

    const shapes = shapesOf(columns.form, columns.shape, name);
    const names = namesOf(columns.id, columns.group, by);
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
