/** What a page's head says of it: a title that no other page has, and its own description. */
import type { Language } from "./navigation.js";

/** By folder: what stands between a page's title and the site's. Pages of several folders are about the same thing. */
const PARTS: readonly (readonly [path: RegExp, words: Readonly<Record<Language, string>>])[] = [
  [/^(?:ja\/)?lessons\/(\d)/, { en: "Lesson $1", ja: "レッスン $1" }],
  [/^(?:ja\/)?guide\/(?!index)/, { en: "Guide", ja: "ガイド" }],
  [/^(?:ja\/)?docs\/(?!index)/, { en: "In detail", ja: "詳しい資料" }],
  [/^(?:ja\/)?api\/(?!index)/, { en: "API", ja: "API" }],
];

/** How the title of a page is written; undefined where it is the site's way. */
export function titleTemplate(path: string): string | undefined {
  const language = path.startsWith("ja/") ? "ja" : "en";
  for (const [pattern, words] of PARTS) {
    const match = pattern.exec(path);
    if (match !== null) return `:title | ${words[language].replace("$1", match[1] ?? "")} | Hantei`;
  }
  return undefined;
}

const JAPANESE_BREAK = /(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef])\n/gu;

/** What begins a heading, a table, a quotation, a list, a formula, a picture or an HTML block; and an empty block. */
const NO_PARAGRAPH = /^\s*(?:#|\||>|[-*] |\d+\. |\$\$|!\[|<|$)/;
/** As many whole sentences as are read in a list of results. */
const SENTENCES = /^[\s\S]{1,200}(?:[.?!](?=\s|$)|[。？！])/u;

/** What a Markdown page says that it is about, or else what its words say. */
export function aboutPage(source: string): string | undefined {
  const [, own] = /^---\n(?:.*\n)*?description: "(.*)"\n(?:.*\n)*?---\n/.exec(source.replaceAll("\r\n", "\n")) ?? [];
  return own ?? descriptionOf(source);
}

/** A Markdown page's lead, or else its first paragraph, as plain text; undefined where it has neither. */
export function descriptionOf(source: string): string | undefined {
  const text = source
    .replaceAll("\r\n", "\n")
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replaceAll(/^```[\s\S]*?^```$/gm, "");
  const lead = /<p class="lead">([\s\S]*?)<\/p>/.exec(text)?.[1];
  const first = lead ?? text.split(/\n{2,}/).find((block) => !NO_PARAGRAPH.test(block));
  const plain = first
    ?.trim()
    .replaceAll(JAPANESE_BREAK, "")
    .replaceAll("\n", " ")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<[^>]*>|[*`]/g, "");
  return plain && (SENTENCES.exec(plain)?.[0] ?? plain);
}
