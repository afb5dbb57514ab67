import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inBothLanguages } from "./lib/languages.js";
import { drag, leave, message, press, relation, text, useBrowser, visit } from "./lib/pages.js";
import { link, SCENE } from "./lib/scene.js";

useBrowser();

inBothLanguages("shapes are added, dragged, turned, undone and redone", async ({ root, say }) => {
  const visited = await visit(`${root}playground.html`);
  const { page } = visited;
  expect(await relation(page)).toBe("touching");
  expect(await text(page, "[data-answer]")).toContain(say("a hit", "当たり"));
  await page.locator("[data-touching]").click();
  await expect.poll(() => text(page, "[data-answer]")).toContain(say("a miss", "外れ"));
  await press(page, '[data-body="1"]', "ArrowLeft");
  expect(await relation(page)).toBe("overlapping");
  await page.locator("[data-undo]").click();
  expect(await relation(page)).toBe("touching");
  await page.locator("[data-redo]").click();
  expect(await relation(page)).toBe("overlapping");
  await drag(page, '[data-body="1"]', 150, -60);
  expect(await relation(page)).toBe("disjoint");
  for (const kind of ["point", "segment", "box", "circle", "capsule", "polygon", "polyline"]) {
    await page.locator(`[data-add="${kind}"]`).click();
  }
  expect(await page.locator("[data-body]").count()).toBe(11);
  await page.locator('[data-pair="b"]').selectOption("7");
  await page.locator('[data-as="b"]').waitFor();
  await page.keyboard.press("Control+z");
  await page.locator("[data-delete]").click();
  expect(await page.locator("[data-body]").count()).toBe(10);
  await leave(visited);
});

inBothLanguages("every question is answered, and steps light up on the figure", async ({ root, say }) => {
  const visited = await visit(`${root}playground.html${link(SCENE)}`);
  const { page } = visited;
  await page.locator('[data-body="2"]').waitFor();
  expect(await relation(page)).toBe("touching");
  const yes = say("yes", "はい");
  const no = say("no", "いいえ");
  for (const [question, answer] of [
    ["intersects", yes],
    ["overlaps", no],
    ["touches", yes],
    ["contains", yes],
    ["containsStrict", no],
    ["distance", "0"],
  ] as const) {
    await page.locator("[data-question]").selectOption(question);
    expect(await text(page, "[data-answer] strong"), question).toBe(answer);
  }
  await page.locator(".step").first().hover();
  expect(await page.locator(".step.active").count()).toBe(1);
  expect(await page.locator(".marks > *").count()).toBeGreaterThan(0);
  expect(await text(page, "[data-snippet]")).toContain("console.log(distance(a, b));");
  await leave(visited);
});

/** What stands behind `const b =` in the code. */
async function codeOfB(page: Page): Promise<string> {
  return /const b = (.*);/.exec(await text(page, "[data-snippet]"))?.[1] ?? "";
}

test("any kind is added, dragged, resized and turned, by pointer and by keys", async () => {
  const alone = { ...SCENE, shapes: [{ id: 1, shape: { kind: "point", x: -0.5, y: 4.5 } }], b: 1 };
  const visited = await visit(`playground.html${link(alone)}`);
  const { page } = visited;
  await page.locator('[data-body="1"]').waitFor();
  for (const kind of ["point", "segment", "box", "circle", "capsule", "polygon", "polyline"]) {
    await page.locator(`[data-add="${kind}"]`).click();
    const made = await codeOfB(page);
    expect(made, kind).toMatch(new RegExp(`^${kind}\\(`));
    const changes = async (what: string, change: () => Promise<void>): Promise<void> => {
      const before = await codeOfB(page);
      await change();
      expect(await codeOfB(page), `${kind} ${what}`).not.toBe(before);
    };
    await changes("dragged", () =>
      drag(page, '[data-body="2"]', 137, -71, kind === "polygon" ? [0.25, 0.75] : undefined),
    );
    await changes("by keys", () => press(page, '[data-body="2"]', "ArrowDown"));
    // Snapped: a whole number of units of the grid.
    if (kind === "box") expect(await codeOfB(page)).toMatch(/^box\((?:-?\d+(?:, )?){4}\)$/);
    const turns = kind !== "point" && kind !== "circle";
    if (kind !== "point") {
      await changes("resized", () => press(page, '[data-handle^="2 "]', "ArrowLeft"));
      await changes("resized by pointer", () => drag(page, '[data-handle^="2 "]', 61, 8));
    }
    expect(await page.locator("[data-turn-handle]").count()).toBe(turns ? 1 : 0);
    expect(await page.locator("[data-turn]").isDisabled(), kind).toBe(!turns);
    if (turns) {
      const before = await codeOfB(page);
      await changes("turned", () => press(page, "[data-turn-handle]", "ArrowLeft"));
      if (kind === "box") expect(await codeOfB(page)).toMatch(/^polygon/);
      await press(page, "[data-turn-handle]", "ArrowRight", 2);
      await page.locator("[data-undo]").click();
      await page.locator("[data-undo]").click();
      await page.locator("[data-undo]").click();
      expect(await codeOfB(page)).toBe(before);
    }
    await page.locator("[data-delete]").click();
  }
  await leave(visited);
});

