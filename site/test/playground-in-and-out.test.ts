import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { leave, message, press, relation, text, useBrowser, type Visit, visit } from "./lib/pages.js";
import { link, SCENE } from "./lib/scene.js";

useBrowser();

test("who takes a far shape back sees the others as before", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  const width = () => page.locator('[data-body="1"]').evaluate((body) => body.getBoundingClientRect().width);
  const before = await width();
  await page.locator("[data-import]").fill("POINT (1000000 1000000)");
  await page.locator("[data-take]").click();
  await expect.poll(width).toBeLessThan(1);
  await page.locator("[data-undo]").click();
  await expect.poll(width).toBe(before);
  await leave(visited);
});

test("a link holds the whole scene", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  await page.locator('[data-add="capsule"]').click();
  await page.locator("[data-question]").selectOption("overlaps");
  await page.waitForFunction(() => location.hash.startsWith("#s="));
  await page.waitForTimeout(600);
  const address = page.url();
  const other = await visit(`playground.html${new URL(address).hash}`);
  await other.page.locator('[data-body="5"]').waitFor();
  expect(await other.page.locator("[data-question]").inputValue()).toBe("overlaps");
  expect(await other.page.locator("[data-body]").count()).toBe(5);
  await leave(other);
  await leave(visited);
});

test("who opens a link comes back by undoing to what there was last; before there was anything, to nothing", async () => {
  const visited = await visit(`playground.html${link(SCENE)}`);
  const { page } = visited;
  const count = () => page.locator("[data-body]").count();
  await expect.poll(count).toBe(2);
  expect(await page.locator("[data-undo]").isDisabled()).toBe(true);
  for (const kind of ["point", "circle"]) await page.locator(`[data-add="${kind}"]`).click();
  await page.evaluate((hash) => location.assign(hash), link({ ...SCENE, question: "overlaps" }));
  await expect.poll(count).toBe(2);
  await page.locator("[data-undo]").click();
  expect(await count()).toBe(4);
  await page.locator("[data-undo]").click();
  expect(await count()).toBe(3);
  await leave(visited);
});

test("a shape that is chosen for both changes places; where there is but one, there is no code to copy", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  await page.locator('[data-pair="a"]').selectOption("2");
  expect(await page.locator('[data-pair="b"]').inputValue()).toBe("1");
  expect(await relation(page)).toBe("touching");
  expect(await page.locator("[data-copy-code]").isDisabled()).toBe(false);
  for (let i = 0; i < 3; i++) await page.locator("[data-delete]").click();
  expect(await page.locator("[data-copy-code]").isDisabled()).toBe(true);
  await leave(visited);
});

test("numbers without a field are counted", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  const ring = Array.from({ length: 30 }, (_, i) => `${10 * Math.cos(i / 5)} ${10 * Math.sin(i / 5)}`);
  expect(await page.locator("[data-unshown]").count()).toBe(0);
  await page.locator("[data-import]").fill(`POLYGON ((${ring}), (0 0, 1 0, 0 1))`);
  await page.locator("[data-take]").click();
  expect(await page.locator("[data-field]").count()).toBe(40);
  expect(await text(page, "[data-unshown]")).toMatch(/^26 more numbers/);
  await leave(visited);
});

test("a hole's vertices have fields and handles", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  await page.locator("[data-import]").fill("POLYGON ((0 0, 9 0, 0 9), (1 1, 1 2, 2 1))");
  await page.locator("[data-take]").click();
  expect(await page.locator("[data-unshown]").count()).toBe(0);
  const field = page.locator('[data-field="x5"]');
  const at = await page.locator('[data-handle$=" 5"]').last().boundingBox();
  await field.fill("3");
  await field.press("Enter");
  await expect.poll(async () => (await page.locator('[data-handle$=" 5"]').last().boundingBox())?.x).not.toBe(at?.x);
  await field.fill("30");
  await field.press("Enter");
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await leave(visited);
});

