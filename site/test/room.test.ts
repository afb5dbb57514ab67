/** How much of a window figures have. */
import { expect } from "vitest";
import { namesWithin } from "./lib/figures.js";
import { inBothLanguages } from "./lib/languages.js";
import { leave, useBrowser, visit } from "./lib/pages.js";

useBrowser();

inBothLanguages("on a low screen a lesson's figure is large, and its verdict is seen with it", async ({ root }) => {
  for (const name of ["2-boxes", "4-touching", "5-segments"]) {
    const visited = await visit(`${root}lessons/${name}.html`, { width: 1280, height: 720, motion: false });
    const stage = await visited.page.locator(".stage").first().boundingBox();
    const verdict = await visited.page.locator(".verdict").first().boundingBox();
    expect(stage?.height, name).toBeGreaterThan(400);
    expect(stage?.width, name).toBeGreaterThan(500);
    expect((verdict?.y ?? 720) + (verdict?.height ?? 0), name).toBeLessThanOrEqual(720);
    await leave(visited);
  }
});

inBothLanguages(
  "pages with a figure begin where the bar at the top begins, and end where it ends",
  async ({ root }) => {
    for (const path of ["", "lessons/9-fast.html", "playground.html", "stress.html"]) {
      const visited = await visit(root + path, { motion: false });
      const { page } = visited;
      for (const width of [1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const [bar, text] = await Promise.all(
          [".VPNavBar .container", "h1"].map((part) => page.locator(part).first().boundingBox()),
        );
        const right = await page
          .locator(path === "" ? ".first .top" : ".vp-doc")
          .first()
          .evaluate((element) => element.getBoundingClientRect().right);
        expect(text?.x, `${path} ${width}`).toBeCloseTo(bar?.x ?? 0, 0);
        expect(right, `${path} ${width}`).toBeCloseTo((bar?.x ?? 0) + (bar?.width ?? 0), 0);
      }
      await leave(visited);
    }
  },
);

inBothLanguages("on a phone the figure of space is no higher than wide, and all of it is in it", async ({ root }) => {
  const visited = await visit(`${root}lessons/7-boxes-3d.html`, { width: 320, motion: false });
  const { page } = visited;
  const { width = 0, height = 0 } = (await page.locator(".space").boundingBox()) ?? {};
  expect(height).toBeLessThan(width);
  // Turned to where it is highest.
  await page.locator(".space").focus();
  for (let i = 0; i < 20; i++) await page.keyboard.press(i < 4 ? "ArrowRight" : "ArrowDown");
  expect(await namesWithin(page, ".space")).toEqual(["x", "y", "z", "A", "B"]);
  await leave(visited);
});
