/** What one does without a pointer. */
import { expect, test } from "vitest";
import { leave, message, press, text, useBrowser, visit } from "./lib/pages.js";

useBrowser();

test.each([
  ["playground.html", ["[data-import]", "[data-step]", "[data-touching]", "[data-field]"]],
  ["lessons/3-centers.html", ["[data-end]"]],
  ["lessons/9-fast.html", ["[data-speed]"]],
] as const)("%s shows which field has the focus", async (path, fields) => {
  const visited = await visit(path);
  const { page } = visited;
  // Keys are in use: only then is the focus of a box to tick to be seen.
  await page.keyboard.press("Tab");
  for (const field of fields) {
    await page.locator(field).first().focus();
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outline);
    expect(outline, field).toMatch(/solid 2px/);
  }
  await leave(visited);
});

test("on a phone the links of a menu that is closed take no focus, and those of an open one do", async () => {
  for (const width of [390, 820]) {
    const visited = await visit("ja/guide/getting-started.html", { width });
    const { page } = visited;
    const inMenu = () => page.evaluate(() => document.activeElement?.closest(".VPSidebar") !== null);
    const walk = async (steps: number): Promise<boolean[]> => {
      const found: boolean[] = [];
      for (let i = 0; i < steps; i++) {
        await page.keyboard.press("Tab");
        found.push(await inMenu());
      }
      return found;
    };
    expect(await walk(20)).not.toContain(true);
    await page.locator(".VPLocalNav .menu").focus();
    await page.keyboard.press("Enter");
    // It is there at once: it slides in, and is seen to.
    const menu = page.locator(".VPSidebar.open");
    expect(await menu.evaluate((element) => getComputedStyle(element).visibility)).toBe("visible");
    expect((await walk(8)).filter(Boolean).length).toBeGreaterThan(4);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.locator(".VPSidebar").evaluate((element) => getComputedStyle(element).visibility))
      .toBe("hidden");
    await leave(visited);
  }
  const wide = await visit("guide/getting-started.html", { width: 1280 });
  await wide.page.locator(".VPSidebar a").first().focus();
  expect(await wide.page.evaluate(() => document.activeElement?.closest(".VPSidebar") !== null)).toBe(true);
  await leave(wide);
});

test("lesson 8: one box can always be reached, and others be chosen", async () => {
  const visited = await visit("lessons/8-many.html");
  const { page } = visited;
  const name = () => page.locator("[data-chosen]").getAttribute("aria-label");
  await press(page, "[data-chosen]", "PageUp");
  expect(await name()).toContain("box 160 of 160");
  await page.keyboard.press("PageUp");
  expect(await name()).toContain("box 159 of 160");
  await page.locator(".slider input").fill("10");
  expect(await name()).toContain("box 10 of 10");
  const x = () => page.locator("[data-chosen]").getAttribute("x");
  const before = await x();
  await press(page, "[data-chosen]", "ArrowLeft");
  expect(await x()).not.toBe(before);
  await leave(visited);
});

