/**
 * Writes `docs/pair-matrix.md` and its Japanese twin: every unordered pair of kinds × every question that has a matrix, with the
 * file that answers it, read from the matrices themselves; and what touching means for each pair. Run by hand after a change to
 * a matrix; a check compares the files with what this prints.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileOf, kindsOf } from "./lib/kinds.mjs";
import { isMain } from "./lib/main.mjs";
import { ROOT } from "./lib/root.mjs";
import { KIND_NAMES, TEXTS, TOUCHING } from "./pair-matrix-texts.mjs";

const SOURCES = "packages/hantei/src";
const ROOMS = ["2d", "3d"];
/** Matrix → the questions it answers, in the order of the page. */
const QUESTIONS = {
  pair: "relate, intersects, overlaps, touches",
  contain: "contains",
  contact: "contact",
  distance: "distance, closestPoints",
};

/** One matrix: its name, and pair ("circle-box") → the file of its cell; for `contain` the second lies in the first. */
function readMatrix(room, name) {
  const text = readFileSync(join(ROOT, SOURCES, room, `${name}-matrix.ts`), "utf8");
  const files = {};
  for (const [, names, file] of text.matchAll(/import \{([^}]*)\} from "\.\/([^"]*)\.js";/g)) {
    for (const each of names.split(",")) files[each.trim()] = `${room}/${file}.ts`;
  }
  const table = /^const [A-Z_]+: (Triangle|Square)<.*?> = \[\n([\s\S]*?)^\];/m.exec(text);
  if (table === null) throw new Error(`${name}-matrix.ts of ${room} has no table that this script can read`);
  const [, form, body] = table;
  const rows = body
    .split("\n")
    .map((line) => line.replace(/\/\*.*?\*\//g, "").match(/\w+/g) ?? [])
    .filter((cells) => cells.length > 0);
  return { name, form, cells: rows.map((cells) => cells.map((cell) => files[cell] ?? missing(name, cell))) };
}

function missing(name, cell) {
  throw new Error(`${name}-matrix.ts: nobody imports ${cell}`);
}

function matricesOf(room) {
  return Object.keys(QUESTIONS).map((name) => readMatrix(room, name));
}

/** `[file](path)` of a cell; what serves many pairs is general. */
function link(path, uses, language) {
  const name = path.replace(/^.*\//, "").replace(/\.ts$/, "");
  const text = `[${name}](../${SOURCES}/${path})`;
  return uses > 1 ? `${text}${TEXTS[language].general}` : text;
}

function usesOf(matrix) {
  const uses = new Map();
  for (const path of matrix.cells.flat()) uses.set(path, (uses.get(path) ?? 0) + 1);
  return uses;
}

function servedTable(room, language) {
  const kinds = kindsOf(room).map(fileOf);
  const matrices = matricesOf(room);
  const uses = matrices.map(usesOf);
  const head = [TEXTS[language].pair, ...matrices.map(({ name }) => code(QUESTIONS[name]))];
  const rows = kinds.flatMap((a, i) =>
    kinds.slice(0, i + 1).map((b, j) => {
      const cells = matrices.map((matrix, m) => {
        if (matrix.form === "Triangle") return link(matrix.cells[i][j], uses[m].get(matrix.cells[i][j]), language);
        // Both orders: what lies in the first kind, and what in the second.
        const paths = [...new Set([matrix.cells[i][j], matrix.cells[j][i]])];
        return paths.map((path) => link(path, 1, language)).join(", ");
      });
      return [pairName(room, a, b, language), ...cells];
    }),
  );
  return table(head, rows);
}

function touchingTable(room, language) {
  const kinds = kindsOf(room).map(fileOf);
  const rows = kinds.flatMap((a, i) =>
    kinds.slice(0, i + 1).map((b) => {
      const { [language]: text, figure } =
        TOUCHING[room][`${a}-${b}`] ?? missing("pair-matrix-texts.mjs", `${room} ${a}-${b}`);
      if (figure === undefined) return [pairName(room, a, b, language), text, ""];
      const file = `figures/${figure}${language === "ja" ? ".ja" : ""}.svg`;
      if (!existsSync(join(ROOT, "docs", file))) missing("docs/figures", figure);
      return [pairName(room, a, b, language), text, `![](${file})`];
    }),
  );
  return table([TEXTS[language].pair, TEXTS[language].touching, ""], rows);
}

const code = (names) =>
  names
    .split(", ")
    .map((name) => `\`${name}\``)
    .join(", ");
const kindName = (room, kind, language) => KIND_NAMES[language][`${kind} of ${room}`] ?? KIND_NAMES[language][kind];
const pairName = (room, a, b, language) => `${kindName(room, a, language)}–${kindName(room, b, language)}`;
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`.replace(/ {2}\|/g, " |")).join("\n");

function page(language) {
  const text = TEXTS[language];
  const rooms = ROOMS.map(
    (room) => `## ${text.rooms[room]}

${touchingTable(room, language)}

### ${text.served}

${text.servedIntroduction}

${servedTable(room, language)}
`,
  );
  return `${text.introduction}\n\n${rooms.join("\n")}`;
}

/** Path of each page → its text. */
export function pairMatrixPages() {
  return { "docs/pair-matrix.md": page("en"), "docs/pair-matrix.ja.md": page("ja") };
}

if (isMain(import.meta)) {
  for (const [path, text] of Object.entries(pairMatrixPages())) writeFileSync(join(ROOT, path), text);
}
