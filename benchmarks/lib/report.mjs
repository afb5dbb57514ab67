/** Prints a table and, with `--write`, keeps it beside the description of the machine it was measured on. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

export function report(name, rows) {
  const columns = Object.keys(rows[0]);
  const text = rows.map((row) => columns.map((column) => show(row[column])));
  const widths = columns.map((column, i) => Math.max(column.length, ...text.map((cells) => cells[i].length)));
  const line = (cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i]))
      .join("  ")
      .trimEnd();
  console.log([line(columns), line(widths.map((width) => "-".repeat(width))), ...text.map(line)].join("\n"));
  if (process.argv.includes("--write")) write(name, columns, text);
}

function show(value) {
  if (typeof value !== "number") return String(value);
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function write(name, columns, text) {
  const folder = new URL("../results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const machine = `${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores, Node ${process.version}, ${process.platform} ${process.arch}`;
  const csv = [columns, ...text].map((cells) =>
    cells.map((cell) => (cell.includes(",") ? `"${cell}"` : cell)).join(","),
  );
  writeFileSync(new URL(`${name}.csv`, folder), `# ${machine}\n${csv.join("\n")}\n`);
  console.log(`\nwritten: benchmarks/results/${name}.csv (${machine})`);
}
