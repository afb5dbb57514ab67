/**
 * Writes `pair-functions.ts` of the plane and of space: every pair of kinds × every question as a function of its own, in
 * both orders, so that whoever asks about two known kinds pays for no table. Run by hand after a change to the matrix;
 * a test compares the files with what this prints.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fileOf, kindsOf } from "./lib/kinds.mjs";

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
  const imports = [
    `import { type ContainsOptions, isDeepEnough } from "../base/containment.js";`,
    `import { type Relation, relationOf } from "../base/relation.js";`,
  ];
  const shapeImports = kinds.map(({ file, type }) => `import type { ${type} } from "./shapes/${file}.js";`);
  const pairImports = [];
  const own = [];
  const functions = [];
  kinds.forEach((row, i) => {
    kinds.slice(0, i + 1).forEach((column) => {
      const code = `${row.file}${capital(column.file)}`;
      const file = `${row.file}-${column.file}`;
      pairImports.push(`import { ${code} } from "./pairs/${file}.js";`);
      for (const [question, [result, expression, sentence]] of Object.entries(QUESTIONS)) {
        const orders =
          row === column
            ? [[row, column]]
            : [
                [row, column],
                [column, row],
              ];
        for (const [a, b] of orders) {
          const name = `${question}${a.name}${b.name}`;
          if (OWN[room][name] !== undefined) {
            own.push([OWN[room][name], name]);
            continue;
          }
          const [nounA, nounB] = a === b ? [`two ${plural(a.file)}`, ""] : [article(a.file), article(b.file)];
          const said =
            a === b ? sentence.replace("{a} and {b}", nounA) : sentence.replace("{a}", nounA).replace("{b}", nounB);
          const call = a === row ? `${code}(a, b)` : `${code}(b, a)`;
          functions.push(
            `/** ${said} Exact. */\nexport function ${name}(a: ${a.type}, b: ${b.type}): ${result} {\n  return ${expression(call)};\n}`,
          );
        }
      }
    });
  });
  const containImports = [];
  for (const a of kinds) {
    const cells = kinds.map((b) => `${b.file}In${capital(a.file)}`).sort();
    containImports.push([a.file, importLines(cells, `./contain/${a.file}.js`)]);
    functions.push(...kinds.map((b) => containsFunction(a, b)));
  }
  return `/**
 * Every pair of kinds × every question, as a function of its own. Written by \`scripts/generate-pair-functions.mjs\`.
 *
 * None of them checks its arguments: they are for shapes whose kinds are known, and cost nothing but the answer. A NaN given
 * past the constructors is disjoint from everything.
 */
${[...imports, ...containImports.sort().map(([, text]) => text), ...pairImports.sort(), ...shapeImports.sort()].join("\n")}

${exportLines(own)}

${functions.join("\n\n")}
`;
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
  return isDeepEnough(${b.file}In${capital(a.file)}(a, b), options);
}`;
}

function plural(noun) {
  return noun === "box" ? "boxes" : `${noun}s`;
}

export const rooms = Object.keys(OWN);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const room of rooms) {
    writeFileSync(new URL(`../packages/hantei/src/${room}/pair-functions.ts`, import.meta.url), generate(room));
  }
}