test("numbers may be written in full width; what is refused stays in its field, which says so", async () => {
  const visited = await visit("ja/playground.html");
  const { page } = visited;
  const field = page.locator('[data-field="radius"]');
  const write = async (value: string): Promise<string> => {
    await field.fill(value);
    await field.press("Enter");
    return message(page);
  };
  expect(await write("４．５")).toBe("");
  expect(await field.inputValue()).toBe("4.5");
  for (const [value, reason] of [
    ["1e400", "大きすぎます"],
    ["Infinity", "有限の数"],
    ["−１", "半径（radius）は 0 以上"],
    ["四", "数を書いてください"],
  ] as const) {
    const said = await write(value);
    expect(said).toContain(reason);
    // The field is named once.
    expect(said.match(/radius/g)).toHaveLength(1);
    expect(await field.inputValue()).toBe(value);
    expect(await field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(await write("5")).toBe("");
  expect(await field.getAttribute("aria-invalid")).toBe("false");
  await leave(visited);

  const lesson = await visit("ja/lessons/3-centers.html");
  const end = lesson.page.locator('[data-end="E2"]');
  await end.fill("あ");
  await end.press("Enter");
  expect(await text(lesson.page, "[data-refused]")).toContain("E2：数を書いてください");
  expect(await end.getAttribute("aria-invalid")).toBe("true");
  await end.fill("１．３");
  await end.press("Enter");
  expect(await end.inputValue()).toBe("1.3");
  expect(await text(lesson.page, "[data-refused]")).toBe("");
  expect(await text(lesson.page, "[data-found]")).toContain("見つかりました");
  await leave(lesson);
});

test("who deletes a shape, or undoes what had the focus, stays at the figure", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  const atHome = () => page.evaluate(() => document.activeElement?.matches("svg[role=group]"));
  await page.locator('[data-add="point"]').click();
  await page.locator('[data-body="5"]').focus();
  await page.keyboard.press("Control+z");
  await page.locator('[data-body="5"]').waitFor({ state: "detached" });
  await expect.poll(atHome).toBe(true);
  await page.locator('[data-body="1"]').focus();
  for (let left = 4; left > 0; left--) {
    expect(await page.locator("[data-body]").count()).toBe(left);
    await page.locator("[data-delete]").click();
  }
  expect(await page.locator("[data-delete]").count()).toBe(0);
  await expect.poll(atHome).toBe(true);
  await leave(visited);
});

test("keys undo and paste where a box to tick has the focus, and not within text", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  const count = () => page.locator("[data-body]").count();
  await page.locator('[data-add="point"]').click();
  await page.locator('[data-field="x"]').focus();
  await page.keyboard.press("Control+z");
  expect(await count()).toBe(5);
  await page.locator("[data-touching]").focus();
  await page.keyboard.press("Control+z");
  expect(await count()).toBe(4);
  await page.locator("[data-touching]").evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "POINT (1 2)");
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect.poll(count).toBe(5);
  await leave(visited);
});

test("any shape can be picked where keys come by way of all others", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  await page.locator('[data-body="3"]').focus();
  for (let i = 0; i < 100 && !(await page.evaluate(() => document.activeElement?.matches("[data-picked]"))); i++) {
    await page.keyboard.press("Tab");
  }
  const picked = page.locator("[data-picked]");
  expect(await picked.locator("option:checked").innerText()).toBe("segment 4");
  await page.keyboard.type("polygon");
  expect(await picked.inputValue()).toBe("3");
  expect(await page.locator("[data-field]").first().getAttribute("data-field")).toBe("x0");
  await press(page, "[data-delete]", "Enter");
  expect(await page.locator('[data-body="3"]').count()).toBe(0);
  expect(await page.locator("[data-body]").count()).toBe(3);
  await leave(visited);
});

test.each([
  [1024, 768],
  [1280, 720],
  [640, 360],
])("in a window of %d × %d the whole figure is seen with whatever below it has the focus", async (width, height) => {
  const visited = await visit("lessons/2-boxes.html", { width, height, motion: false });
  const { page } = visited;
  const seen = () =>
    page.evaluate(() => {
      const stage = document.querySelector(".stage")?.getBoundingClientRect() as DOMRect;
      const focused = document.activeElement?.getBoundingClientRect() as DOMRect;
      const bars = [...document.querySelectorAll(".VPNavBar, .VPLocalNav")].map(
        (bar) => bar.getBoundingClientRect().bottom,
      );
      return {
        stage: stage.top >= Math.max(...bars) && stage.bottom <= innerHeight,
        focused: focused.top >= stage.bottom && focused.bottom <= innerHeight,
      };
    });
  const buttons = await page.locator(".pair-figure button").count();
  await page.locator(".pair-figure button").first().focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let i = 0; i < buttons - 1; i++) {
      expect(await seen(), `${key} ${i}`).toEqual({ stage: true, focused: true });
      await page.keyboard.press(key);
    }
  }
  await leave(visited);
});
