/** What a figure shows stays as the reader left it, in the other language and behind another page. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ENGLISH, inBothLanguages, JAPANESE, type Language } from "./lib/languages.js";
import { leave, press, useBrowser, visit } from "./lib/pages.js";

useBrowser();

interface Figure {
  readonly path: string;
  readonly change: (page: Page) => Promise<void>;
  /** What of it says how the reader left it, whatever the language. */
  readonly seen: (page: Page) => Promise<unknown>;
}

const attributes = (page: Page, selector: string, name: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((all, attribute) => all.map((each) => each.getAttribute(attribute)), name);
const bodies = (page: Page): Promise<(string | null)[]> => attributes(page, ".body", "d");
const pressed = (page: Page): Promise<(string | null)[]> => attributes(page, "[aria-pressed=true]", "data-choice");
const values = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
const left = (page: Page): Promise<void> => press(page, '[data-body="b"]', "ArrowLeft", 3);

const FIGURES: readonly Figure[] = [
  { path: "", change: left, seen: bodies },
  {
    path: "lessons/1-intervals.html",
    change: (page) => press(page, '[data-body="b"]', "ArrowLeft", 2),
    seen: (page) => Promise.all([attributes(page, ".bar", "x1"), page.locator(".names .been").allInnerTexts()]),
  },
  { path: "lessons/2-boxes.html", change: left, seen: bodies },
  {
    path: "lessons/3-centers.html",
    change: async (page) => {
      await left(page);
      await page.locator("[data-preset='1.3']").click();
    },
    seen: async (page) => [await bodies(page), await values(page, "[data-end]")],
  },
  {
    path: "lessons/4-touching.html",
    change: (page) => page.locator("[data-choice=tee]").click(),
    seen: async (page) => [await bodies(page), await pressed(page)],
  },
  {
    path: "lessons/5-segments.html",
    change: async (page) => {
      await left(page);
      await page.locator("[data-choice='segments/hantei-intersects']").click();
      await page.locator(".map canvas").press("ArrowUp");
    },
    seen: async (page) => [await bodies(page), await pressed(page), await attributes(page, ".cursor rect", "y")],
  },
  {
    path: "lessons/6-circle-box.html",
    change: async (page) => {
      await left(page);
      await press(page, '[data-body="a"]', "ArrowDown", 2);
      await page.locator("[data-choice='circle-box/by-gaps']").click();
    },
    // The lines of answers are of the shapes that are shown.
    seen: async (page) => [
      await bodies(page),
      await pressed(page),
      await page.locator("table.lines .quiet").evaluateAll((all) => all.map((each) => each.textContent?.match(/\d+/g))),
    ],
  },
  {
    path: "lessons/7-boxes-3d.html",
    change: async (page) => {
      await page.locator("[data-axis=y]").fill("-3");
      await press(page, "svg.space", "ArrowRight", 3);
    },
    seen: async (page) => [await attributes(page, ".edge3", "d"), await values(page, "[data-axis]")],
  },
  {
    path: "lessons/8-many.html",
    change: async (page) => {
      await page.locator(".slider input").fill("50");
      await page.locator("[data-choice=cells]").click();
      await press(page, "[data-chosen]", "PageDown", 2);
      await page.keyboard.press("ArrowUp");
    },
    seen: async (page) => [await attributes(page, ".many", "class"), await attributes(page, ".many", "y")],
  },
  {
    path: "lessons/9-fast.html",
    change: async (page) => {
      await left(page);
      await page.locator("[data-speed]").fill("6");
      await page.locator("input[type=range]").last().fill("1.5");
    },
    seen: async (page) => [await bodies(page), await values(page, "input[type=range]")],
  },
  {
    path: "stress.html",
    change: async (page) => {
      await page.locator("[data-kind=circles]").click();
      await page.getByRole("button", { name: "1,000", exact: true }).click();
    },
    seen: (page) =>
      page
        .locator(".stress button")
        .evaluateAll((all) => all.map((each) => each.getAttribute("aria-pressed") === "true")),
  },
  {
    path: "bench.html",
    change: async (page) => {
      await page.getByRole("button", { name: "1,000,000", exact: true }).click();
      await page.locator("[data-run]").click();
      await page.locator(".chart").waitFor();
    },
    seen: async (page) => [
      await page.locator(".results td").allInnerTexts(),
      await page.locator("progress").evaluate((progress) => (progress as HTMLProgressElement).value),
    ],
  },
];

/** Goes to the other language by the bar at the top. */
async function toOther(page: Page, { root, say }: Language, path: string): Promise<void> {
  await page.locator(".VPNavBarTranslations button").hover();
  await page.locator(".VPNavBarTranslations a", { hasText: say("日本語", "English") }).click();
  await page.waitForURL(`**/some/folder/${root === "" ? "ja/" : ""}${path}`);
  await page.locator(`html[lang=${say("ja", "en")}]`).waitFor();
  await page.locator(".stage, .bench").first().waitFor();
}

// Both ways between the languages are gone by turns: a visit to each page in each would tell nothing more.
test.each(FIGURES.map((figure, index) => ({ ...figure, language: index % 2 === 0 ? ENGLISH : JAPANESE })))(
  "in the other language the figures of /$language.root$path are as they were left, and from the start when loaded anew",
  async ({ path, change, seen, language }) => {
    const visited = await visit(language.root + path, { motion: false });
    const { page } = visited;
    const start = await seen(page);
    await change(page);
    const leftAs = await seen(page);
    expect(leftAs).not.toEqual(start);
    await toOther(page, language, path);
    await expect.poll(() => seen(page)).toEqual(leftAs);
    await page.reload();
    await page.waitForFunction(() => "__vue_app__" in (document.querySelector("#app") ?? {}));
    await expect.poll(() => seen(page)).toEqual(start);
    await leave(visited);
  },
);

inBothLanguages(
  "who let the bodies run, or made them stand still, finds them so in the other language",
  async (language) => {
    const frames = async (page: Page) => Number(await page.locator("[data-stress]").getAttribute("data-frames"));
    for (const motion of [true, false]) {
      const visited = await visit(`${language.root}stress.html`, { motion });
      const { page } = visited;
      await expect.poll(() => frames(page)).toBeGreaterThan(0);
      await page.locator("[data-toggle]").click();
      await toOther(page, language, "stress.html");
      await expect.poll(() => frames(page)).toBeGreaterThan(motion ? 0 : 3);
      if (motion) {
        await page.waitForTimeout(500);
        expect(await frames(page)).toBe(1);
      }
      await leave(visited);
    }
  },
);

inBothLanguages("a lesson that is come back to is as it was left, too", async ({ root, say }) => {
  const visited = await visit(`${root}lessons/2-boxes.html`);
  const { page } = visited;
  await left(page);
  const leftAs = await bodies(page);
  await page.locator(".pager-link.next").click();
  await page.waitForURL("**/lessons/3-centers.html");
  await page.getByText(say("Two distances", "2 つの距離")).waitFor();
  await page.goBack();
  await page.waitForURL("**/lessons/2-boxes.html");
  await expect.poll(() => bodies(page)).toEqual(leftAs);
  await leave(visited);
});
