import { expect } from "vitest";
import { unit } from "../lib/figures.js";
import { testsOfLesson } from "../lib/languages.js";
import { drag, press, relation, text, useBrowser } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("3-centers");

lesson("the doubles for which the formulas differ are found", async (page, say) => {
  const one = await unit(page, 16);
  await drag(page, '[data-body="b"]', 4 * one, 0);
  expect(await relation(page)).toBe("disjoint");
  await page.locator('[data-end="E2"]').fill("1.3");
  await page.locator('[data-end="E2"]').press("Enter");
  expect(await page.locator(".hunt .wrong").count()).toBeGreaterThan(0);
  expect(await text(page, "[data-found]")).toContain(say("Found one", "見つかりました"));
  await press(page, '[data-end="S2"]', "ArrowUp");
  expect(await page.locator('[data-end="S2"]').inputValue()).toBe("1.0000000000000002");
});

lesson(
  "what is typed is taken before an arrow key goes on from it, and where it is refused, nothing moves",
  async (page, say) => {
    const end = page.locator('[data-end="E2"]');
    const press = async (typed: string, key: string): Promise<string> => {
      await end.fill(typed);
      await end.press(key);
      return end.inputValue();
    };
    expect(await press("1.3", "ArrowUp")).toBe("1.3000000000000003");
    expect(await press("1.3", "Shift+ArrowDown")).toBe("1.2999999999999978");
    expect(await press("２", "PageUp")).toBe("2.1");
    expect(await press("2", "PageDown")).toBe("1.9");
    expect(await press("abc", "ArrowUp")).toBe("abc");
    expect(await text(page, "[data-refused]")).toContain(say("a number is wanted", "数を書いてください"));
    await end.press("PageDown");
    expect(await end.inputValue()).toBe("abc");
    expect(await press("1.9", "ArrowUp")).toBe("1.9000000000000001");
    expect(await text(page, "[data-refused]")).toBe("");
  },
);

lesson("numbers near the ends of the doubles are told: overflows, and roundings however small", async (page, say) => {
  const set = async (end: string, value: string): Promise<void> => {
    await page.locator(`[data-end="${end}"]`).fill(value);
    await page.locator(`[data-end="${end}"]`).press("Enter");
  };
  const roundings = (): Promise<string[]> => page.locator("[data-rounding]").allInnerTexts();
  await set("E2", "1e308");
  await set("S2", "-1e308");
  expect(await roundings()).toContain(say("overflow", "オーバーフロー"));
  expect(await page.locator(".hunt").innerText()).not.toMatch(/NaN|−Infinity|-\d/);
  // What is written below is the rest to the nearest tenth; ten times this would be rounded.
  await set("E2", "1000000000000000.1");
  expect((await page.locator("#ulp-E2 ~ .rest").innerText()).trim()).toBe("");
  await set("S2", "1e-320");
  await set("E2", "1e-300");
  expect((await roundings()).filter((each) => each !== "0")).not.toEqual([]);
  expect(await page.locator(".hunt").innerText()).not.toMatch(/NaN|[+−]0\.00e|-\d/);
  for (const row of await page.locator(".trace tr.rounded").allInnerTexts()) expect(row).not.toMatch(/\t0$/);
});
