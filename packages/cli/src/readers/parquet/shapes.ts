/** Shapes of rows: how to ask for their columns, and how to make them of what comes. */
import type { DuckDBBlobValue, DuckDBVector } from "@duckdb/node-api";
import { BadInput, quote } from "../../bad-input.js";
import type { InstantKinds } from "../../pairs/instant-kinds.js";
import type { LayerBuilder } from "../../pairs/layer-builder.js";
import type { Form } from "../forms.js";
import type { TakeShape } from "../geometry.js";
import { instantText } from "../instant.js";
import { readWkb } from "../wkb.js";
import { readWkt } from "../wkt.js";
import { type Cell, cellsOf, valueAt } from "./cells.js";
import { identifier } from "./duckdb.js";
import type { Column } from "./header.js";

interface Shapes {
  /** How to ask for the columns. */
  readonly sql: readonly string[];
  /** How to add the shape of a row of a chunk, of which these are the columns. */
  readonly open: (
    vectors: readonly DuckDBVector[],
    instants: InstantKinds,
    builder: LayerBuilder,
  ) => (row: number) => void;
}

export function shapesOf(form: Form, columns: readonly Column[], fileName: string): Shapes {
  const { type } = form;
  if (type === "wkt") {
    const { sql, read } = geometriesOf(columns[0] as Column, fileName);
    return {
      sql: [sql],
      open: ([vector], _, builder) => {
        const take: TakeShape = (make) => builder.shape(make);
        return (row) => read(vector as DuckDBVector, row, take);
      },
    };
  }
  const cells = columns.map((column) => cellsOf(column, type, fileName));
  return {
    sql: cells.map(({ sql }) => sql),
    open: (vectors, instants, builder) => {
      const readers = cells.map(({ open }, i) => open(vectors[i] as DuckDBVector, instants));
      const values = new Float64Array(cells.length);
      return (row) => {
        for (let i = 0; i < values.length; i++) values[i] = (readers[i] as Cell)(row);
        form.add(builder, values, (column) => {
          const value = vectors[column]?.getItem(row);
          return typeof value === "string" ? value : instantText(values[column] as number, instants.kind);
        });
      };
    },
  };
}

interface Geometries {
  readonly sql: string;
  readonly read: (vector: DuckDBVector, row: number, take: TakeShape) => void;
}

/** Geometries as text, or as bytes, which is what GeoParquet has. */
function geometriesOf({ name, type }: Column, fileName: string): Geometries {
  const sql = identifier(name);
  const what = "a geometry";
  if (type === "VARCHAR" || type === "JSON") {
    return { sql, read: (vector, row, take) => readWkt(valueAt<string>(vector, row, name, what), take) };
  }
  if (type === "BLOB" || type.startsWith("GEOMETRY")) {
    return {
      sql: type === "BLOB" ? sql : `st_aswkb(${sql})`,
      read: (vector, row, take) => readWkb(valueAt<DuckDBBlobValue>(vector, row, name, what).bytes, take),
    };
  }
  const wanted = "text in WKT, bytes in WKB or geometries are wanted";
  throw new BadInput(`${fileName}: the column ${quote(name)} is of type ${type}; ${wanted}`);
}
