import { expect } from "vitest";
import { unit } from "../lib/figures.js";
import { testsOfLesson } from "../lib/languages.js";
import { drag, press, relation, useBrowser } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("4-touching");

lesson("each way to touch, and one step to either side", async (page) => {
  for (const preset of ["edge", "corner", "round", "tee", "line", "point"]) {
    await page.locator(`[data-choice="${preset}"]`).click();
    expect(await relation(page), preset).toBe("touching");
  }
  for (const preset of ["share", "chain"]) {
    await page.locator(`[data-choice="${preset}"]`).click();
    expect(await relation(page), preset).toBe("overlapping");
  }
  await page.locator('[data-choice="edge"]').click();
  await press(page, '[data-body="b"]', "ArrowUp");
  expect(await relation(page)).toBe("touching");
  await press(page, '[data-body="b"]', "ArrowLeft");
  expect(await relation(page)).toBe("overlapping");
  await press(page, '[data-body="b"]', "ArrowRight", 2);
  expect(await relation(page)).toBe("disjoint");
  const one = await unit(page, 15);
  await drag(page, '[data-body="b"]', -0.5 * one, 0);
  expect(await relation(page)).toBe("touching");
});
