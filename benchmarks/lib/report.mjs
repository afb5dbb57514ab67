/**
 * Prints a table, keeps it in `out/` as what was measured last, and with `--write` under `results/`, beside the description of
 * the machine. Where only some of the work was asked for, the rows of all other work stay as they were. What `--quick` measures
 * is never kept.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fromCsv, show, toCsv } from "./csv.mjs";
import { LATEST, RESULTS } from "./tables.mjs";

/** @param {string | undefined} keeps - As `readFlags` gives it. */
export function report(name, rows, keeps) {
  if (rows.length === 0) return;
  const columns = Object.keys(rows[0]);
  const text = rows.map((row) => columns.map((column) => show(row[column])));
  const widths = columns.map((column, i) => Math.max(column.length, ...text.map((cells) => cells[i].length)));
  const line = (cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i]))
      .join("  ")
      .trimEnd();
  console.log([line(columns), line(widths.map((width) => "-".repeat(width))), ...text.map(line), ""].join("\n"));
  const machine = machineName();
  write(LATEST, name, toCsv(machine, rows));
  if (keeps === undefined) return;
  if (keeps === "nothing") {
    console.log(`not written: ${name}, for too little was measured`);
    return;
  }
  const all = keeps === "these" ? mergedWithKept(name, machine, rows) : rows;
  write(RESULTS, name, toCsv(machine, all));
  console.log(`written: benchmarks/results/${name}.csv (${machine})`);
}

function machineName() {
  return `${cpus()[0]?.model.trim() ?? "unknown"}, ${cpus().length} cores, Node ${process.version}, ${process.platform} ${process.arch}`;
}

/**
 * New rows in the places of those of the same work, which the first column names; what is kept of another machine's is nothing to add to.
 */
function mergedWithKept(name, machine, rows) {
  const path = `${RESULTS}${name}.csv`;
  if (!existsSync(path)) return rows;
  const kept = fromCsv(readFileSync(path, "utf8"));
  if (kept.machine !== machine) throw new Error(`${name}.csv was measured on ${kept.machine}: measure all of it anew`);
  const [first] = Object.keys(rows[0]);
  const measured = new Set(rows.map((row) => row[first]));
  const at = kept.rows.findIndex((row) => measured.has(row[first]));
  const others = kept.rows.filter((row) => !measured.has(row[first]));
  const place = at < 0 ? others.length : kept.rows.slice(0, at).filter((row) => !measured.has(row[first])).length;
  return [...others.slice(0, place), ...rows, ...others.slice(place)];
}

/** Whole or not at all. */
function write(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.csv.${process.pid}`, text);
  renameSync(`${folder}${name}.csv.${process.pid}`, `${folder}${name}.csv`);
}
