import { expect } from "vitest";
import { namesWithin, unit } from "../lib/figures.js";
import { testsOfLesson } from "../lib/languages.js";
import { drag, press, text, useBrowser } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("9-fast");

lesson("a fast box flies through the wall, and the swept test sees it", async (page, say) => {
  await page.locator("[data-speed]").fill("3");
  expect(await text(page, "[data-swept]")).toMatch(/2\.333/);
  await page.locator("[data-speed]").fill("5");
  expect(await text(page, "[data-fast]")).toContain(say("flies through", "すり抜け"));
  const one = await unit(page, 16);
  await drag(page, '[data-body="b"]', 0, -8 * one);
  expect(await text(page, "[data-swept]")).toContain(say("a miss", "外れ"));
});

lesson("a corner that is dragged far off moves no other", async (page) => {
  const place = (corner: string) => page.locator(`[data-handle="b ${corner}"]`).getAttribute("aria-label");
  const before = await place("minX minY");
  await drag(page, '[data-handle="b maxX maxY"]', 2000, -40);
  expect(await place("minX minY")).toBe(before);
  await drag(page, '[data-handle="b maxX maxY"]', -60, -2000);
  expect(await place("minX minY")).toBe(before);
});

lesson("what is moved away stays in sight, with its name", async (page) => {
  for (const [body, key] of [
    ["a", "Shift+ArrowLeft"],
    ["a", "Shift+ArrowUp"],
    ["b", "Shift+ArrowRight"],
    ["b", "Shift+ArrowDown"],
  ] as const) {
    await press(page, `[data-body="${body}"]`, key, 6);
    expect(await namesWithin(page, ".stage svg"), key).toEqual(["A", "B"]);
    const boxes = await page.locator(".stage").evaluate((stage) => {
      const frame = stage.getBoundingClientRect();
      return Array.from(stage.querySelectorAll(".shape .edge"), (edge) => {
        const { left, right, top, bottom } = edge.getBoundingClientRect();
        return right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
      });
    });
    expect(boxes, key).toEqual([true, true]);
  }
});

lesson("the last lesson leads on to the playground", async (page, say) => {
  expect(await text(page, ".pager-link.next")).toContain(say("Playground", "プレイグラウンド"));
});
