/** What holds of every page of the site, for one of its readers: looked at in one visit to each. */
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DOCUMENTS } from "../../build/docs.mjs";
import { GUIDE, LESSONS } from "../../lib/contents.js";
import { beyondEdge, leave, NARROWEST, useBrowser, type Visit, visit } from "./pages.js";
import { violationsOf } from "./violations.js";

export const PAGES = [
  "",
  ...LESSONS.map(([name]) => `lessons/${name}.html`),
  ...["lessons/", "guide/", "docs/"],
  "playground.html",
  "stress.html",
  "bench.html",
  ...GUIDE.map(([name]) => `guide/${name}.html`),
  ...DOCUMENTS.map(({ name }) => `docs/${name}.html`),
  // The other pages of the API are made in the same way, and are ten times as long.
  ...["", "broadphase.html", "render.html", "2d/collisions.html"].map((name) => `api/${name}`),
];

export interface SiteReader {
  readonly lang: "en" | "ja";
  readonly root: "" | "ja/";
  readonly width: number;
  readonly dark: boolean;
}

/** Visits every page, side by side, for each waits for its page. */
export function everyPageIsSound({ lang, root, width, dark }: SiteReader): void {
  useBrowser();
  test.concurrent.each(PAGES)(`${lang}: %s has no violation, error, overflow or request to elsewhere`, async (path) => {
    const visited = await visit(root + path, { width, dark, motion: false });
    const { page } = visited;
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await beyondEdge(page)).toBeLessThanOrEqual(0);
    if (isLesson(path) || path === "playground.html") expect(kilobytes(visited)).toBeLessThanOrEqual(budget(path));
    expect(await brokenNames(page)).toEqual([]);
    if (lang === "ja") expect(await brokenWords(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    if (isLesson(path)) await nothingIsCutOff(page);
    await leave(visited);
  });
}

const isLesson = (path: string): boolean => /^lessons\/./.test(path);

/** No part of a lesson's code or formulas is out of sight, on the narrowest phone, too: what is too long goes on below. */
async function nothingIsCutOff(page: Page): Promise<void> {
  expect(Math.max(...(await beyondOwnWidth(page, CODE)))).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: NARROWEST, height: 844 });
  expect(await beyondEdge(page)).toBeLessThanOrEqual(0);
  const [code, formulas] = [await beyondOwnWidth(page, CODE), await beyondOwnWidth(page, "p.formula")];
  expect(code.length).toBeGreaterThan(0);
  expect(Math.max(...code, ...formulas)).toBeLessThanOrEqual(0);
}

const CODE = "[class*=language-] pre";

/** By how many pixels the content of each that a selector finds is wider than its place. */
function beyondOwnWidth(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
}

/** Names within a table's code that begin on one line and end on another. */
function brokenNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("td code"), (code) => {
      const names: string[] = [];
      for (const node of Array.from(code.childNodes).filter((each) => each instanceof Text)) {
        for (const { 0: name, index } of node.data.matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + name.length);
          if (range.getClientRects().length > 1) names.push(name);
        }
      }
      return names;
    }).flat(),
  );
}

/** Words within Japanese titles, and what stands below them, that begin on one line and end on another. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator(".vp-doc :is(h1, h2, h3), .lead, .claim").evaluateAll((titles) => {
    const words = new Intl.Segmenter("ja", { granularity: "word" });
    return titles.flatMap((title) =>
      Array.from(title.childNodes)
        .filter((node) => node instanceof Text)
        .flatMap((node) =>
          Array.from(words.segment(node.data))
            .filter(({ segment, index, isWordLike }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + segment.length);
              return isWordLike && new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
            })
            .map(({ segment }) => segment),
        ),
    );
  });
}

/** What the scripts of a first load weigh, gzipped. */
function kilobytes({ scripts }: Visit): number {
  expect(scripts.size).toBeGreaterThan(3);
  return [...scripts.values()].reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
}

function budget(path: string): number {
  return path === "playground.html" ? 350 : 250;
}
