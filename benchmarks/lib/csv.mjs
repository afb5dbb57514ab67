/** Tables as files: a first line `# machine`, then columns and rows of text or numbers. */

/** A table as text; numbers as short as they still tell something. */
export function toCsv(machine, rows) {
  const columns = Object.keys(rows[0]);
  const lines = [columns, ...rows.map((row) => columns.map((column) => show(row[column])))];
  return `# ${machine}\n${lines.map((cells) => cells.map(quoted).join(",")).join("\n")}\n`;
}

/** @returns {{ machine: string, rows: Record<string, string | number>[] }} Cells that read as numbers are numbers. */
export function fromCsv(text) {
  const [comment, header, ...lines] = text.trimEnd().split("\n");
  if (!comment?.startsWith("# ") || header === undefined)
    throw new Error("not a table of ours: no machine, or no columns");
  const columns = cellsOf(header);
  const rows = lines.map((line) => {
    const cells = cellsOf(line);
    if (cells.length !== columns.length) throw new Error(`${cells.length} cells, not ${columns.length}: ${line}`);
    return Object.fromEntries(columns.map((column, i) => [column, readCell(cells[i])]));
  });
  return { machine: comment.slice(2), rows };
}

export function show(value) {
  if (value === undefined) return "";
  if (typeof value !== "number") return String(value);
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? 4 : 2);
}

function quoted(cell) {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function cellsOf(line) {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quotedCell, plain]) =>
    quotedCell === undefined ? plain : quotedCell.replaceAll('""', '"'),
  );
}

function readCell(cell) {
  const number = Number(cell);
  return cell !== "" && Number.isFinite(number) ? number : cell;
}
