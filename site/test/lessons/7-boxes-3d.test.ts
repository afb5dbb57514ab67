import type { Page } from "playwright-core";
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

/** A's corners on the picture: the one that no edge in full color leads to, the one above or below it, and the one opposite. */
function cornersOfA(page: Page): Promise<Record<"hidden" | "upright" | "near", readonly [x: number, y: number]>> {
  return page.evaluate(() => {
    const edges = Array.from(document.querySelectorAll(".edge3.of-a"), (edge) => ({
      ends: (edge.getAttribute("d") ?? "").slice(1).split("L"),
      hidden: edge.classList.contains("hidden"),
    }));
    const corners = [...new Set(edges.flatMap(({ ends }) => ends))];
    const dashed = edges.filter((edge) => edge.hidden);
    const hidden = corners.find((corner) => dashed.every(({ ends }) => ends.includes(corner))) ?? "";
    const place = (corner: string): [number, number] => corner.split(" ").map(Number) as [number, number];
    const [x, y] = place(hidden);
    const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (place(corner)[axis] as number), 0) / 8);
    const neighbors = dashed.map(({ ends }) => place(ends.find((end) => end !== hidden) ?? ""));
    const upright = neighbors.find(([at]) => Math.abs(at - x) < 0.2) ?? [0, 0];
    return { hidden: [x, y], upright, near: [2 * (middle[0] as number) - x, 2 * (middle[1] as number) - y] };
  });
}

lesson("the hidden edges are those behind, and what is near goes with the pointer and the keys", async (page) => {
  const start = await cornersOfA(page);
  // Seen from above, what is hidden lies at the bottom.
  expect(start.upright[1]).toBeLessThan(start.hidden[1]);
  await drag(page, ".space", 30, 0);
  const right = await cornersOfA(page);
  expect(right.near[0]).toBeGreaterThan(start.near[0] + 10);
  await drag(page, ".space", 0, 30);
  const down = await cornersOfA(page);
  expect(down.near[1]).toBeGreaterThan(right.near[1] + 10);
  await press(page, ".space", "ArrowLeft", 2);
  const left = await cornersOfA(page);
  expect(left.near[0]).toBeLessThan(down.near[0] - 5);
  await press(page, ".space", "ArrowUp", 2);
  expect((await cornersOfA(page)).near[1]).toBeLessThan(left.near[1] - 5);
});
