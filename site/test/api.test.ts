import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { REMARKS } from "../build/api-ja/remarks.mjs";
import { PARTS, TEXTS } from "../build/api-ja/texts.mjs";
import { WORDS } from "../build/api-ja/words.mjs";
import { japanese } from "../build/api-translate.mjs";
import { DOORS } from "../build/doors.mjs";
import { errorCodes } from "../build/error-codes.mjs";

const read = (path: string): string => readFileSync(new URL(`../out/${path}`, import.meta.url), "utf8");
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Code whose remarks at the ends of its lines are in Japanese. */
function remarked(code: string): string {
  const inLine = (line: string): string => {
    const said = Object.entries(REMARKS).find(([en]) => line.endsWith(`// ${en}`) || line.endsWith(`: ${en}`));
    return said === undefined ? line : line.slice(0, -said[0].length) + said[1];
  };
  return code.split("\n").map(inLine).join("\n");
}

const PAGES = DOORS.map(({ page }) => page);

/** The texts of an English page, but for its heading and the sentence below, which come from the list of doors. */
function textsOf(page: string): string[] {
  const asked = new Set<string>();
  japanese(read(`api/${page}.md`).split("\n").slice(3).join("\n"), asked);
  return [...asked];
}

describe.each(PAGES)("the Japanese API page %s", (page) => {
  test("says all that the English one says", () => {
    const texts = textsOf(page);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !TEXTS.has(text))).toEqual([]);
  });

  test("has its headings and tables in Japanese, no English sentence, and the same code but for its remarks", () => {
    const [en, ja] = [read(`api/${page}.md`), read(`ja/api/${page}.md`)];
    const code = (text: string): string[] => text.match(/```ts\n[\s\S]*?```/g) ?? [];
    expect(code(ja)).toEqual(code(en).map(remarked));
    const plain = ja.replace(/```[\s\S]*?```/g, "");
    for (const word of Object.keys(WORDS)) expect(plain, word).not.toMatch(new RegExp(`^#+ ${word}$`, "m"));
    for (const row of plain.match(/^\|.*\|\n\| -/gm) ?? []) expect(row).toMatch(JAPANESE);
    const rest = plain.split("\n").filter((line) => !/^(?:#|>)/.test(line) && !JAPANESE.test(line));
    const words = rest.map((line) => line.replace(/`[^`]*`/g, ""));
    expect(words.filter((line) => /\p{L}{2,}[.,]? \p{L}+ \p{L}{2,}/u.test(line))).toEqual([]);
  });
});

test("a remark in code is asked for, and what is printed is not", () => {
  const asked = new Set<string>();
  const lines = ['console.log(a); // "b: c": why', "console.log(d); // { e: 1 }", "f(); // now: then", '// "g: h"'];
  expect(japanese(["```ts", ...lines, "```"].join("\n"), asked)).toContain(lines.join("\n"));
  expect([...asked]).toEqual(["why", "now: then"]);
});

test("no translation is left over, and none is there twice", () => {
  const english = new Set(PAGES.flatMap(textsOf));
  expect([...TEXTS.keys()].filter((text) => !english.has(text))).toEqual([]);
  expect(PARTS.flatMap((part) => Object.keys(part)).length).toBe(TEXTS.size);
});

test("translations are Japanese, and name the same code and links", () => {
  const named = (text: string): string[] => [...new Set(text.match(/`[^`]+`|\]\([^)]*\)/g))].sort();
  for (const [english, text] of TEXTS) {
    expect(text).toMatch(JAPANESE);
    expect(named(text), english).toEqual(named(english));
  }
});

test.each(["conventions.md", "conventions.ja.md"])("%s has every code of an error", (page) => {
  const [, list = ""] = /\*\*ErrorCode\*\* = (.*)/.exec(read("api/2d.md")) ?? [];
  expect((errorCodes(page).match(/ERR_\w+/g) ?? []).sort()).toEqual((list.match(/ERR_\w+/g) ?? []).sort());
});
