import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PARTS, TEXTS } from "../build/api-ja/texts.mjs";
import { WORDS } from "../build/api-ja/words.mjs";
import { japanese } from "../build/api-translate.mjs";
import { DOORS } from "../build/doors.mjs";
import { errorCodes } from "../build/error-codes.mjs";

const read = (path: string): string => readFileSync(new URL(`../out/${path}`, import.meta.url), "utf8");
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
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

  test("has its headings and tables in Japanese, no English sentence, and the same code", () => {
    const [en, ja] = [read(`api/${page}.md`), read(`ja/api/${page}.md`)];
    const code = (text: string): string[] => text.match(/```ts\n[\s\S]*?```/g) ?? [];
    expect(code(ja)).toEqual(code(en));
    const plain = ja.replace(/```[\s\S]*?```/g, "");
    for (const word of Object.keys(WORDS)) expect(plain, word).not.toMatch(new RegExp(`^#+ ${word}$`, "m"));
    for (const row of plain.match(/^\|.*\|\n\| -/gm) ?? []) expect(row).toMatch(JAPANESE);
    const rest = plain.split("\n").filter((line) => !/^(?:#|>)/.test(line) && !JAPANESE.test(line));
    const words = rest.map((line) => line.replace(/`[^`]*`/g, ""));
    expect(words.filter((line) => /\p{L}{2,}[.,]? \p{L}+ \p{L}{2,}/u.test(line))).toEqual([]);
  });
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
