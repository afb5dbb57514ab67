/** Pages for who reads them in other ways: in a system's own colors, on paper, without scripts, by ear in Japanese. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { leave, useBrowser, visit } from "./lib/pages.js";

useBrowser();

const html = (path: string): string => readFileSync(new URL(`../dist/${path}`, import.meta.url), "utf8");

function colors(page: Page, selector: string): Promise<{ readonly color: string; readonly background: string }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, background: backgroundColor };
    });
}

test("in forced colors, icons of the bar and what is pressed stand out", async () => {
  for (const [width, icon] of [
    [390, ".DocSearch-Search-Icon"],
    [390, ".VPNavBarHamburger .middle"],
    [820, ".VPNavBarExtra .icon"],
  ] as const) {
    const visited = await visit("lessons/4-touching.html", { width });
    const { page } = visited;
    await page.emulateMedia({ forcedColors: "active" });
    const canvas = (await colors(page, "body")).background;
    await expect.poll(async () => (await colors(page, icon)).background, { message: icon }).not.toBe(canvas);
    await expect.poll(async () => (await colors(page, ".strip [aria-current]")).background).not.toBe(canvas);
    await leave(visited);
  }
  const visited = await visit("playground.html");
  const { page } = visited;
  await page.emulateMedia({ forcedColors: "active" });
  const [pressed, other] = [await colors(page, "[data-as=a]"), await colors(page, "[data-as=b]")];
  expect(pressed.background).not.toBe(other.background);
  await leave(visited);
});

test("on paper, the playground with its answer and its code is one page", async () => {
  for (const path of ["playground.html", "ja/playground.html"]) {
    const visited = await visit(path);
    for (const format of ["A4", "Letter"]) {
      for (const margin of ["10mm", "15mm"]) {
        const pdf = await visited.page.pdf({
          format,
          margin: { top: margin, bottom: margin, left: margin, right: margin },
        });
        expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length, `${path} ${format} ${margin}`).toBe(1);
      }
    }
    await leave(visited);
  }
});

test("on paper, a page is light and without what one would click", async () => {
  const visited = await visit("lessons/1-intervals.html", { dark: true });
  const { page } = visited;
  expect((await colors(page, "body")).background).not.toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const part of ["body", 'div[class*="language-"]']) {
    await expect.poll(async () => (await colors(page, part)).background, { message: part }).toBe("rgb(255, 255, 255)");
  }
  for (const hidden of [".VPNav", ".strip", ".VPDocFooter", "button.plain"]) {
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  }
  expect(await page.locator(".stage").first().isVisible()).toBe(true);
  const code = page.locator("pre code").first();
  expect(await code.evaluate((element) => getComputedStyle(element).whiteSpace)).toContain("pre-wrap");
  await leave(visited);
});

test("on paper, what is drawn over a map lies on it, frames are as wide as what they hold, and no page is left empty", async () => {
  for (const [path, drawn] of [
    ["lessons/6-circle-box.html", ".map rect"],
    ["lessons/5-segments.html", ".cursor rect"],
  ] as const) {
    const visited = await visit(path);
    const { page } = visited;
    if (drawn.startsWith(".cursor")) await page.locator(".map canvas").press("ArrowUp");
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 680, height: 1000 });
    const box = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        return { left, right, top, bottom, width };
      });
    const [over, map, stage, svg] = [
      await box(drawn),
      await box(".map canvas"),
      await box(".stage:not(.map)"),
      await box(".stage svg[role=group]"),
    ];
    expect(over.left >= map.left && over.right <= map.right, path).toBe(true);
    expect(over.top >= map.top && over.bottom <= map.bottom, path).toBe(true);
    expect(map.width, path).toBeLessThan(500);
    expect(stage.width - svg.width, path).toBeLessThan(4);
    await leave(visited);
  }
  for (const path of ["lessons/7-boxes-3d.html", "ja/lessons/6-circle-box.html"]) {
    const visited = await visit(path);
    const { page } = visited;
    await page.emulateMedia({ media: "print" });
    // On paper as wide as this: the figure itself is on the page that its title is on.
    await page.setViewportSize({ width: 680, height: 1000 });
    expect(await page.locator("figure").evaluate((figure) => getComputedStyle(figure).breakInside)).toBe("auto");
    expect((await page.locator(".stage").first().boundingBox())?.y).toBeLessThan(300);
    await leave(visited);
  }
  const visited = await visit("lessons/3-centers.html");
  await visited.page.emulateMedia({ media: "print" });
  expect(await visited.page.locator(".nudge").first().isVisible()).toBe(false);
  await leave(visited);
});

test("on paper, a map is painted anew, dark on white, and its scale is there", async () => {
  const visited = await visit("lessons/6-circle-box.html", { dark: true });
  const { page } = visited;
  // A corner, which takes most, has much of the ink.
  const corner = () =>
    page.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
      const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      pixel?.drawImage(canvas, -2, -2);
      return pixel?.getImageData(0, 0, 1, 1).data[0];
    });
  expect(await corner()).toBeGreaterThan(140);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect.poll(corner).toBeLessThan(110);
  expect(await page.locator("[data-scale]").isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await expect.poll(corner).toBeGreaterThan(140);
  await leave(visited);
});

test("on paper, a map of signs says whose it is and what its colors mean", async () => {
  const visited = await visit("lessons/5-segments.html");
  const { page } = visited;
  const shown = page.locator('[data-choice^="segments/"], .button-row [aria-pressed="true"]').filter({ visible: true });
  await page.emulateMedia({ media: "print" });
  await expect
    .poll(() => page.locator(".button-row button:not([aria-pressed=true])").filter({ visible: true }).count())
    .toBe(0);
  expect(await shown.allInnerTexts()).toContain("Luna: side products");
  expect(await page.locator(".legend").isVisible()).toBe(true);
  await leave(visited);
});

test("without scripts, pages with figures say what is missing, and choices show what is chosen", () => {
  for (const path of ["index.html", "playground.html", "stress.html", "bench.html", "lessons/8-many.html"]) {
    expect(html(path)).toMatch(/<noscript[^>]*>Figures need JavaScript/);
    expect(html(`ja/${path}`)).toMatch(/<noscript[^>]*>図を動かすには JavaScript/);
  }
  expect(html("guide/games.html")).not.toContain("<noscript");
  expect(html("stress.html")).not.toMatch(/0\.0 ms|✓/);
  const chosen = Array.from(
    html("playground.html").matchAll(/<option [^>]*selected[^>]*>([^<]*)/g),
    ([, text]) => text,
  );
  expect(chosen).toEqual(["grid ½", "of a pair", "circle 1", "circle 1", "box 2", "How do they lie?"]);
  // The corner that both have, in a figure as wide as it is prerendered: 27 units, 560 pixels.
  const [, x = "", y = ""] = /<circle class="mark-touch" cx="([^"]*)" cy="([^"]*)"/.exec(html("playground.html")) ?? [];
  expect(Number(x)).toBeCloseTo((12.5 * 560) / 27, 6);
  expect(Number(y)).toBeCloseTo((11 * 560) / 27, 6);
});

/** Names and titles in Latin letters alone, but for names of things. */
function english(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll("[aria-label], [title], .visually-hidden")].flatMap((element) => [
      element.getAttribute("aria-label") ?? "",
      element.getAttribute("title") ?? "",
      element.matches(".visually-hidden") ? (element.textContent ?? "") : "",
    ]);
    return said.filter((words) => /[a-z]{3}/.test(words) && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(words));
  });
}

test.each([
  ["ja/guide/cookbook.html", 1280],
  ["ja/guide/cookbook.html", 390],
  ["ja/docs/exactness.html", 820],
  ["ja/lessons/1-intervals.html", 820],
  ["ja/api/broadphase.html", 1280],
] as const)("%s, %d wide: what is said by ear is in Japanese", async (path, width) => {
  const visited = await visit(path, { width });
  expect(await english(visited.page)).toEqual([]);
  await leave(visited);
});

test("where a link leads nowhere, a Japanese page says so in Japanese", async () => {
  const visited = await visit("ja/guide/games.html");
  const { page } = visited;
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "./nowhere.html", textContent: "x" });
    document.querySelector(".vp-doc")?.append(link);
    link.click();
  });
  await page.locator(".NotFound").waitFor();
  expect(await page.locator(".NotFound").innerText()).toMatch(/離れている[\s\S]*最初のページへ/);
  await page.context().close();
});
