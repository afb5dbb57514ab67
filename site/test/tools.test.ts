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
    expect(await text(page, "[data-message]")).toContain("without bounds");
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

describe.each([
  ["en", ""],
  ["ja", "ja/"],
] as const)("numbers of the playground, %s", (lang, root) => {
  test("distance, nearest points, contact, rays and ways are answered, drawn and told", async () => {
    const say = (en: string, ja: string): string => (lang === "en" ? en : ja);
    const visited = await visit(
      `${root}playground.html${link({
        ...SCENE,
        shapes: [SCENE.shapes[0], { id: 2, shape: { kind: "circle", x: 9, y: 2, radius: 1 } }],
        arrow: { x: -2, y: 2, dx: 4, dy: 0 },
        window: { minX: -4, minY: -4, maxX: 14, maxY: 8 },
      })}`,
    );
    const { page } = visited;
    await page.locator('[data-body="2"]').waitFor();
    const ask = (question: string) => page.locator("[data-question]").selectOption(question);
    const answer = () => text(page, "[data-answer] strong");
    const finding = (name: string) => page.locator(`[data-finding="${name}"]`);
    const value = (name: string): Promise<string> => finding(name).locator(".numbers").innerText();
    const unit = ((await page.locator(".stage").first().boundingBox())?.width ?? 0) / 18;

    await ask("distance");
    expect(await answer()).toBe("4");
    await ask("closestPoints");
    expect(await value("closestPoints(a, b).a")).toBe("(4, 2)");
    expect(await value("closestPoints(a, b).b")).toBe("(8, 2)");
    expect(await page.locator(".marks > *").count()).toBe(3);
    await finding("closestPoints(a, b).a").hover();
    expect(await page.locator(".marks > *").count()).toBe(1);
    expect(await text(page, ".findings .meaning")).toContain(say("nearest to B", "B にいちばん近い"));

    await ask("contact");
    expect(await value("hit.depth")).toBe("-4");
    await drag(page, '[data-body="2"]', -4.5 * unit, 0, [0.5, 0.2]);
    // Half a unit is no place on a grid of 1: it lands on 4 or 5.
    expect(await value("hit.normal")).toBe("(1, 0)");
    await press(page, '[data-body="2"]', "ArrowLeft");
    expect(await relation(page)).toBe("overlapping");
    expect(Number(await value("hit.depth"))).toBeGreaterThan(0);
    await finding("hit.depth").hover();
    expect(await text(page, ".findings .meaning")).toContain(say("no longer overlaps", "もう重ならない"));
    expect(await page.locator(".marks path.dashed").count()).toBe(1);
    // A drag is one step back, a key another.
    for (let i = 0; i < 2; i++) await page.locator("[data-undo]").click();
    expect(await value("hit.depth")).toBe("-4");

    await ask("castRay");
    expect(await answer()).toBe(say("A first", "まず A"));
    expect(await value("castRay(a, ray).fraction")).toBe("0.5");
    expect(await value("castRay(b, ray)")).toBe("undefined");
    await drag(page, '[data-arrow="tip"]', 8 * unit, 0);
    expect(await value("castRay(a, ray).normal")).toBe("(-1, 0)");
    expect(await value("castRay(b, ray).fraction")).toBe("0.8333333");
    await press(page, '[data-arrow="start"]', "ArrowRight", 4);
    expect(await value("castRay(a, ray).fraction")).toBe("0");
    await page.locator("[data-inside]").selectOption("exit");
    expect(await value("castRay(a, ray).fraction")).toBe("0.1666667");
    expect(await text(page, "[data-snippet]")).toContain('initialOverlap: "exit"');

    await ask("castShape");
    expect(await value("status")).toBe('"hit"');
    expect(await value("fraction")).toBe("0.3333333");
    expect(await value("normal")).toBe("(-1, 0)");
    await page.locator("[data-touching]").click();
    expect(await value("fraction")).toBe("0.3333333");
    expect(await text(page, "[data-snippet]")).toContain("touching: false");
    await press(page, '[data-arrow="tip"]', "Shift+ArrowUp");
    expect(await value("status")).toBe('"separated"');
    expect(await answer()).toBe(say("a free way", "通れる"));
    // All of it is in the link.
    await page.waitForTimeout(600);
    await page.reload({ waitUntil: "networkidle" });
    expect(await value("status")).toBe('"separated"');
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
  // Whoever has the focus is picked.
  expect(await page.locator('[data-field="x"]').inputValue()).toBe("3.9999999999999996");
  await page.locator('[data-body="1"]').focus();
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
    ["an arrow without direction", link({ ...SCENE, arrow: { x: 0, y: 0, dx: 0, dy: 0 } })],
    ["an arrow of words", link({ ...SCENE, arrow: { x: "0", y: 0, dx: 1, dy: 0 } })],
    ["a ray that nobody knows", link({ ...SCENE, inside: "constructor" })],
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
