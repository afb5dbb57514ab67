/** Plain text in columns. */
export interface Column<Row> {
  readonly title: string;
  readonly align?: "left";
  readonly cell: (row: Row) => string;
}

/** Rows under their titles, numbers flush right, two spaces between columns. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = columns.map(({ title, cell, align }) => {
    const cells = [title, ...rows.map(cell)];
    const width = Math.max(...cells.map((text) => text.length));
    return cells.map((text) => (align === "left" ? text.padEnd(width) : text.padStart(width)));
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
