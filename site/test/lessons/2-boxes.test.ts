import { expect } from "vitest";
import { unit } from "../lib/figures.js";
import { testsOfLesson } from "../lib/languages.js";
import { drag, press, relation, text, useBrowser } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("2-boxes");

lesson("boxes are dragged apart and back to touch; comparisons are counted and light up", async (page, say) => {
  expect(await relation(page)).toBe("overlapping");
  expect(await text(page, "[data-counted]")).toContain(say("after 4 comparisons", "比較 4 回"));
  const one = await unit(page, 16);
  await drag(page, '[data-body="b"]', 5 * one, 0);
  expect(await relation(page)).toBe("disjoint");
  expect(await text(page, "[data-counted]")).toContain(say("after 1 comparison ", "比較 1 回"));
  await press(page, '[data-body="b"]', "ArrowLeft", 2);
  expect(await relation(page)).toBe("touching");
  await page.locator(".step").first().hover();
  expect(await page.locator(".marks line").count()).toBe(2);
  expect(await text(page, ".steps .meaning")).toContain(say("does not end", "終わらない"));
});
