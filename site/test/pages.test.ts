import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { DOCUMENTS } from "../build/docs.mjs";
import { DOORS } from "../build/doors.mjs";
import { GUIDE, LESSONS } from "../lib/contents.js";
import { leave, useBrowser, type Visit, visit } from "./lib/pages.js";

useBrowser();

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PAGES = [
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

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    // Of what passes it would write a selector for each element, too.
    return (await axe.run({ resultTypes: ["violations"] })).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

/** English on a wide screen by day, Japanese on a phone by night: between them every page is seen both ways. */
const READERS = [
  { lang: "en", root: "", width: 1280, dark: false },
  { lang: "ja", root: "ja/", width: 390, dark: true },
] as const;

describe.each(READERS)("$lang, $width wide, dark: $dark", ({ lang, root, width, dark }) => {
  // Side by side, for each waits for its page.
  test.concurrent.each(PAGES)("%s has no violation, error, overflow or request to elsewhere", async (path) => {
    const visited = await visit(root + path, { width, dark, motion: false });
    const { page } = visited;
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (/^lessons\/./.test(path) || path === "playground.html")
      expect(kilobytes(visited)).toBeLessThanOrEqual(budget(path));
    expect(await brokenNames(page)).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    await leave(visited);
  });
});

test.each(["", "ja/"])("%s contents say of every page what it is about, each something else", async (root) => {
  for (const folder of ["lessons", "guide", "docs"]) {
    const visited = await visit(`${root}${folder}/`, { width: 360, motion: false });
    const about = await visited.page.locator(".vp-doc section li p").allTextContents();
    expect(about.length, folder).toBe(folder === "lessons" ? LESSONS.length : GUIDE.length + DOCUMENTS.length);
    for (const text of about) {
      expect(text).toMatch(root === "" ? /^[A-Za-z“].*[.?:]$/ : /[ぁ-ん].*[。？]$/);
    }
    expect(new Set(about).size).toBe(about.length);
    await leave(visited);
  }
});

test("no page is wider than the narrowest phone", async () => {
  for (const path of ["lessons/7-boxes-3d.html", "ja/lessons/7-boxes-3d.html", "ja/lessons/6-circle-box.html"]) {
    const visited = await visit(path, { width: 320, motion: false });
    expect(
      await visited.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    await leave(visited);
  }
});

test.each([768, 834, 959])(
  "on a tablet %d wide the bar at the top is no wider, and what changes the language is in it",
  async (width) => {
    for (const root of ["", "ja/"]) {
      const visited = await visit(`${root}lessons/`, { width, motion: false });
      const { page } = visited;
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), root).toBeLessThanOrEqual(0);
      const more = await page.locator(".VPNavBarExtra button").first().boundingBox();
      expect((more?.x ?? width) + (more?.width ?? 0), root).toBeLessThanOrEqual(width);
      expect(await page.locator(".DocSearch-Button").getAttribute("aria-label"), root).toBeTruthy();
      await leave(visited);
    }
  },
);

test("on the narrowest phone the strip of lessons is one row, and a table of answers as wide as its figure", async () => {
  const visited = await visit("ja/lessons/5-segments.html", { width: 320, motion: false });
  const tops = await visited.page
    .locator(".strip a")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBe(LESSONS.length);
  expect(new Set(tops).size).toBe(1);
  const [figure, answer] = await Promise.all(
    [".stage", "table.lines .answer"].map((part) => visited.page.locator(part).first().boundingBox()),
  );
  expect((answer?.x ?? 0) + (answer?.width ?? 0)).toBeCloseTo((figure?.x ?? 0) + (figure?.width ?? 0), 0);
  await leave(visited);
});

test.each([390, 320])("the playground is no wider than a phone of %d pixels when an example is open", async (width) => {
  for (const root of ["", "ja/"]) {
    const visited = await visit(`${root}playground.html`, { width, motion: false });
    const { page } = visited;
    await page.locator("[data-examples]").selectOption("polygon, polygon");
    await page.locator("[data-example]").waitFor();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, root).toBeLessThanOrEqual(0);
    const list = await page.locator("[data-example]").boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0), root).toBeLessThanOrEqual(width);
    await leave(visited);
  }
});

