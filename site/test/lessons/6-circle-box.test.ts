import { expect, test } from "vitest";
import { unit } from "../lib/figures.js";
import { testsOfLesson } from "../lib/languages.js";
import { drag, leave, press, relation, text, useBrowser, visit } from "../lib/pages.js";

useBrowser();

const lesson = testsOfLesson("6-circle-box");

lesson("the two forms disagree where the circle touches a side", async (page) => {
  expect(await relation(page)).toBe("disjoint");
  const one = await unit(page, 17);
  // From (7, 6) to (7.5, 2): 2.5 right of the box's side.
  await drag(page, '[data-body="a"]', 0.5 * one, 4 * one);
  expect(await relation(page)).toBe("touching");
  expect(await page.locator("[data-disagree]").count()).toBe(1);
  await press(page, '[data-body="a"]', "ArrowLeft");
  expect(await relation(page)).toBe("overlapping");
  await page.locator('[data-choice="circle-box/miss-if"]').click();
  const dark = await page.locator(".map canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(2, 2, 1, 1);
    return data[0];
  });
  expect(dark).toBeGreaterThan(200);
});

lesson("the map's words are true by day and by night", async (page) => {
  expect(await text(page, "[data-scale]")).toMatch(/0[\s\S]*40/);
  expect(await page.locator("main").innerHTML()).not.toMatch(
    /\bdark(?:er|est)\b|\blighter\b|\blightest\b|濃[いさ]|薄い/,
  );
});

test("in a figure where shapes can leave, a name leaves with its box", async () => {
  const visited = await visit("playground.html");
  await press(visited.page, '[data-body="2"]', "Shift+ArrowLeft", 4);
  expect(await visited.page.locator(".stage text.name").allTextContents()).toEqual(["A"]);
  await leave(visited);
});

test.each(["index.html", "lessons/6-circle-box.html"])(
  "%s: where nothing brings shapes back, none leaves",
  async (path) => {
    const visited = await visit(path);
    for (const key of ["Shift+ArrowLeft", "Shift+ArrowUp", "Shift+ArrowRight", "Shift+ArrowDown"]) {
      for (const body of ["a", "b"]) await press(visited.page, `[data-body="${body}"]`, key, 6);
      expect(await visited.page.locator(".stage text.name").allTextContents(), key).toEqual(["A", "B"]);
    }
    await leave(visited);
  },
);

lesson("the map is one pixel a cell: it is painted anew with every move of the box", async (page) => {
  const size = await page.locator(".map canvas").evaluate((canvas: HTMLCanvasElement) => canvas.width * canvas.height);
  expect(size).toBe(17 * 4 * 14 * 4);
});
