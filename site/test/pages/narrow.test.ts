/** Tablets and phones, down to the narrowest. */
import { expect, test } from "vitest";
import { LESSONS } from "../../lib/contents.js";
import { beyondEdge, leave, useBrowser, visit } from "../lib/pages.js";

useBrowser();

test.each([768, 834, 959])(
  "on a tablet %d wide the bar at the top is no wider, and what changes the language is in it",
  async (width) => {
    for (const root of ["", "ja/"]) {
      const visited = await visit(`${root}lessons/`, { width, motion: false });
      const { page } = visited;
      expect(await beyondEdge(page), root).toBeLessThanOrEqual(0);
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
    const beyond = await beyondEdge(page);
    expect(beyond, root).toBeLessThanOrEqual(0);
    const list = await page.locator("[data-example]").boundingBox();
    expect((list?.x ?? 0) + (list?.width ?? 0), root).toBeLessThanOrEqual(width);
    await leave(visited);
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
