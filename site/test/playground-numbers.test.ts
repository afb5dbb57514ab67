/** Questions that are answered in numbers: each is answered, drawn and told. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { unit } from "./lib/figures.js";
import { inBothLanguages, type Language } from "./lib/languages.js";
import { drag, leave, press, relation, text, useBrowser, type Visit, visit } from "./lib/pages.js";
import { link, SCENE } from "./lib/scene.js";

useBrowser();

const WINDOW = { minX: -4, minY: -4, maxX: 14, maxY: 8 };
const WIDTH = WINDOW.maxX - WINDOW.minX;

/** Asks about a box from (0, 0) to (4, 4) and a circle of radius 1 at (9, 2), with an arrow from (−2, 2) to the right. */
async function asked({ root }: Language, question: string, length = 4): Promise<Visit> {
  const visited = await visit(
    `${root}playground.html${link({
      ...SCENE,
      shapes: [SCENE.shapes[0], { id: 2, shape: { kind: "circle", x: 9, y: 2, radius: 1 } }],
      arrow: { x: -2, y: 2, dx: length, dy: 0 },
      window: WINDOW,
    })}`,
  );
  const { page } = visited;
  // The page may still be about to take its scene from the address.
  await expect.poll(() => page.locator("[data-question]").inputValue()).toBe(SCENE.question);
  await page.locator("[data-question]").selectOption(question);
  return visited;
}

const answer = (page: Page): Promise<string> => text(page, "[data-answer] strong");
const finding = (page: Page, name: string) => page.locator(`[data-finding="${name}"]`);
const value = (page: Page, name: string): Promise<string> => finding(page, name).locator(".numbers").innerText();

inBothLanguages("distance and nearest points", async (language) => {
  const visited = await asked(language, "distance");
  const { page } = visited;
  expect(await answer(page)).toBe("4");
  await page.locator("[data-question]").selectOption("closestPoints");
  expect(await value(page, "closestPoints(a, b).a")).toBe("(4, 2)");
  expect(await value(page, "closestPoints(a, b).b")).toBe("(8, 2)");
  expect(await page.locator(".marks > *").count()).toBe(3);
  await finding(page, "closestPoints(a, b).a").hover();
  expect(await page.locator(".marks > *").count()).toBe(1);
  expect(await text(page, ".findings .meaning")).toContain(language.say("nearest to B", "B にいちばん近い"));
  await leave(visited);
});

inBothLanguages("contact, apart and overlapping", async (language) => {
  const visited = await asked(language, "contact");
  const { page } = visited;
  expect(await value(page, "hit.depth")).toBe("-4");
  await drag(page, '[data-body="2"]', -4.5 * (await unit(page, WIDTH)), 0, [0.5, 0.2]);
  // Half a unit is no place on a grid of 1: it lands on 4 or 5.
  expect(await value(page, "hit.normal")).toBe("(1, 0)");
  await press(page, '[data-body="2"]', "ArrowLeft");
  expect(await relation(page)).toBe("overlapping");
  expect(Number(await value(page, "hit.depth"))).toBeGreaterThan(0);
  await finding(page, "hit.depth").hover();
  expect(await text(page, ".findings .meaning")).toContain(language.say("no longer overlaps", "もう重ならない"));
  expect(await page.locator(".marks path.dashed").count()).toBe(1);
  // A drag is one step back, a key another.
  for (let i = 0; i < 2; i++) await page.locator("[data-undo]").click();
  expect(await value(page, "hit.depth")).toBe("-4");
  await leave(visited);
});

inBothLanguages("a ray, whose tip and start are moved", async (language) => {
  const visited = await asked(language, "castRay");
  const { page } = visited;
  expect(await answer(page)).toBe(language.say("A only", "A だけ"));
  expect(await value(page, "castRay(a, ray).fraction")).toBe("0.5");
  expect(await value(page, "castRay(b, ray)")).toBe("undefined");
  await drag(page, '[data-arrow="tip"]', 8 * (await unit(page, WIDTH)), 0);
  expect(await value(page, "castRay(a, ray).normal")).toBe("(-1, 0)");
  expect(await value(page, "castRay(b, ray).fraction")).toBe("0.8333333");
  await press(page, '[data-arrow="start"]', "ArrowRight", 4);
  expect(await value(page, "castRay(a, ray).fraction")).toBe("0");
  await page.locator("[data-inside]").selectOption("exit");
  expect(await value(page, "castRay(a, ray).fraction")).toBe("0.1666667");
  expect(await text(page, "[data-snippet]")).toContain('initialOverlap: "exit"');
  await leave(visited);
});

inBothLanguages("a shape's way, all of which is in the link", async (language) => {
  const visited = await asked(language, "castShape", 12);
  const { page } = visited;
  expect(await value(page, "status")).toBe('"hit"');
  expect(await value(page, "fraction")).toBe("0.3333333");
  expect(await value(page, "normal")).toBe("(-1, 0)");
  await page.locator("[data-touching]").click();
  expect(await value(page, "fraction")).toBe("0.3333333");
  expect(await text(page, "[data-snippet]")).toContain("touching: false");
  await press(page, '[data-arrow="tip"]', "Shift+ArrowUp");
  expect(await value(page, "status")).toBe('"separated"');
  expect(await answer(page)).toBe(language.say("a free way", "通れる"));
  await page.waitForTimeout(600);
  await page.reload({ waitUntil: "networkidle" });
  expect(await value(page, "status")).toBe('"separated"');
  await leave(visited);
});
