/**
 * An API page's Japanese twin: each name's own sentence first, headings and tables' heads in Japanese, and the docstrings' English,
 * which has the details, marked as English.
 */
import { SUMMARIES, WORDS } from "./api-ja.mjs";

const HEADING = /^(#{2,6}) (.+)$/;

/** What a page tells of, by its headings: `area`, `BoxIndex`, `BoxIndex.search`; not what it only passes on from another page. */
export function namesOf(text) {
  const names = [];
  for (const { name, foreign } of entries(text)) if (name !== undefined && !foreign) names.push(name);
  return names;
}

/** The Japanese sentence about a name; undefined where there is none. */
export function summaryOf(page, name) {
  return SUMMARIES[page]?.[name] ?? SUMMARIES.shared[name];
}

/** A page from its second heading on, in Japanese. */
export function japanese(text, page) {
  const out = [];
  for (const { name, foreign, heading, body } of entries(text)) {
    if (heading !== undefined) out.push(heading, "");
    const summary = name === undefined || foreign ? undefined : summaryOf(page, name);
    if (summary !== undefined) out.push(summary, "");
    out.push(...body.flatMap(block));
  }
  return `${out.join("\n")}\n`;
}

/** A page as headings with what stands below each, in blocks that empty lines part. */
function* entries(text) {
  let group = "";
  let owner = "";
  for (const section of sections(text)) {
    const [, marks = "", title = ""] = HEADING.exec(section[0] ?? "") ?? [];
    const body = blocksOf(section.slice(title === "" ? 0 : 1));
    if (title === "") {
      yield { body };
      continue;
    }
    const word = WORDS[title];
    if (marks.length === 2) group = title;
    if (word !== undefined) {
      yield { heading: `${marks} ${word}`, body };
      continue;
    }
    const plain = title.replace(/\(\)$/, "").replaceAll("\\", "");
    if (marks.length === 3) owner = group === "Classes" ? `${plain}.` : "";
    const name = marks.length === 3 ? plain : `${owner}${plain}`;
    // What an interface's methods are is said with the interface.
    const known = marks.length === 3 || owner !== "";
    yield { name: known ? name : undefined, foreign: group === "References", heading: `${marks} ${title}`, body };
  }
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

function block(lines) {
  const [first = ""] = lines;
  if (first.startsWith("|")) return [...table(lines), ""];
  if (first.startsWith("```") || first.startsWith(">") || first.startsWith("# ")) return [...lines, ""];
  const [, link] = /^Re-exports (\[.*\]\(.*\))$/.exec(first) ?? [];
  if (link !== undefined) return [`${link} と同じ。`, ""];
  return isProse(lines.join(" "))
    ? ['<div class="original" lang="en">', "", ...lines, "", "</div>", ""]
    : [...lines, ""];
}

function table([head = "", rule = "", ...rows]) {
  const cells = (row) => row.split(/(?<!\\)\|/).slice(1, -1);
  const join = (parts) => `|${parts.join("|")}|`;
  return [
    join(cells(head).map((cell) => ` ${WORDS[cell.trim()] ?? cell.trim()} `)),
    rule,
    ...rows.map((row) =>
      join(cells(row).map((cell) => (isProse(cell) ? ` <span lang="en">${cell.trim()}</span> ` : cell))),
    ),
  ];
}

/** Whether these are words, and not only types, names and signs. */
function isProse(text) {
  const bare = text
    .replace(/<a id="[^"]*"><\/a>/g, "")
    .replace(/`[^`]*`/g, "")
    .replace(/\]\([^)]*\)/g, "]");
  return /\p{L}+,? \p{L}+|\p{L}{2,}\s*[.,;:](?:\s|$)/u.test(bare);
}
