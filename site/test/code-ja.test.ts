import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { COMMENTS, inJapanese } from "../build/code-ja.mjs";
import { sourceOf } from "../build/markdown.mjs";
import { pagesOf } from "../build/pages.mjs";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The code that the Japanese lessons cut out of its files, as the files have it. */
const SHOWN = readdirSync(new URL("../ja/lessons", import.meta.url)).flatMap((page) =>
  Array.from(read(`ja/lessons/${page}`).matchAll(/^```(.*)/gm), ([, info]) => sourceOf(info) ?? []).flat(),
);

test("every comment of the code in lessons has its Japanese, and no translation is left over", () => {
  const asked = new Set<string>();
  for (const code of SHOWN) inJapanese(code, asked);
  expect(Object.keys(COMMENTS).filter((english) => !asked.has(english))).toEqual([]);
});

test("a comment keeps its form, and the code around it", () => {
  const bare = (code: string): string => code.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, (sign) => sign.slice(0, 2));
  for (const code of SHOWN) expect(bare(inJapanese(code))).toBe(bare(code));
  expect(() => inJapanese("f(); // Not yet told.")).toThrow("Not yet told.");
});

const JAPANESE_PAGES = pagesOf(fileURLToPath(new URL("../dist/ja", import.meta.url)));

test("no comment on a Japanese page is a phrase in English", () => {
  const comments = JAPANESE_PAGES.flatMap((path) => {
    const html = read(`dist/ja/${path}${/(?:^|\/)$/.test(path) ? "index.html" : ""}`);
    return Array.from(html.matchAll(/<span class="code-comment">(.*?)<\/span>/gs), ([, comment = ""]) => comment);
  });
  expect(comments.length).toBeGreaterThan(50);
  // A string that is printed is the program's.
  const own = comments.map((comment) => comment.replace(/(&quot;|&#39;).*\1/g, ""));
  const isEnglish = (text: string): boolean => !JAPANESE.test(text) && /\p{L}{2,}[.,:;]? \p{L}/u.test(text);
  expect(own.filter(isEnglish)).toEqual([]);
});