test.each([
  ["a half-plane", { kind: "box", minX: "-Infinity", minY: "-Infinity", maxX: 2, maxY: "Infinity" }],
  ["the whole plane", { kind: "box", minX: "-Infinity", minY: "-Infinity", maxX: "Infinity", maxY: "Infinity" }],
  ["as far as doubles go", { kind: "segment", x1: -1e308, y1: 1, x2: 1e308, y2: 1.5e308 }],
] as const)("%s is asked everything without an error, and can be moved", async (name, shape) => {
  const scene = {
    ...SCENE,
    shapes: [
      { id: 1, shape },
      { id: 2, shape: { kind: "circle", x: 5, y: 2, radius: 1 } },
    ],
    arrow: { x: 1e308, y: 0, dx: 1e308, dy: 1 },
  };
  const visited = await visit(`playground.html${link(scene)}`);
  const { page } = visited;
  await page.locator('[data-body="2"]').waitFor();
  for (const question of ["distance", "contact", "castRay", "castShape"]) {
    await page.locator("[data-question]").selectOption(question);
    expect((await text(page, "[data-answer] strong")).length, question).toBeGreaterThan(0);
  }
  if (name === "a half-plane") {
    await page.locator("[data-turn]").click();
    expect(await message(page)).toContain("without bounds");
    const stage = page.locator(".stage").first();
    await stage.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await stage.boundingBox();
    const unit = (box?.width ?? 0) / 9;
    await page.mouse.move((box?.x ?? 0) + unit, (box?.y ?? 0) + unit);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 2 * unit, (box?.y ?? 0) + unit, { steps: 3 });
    await page.mouse.up();
    expect(await text(page, "[data-snippet]")).toContain("const a = box(-Infinity, -Infinity, 3, Infinity);");
  } else await press(page, '[data-body="1"]', "ArrowUp");
  await leave(visited);
});

test("a box turned a quarter by its handle lies on its side, about its middle, and one undo sets it up again", async () => {
  const lying = { kind: "box", minX: 0, minY: 0, maxX: 4, maxY: 2 };
  const visited = await visit(
    `playground.html${link({ ...SCENE, shapes: [SCENE.shapes[1], { id: 7, shape: lying }], a: 2, b: 7 })}`,
  );
  const { page } = visited;
  await page.locator('[data-body="7"]').focus();
  const unit = ((await page.locator(".stage").first().boundingBox())?.width ?? 0) / 9;
  const radius = unit + 30;
  await drag(page, "[data-turn-handle] .knob", radius, radius);
  expect(await codeOfB(page)).toBe("box(1, -1, 3, 3)");
  await page.locator("[data-undo]").click();
  expect(await codeOfB(page)).toBe("box(0, 0, 4, 2)");
  await page.locator("[data-turn]").click();
  expect(await codeOfB(page)).toMatch(/^polygon\(\[0\.3/);
  await leave(visited);
});

test("what is typed in a field is taken before an arrow key goes on from it, and where it is refused, nothing moves", async () => {
  const disc = { kind: "circle", x: 5, y: 2, radius: 1 };
  const visited = await visit(
    `playground.html${link({ ...SCENE, shapes: [SCENE.shapes[0], { id: 2, shape: disc }], a: 2, b: 1 })}`,
  );
  const { page } = visited;
  await page.locator('[data-field="radius"]').waitFor();
  const press = async (name: string, typed: string, key: string): Promise<string> => {
    const field = page.locator(`[data-field="${name}"]`);
    await field.fill(typed);
    await field.press(key);
    return field.inputValue();
  };
  const radius = async (): Promise<string> =>
    /circle\(5, 2, (.*)\)/.exec(await text(page, "[data-snippet]"))?.[1] ?? "";
  expect(await press("radius", "3", "ArrowUp")).toBe("3.0000000000000004");
  expect(await radius()).toBe("3.0000000000000004");
  expect(await press("radius", "３", "Shift+ArrowDown")).toBe("2.9999999999999956");
  // Back to what was there before.
  expect(await press("radius", "2.999999999999995", "ArrowUp")).toBe("2.9999999999999956");
  for (const [typed, reason] of [
    ["-4", "radius"],
    ["abc", "a number is wanted"],
    ["Infinity", "a finite number"],
  ] as const) {
    for (const key of ["ArrowUp", "ArrowUp", "ArrowDown"]) expect(await press("radius", typed, key)).toBe(typed);
    expect(await message(page)).toContain(reason);
    expect(await radius()).toBe("2.9999999999999956");
  }
  // What is typed may be good, and what the key makes of it not.
  expect(await press("radius", "0", "ArrowDown")).toBe("-5e-324");
  expect(await message(page)).toContain("radius");
  expect(await radius()).toBe("0");
  // To leave the field is no step to undo.
  await press("radius", "7", "ArrowUp");
  await page.locator("[data-undo]").click();
  await expect.poll(radius).toBe("7");
  await page.locator("[data-undo]").click();
  await expect.poll(radius).toBe("0");
  await leave(visited);
});

test("one double decides, in a field and with arrow keys", async () => {
  const visited = await visit(`playground.html${link(SCENE)}`);
  const { page } = visited;
  await page.locator('[data-body="2"]').waitFor();
  await page.locator("[data-step]").selectOption("ulp");
  await press(page, '[data-body="2"]', "ArrowRight");
  expect(await relation(page)).toBe("disjoint");
  await press(page, '[data-body="2"]', "ArrowLeft", 2);
  expect(await relation(page)).toBe("overlapping");
  // Whoever has the focus is picked.
  expect(await page.locator('[data-field="x"]').inputValue()).toBe("3.9999999999999996");
  await page.locator('[data-body="1"]').focus();
  await page.locator('[data-field="maxX"]').press("ArrowDown");
  expect(await page.locator('[data-field="maxX"]').inputValue()).toBe("3.9999999999999996");
  expect(await relation(page)).toBe("touching");
  await page.locator('[data-field="maxX"]').fill("-1");
  await page.locator('[data-field="maxX"]').press("Enter");
  expect(await message(page)).toContain("maxX");
  await leave(visited);
});
