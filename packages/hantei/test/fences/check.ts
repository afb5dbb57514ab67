import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { ARROWS, isAllowed, roomOf } from "./rooms.js";
import { readSource, topLevelStatements } from "./source.js";

/** Functions of `Math` that every engine rounds alike: exact ones, and the square root, which IEEE 754 rounds. */
const SAFE_MATH = "abs|ceil|clz32|floor|fround|imul|max|min|PI|round|sign|sqrt|trunc";

/** What the library's code must not say, each with the reason. */
const BANS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\bMath\\b(?!\\.(${SAFE_MATH})\\b)`), "engines differ in the last bits of this function of Math"],
  [/\*\*/, "engines differ in the last bits of a power"],
  [/\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\b/, "answers must not depend on the clock"],
  [/\bcrypto\b/, "answers must not depend on chance"],
  [/\bIntl\b|\btoLocale\w+|\blocaleCompare\b/, "answers must not depend on the machine's language"],
  [/\beval\b|\bFunction\(/, "a page's security policy may forbid it"],
  [/[:<,|&([]\s*any\b|\bas any\b|\bany\[\]/, "`any` switches the compiler off"],
  [/^\s*(?:export\s+)?enum\b|\bnamespace\b/m, "types must be erasable"],
  [
    /@__PURE__(?!\s*(?:new\b|[\w.]+(?:<[^=]*>)?\(|\(\())/,
    "bundlers warn of the note where neither a call nor `new` follows",
  ],
  [/^(?:export\s+default)\b/m, "a default export has no name of its own"],
];

/**
 * What is wrong with one file of the library.
 *
 * @param path - From `src`, with forward slashes.
 */
export function violations(path: string, text: string): string[] {
  const { code, imports } = readSource(text);
  const room = roomOf(path);
  const found: string[] = [];
  if (!ARROWS.has(room)) found.push(`${path}: the room ${room} has no arrows in rooms.ts`);

  for (const { specifier, typeOnly } of imports) {
    if (!specifier.startsWith(".")) {
      found.push(`${path}: the library imports nothing from outside, but ${specifier}`);
      continue;
    }
    if (!specifier.endsWith(".js")) found.push(`${path}: ${specifier} must name the compiled file, ending in .js`);
    const target = posix.normalize(posix.join(posix.dirname(path), specifier)).replace(/\.js$/, ".ts");
    if (!isAllowed(room, roomOf(target), typeOnly)) {
      found.push(`${path}: no arrow from ${room} to ${roomOf(target)}${typeOnly ? "" : " (values)"}: ${specifier}`);
    } else if (room.endsWith("/pairs") && roomOf(target) === room) {
      found.push(`${path}: a special pair must not lean on another: ${specifier}`);
    }
  }

  for (const [pattern, reason] of BANS) {
    const match = pattern.exec(code);
    if (match) found.push(`${path}:${lineOf(code, match.index)}: ${match[0].trim()}: ${reason}`);
  }

  for (const statement of topLevelStatements(code)) {
    if (hasEffect(statement)) found.push(`${path}: importing it must do nothing, but: ${statement.slice(0, 80)}`);
  }
  return found;
}

/** Whether a statement of a module does something when the module is loaded that a bundler must keep. */
function hasEffect(statement: string): boolean {
  if (
    /^(import|(export\s+)?(async\s+)?(function|type|interface|class\s+\w+\s*\{)|export\s*(\*|\{|type\b))/.test(
      statement,
    )
  )
    return false;
  const value = /^(?:export\s+)?(?:const|let)\s+[^=]*?(?:=(?!>)(.*))?$/.exec(statement.replaceAll("=>", "ARROW"));
  if (value === null) return true;
  const [, initializer = ""] = value;
  if (initializer.includes("@__PURE__") || initializer.includes("ARROW")) return false;
  return /[\w)\]>]\s*\(|\bnew\b|\w`/.test(initializer);
}

/** The library's doors, as its package.json opens them. */
const DOORS: ReadonlySet<string> = new Set(
  Object.keys(
    (JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { exports: object }).exports,
  ).map((door) => door.replace(/^\./, "hantei")),
);

/** What is wrong with one file of another package, which may use the library by its public doors only. */
export function outsiderViolations(path: string, text: string, packageFolder: string): string[] {
  return readSource(text).imports.flatMap(({ specifier }) => {
    if (specifier.startsWith(".")) {
      const target = posix.normalize(posix.join(posix.dirname(path), specifier));
      return target.startsWith(`${packageFolder}/`) ? [] : [`${path}: leaves its package: ${specifier}`];
    }
    const inner = specifier.startsWith("hantei/") && !DOORS.has(specifier);
    return inner || specifier.startsWith("/") ? [`${path}: reaches into the library: ${specifier}`] : [];
  });
}

function lineOf(code: string, index: number): number {
  return code.slice(0, index).split("\n").length;
}
