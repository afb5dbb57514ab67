/** Shapes of rows: how to ask for their columns, and how to make them of what comes. */
import type { DuckDBVector } from "@duckdb/node-api";
import { BadInput, quote } from "../../bad-input.js";
import type { LayerBuilder } from "../../pairs/layer-builder.js";
import type { Form } from "../forms.js";
import { type InstantKinds, instantText } from "../instant.js";
import { addWkt } from "../wkt.js";
import { type Cell, cellsOf, textAt } from "./cells.js";
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
    return {
      sql: columns.map((column) => asWkt(column, fileName)),
      open: (vectors, _, builder) => (row) =>
        addWkt(textAt(vectors[0] as DuckDBVector, row, form.columns[0] as string, "a geometry"), builder),
    };
  }
  const cells = columns.map((column, i) => cellsOf(column, form.columns[i] as string, type, fileName));
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

/** GeoParquet's geometries come as WKT: DuckDB writes each coordinate so that reading it gives the same double. */
function asWkt({ name, type }: Column, fileName: string): string {
  const sql = identifier(name);
  if (type.startsWith("GEOMETRY")) return `${sql}::VARCHAR`;
  if (type === "VARCHAR" || type === "JSON") return sql;
  throw new BadInput(`${fileName}: the column ${quote(name)} is of type ${type}; text in WKT or geometries are wanted`);
}
