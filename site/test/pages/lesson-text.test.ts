/** Code and formulas of the lessons on narrow screens. */
import { expect, test } from "vitest";
import { leave, useBrowser, visit } from "../lib/pages.js";

useBrowser();

test("code that is too long for its line goes on below, further in; what is copied has the lines of the source", async () => {
  const visited = await visit("lessons/2-boxes.html", { width: 360, motion: false });
  const code = visited.page.locator("pre code").first();
  const lefts = await code.locator(".line").evaluateAll((lines) =>
    lines.map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line);
      return Array.from(words.getClientRects(), ({ left }) => Math.round(left));
    }),
  );
  const indents = lefts.map((each) => Math.max(...each.slice(1)) - Math.min(...each));
  expect(Math.max(...indents)).toBeGreaterThan(20);
  expect(await code.evaluate((element) => (element as HTMLElement).textContent?.split("\n").length)).toBe(4);
  await leave(visited);
});

test("a formula that is wider than its place says so by a shadow", async () => {
  const visited = await visit("lessons/2-boxes.html", { width: 390, motion: false });
  const formula = visited.page.locator("p.formula").first();
  await formula.evaluate((element) => element.style.setProperty("width", "120px"));
  expect(await formula.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(60);
  const style = await formula.evaluate((element) => {
    const { backgroundAttachment, backgroundImage } = getComputedStyle(element);
    return { backgroundAttachment, layers: backgroundImage.split("linear-gradient").length - 1 };
  });
  expect(style).toEqual({ backgroundAttachment: "local, local, scroll, scroll", layers: 4 });
  await leave(visited);
});

test("a formula on several lines has its columns beside each other, aligned where they meet", async () => {
  for (const name of ["2-boxes", "3-centers", "9-fast"]) {
    const visited = await visit(`lessons/${name}.html`, { width: 390, motion: false });
    const gaps = await visited.page.locator("mtable[columnalign='right left'] mtr").evaluateAll((rows) =>
      rows.map((row) => {
        const [left, right] = Array.from(row.children, (cell) => cell.firstElementChild?.getBoundingClientRect());
        return Math.abs((right?.left ?? 0) - (left?.right ?? 0));
      }),
    );
    expect(gaps.length, name).toBeGreaterThan(1);
    expect(Math.max(...gaps), name).toBeLessThan(1);
    await leave(visited);
  }
});
