import { expect } from "vitest";
import { namesWithin } from "../lib/figures.js";
import { testsOfLesson } from "../lib/languages.js";
import { drag, press, relation, text, useBrowser } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("7-boxes-3d");

lesson("boxes in space part on one axis, and the view turns", async (page) => {
  expect(await relation(page)).toBe("overlapping");
  await page.locator(".step").nth(4).hover();
  expect(await text(page, ".step.active")).toContain("a.maxZ < b.minZ");
  expect(await page.locator(".face3").count()).toBe(2);
  expect(await page.locator(".sliders label").nth(2).locator(".end3").count()).toBe(2);
  await press(page, '[data-axis="z"]', "ArrowRight", 2);
  expect(await relation(page)).toBe("touching");
  await press(page, '[data-axis="z"]', "ArrowRight");
  expect(await relation(page)).toBe("disjoint");
  await press(page, '[data-axis="z"]', "ArrowLeft", 3);
  for (const [width, dx, dy] of [
    [1280, 0, 0],
    [1280, 180, 170],
    [390, -190, -260],
    [320, 90, 60],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await drag(page, ".space", dx, dy);
    expect(await namesWithin(page, ".space")).toEqual(["x", "y", "z", "A", "B"]);
  }
  const before = await page.locator(".of-a").first().getAttribute("d");
  await drag(page, ".space", 80, 30);
  expect(await page.locator(".of-a").first().getAttribute("d")).not.toBe(before);
  await press(page, ".space", "ArrowLeft");
});
