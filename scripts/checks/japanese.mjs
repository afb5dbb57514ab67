import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownFiles } from "../lib/files.mjs";
import { ROOT } from "../lib/root.mjs";
import { findInLines, nothingIn } from "./found.mjs";

const LETTER = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー]";

/** What Japanese text does not have. Next to Latin letters, numbers and formulas half-width marks stay. */
const BANNED = [
  ["a half-width mark next to a Japanese letter", new RegExp(`${LETTER}[:!?()]|[:!?()]${LETTER}`, "u")],
  ["a space after a full-width mark", /[、。，．：；！？）」』] [^\s|]/u],
  ["a space before a full-width mark", /[^\s|>*#-] [、。，．：；！？（）」』]/u],
];
/** Links' addresses; and in pages code, comments and tags: they are no text. */
const ADDRESS = /(?<=\])\([^)\s]*\)/g;
const NO_TEXT = /^```[\s\S]*?^```|`[^`\n]*`|<!--[\s\S]*?-->|<\/?\w[^>]*>/gm;

/** Pages and documents in Japanese, and sources that hold messages. */
const PAGE = /\.ja\.md$|^site\/ja\/.*\.md$/;
const SOURCE =
  /^(?:packages\/[^/]+\/src|site\/(?:components|lib|build|\.vitepress)|benchmarks\/plots|scripts(?!\/test\/))\/.*\.(?:ts|mjs|vue)$/;

/** Japanese pages, documents and messages have full-width punctuation. */
export async function japanese() {
  const paths = ownFiles().filter((path) => PAGE.test(path) || SOURCE.test(path));
  const found = paths.flatMap((path) => {
    const text = readFileSync(join(ROOT, path), "utf8").replaceAll(ADDRESS, "");
    // What is left out keeps its lines, so that those of what is found are right.
    const read = PAGE.test(path) ? text.replaceAll(NO_TEXT, (part) => part.replaceAll(/[^\n]+/g, "x")) : text;
    return findInLines(path, read, findHalfWidth);
  });
  return nothingIn(found);
}

/** What is wrong with a line, or undefined. */
export function findHalfWidth(line) {
  return BANNED.find(([, pattern]) => pattern.test(line))?.[0];
}
