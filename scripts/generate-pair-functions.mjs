/**
 * Writes `pair-functions.ts` of the plane and of space: every pair of kinds × every question as a function of its own, in
 * both orders, so that whoever asks about two known kinds pays for no table. Run by hand after a change to the matrix;
 * a test compares the files with what this prints.
 */
import { writeFileSync } from "node:fs";
import { fileOf, kindsOf } from "./lib/kinds.mjs";
import { isMain } from "./lib/main.mjs";

/** Question → [result type, expression over the pair's code, what the docstring says]. */
const QUESTIONS = {
  relate: ["Relation", (code) => `relationOf(${code})`, "How {a} and {b} lie."],
  intersects: ["boolean", (code) => `${code} >= 0`, "Whether {a} and {b} have a common point: touching counts."],
  overlaps: ["boolean", (code) => `${code} > 0`, "Whether the interiors of {a} and {b} meet: touching does not count."],
  touches: ["boolean", (code) => `${code} === 0`, "Whether {a} and {b} touch: a common point, but interiors apart."],
};

/** Functions that a pair's own file writes better than the code allows. */
const OWN = {
  "2d": { intersectsBoxBox: "box-box", intersectsBoxPoint: "box-point", intersectsPointBox: "box-point" },
  "3d": { intersectsBoxBox: "box-box" },
};

const article = (noun) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);
const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** The text of one room's `pair-functions.ts`. */
export function generate(room) {
  const kinds = kindsOf(room).map((kind) => ({ file: fileOf(kind), type: capital(kind), name: capital(fileOf(kind)) }));
  const pairs = kinds.flatMap((row, i) => kinds.slice(0, i + 1).map((column) => [row, column]));
  const byFile = kinds.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  const imports = [
    `import { type ContainsOptions, isDeepEnough } from "../base/containment.js";`,
    `import { type Relation, relationOf } from "../base/relation.js";`,
    ...byFile.map((a) => importLines(kinds.map((b) => cellOf(a, b)).sort(), `./contain/${a.file}.js`)),
    ...pairs.map(([a, b]) => `import { ${codeOf(a, b)} } from "./pairs/${a.file}-${b.file}.js";`).sort(),
    ...kinds.map(({ file, type }) => `import type { ${type} } from "./shapes/${file}.js";`).sort(),
  ];
  const asked = askedOf(pairs);
  const isOwn = (each) => OWN[room][nameOf(each)] !== undefined;
  return `/**
 * Every pair of kinds × every question, as a function of its own. Written by \`scripts/generate-pair-functions.mjs\`.
 *
 * None of them checks its arguments: they are for shapes whose kinds are known, and cost nothing but the answer. A NaN given
 * past the constructors is disjoint from everything.
 */
${imports.join("\n")}

${exportLines(asked.filter(isOwn).map((each) => [OWN[room][nameOf(each)], nameOf(each)]))}

${[
  ...asked.filter((each) => !isOwn(each)).map(pairFunction),
  ...kinds.flatMap((a) => kinds.map((b) => containsFunction(a, b))),
].join("\n\n")}
`;
}

/** Every question about every pair, in both orders; `isTurned` where the table has the other one. */
function askedOf(pairs) {
  return pairs.flatMap(([a, b]) =>
    Object.keys(QUESTIONS).flatMap((question) => {
      const asked = { question, first: a, second: b, isTurned: false };
      return a === b ? [asked] : [asked, { question, first: b, second: a, isTurned: true }];
    }),
  );
}

/** A pair's code, the later kind first; and how deep the second kind lies in the first. */
const codeOf = (a, b) => `${a.file}${b.name}`;
const cellOf = (a, b) => `${b.file}In${a.name}`;
const nameOf = ({ question, first, second }) => `${question}${first.name}${second.name}`;

/** A question about a pair, as a function. */
function pairFunction({ question, first, second, isTurned }) {
  const [result, expression, sentence] = QUESTIONS[question];
  const said =
    first === second
      ? sentence.replace("{a} and {b}", `two ${plural(first.file)}`)
      : sentence.replace("{a}", article(first.file)).replace("{b}", article(second.file));
  const call = isTurned ? `${codeOf(second, first)}(b, a)` : `${codeOf(first, second)}(a, b)`;
  return `/** ${said} Exact. */
export function ${nameOf({ question, first, second })}(a: ${first.type}, b: ${second.type}): ${result} {
  return ${expression(call)};
}`;
}

/** An import as the formatter writes it: on one line, if it fits. */
function importLines(names, from) {
  const line = `import { ${names.join(", ")} } from "${from}";`;
  return line.length <= 120 ? line : `import {\n  ${names.join(",\n  ")},\n} from "${from}";`;
}

/** What pairs' own files export, a line a file. */
function exportLines(own) {
  const files = [...new Set(own.map(([file]) => file))].sort();
  const namesOf = (file) => own.filter(([of]) => of === file).map(([, name]) => name);
  return files.map((file) => `export { ${namesOf(file).sort().join(", ")} } from "./pairs/${file}.js";`).join("\n");
}

/** `contains` for a container and what may lie in it. */
function containsFunction(a, b) {
  const container = a === b ? `another ${a.file}` : article(a.file);
  return `/** Whether every point of ${article(b.file)} lies in ${container}; where \`strict\`, in its interior. Exact. */
export function contains${a.name}${b.name}(a: ${a.type}, b: ${b.type}, options?: ContainsOptions): boolean {
  return isDeepEnough(${cellOf(a, b)}(a, b), options);
}`;
}

function plural(noun) {
  return noun === "box" ? "boxes" : `${noun}s`;
}

export const rooms = Object.keys(OWN);

if (isMain(import.meta)) {
  for (const room of rooms) {
    writeFileSync(new URL(`../packages/hantei/src/${room}/pair-functions.ts`, import.meta.url), generate(room));
  }
}
