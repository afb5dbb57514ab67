/** The stress scene where it stands still: what is shown then is what was measured, in the page's colors. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { leave, text, useBrowser, visit } from "./lib/pages.js";

useBrowser();

const frames = async (page: Page): Promise<number> =>
  Number(await page.locator("[data-stress]").getAttribute("data-frames"));
/** How bright the picture is, 0 to 255. */
const brightness = (page: Page): Promise<number> =>
  page.locator(".stage canvas").evaluate((canvas: HTMLCanvasElement) => {
    const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    pixel?.drawImage(canvas, 0, 0, 1, 1);
    return pixel?.getImageData(0, 0, 1, 1).data[1] ?? 0;
  });
/** How wide the plot is; 0 where there is none. */
const plotWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector(".plot canvas")?.getBoundingClientRect().width ?? 0);

test("its picture and its plot are there by night, in another width and on paper", async () => {
  const visited = await visit("stress.html", { motion: false });
  const { page } = visited;
  await expect.poll(() => frames(page)).toBe(1);
  await expect.poll(() => plotWidth(page)).toBeGreaterThan(0);
  const day = await brightness(page);
  await page.evaluate(() => document.documentElement.classList.add("dark"));
  await expect.poll(() => brightness(page)).toBeLessThan(day - 40);
  expect(await plotWidth(page)).toBeGreaterThan(0);
  const wide = await plotWidth(page);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect.poll(() => plotWidth(page)).toBeLessThan(wide);
  await page.waitForTimeout(200);
  expect(await plotWidth(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => brightness(page)).toBeGreaterThan(day - 10);
  expect(await plotWidth(page)).toBeGreaterThan(0);
  expect(await frames(page)).toBe(1);
  await leave(visited);
});

test("nothing is told of a comparison that was not made, nor one kernel's numbers under another's name", async () => {
  const visited = await visit("stress.html", { motion: false });
  const { page } = visited;
  await page.getByRole("button", { name: "1,000", exact: true }).click();
  await page.locator("[data-compare]").click();
  await page.locator("[data-toggle]").click();
  await expect.poll(() => frames(page)).toBeGreaterThan(3);
  await page.locator("[data-toggle]").click();
  await page.locator("[data-compare]").click();
  expect(await text(page, "[data-same]")).toBe("–");
  expect(await text(page, "[data-other]")).toBe("–");
  await page.locator("[data-kernel=js]").click();
  await expect.poll(() => frames(page)).toBe(1);
  await expect.poll(() => text(page, "[data-same]")).toBe("✓");
  expect(await text(page, "[data-legend] .one")).toBe("TypeScript");
  await leave(visited);
});

test("on a phone, each line of the legend stands beside its words", async () => {
  const visited = await visit("stress.html", { width: 360, motion: false });
  const heights = await visited.page
    .locator(".legend span")
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBeLessThan(30);
  await leave(visited);
});
