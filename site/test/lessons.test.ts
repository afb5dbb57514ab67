import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { drag, leave, press, relation, useBrowser, visit } from "./lib/pages.js";

useBrowser();

const text = (page: Page, selector: string): Promise<string> => page.locator(selector).first().innerText();

/** Pixels of one unit of a figure `units` wide. */
async function unit(page: Page, units: number): Promise<number> {
  const box = await page.locator(".stage").first().boundingBox();
  return (box?.width ?? 0) / units;
}

/** The names in a figure that lie within its frame. */
function namesWithin(page: Page, selector: string): Promise<(string | null)[]> {
  return page.locator(selector).evaluate((figure) => {
    const frame = figure.getBoundingClientRect();
    return Array.from(figure.querySelectorAll("text"))
      .filter((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      })
      .map(({ textContent }) => textContent);
  });
}

describe.each([
  ["en", ""],
  ["ja", "ja/"],
] as const)("%s", (lang, root) => {
  const say = (en: string, ja: string): string => (lang === "en" ? en : ja);
  const lesson = async (name: string, steps: (page: Page) => Promise<void>): Promise<void> => {
    const visited = await visit(`${root}lessons/${name}.html`);
    await steps(visited.page);
    await leave(visited);
  };

  test("1: slots are dragged from overlapping to meeting to before, with pointer and keys", () =>
    lesson("1-intervals", async (page) => {
      expect(await relation(page)).toBe("overlapping");
      expect(await text(page, "[data-allen]")).toBe("overlaps");
      await page.locator(".step").first().hover();
      expect(await text(page, ".step.active")).toContain("a.end < b.start");
      expect(await page.locator(".marks line").count()).toBe(2);
      await press(page, '[data-handle="a end"]', "ArrowLeft", 2);
      expect(await relation(page)).toBe("touching");
      expect(await text(page, "[data-allen]")).toBe("meets");
      expect(await text(page, ".verdict")).toContain(say("no conflict", "重ならない"));
      await drag(page, '[data-body="b"]', 60, 0);
      expect(await relation(page)).toBe("disjoint");
      expect(await text(page, "[data-allen]")).toBe("before");
      expect(await page.locator(".six .holds").count()).toBe(1);
    }));

  test("2: boxes are dragged apart and back to touch; comparisons are counted and light up", () =>
    lesson("2-boxes", async (page) => {
      expect(await relation(page)).toBe("overlapping");
      expect(await text(page, "[data-counted]")).toContain(say("after 4 comparisons", "比較 4 回"));
      const one = await unit(page, 16);
      await drag(page, '[data-body="b"]', 5 * one, 0);
      expect(await relation(page)).toBe("disjoint");
      expect(await text(page, "[data-counted]")).toContain(say("after 1 comparison ", "比較 1 回"));
      await press(page, '[data-body="b"]', "ArrowLeft", 2);
      expect(await relation(page)).toBe("touching");
      await page.locator(".step").first().hover();
      expect(await page.locator(".marks line").count()).toBe(2);
      expect(await text(page, ".steps .meaning")).toContain(say("does not end", "終わらない"));
    }));

  test("3: the doubles for which the formulas differ are found", () =>
    lesson("3-centers", async (page) => {
      const one = await unit(page, 16);
      await drag(page, '[data-body="b"]', 4 * one, 0);
      expect(await relation(page)).toBe("disjoint");
      await page.locator('[data-end="E2"]').fill("1.3");
      await page.locator('[data-end="E2"]').press("Enter");
      expect(await page.locator(".hunt .wrong").count()).toBeGreaterThan(0);
      expect(await text(page, "[data-found]")).toContain(say("Found one", "見つかりました"));
      await press(page, '[data-end="S2"]', "ArrowUp");
      expect(await page.locator('[data-end="S2"]').inputValue()).toBe("1.0000000000000002");
    }));

  test("4: each way to touch, and one step to either side", () =>
    lesson("4-touching", async (page) => {
      for (const preset of ["edge", "corner", "round", "tee", "line", "point"]) {
        await page.locator(`[data-choice="${preset}"]`).click();
        expect(await relation(page), preset).toBe("touching");
      }
      await page.locator('[data-choice="chain"]').click();
      expect(await relation(page)).toBe("overlapping");
      await page.locator('[data-choice="edge"]').click();
      await press(page, '[data-body="b"]', "ArrowLeft");
      expect(await relation(page)).toBe("overlapping");
      await press(page, '[data-body="b"]', "ArrowRight", 2);
      expect(await relation(page)).toBe("disjoint");
      const one = await unit(page, 15);
      await drag(page, '[data-body="b"]', -0.5 * one, 0);
      expect(await relation(page)).toBe("touching");
    }));

  test("5: collinear segments apart fool Luna's test, and the map shows where rounding does", () =>
    lesson("5-segments", async (page) => {
      expect(await relation(page)).toBe("overlapping");
      await page.locator('[data-choice="apart"]').click();
      expect(await relation(page)).toBe("disjoint");
      expect(await page.locator(".wrong .answer").first().innerText()).toContain(say("wrong", "誤り"));
      await page.locator('[data-choice="cross"]').click();
      const one = await unit(page, 11);
      await drag(page, '[data-handle="b 2"]', -4 * one, -3 * one);
      expect(await relation(page)).toBe("disjoint");
      expect(await text(page, "[data-wrong]")).not.toMatch(/^0 |のうち 0 個/);
      await page.locator('[data-choice="segments/hantei-intersects"]').click();
      expect(await text(page, "[data-wrong]")).toMatch(lang === "en" ? /^0 of/ : /のうち 0 個/);
      await press(page, ".sign-map canvas", "ArrowUp", 2);
      expect(await text(page, ".sign-map .readout")).toContain("0.5");
    }));

  test("6: the two forms disagree where the circle touches a side", () =>
    lesson("6-circle-box", async (page) => {
      expect(await relation(page)).toBe("disjoint");
      const one = await unit(page, 17);
      // From (7, 6) to (7.5, 2): 2.5 right of the box's side.
      await drag(page, '[data-body="a"]', 0.5 * one, 4 * one);
      expect(await relation(page)).toBe("touching");
      expect(await page.locator("[data-disagree]").count()).toBe(1);
      await press(page, '[data-body="a"]', "ArrowLeft");
      expect(await relation(page)).toBe("overlapping");
      await page.locator('[data-choice="circle-box/miss-if"]').click();
      const dark = await page.locator(".map canvas").evaluate((canvas: HTMLCanvasElement) => {
        const { data } = (canvas.getContext("2d") as CanvasRenderingContext2D).getImageData(2, 2, 1, 1);
        return data[0];
      });
      expect(dark).toBeGreaterThan(200);
    }));

  test("7: boxes in space part on one axis, and the view turns", () =>
    lesson("7-boxes-3d", async (page) => {
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
    }));

  test("8: candidates shrink, and the colliding pairs stay the same", () =>
    lesson("8-many", async (page) => {
      const number = async (): Promise<number> =>
        Number((await text(page, "[data-candidates]")).replace(/[^\d]*([\d,]+).*/s, "$1").replaceAll(",", ""));
      const hits = await text(page, "[data-hits]");
      expect(await number()).toBe(12_720);
      await page.locator('[data-choice="rows"]').click();
      const rows = await number();
      await page.locator('[data-choice="cells"]').click();
      const cells = await number();
      expect(rows).toBeLessThan(12_720 / 2);
      expect(cells).toBeLessThan(rows / 3);
      expect(await text(page, "[data-hits]")).toBe(hits);
      await drag(page, "[data-chosen]", 90, 40);
      await press(page, "[data-chosen]", "ArrowLeft");
    }));

  test("9: a fast box flies through the wall, and the swept test sees it", () =>
    lesson("9-fast", async (page) => {
      await page.locator("[data-speed]").fill("3");
      expect(await text(page, "[data-swept]")).toMatch(/2\.333/);
      await page.locator("[data-speed]").fill("5");
      expect(await text(page, "[data-fast]")).toContain(say("flies through", "すり抜け"));
      const one = await unit(page, 16);
      await drag(page, '[data-body="b"]', 0, -8 * one);
      expect(await text(page, "[data-swept]")).toContain(say("a miss", "外れ"));
    }));

  test("1: slots always have a length, and their labels stay within the frame of a phone", () =>
    lesson("1-intervals", async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await press(page, '[data-handle="a end"]', "ArrowLeft", 20);
      expect(await page.locator(".tone-a text").textContent()).toBe("1: 10:00–10:30");
      await press(page, '[data-handle="b start"]', "ArrowRight", 20);
      expect(await page.locator(".tone-b text").textContent()).toBe("2: 16:30–17:00");
      expect(await page.locator(".six .holds").count()).toBe(1);
      await press(page, '[data-body="a"]', "ArrowLeft", 20);
      await press(page, '[data-body="b"]', "ArrowRight", 20);
      expect(await namesWithin(page, ".stage svg")).toEqual(expect.arrayContaining(["1: 9:00–9:30", "2: 18:30–19:00"]));
      expect(await page.locator('[data-handle="a end"]').getAttribute("aria-label")).toBe(
        say("slot 1, end, 9:30", "時間帯 1、終了、9:30"),
      );
    }));

  test("3: numbers near the ends of the doubles are told: overflows, and roundings however small", () =>
    lesson("3-centers", async (page) => {
      const set = async (end: string, value: string): Promise<void> => {
        await page.locator(`[data-end="${end}"]`).fill(value);
        await page.locator(`[data-end="${end}"]`).press("Enter");
      };
      const roundings = (): Promise<string[]> => page.locator("[data-rounding]").allInnerTexts();
      await set("E2", "1e308");
      await set("S2", "-1e308");
      expect(await roundings()).toContain(say("overflow", "オーバーフロー"));
      expect(await page.locator(".hunt").innerText()).not.toMatch(/NaN|−Infinity|-\d/);
      // What is written below is the rest to the nearest tenth; ten times this would be rounded.
      await set("E2", "1000000000000000.1");
      expect((await page.locator("#ulp-E2 ~ .rest").innerText()).trim()).toBe("");
      await set("S2", "1e-320");
      await set("E2", "1e-300");
      expect((await roundings()).filter((each) => each !== "0")).not.toEqual([]);
      expect(await page.locator(".hunt").innerText()).not.toMatch(/NaN|[+−]0\.00e|-\d/);
      for (const row of await page.locator(".trace tr.rounded").allInnerTexts()) expect(row).not.toMatch(/\t0$/);
    }));

  test.each(["4-touching", "5-segments"])("%s: a preset can be chosen again once the figure was changed", (name) =>
    lesson(name, async (page) => {
      const preset = page.locator('[data-choice="tee"]');
      await preset.click();
      expect(await preset.getAttribute("aria-pressed")).toBe("true");
      await press(page, '[data-body="b"]', "ArrowUp", 2);
      expect(await preset.getAttribute("aria-pressed")).toBe("false");
      expect(await relation(page)).toBe("disjoint");
      await preset.click();
      expect(await preset.getAttribute("aria-pressed")).toBe("true");
      expect(await relation(page)).toBe("touching");
    }),
  );

  test("6: the map's words are true by day and by night", () =>
    lesson("6-circle-box", async (page) => {
      expect(await text(page, "[data-scale]")).toMatch(/0[\s\S]*40/);
      expect(await page.locator("main").innerHTML()).not.toMatch(
        /\bdark(?:er|est)\b|\blighter\b|\blightest\b|濃[いさ]|薄い/,
      );
    }));

  test("8: one pair collides, two collide", () =>
    lesson("8-many", async (page) => {
      await page.locator(".slider input").fill("10");
      expect(await text(page, "[data-hits]")).toBe(say("1 pair collides", "衝突 1 組"));
    }));

  test("9: a corner that is dragged far off moves no other", () =>
    lesson("9-fast", async (page) => {
      const place = (corner: string) => page.locator(`[data-handle="b ${corner}"]`).getAttribute("aria-label");
      const before = await place("minX minY");
      await drag(page, '[data-handle="b maxX maxY"]', 2000, -40);
      expect(await place("minX minY")).toBe(before);
      await drag(page, '[data-handle="b maxX maxY"]', -60, -2000);
      expect(await place("minX minY")).toBe(before);
    }));

  test("9: what is moved away stays in sight, with its name", () =>
    lesson("9-fast", async (page) => {
      for (const [body, key] of [
        ["a", "Shift+ArrowLeft"],
        ["a", "Shift+ArrowUp"],
        ["b", "Shift+ArrowRight"],
        ["b", "Shift+ArrowDown"],
      ] as const) {
        await press(page, `[data-body="${body}"]`, key, 6);
        expect(await namesWithin(page, ".stage svg"), key).toEqual(["A", "B"]);
        const boxes = await page.locator(".stage").evaluate((stage) => {
          const frame = stage.getBoundingClientRect();
          return Array.from(stage.querySelectorAll(".shape .edge"), (edge) => {
            const { left, right, top, bottom } = edge.getBoundingClientRect();
            return right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
          });
        });
        expect(boxes, key).toEqual([true, true]);
      }
    }));
});

test("in a figure where shapes can leave, a name leaves with its box", async () => {
  const visited = await visit("lessons/6-circle-box.html");
  await press(visited.page, '[data-body="b"]', "Shift+ArrowLeft", 4);
  expect(await visited.page.locator(".stage text.name").allTextContents()).toEqual(["A"]);
  await leave(visited);
});
