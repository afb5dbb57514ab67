import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SUMMARIES, WORDS } from "../build/api-ja.mjs";
import { namesOf, summaryOf } from "../build/api-translate.mjs";
import { DOORS } from "../build/doors.mjs";
import { errorCodes } from "../build/error-codes.mjs";

const read = (path: string): string => readFileSync(new URL(`../out/${path}`, import.meta.url), "utf8");
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

describe.each(DOORS.map(({ page }) => page))("the Japanese API page %s", (page) => {
  const names = namesOf(read(`api/${page}.md`));

  test("tells of every public name in Japanese", () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !JAPANESE.test(summaryOf(page, name) ?? ""))).toEqual([]);
  });

  test("has no sentence left over", () => {
    expect(Object.keys(SUMMARIES[page] ?? {}).filter((name) => !names.includes(name))).toEqual([]);
  });

  test("has its headings and tables in Japanese, its English marked, and the same code", () => {
    const [en, ja] = [read(`api/${page}.md`), read(`ja/api/${page}.md`)];
    const code = (text: string): string[] => text.match(/```ts\n[\s\S]*?```/g) ?? [];
    expect(code(ja)).toEqual(code(en));
    const plain = ja.replace(/```[\s\S]*?```/g, "").replace(/<div class="original" lang="en">[\s\S]*?<\/div>/g, "");
    for (const word of Object.keys(WORDS)) expect(plain, word).not.toMatch(new RegExp(`^#+ ${word}$`, "m"));
    for (const row of plain.match(/^\|.*\|\n\| -/gm) ?? []) expect(row).toMatch(JAPANESE);
    const rest = plain
      .split("\n")
      .filter((line) => !/^(?:#|>)/.test(line) && !JAPANESE.test(line))
      .map((line) => line.replace(/<span lang="en">.*?<\/span>/g, "").replace(/`[^`]*`/g, ""));
    expect(rest.filter((line) => /\p{L}{2,}[.,]? \p{L}+ \p{L}{2,}/u.test(line))).toEqual([]);
  });
});

test("no shared sentence is left over", () => {
  const used = DOORS.flatMap(({ page }) =>
    namesOf(read(`api/${page}.md`)).filter((name) => !(name in (SUMMARIES[page] ?? {}))),
  );
  expect(Object.keys(SUMMARIES.shared ?? {}).filter((name) => !used.includes(name))).toEqual([]);
});

test.each(["conventions.md", "conventions.ja.md"])("%s has every code of an error", (page) => {
  const [, list = ""] = /\*\*ErrorCode\*\* = (.*)/.exec(read("api/2d.md")) ?? [];
  expect((errorCodes(page).match(/ERR_\w+/g) ?? []).sort()).toEqual((list.match(/ERR_\w+/g) ?? []).sort());
});
