import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { drag, leave, press, relation, useBrowser, type Visit, visit } from "./lib/pages.js";

useBrowser();

const text = (page: Page, selector: string): Promise<string> => page.locator(selector).first().innerText();

/** A link as the playground writes it, whatever it holds. */
function link(value: unknown): string {
  return `#s=${deflateSync(Buffer.from(JSON.stringify(value)), { level: 9 })
    .subarray(2, -4)
    .toString("base64url")}`;
}
const SCENE = {
  v: 1,
  shapes: [
    { id: 1, shape: { kind: "box", minX: 0, minY: 0, maxX: 4, maxY: 4 } },
    { id: 2, shape: { kind: "point", x: 4, y: 2 } },
  ],
  a: 1,
  b: 2,
  question: "touches",
  touching: true,
  step: "1",
  window: { minX: -1, minY: -1, maxX: 8, maxY: 5 },
};

describe.each([
  ["en", ""],
  ["ja", "ja/"],
] as const)("the playground, %s", (lang, root) => {
  const say = (en: string, ja: string): string => (lang === "en" ? en : ja);

  test("shapes are added, dragged, turned, undone and redone", async () => {
    const visited = await visit(`${root}playground.html`);
    const { page } = visited;
    expect(await relation(page)).toBe("touching");
    expect(await text(page, "[data-answer]")).toContain(say("a hit", "当たり"));
    await page.locator("[data-touching]").click();
    expect(await text(page, "[data-answer]")).toContain(say("a miss", "外れ"));
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

  test("every question is answered, and steps light up on the figure", async () => {
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
  await page.locator('[data-field="maxX"]').press("ArrowDown");
  expect(await page.locator('[data-field="maxX"]').inputValue()).toBe("3.9999999999999996");
  expect(await relation(page)).toBe("touching");
  await page.locator('[data-field="maxX"]').fill("-1");
  await page.locator('[data-field="maxX"]').press("Enter");
  expect(await text(page, "[data-message]")).toContain("maxX");
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

test("hostile links end as a sentence, and the page goes on", async () => {
  const box = SCENE.shapes[0];
  const links = [
    ["no compressed data", "#s=AAAA"],
    ["letters that base64 has not", "#s=%3Cscript%3E"],
    ["half a link", link(SCENE).slice(0, 60)],
    ["not a scene", link([1, 2, 3])],
    ["a number too large", link({ ...SCENE, window: { minX: -1e308, minY: -1e308, maxX: 1e308, maxY: 1e308 } })],
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
  ] as const;
  const refused = async ({ page }: Visit, name: string): Promise<void> => {
    await page.waitForFunction(() => document.querySelector("[data-message]")?.textContent !== "");
    expect(await text(page, "[data-message]"), name).toContain("This link holds no scene");
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
    return text(page, "[data-message]");
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
  const scene = JSON.parse(await saved("[data-json]"));
  expect(scene.shapes[0].shape).toEqual({ kind: "circle", x: 8, y: 9, radius: 5 });
  await leave(visited);
});

describe("the bench page", () => {
  test("counts the article's 2,313,804 collisions in every row", { timeout: 120_000 }, async () => {
    const visited = await visit("bench.html");
    const { page } = visited;
    await page.locator("[data-run]").click();
    await page.locator("[data-right]").waitFor({ timeout: 110_000 });
    for (const row of ["byParameters", "bySideProducts", "hantei"]) {
      expect(await text(page, `[data-row="${row}"] .collisions`)).toBe("2,313,804");
    }
    await leave(visited);
  });

  test("is canceled on the way, and shows how far it is", async () => {
    const visited = await visit("ja/bench.html");
    const { page } = visited;
    await page.locator("[data-run]").click();
    await page.waitForFunction(() => (document.querySelector("progress") as HTMLProgressElement).value > 0);
    await page.locator("[data-cancel]").click();
    expect(await text(page, "[data-state]")).toBe("中止しました。");
    expect(await page.locator("[data-run]").isEnabled()).toBe(true);
    await leave(visited);
  });
});

describe.each([
  ["with WebAssembly", false],
  ["without, as a strict policy has it", true],
] as const)("%s", (_, strict) => {
  test("the policy is what it says", async () => {
    const response = await fetch(strict ? inject("strictSite") : inject("site"));
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy.includes("'wasm-unsafe-eval'")).toBe(!strict);
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("default-src 'none'");
  });

  test("the stress scene runs, both kernels find the same pairs, and boxes and circles can be had", async () => {
    const visited = await visit("stress.html", { strict, motion: false });
    const { page } = visited;
    await page.getByRole("button", { name: "10,000", exact: true }).click();
    await page.locator("[data-toggle]").click();
    await page.waitForFunction(() => Number(document.querySelector("[data-stress]")?.getAttribute("data-frames")) > 8);
    expect(Number((await text(page, "[data-pairs]")).replaceAll(",", ""))).toBeGreaterThan(500);
    // Without WebAssembly there is nothing to compare with, and the page says so.
    if (strict) expect(await page.locator("[data-no-choice]").count()).toBe(1);
    else expect(await text(page, "[data-same]")).toBe("✓");
    await page.locator('[data-kind="circles"]').click();
    await page.waitForFunction(() => Number(document.querySelector("[data-stress]")?.getAttribute("data-frames")) > 2);
    await page.locator("[data-toggle]").click();
    // What a policy forbids is said on the console by the browser itself.
    if (strict)
      visited.problems.splice(
        0,
        visited.problems.length,
        ...visited.problems.filter((each) => !each.includes("WebAssembly")),
      );
    await leave(visited);
  });

  test("the playground and lesson 8 work", async () => {
    const visited = await visit("playground.html", { strict });
    await press(visited.page, '[data-body="1"]', "ArrowLeft");
    expect(await relation(visited.page)).toBe("overlapping");
    await leave(visited);
    const lesson = await visit("lessons/8-many.html", { strict });
    expect(await text(lesson.page, "[data-hits]")).toMatch(/^\d+ pairs/);
    if (strict)
      lesson.problems.splice(
        0,
        lesson.problems.length,
        ...lesson.problems.filter((each) => !each.includes("WebAssembly")),
      );
    await leave(lesson);
  });
});