test("a link that comes just when the address is to follow a change is opened, not overwritten", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  // Until what writes links is there: nothing waits for it after that.
  await page.locator('[data-add="circle"]').click();
  await page.waitForFunction(() => location.hash.startsWith("#s="));
  await page.evaluate(async (hash) => {
    const { setTimeout } = window;
    const due: (() => void)[] = [];
    Object.assign(window, { setTimeout: (run: () => void) => due.push(run) });
    (document.querySelector('[data-add="circle"]') as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    Object.assign(window, { setTimeout });
    // The page hears of the new address after this.
    location.assign(hash);
    for (const run of due) run();
  }, link(SCENE));
  await page.waitForFunction(() => document.querySelectorAll("[data-body]").length === 2, undefined, { timeout: 5000 });
  await page.waitForTimeout(600);
  expect(await page.locator("[data-body]").count()).toBe(2);
  await leave(visited);
});

test("hostile links end as a sentence, and the page goes on", async () => {
  const box = SCENE.shapes[0];
  const links = [
    ["no compressed data", "#s=AAAA"],
    ["letters that base64 has not", "#s=%3Cscript%3E"],
    ["half a link", link(SCENE).slice(0, 60)],
    ["not a scene", link([1, 2, 3])],
    ["a number too large", link({ ...SCENE, window: { minX: -1e308, minY: -1e308, maxX: 1e308, maxY: 1e308 } })],
    ["a window without height", link({ ...SCENE, window: { minX: 0, minY: 0, maxX: 1e6, maxY: 1e-9 } })],
    ["a window of many pages", link({ ...SCENE, window: { minX: 0, minY: 0, maxX: 1, maxY: 19.9 } })],
    ["a window too small", link({ ...SCENE, window: { minX: 0, minY: 0, maxX: 5e-324, maxY: 5e-324 } })],
    ["an empty window", link({ ...SCENE, window: { minX: 0, minY: 0, maxX: 0, maxY: 0 } })],
    ["an unknown kind", link({ ...SCENE, shapes: [{ id: 1, shape: { kind: "__proto__" } }] })],
    [
      "a box turned round",
      link({ ...SCENE, shapes: [{ id: 1, shape: { kind: "box", minX: 1, minY: 0, maxX: 0, maxY: 1 } }] }),
    ],
    [
      "a polygon that crosses itself",
      link({
        ...SCENE,
        shapes: [{ id: 1, shape: { kind: "polygon", coordinates: [0, 0, 2, 2, 2, 0, 0, 2], holes: [] } }],
      }),
    ],
    ["too many shapes", link({ ...SCENE, shapes: Array.from({ length: 500 }, (_, i) => ({ ...box, id: i + 1 })) })],
    ["one id twice", link({ ...SCENE, shapes: [box, box] })],
    ["fields too many", link({ ...SCENE, extra: 1 })],
    ["a bomb", link("x".repeat(20_000_000))],
    ["a long link", `#s=${"A".repeat(60_000)}`],
    ["a question nobody asks", link({ ...SCENE, question: "constructor" })],
    ["an arrow without direction", link({ ...SCENE, arrow: { x: 0, y: 0, dx: 0, dy: 0 } })],
    ["an arrow of words", link({ ...SCENE, arrow: { x: "0", y: 0, dx: 1, dy: 0 } })],
    ["a ray that nobody knows", link({ ...SCENE, inside: "constructor" })],
  ] as const;
  const refused = async ({ page }: Visit, name: string): Promise<void> => {
    await page.waitForFunction(() => document.querySelector("[data-message]")?.textContent !== "");
    expect(await message(page), name).toContain("This link holds no scene");
    expect(await relation(page), name).toBe("touching");
    expect(await page.locator("[data-body]").count(), name).toBe(4);
  };
  const visited = await visit(`playground.html${links[0][1]}`);
  const { page } = visited;
  await refused(visited, links[0][0]);
  for (const [name, hash] of links.slice(1)) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await page.waitForTimeout(60);
    await refused(visited, name);
  }
  await press(page, '[data-body="1"]', "ArrowLeft");
  expect(await relation(page)).toBe("overlapping");
  await leave(visited);
});

