import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { pagesOf } from "../build/pages.mjs";

const DIST = new URL("../dist/", import.meta.url);
const ORIGIN = "http://site.invalid/";

/** What a page's tags say in one attribute. */
function attributes(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value = ""]) => value.replaceAll("&amp;", "&"));
}

/** Address of a page → what can be linked to on it, and what it links to. */
const PAGES = new Map(
  pagesOf(fileURLToPath(DIST)).map((path) => {
    const html = readFileSync(new URL(/(?:^|\/)$/.test(path) ? `${path}index.html` : path, DIST), "utf8");
    const ids = new Set(attributes(html, /<[^>]* id="([^"]*)"/g));
    return [ORIGIN + path, { ids, links: attributes(html, /<a [^>]*?href="([^"]*)"/g) }] as const;
  }),
);

test("every link of the site leads to a page that is there, and to something on that page", () => {
  expect(PAGES.size).toBeGreaterThan(50);
  const dead: string[] = [];
  for (const [from, { links }] of PAGES) {
    for (const link of links) {
      const { origin, pathname, hash } = new URL(link, from);
      if (`${origin}/` !== ORIGIN) continue;
      if (pathname.endsWith(".svg") && existsSync(new URL(`.${pathname}`, DIST))) continue;
      const to = PAGES.get(`${origin}${pathname.replace(/index\.html$/, "")}`);
      if (to === undefined || (hash !== "" && !to.ids.has(decodeURIComponent(hash.slice(1))))) {
        dead.push(`${from.slice(ORIGIN.length)}: ${link}`);
      }
    }
  }
  expect(dead).toEqual([]);
});

test("every picture of a document leads to itself, and says what it shows", () => {
  const pictures = [
    "docs/conventions.html",
    "ja/docs/conventions.html",
    "docs/pair-matrix.html",
    "ja/docs/pair-matrix.html",
  ].flatMap((path) =>
    Array.from(
      readFileSync(new URL(path, DIST), "utf8").matchAll(
        /(<a [^>]*href="([^"]*)"[^>]*>)?<img [^>]*src="([^"]*\.svg)"([^>]*)>/g,
      ),
      ([, , to, src, rest = ""]) => ({ to, src, alt: / alt="([^"]*)"/.exec(rest)?.[1] ?? "" }),
    ),
  );
  expect(pictures.length).toBeGreaterThan(50);
  for (const { to, src, alt } of pictures) {
    expect(to).toBe(src);
    expect(alt, src).toMatch(/[a-z]{4}|[ぁ-ん]/);
  }
});
