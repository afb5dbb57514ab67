import { expect } from "vitest";
import { unit } from "../lib/figures.js";
import { testsOfLesson } from "../lib/languages.js";
import { drag, press, relation, text, useBrowser } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("5-segments");

lesson("collinear segments apart fool Luna's test, and the map shows where rounding does", async (page, say) => {
  expect(await relation(page)).toBe("overlapping");
  await page.locator('[data-choice="apart"]').click();
  expect(await relation(page)).toBe("disjoint");
  expect(await page.locator(".wrong .answer").first().innerText()).toContain(say("wrong", "誤り"));
  await page.locator('[data-choice="cross"]').click();
  const one = await unit(page, 11);
  await drag(page, '[data-handle="b 2"]', -4 * one, -3 * one);
  expect(await relation(page)).toBe("disjoint");
  expect(await text(page, "[data-wrong]")).not.toMatch(/^0 |のうち 0 個/);
  await page.locator('[data-choice="segments/hantei-intersects"]').click();
  expect(await text(page, "[data-wrong]")).toMatch(say(/^0 of/, /のうち 0 個/));
  await press(page, ".sign-map canvas", "ArrowUp", 2);
  expect(await text(page, ".sign-map .readout")).toContain("0.5");
});

lesson("a comparison shows the arrows that it computes with, by their names", async (page) => {
  const names = () => page.locator(".pair-figure .way").allTextContents();
  await page.locator(".step").nth(1).focus();
  expect(await names()).toEqual(["v", "r", "s"]);
  await page.locator(".step").nth(1).blur();
  expect(await names()).toEqual([]);
});