test("JSON and WKT are taken over, and what is neither is refused in words", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  const take = async (given: string): Promise<string> => {
    await page.locator("[data-import]").fill(given);
    await page.locator("[data-take]").click();
    return message(page);
  };
  expect(await take("POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (1 1, 2 1, 2 2, 1 1)) POINT (3 3)")).toBe("Taken over.");
  expect(await page.locator("[data-body]").count()).toBe(6);
  expect(await take('[{"kind":"box","minX":"-Infinity","minY":0,"maxX":2,"maxY":2}]')).toBe("Taken over.");
  expect(await page.locator("[data-body]").count()).toBe(7);
  for (const bad of [
    "hello",
    "POINT (1 NaN)",
    "CIRCLE (0 0)",
    "{",
    '{"kind":"circle","x":0,"y":0,"radius":-1}',
    "POLYGON ((0 0, 1 1, 1 0, 0 1))",
    "null",
    "POINT (1 2 3)",
    "LINESTRING (0 0",
  ]) {
    expect(await take(bad), bad).toContain("Not taken over");
  }
  expect(await page.locator("[data-body]").count()).toBe(7);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "LINESTRING (0 0, 1 1, 2 0)");
    dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await page.locator('[data-body="8"]').waitFor();
  for (const as of ["text", "file"]) {
    await page.locator(".playground").evaluate((element, how) => {
      const dataTransfer = new DataTransfer();
      const drawn = '{"kind":"capsule","x1":0,"y1":0,"x2":3,"y2":0,"radius":1}';
      if (how === "text") dataTransfer.setData("text/plain", drawn);
      else dataTransfer.items.add(new File([drawn], "shape.json"));
      element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, as);
    await page.locator(`[data-body="${as === "text" ? 9 : 10}"]`).waitFor();
  }
  await leave(visited);
});

test("examples of the catalogue are shown, and parted", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  await page.locator("[data-examples]").selectOption("circle, box");
  await page.locator("[data-example]").waitFor();
  expect(await relation(page)).toBe("touching");
  await page.locator("[data-example]").selectOption("1");
  expect(await relation(page)).toBe("disjoint");
  await press(page, '[data-body="1"]', "Shift+ArrowLeft", 3);
  const moved = await text(page, "[data-snippet]");
  await page.locator("[data-again]").click();
  expect(await text(page, "[data-snippet]")).not.toBe(moved);
  await page.locator("[data-question]").selectOption("distance");
  expect(Number(await text(page, "[data-answer] strong"))).toBeGreaterThan(0);
  await page.locator("[data-examples]").selectOption("box, box");
  await page.locator("[data-question]").selectOption("contact");
  expect(await page.locator(".marks circle").count()).toBeGreaterThan(0);
  await leave(visited);
});

test("SVG and JSON are saved", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  const saved = async (button: string): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator(button).click()]);
    return readFileSync(await download.path(), "utf8");
  };
  expect(await saved("[data-svg]")).toMatch(/^<svg/);
  const figure = await saved("[data-figure-svg]");
  expect(figure).toMatch(/^<svg/);
  expect(figure).not.toMatch(/class=|data-|tabindex|var\(|https?:\/\/(?!www\.w3\.org)/);
  expect(figure.match(/<path/g)?.length).toBeGreaterThanOrEqual(6);
  expect(
    await page.evaluate(
      (file) => new DOMParser().parseFromString(file, "image/svg+xml").querySelector("parsererror")?.textContent,
      figure,
    ),
  ).toBeUndefined();
  const scene = JSON.parse(await saved("[data-json]"));
  expect(scene.shapes[0].shape).toEqual({ kind: "circle", x: 8, y: 9, radius: 5 });
  // And what was saved can be taken over again.
  await page.locator("[data-delete]").click();
  await page.locator("[data-import]").fill(JSON.stringify(scene));
  await page.locator("[data-take]").click();
  expect(await page.locator("[data-body]").count()).toBe(4);
  await leave(visited);
});
