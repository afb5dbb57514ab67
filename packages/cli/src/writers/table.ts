/** Plain text in columns. */
import { textWidth } from "./text-width.js";

export interface Column<Row> {
  readonly title: string;
  readonly align?: "left";
  readonly cell: (row: Row) => string;
}

/** Rows under their titles, numbers flush right, two spaces between columns. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = columns.map(({ title, cell, align }) => {
    const cells = [title, ...rows.map(cell)];
    const width = cells.reduce((widest, text) => Math.max(widest, textWidth(text)), 0);
    return cells.map((text) => {
      const gap = " ".repeat(width - textWidth(text));
      return align === "left" ? text + gap : gap + text;
    });
  });
  return ["title", ...rows]
    .map(
      (_, i) =>
        `${lines
          .map((column) => column[i])
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}