test.each(READERS)("every page in $lang has a title and a description of its own", async ({ root }) => {
  const seen = new Map<string, string>();
  for (const path of PAGES.map((page) => root + page)) {
    const page = await (await fetch(inject("site") + path)).text();
    for (const words of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)">/].map(
      (part) => part.exec(page)?.[1],
    )) {
      expect(words, path).toBeTruthy();
      expect(seen.get(words as string), path).toBeUndefined();
      seen.set(words as string, path);
    }
  }
});

test("on a phone a table that goes on beyond the page says so by a shadow", async () => {
  const visited = await visit("api/broadphase.html", { width: 390, motion: false });
  const wide = await visited.page
    .locator("table")
    .evaluateAll((tables) =>
      tables
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((table) => getComputedStyle(table).backgroundAttachment),
    );
  expect(new Set(wide)).toEqual(new Set(["local, local, scroll, scroll"]));
  await leave(visited);
});

test("no part of a lesson's code is out of sight: what is too long for its line goes on below, further in", async () => {
  for (const [root, width] of [
    ["", 1280],
    ["ja/", 360],
  ] as const) {
    for (const [name] of LESSONS) {
      const visited = await visit(`${root}lessons/${name}.html`, { width, motion: false });
      const beyond = await visited.page
        .locator("[class*=language-] pre")
        .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
      expect(beyond.length).toBeGreaterThan(0);
      expect(Math.max(...beyond), `${root}${name}`).toBeLessThanOrEqual(0);
      await leave(visited);
    }
  }
  const visited = await visit("lessons/2-boxes.html", { width: 360, motion: false });
  const code = visited.page.locator("pre code").first();
  const lefts = await code.locator(".line").evaluateAll((lines) =>
    lines.map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      return Array.from(words.getClientRects(), ({ left }) => Math.round(left));
    }),
  );
  const indents = lefts.map((each) => Math.max(...each.slice(1)) - Math.min(...each));
  expect(Math.max(...indents)).toBeGreaterThan(20);
  // What is copied has the lines of the source.
  expect(await code.evaluate((element) => (element as HTMLElement).textContent?.split("\n").length)).toBe(4);
  await leave(visited);
});

test("on the narrowest phone no lesson's formula is cut off; one that is wider than its place says so by a shadow", async () => {
  for (const root of ["", "ja/"]) {
    for (const [name] of LESSONS) {
      const visited = await visit(`${root}lessons/${name}.html`, { width: 320, motion: false });
      const formulas = visited.page.locator("p.formula");
      const beyond = await formulas.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
      expect(
        beyond.filter((pixels) => pixels > 0),
        `${root}${name}`,
      ).toEqual([]);
      await leave(visited);
    }
  }
  const visited = await visit("lessons/2-boxes.html", { width: 390, motion: false });
  const formula = visited.page.locator("p.formula").first();
  await formula.evaluate((element) => element.style.setProperty("width", "120px"));
  expect(await formula.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(60);
  const style = await formula.evaluate((element) => {
    const { backgroundAttachment, backgroundImage } = getComputedStyle(element);
    return { backgroundAttachment, layers: backgroundImage.split("linear-gradient").length - 1 };
  });
  expect(style).toEqual({ backgroundAttachment: "local, local, scroll, scroll", layers: 4 });
  await leave(visited);
});

test("a formula on several lines has its columns beside each other, aligned where they meet", async () => {
  for (const name of ["2-boxes", "3-centers", "9-fast"]) {
    const visited = await visit(`lessons/${name}.html`, { width: 390, motion: false });
    const gaps = await visited.page.locator("mtable[columnalign='right left'] mtr").evaluateAll((rows) =>
      rows.map((row) => {
        const [left, right] = Array.from(row.children, (cell) => cell.firstElementChild?.getBoundingClientRect());
        return Math.abs((right?.left ?? 0) - (left?.right ?? 0));
      }),
    );
    expect(gaps.length, name).toBeGreaterThan(1);
    expect(Math.max(...gaps), name).toBeLessThan(1);
    await leave(visited);
  }
});

test("on a phone a Japanese title breaks between phrases", async () => {
  const visited = await visit("ja/docs/formulas.html", { width: 390, motion: false });
  const broken = await visited.page.locator(".vp-doc :is(h1, h2, h3)").evaluateAll((titles) => {
    const words = new Intl.Segmenter("ja", { granularity: "word" });
    return titles.flatMap((title) =>
      Array.from(title.childNodes)
        .filter((node) => node instanceof Text)
        .flatMap((node) =>
          Array.from(words.segment(node.data))
            .filter(({ segment, index }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + segment.length);
              return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
            })
            .map(({ segment }) => segment),
        ),
    );
  });
  expect(broken).toEqual([]);
  await leave(visited);
});

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

