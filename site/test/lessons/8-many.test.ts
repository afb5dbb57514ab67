import { expect } from "vitest";
import { testsOfLesson } from "../lib/languages.js";
import { drag, press, text, useBrowser } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("8-many");

lesson("candidates shrink, and the colliding pairs stay the same", async (page) => {
  const number = async (): Promise<number> =>
    Number((await text(page, "[data-candidates]")).replace(/[^\d]*([\d,]+).*/s, "$1").replaceAll(",", ""));
  const hits = await text(page, "[data-hits]");
  expect(await number()).toBe(12_720);
  await page.locator('[data-choice="rows"]').click();
  const rows = await number();
  await page.locator('[data-choice="cells"]').click();
  const cells = await number();
  expect(rows).toBeLessThan(12_720 / 2);
  expect(cells).toBeLessThan(rows / 3);
  expect(await text(page, "[data-hits]")).toBe(hits);
  await drag(page, "[data-chosen]", 90, 40);
  await press(page, "[data-chosen]", "ArrowLeft");
});

lesson("one pair collides, two collide", async (page, say) => {
  await page.locator(".slider input").fill("10");
  expect(await text(page, "[data-hits]")).toBe(say("1 pair collides", "衝突 1 組"));
});
