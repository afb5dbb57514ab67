/** An API page's Japanese twin: headings, tables, the docstrings' paragraphs and the remarks of examples in Japanese, and the same code. */
import { TEXTS } from "./api-ja/texts.mjs";
import { WORDS } from "./api-ja/words.mjs";

const HEADING = /^(#{2,6}) (.+)$/;
const COMMENT = /^(|.*?\s)\/\/ (.*)$/;
/** Printed values that may hold a colon of their own. */
const VALUES = /"(?:[^"\\]|\\.)*"|\{.*\}|\[.*\]/g;

/**
 * A page from its second heading on, in Japanese. What has no translation stays in English, marked as such. Each English text is put
 * in `asked`.
 */
export function japanese(text, asked = new Set()) {
  const out = [];
  for (const [first = "", ...rest] of sections(text)) {
    const [, marks, title = ""] = HEADING.exec(first) ?? [];
    const isHeading = marks !== undefined;
    if (isHeading) out.push(`${marks} ${WORDS[title] ?? title}`, "");
    for (const lines of blocksOf(isHeading ? rest : [first, ...rest])) out.push(...block(lines, asked));
  }
  return `${out.join("\n")}\n`;
}

/** Lines from one heading to the next; a # in code is none. */
function sections(text) {
  const all = [[]];
  let fenced = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) fenced = !fenced;
    if (!fenced && HEADING.test(line)) all.push([]);
    all.at(-1).push(line);
  }
  return all;
}

function blocksOf(lines) {
  const all = [];
  let fenced = false;
  let open = false;
  for (const line of lines) {
    if (line.startsWith("```")) fenced = !fenced;
    if (line === "" && !fenced) {
      open = false;
      continue;
    }
    if (!open) all.push([]);
    open = true;
    all.at(-1).push(line);
  }
  return all;
}

function block(lines, asked) {
  const [first = ""] = lines;
  if (first.startsWith("|")) return [...table(lines, asked), ""];
  if (first.startsWith("```")) return [...lines.map((line) => example(line, asked)), ""];
  if (first.startsWith(">") || first.startsWith("# ")) return [...lines, ""];
  const [, link] = /^Re-exports (\[.*\]\(.*\))$/.exec(first) ?? [];
  if (link !== undefined) return [`${link} と同じ。`, ""];
  if (!isProse(lines.join(" "))) return [...lines, ""];
  const translation = translationOf(lines.join(" "), asked);
  return translation === undefined
    ? ['<div class="original" lang="en">', "", ...lines, "", "</div>", ""]
    : [translation, ""];
}

/** A line of code with its remark in Japanese. One that has none stays in English; a test names it. */
function example(line, asked) {
  const [, code, comment] = COMMENT.exec(line) ?? [];
  const remark = comment === undefined ? "" : remarkOf(code, comment);
  if (remark === "") return line;
  return `${line.slice(0, -remark.length)}${translationOf(remark, asked) ?? remark}`;
}

/** What a comment says beyond what is printed: all of it where nothing is, else what follows the value and a colon. */
function remarkOf(code, comment) {
  const bare = comment.replace(VALUES, (value) => "_".repeat(value.length));
  if (!code.includes("console.log(") && !/^_+(?:: |$)/.test(bare)) return comment;
  const colon = bare.indexOf(": ");
  return colon < 0 ? "" : comment.slice(colon + 2);
}

function table([head = "", rule = "", ...rows], asked) {
  const cells = (row) => row.split(/(?<!\\)\|/).slice(1, -1);
  const join = (parts) => `|${parts.join("|")}|`;
  const inJapanese = (cell) => {
    if (!isProse(cell)) return cell;
    return ` ${translationOf(cell, asked) ?? `<span lang="en">${cell.trim()}</span>`} `;
  };
  return [
    join(cells(head).map((cell) => ` ${WORDS[cell.trim()] ?? cell.trim()} `)),
    rule,
    ...rows.map((row) => join(cells(row).map(inJapanese))),
  ];
}

function translationOf(text, asked) {
  const english = text.trim().replace(/\s+/g, " ");
  asked.add(english);
  return TEXTS.get(english);
}

/** Whether these are words, and not only types, names and signs. */
function isProse(text) {
  const bare = text
    .replace(/<a id="[^"]*"><\/a>/g, "")
    .replace(/`[^`]*`/g, "")
    .replace(/\]\([^)]*\)/g, "]");
  return /\p{L}+,? \p{L}+|\p{L}{2,}\s*[.,;:](?:\s|$)/u.test(bare);
}
