/** Who may drag, and how far. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drag, leave, useBrowser, visit } from "./lib/pages.js";

useBrowser();

async function middle(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.each([
  ["lessons/1-intervals.html", '[data-body="a"]', "x1"],
  ["lessons/2-boxes.html", '[data-body="b"]', "d"],
  ["lessons/7-boxes-3d.html", ".space", "innerHTML"],
  ["lessons/8-many.html", "[data-chosen]", "x"],
] as const)("%s: the right and the middle button drag nothing", async (path, selector, attribute) => {
  const visited = await visit(path);
  const { page } = visited;
  const seen = () =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => element.getAttribute(name) ?? element.innerHTML, attribute);
  const before = await seen();
  for (const button of ["right", "middle"] as const) {
    const [x, y] = await middle(page, selector);
    await page.mouse.move(x, y);
    await page.mouse.down({ button });
    await page.mouse.move(x + 70, y + 30, { steps: 3 });
    await page.mouse.up({ button });
  }
  expect(await seen()).toBe(before);
  await drag(page, selector, 70, 30);
  expect(await seen()).not.toBe(before);
  await leave(visited);
});

test("lesson 1: fingers drag, and a second one does not take over what the first one has", async () => {
  const visited = await visit("lessons/1-intervals.html");
  const { page } = visited;
  const [otherX, otherY] = await middle(page, '[data-body="b"]');
  const first = await page.locator('[data-body="a"]').boundingBox();
  const [x, y] = [(first?.x ?? 0) + (first?.width ?? 0) / 2, (first?.y ?? 0) + (first?.height ?? 0) / 2];
  const at = (bar: string) => page.locator(`[data-body="${bar}"]`).getAttribute("x1").then(Number);
  const [a, b] = [await at("a"), await at("b")];
  const touch = await page.context().newCDPSession(page);
  const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...points: (readonly [number, number])[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await fingers("touchStart", [x, y]);
  for (const far of [15, 30, 45]) await fingers("touchMove", [x + far, y]);
  await fingers("touchMove", [x + 45, y], [otherX, otherY]);
  for (const far of [60, 75, 90]) await fingers("touchMove", [x + far, y], [otherX - far, otherY]);
  await fingers("touchEnd");
  await expect.poll(() => at("a")).toBeGreaterThan(a + 60);
  expect(await at("b")).toBe(b);
  await leave(visited);
});

test.each([
  ["", "a"],
  ["lessons/6-circle-box.html", "a"],
  ["lessons/9-fast.html", "b"],
])("%s: a shape dragged far off its figure can be got hold of again", async (path, id) => {
  const visited = await visit(path);
  const { page } = visited;
  const selector = `[data-body="${id}"]`;
  const left = () => page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
  await drag(page, selector, 2000, -40);
  const far = await left();
  const frame = await page.locator(".stage").first().boundingBox();
  const right = (frame?.x ?? 0) + (frame?.width ?? 0);
  const body = await page.locator(selector).boundingBox();
  // What is left of it within the figure.
  const [x, y] = [(Math.max(body?.x ?? 0, frame?.x ?? 0) + right) / 2, (body?.y ?? 0) + (body?.height ?? 0) / 2];
  expect(x).toBeLessThan(right);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 3 });
  await page.mouse.up();
  expect(await left()).toBeLessThan(far - 100);
  await leave(visited);
});

test("lesson 8: a box at the edge of the picture goes where it is moved to, and no farther than it fits", async () => {
  const visited = await visit("lessons/8-many.html");
  const { page } = visited;
  // One question to the page, not four.
  const bounds = (): Promise<readonly number[]> =>
    page
      .locator("[data-chosen]")
      .evaluate((element) => ["x", "y", "width", "height"].map((name) => Number(element.getAttribute(name))));
  const [width, height] = await page
    .locator("[data-chosen]")
    .evaluate((element) => ["width", "height"].map((name) => Number(element.closest("svg")?.getAttribute(name))));
  await page.locator("[data-chosen]").focus();
  let nearEdge = 0;
  for (let k = 0; k < 160; k++) {
    const [x, y, w, h] = (await bounds()) as [number, number, number, number];
    if (x + 30 > (width as number) - w || y + 30 > (height as number) - h) {
      nearEdge++;
      await page.keyboard.press("ArrowLeft");
      const [left, level] = await bounds();
      expect(left).toBeLessThanOrEqual(x);
      expect(level).toBe(y);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      expect((await bounds())[0]).toBeGreaterThanOrEqual(Math.min(x, (width as number) - w) - 1e-9);
    }
    await page.keyboard.press("PageDown");
  }
  expect(nearEdge).toBeGreaterThan(2);
  await leave(visited);
});