/** What the scripts of a first load weigh, gzipped. */
function kilobytes({ scripts }: Visit): number {
  expect(scripts.size).toBeGreaterThan(3);
  return [...scripts.values()].reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
}

function budget(path: string): number {
  return path === "playground.html" ? 350 : 250;
}

test("the first screen says what this is, has a figure to try and the line to install, on a phone, too", async () => {
  for (const [path, width] of [
    ["", 1280],
    ["ja/", 1280],
    ["", 390],
    ["ja/", 390],
  ] as const) {
    const height = width === 1280 ? 720 : 844;
    const visited = await visit(path, { width, height });
    for (const part of ["h1", ".claim", ".install", ".stage svg", "[data-relation]"]) {
      const box = await visited.page.locator(part).first().boundingBox();
      expect(box, part).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${path} ${width} ${part}`).toBeLessThanOrEqual(height);
    }
    await leave(visited);
  }
});

test("links go on working under the folder after the first page", async () => {
  const visited = await visit("lessons/1-intervals.html");
  const { page } = visited;
  await page.locator(".pager-link.next").click();
  await page.waitForURL("**/some/folder/lessons/2-boxes.html");
  await page.locator(".VPNavBarMenuLink", { hasText: "Guide" }).click();
  await page.waitForURL("**/some/folder/guide/getting-started.html");
  await page.locator(".VPNavBarTitle a").click();
  await page.waitForURL("**/some/folder/");
  await page.locator(".first .stage").waitFor();
  await leave(visited);
});

test("the other language is one click away", async () => {
  const visited = await visit("lessons/4-touching.html");
  const { page } = visited;
  await page.locator(".VPNavBarTranslations button").hover();
  await page.locator(".VPNavBarTranslations a", { hasText: "日本語" }).click();
  await page.waitForURL("**/some/folder/ja/lessons/4-touching.html");
  await leave(visited);
});

test("the API has a page for every door of the package", async () => {
  const { exports } = JSON.parse(readFileSync(new URL("../../packages/hantei/package.json", import.meta.url), "utf8"));
  const doors = Object.keys(exports).filter((door) => !/\.(?:json|js)$/.test(door));
  expect(DOORS.map(({ name }) => name.replace("hantei", ".")).sort()).toEqual(doors.sort());
  const visited = await visit("api/index.html");
  for (const { name } of DOORS) {
    const link = visited.page.locator("main a", { has: visited.page.locator(`code:text-is("${name}")`) });
    const address = new URL((await link.first().getAttribute("href")) ?? "", visited.page.url());
    const page = await (await fetch(address)).text();
    expect(page, name).toContain("<h1");
  }
  await leave(visited);
});

test("where nothing is, a page in both languages says so and leads back, however deep it is", async () => {
  for (const path of ["nothing.html", "ja/lessons/nothing/at/all.html"]) {
    const visited = await visit(path, { dark: path.startsWith("ja") });
    const { page, problems } = visited;
    expect(problems.splice(0).filter((each) => !/404/.test(each))).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.locator("rect.a").evaluate((box) => getComputedStyle(box).stroke)).toMatch(/^rgb\((?:200|255), /);
    await page.locator("section[lang=ja] a").click();
    await page.waitForURL("**/some/folder/ja/");
    await page.locator(".first .stage").waitFor();
    await leave(visited);
  }
});

test("the search finds a word of a lesson, and goes there", async () => {
  const visited = await visit("");
  const { page } = visited;
  await page.locator("#local-search button").click();
  await page.locator("#localsearch-input").fill("Tunneling");
  await page.locator("#localsearch-list a").first().click();
  await page.waitForURL("**/some/folder/lessons/9-fast.html#tunneling");
  await leave(visited);
});
