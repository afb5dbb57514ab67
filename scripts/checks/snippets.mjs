/**
 * Runs the documentation: every `ts` block of the Markdown pages and of the docstrings is compiled under `strict`, run, and
 * held to its own comments: in `console.log(x); // text` the text is what gets printed, with strings in quotes, and may go
 * on after a colon or in parentheses to say why.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ownFiles } from "../lib/files.mjs";
import { run } from "../lib/process.mjs";
import { ROOT } from "../lib/root.mjs";

/** Inside the repository, so that `hantei` resolves to the package that was built. */
const FOLDER = "out/snippets";

const PUBLISHED_SOURCE = /^packages\/[^/]+\/src\/.*\.ts$/;

export async function snippets() {
  const found = ownFiles().flatMap((path) => {
    if (!path.endsWith(".md") && !PUBLISHED_SOURCE.test(path)) return [];
    return snippetsOf(readFileSync(join(ROOT, path), "utf8")).map((snippet) => ({ path, ...snippet }));
  });
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  found.forEach(({ code }, index) => {
    writeFileSync(join(ROOT, FOLDER, `${index}.ts`), `${observed(code)}\nexport {};\n`);
  });
  writeFileSync(
    join(ROOT, FOLDER, "observe.d.ts"),
    "declare function observe(line: number, ...values: unknown[]): void;",
  );
  writeFileSync(join(ROOT, FOLDER, "package.json"), `{ "type": "module" }`);
  writeFileSync(join(ROOT, FOLDER, "tsconfig.json"), JSON.stringify(TSCONFIG));
  const compiled = await run("tsc", ["-p", FOLDER]);
  const complaints = complaintsOf(compiled.output);
  // What the compiler says of no snippet is said of all of them.
  if (compiled.status !== 0 && complaints.size === 0) return { passed: 0, failed: 1, output: compiled.output };

  const { stdout, output } = await run("node", ["scripts/checks/run-snippets.mjs", FOLDER, String(found.length)]);
  let results;
  try {
    results = JSON.parse(stdout);
  } catch {
    return { passed: 0, failed: 1, output };
  }
  const problems = found.flatMap((snippet, index) =>
    complaints.has(index)
      ? complaints
          .get(index)
          .map(([line, text]) => ({ snippet, text: `${snippet.path}:${snippet.line + line}: ${text}` }))
      : judge(snippet, results[index]),
  );
  const failed = new Set(problems.map(({ snippet }) => snippet)).size;
  return { passed: found.length - failed, failed, output: problems.map(({ text }) => text).join("\n") };
}

const TSCONFIG = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2022", "dom"],
    module: "nodenext",
    strict: true,
    types: ["node"],
    skipLibCheck: true,
  },
};

/** The `ts` blocks of a text, in Markdown or in docstrings, each with the line number (from 1) of its first line. */
export function snippetsOf(text) {
  const blocks = [];
  let open;
  text.split("\n").forEach((line, index) => {
    const bare = line.replace(/^ *\* ?/, "");
    if (open === undefined) {
      const fence = /^( *(?:\* ?)?)```ts\s*$/.exec(line);
      if (fence) open = { line: index + 2, lines: [], inDocstring: fence[1].includes("*") };
    } else if (/^ *(\* ?)?```\s*$/.test(line)) {
      blocks.push({ line: open.line, code: open.lines.join("\n") });
      open = undefined;
    } else {
      open.lines.push(open.inDocstring ? bare : line);
    }
  });
  return blocks;
}

/** A line that prints and says what: the call's end and the comment are told apart by the `; //` between them. */
const PRINTING = /^(\s*)console\.log\((.*)\);\s*\/\/ (.*)$/;

/** The code with each such line handing its values to `observe`; line numbers stay. */
export function observed(code) {
  return code
    .split("\n")
    .map((line, index) => line.replace(PRINTING, (_, indent, values) => `${indent}observe(${index}, ${values});`))
    .join("\n");
}

/** What is wrong with one snippet, given `{ error?, printed: [line, text, quoted][] }`. */
function judge(snippet, result) {
  const place = (index) => `${snippet.path}:${snippet.line + index}`;
  if (result.error !== undefined) return [{ snippet, text: `${place(0)}: ${result.error}` }];
  const lines = snippet.code.split("\n");
  const observedLines = lines.flatMap((line, index) => (PRINTING.test(line) ? [index] : []));
  const never = observedLines.filter((index) => !result.printed.some(([line]) => line === index));
  return [
    ...never.map((index) => ({ snippet, text: `${place(index)}: never printed` })),
    ...result.printed
      .filter(([line, text, quoted]) => !agrees(PRINTING.exec(lines[line])[3], text, quoted))
      .map(([line, , quoted]) => ({
        snippet,
        text: `${place(line)}: printed ${quoted}, documented: ${lines[line].trim()}`,
      })),
  ];
}

/** Whether a comment says what was printed, plainly or with strings in quotes. */
export function agrees(comment, text, quoted) {
  return [text, quoted].some(
    (shown) => comment === shown || comment.startsWith(`${shown}: `) || comment.startsWith(`${shown} (`),
  );
}

/** The compiler's errors by snippet: index → [line from 0, text]. */
function complaintsOf(output) {
  const complaints = new Map();
  for (const [, index, line, text] of output.matchAll(/(\d+)\.ts\((\d+),\d+\): (.*)/g)) {
    const own = complaints.get(Number(index)) ?? [];
    complaints.set(Number(index), [...own, [Number(line) - 1, text]]);
  }
  return complaints;
}
