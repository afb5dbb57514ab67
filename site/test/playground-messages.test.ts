/** What the playground says: of what goes wrong, where it can be seen; and the answer, to who listens. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { inBothLanguages } from "./lib/languages.js";
import { leave, message, press, text, useBrowser, visit } from "./lib/pages.js";
import { link, SCENE } from "./lib/scene.js";

useBrowser();

/** The height of the bar at the top. */
const BAR = 64;
/** Whether what is said is in sight. */
function inSight(page: Page): Promise<boolean> {
  return page.locator("[data-message]:not(:empty)").evaluate((line, bar) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top >= bar && bottom <= innerHeight;
  }, BAR);
}

inBothLanguages(
  "a shape that cannot be doubled stays alone, and it is said why, in sight of a phone",
  async ({ root, say }) => {
    const visited = await visit(`${root}playground.html`, { width: 390 });
    const { page } = visited;
    await page.locator("[data-import]").fill("POLYGON ((0 0, 1e-20 0, 0 1e-20, 0 0))");
    await page.locator("[data-take]").click();
    expect(await message(page)).toBe(say("Taken over.", "取り込みました。"));
    expect(await inSight(page)).toBe(true);
    await page.getByRole("button", { name: say("Duplicate", "複製") }).click();
    expect(await message(page)).toContain(say("rounding", "倍精度"));
    expect(await inSight(page)).toBe(true);
    expect(await page.locator("[data-body]").count()).toBe(5);
    await leave(visited);
  },
);

inBothLanguages(
  "what is wrong with a number is said beside it, and no longer when another shape is picked",
  async ({ root, say }) => {
    const visited = await visit(`${root}playground.html`, { width: 390 });
    const { page } = visited;
    await page.locator('[data-field="x"]').fill("abc");
    await page.locator('[data-field="x"]').press("Enter");
    expect(await message(page)).toContain(say("a number is wanted", "数を書いてください"));
    expect(await inSight(page)).toBe(true);
    await page.locator('[data-body="3"]').focus();
    expect(await message(page)).toBe("");
    await leave(visited);
  },
);

inBothLanguages(
  "what is said goes when something is done, another shape is picked or a good link is opened",
  async ({ root, say }) => {
    const visited = await visit(`${root}playground.html#s=x`);
    const { page } = visited;
    const bad = say("This link holds no scene", "このリンクからは読み取れません");
    await expect.poll(() => message(page)).toContain(bad);
    await page.locator("[data-add=circle]").click();
    expect(await message(page)).toBe("");
    await page.locator("[data-import]").fill("nonsense");
    for (const [step, away] of Object.entries({
      "another shape is picked": () => page.locator('[data-body="3"]').focus(),
      "something is done": () => page.locator("[data-json]").click(),
      "a good link is opened": () => page.evaluate((hash) => location.assign(hash), link(SCENE)),
    })) {
      await page.locator("[data-take]").click();
      expect(await message(page)).toContain(say("Not taken over", "取り込めません"));
      await away();
      await expect.poll(() => message(page), { message: step }).toBe("");
    }
    await leave(visited);
  },
);

inBothLanguages("what does not come from a server that has stopped is told", async ({ root, say }) => {
  const visited = await visit(`${root}playground.html`, { width: 390 });
  const { page, problems } = visited;
  await page.context().setOffline(true);
  const told = say("Is its server still running?", "サーバー");
  await page.locator("[data-examples]").selectOption("circle, box");
  await expect.poll(() => message(page)).toContain(told);
  expect(await page.locator("[data-examples]").inputValue()).toBe("");
  expect(await inSight(page)).toBe(true);
  await page.locator("[data-share]").click();
  await expect.poll(() => text(page, ".right [data-message]")).toContain(told);
  // Told where it was asked for, it is not told twice.
  expect(await page.locator("[role=alert]").count()).toBe(0);
  await page.locator(".VPNavBarSearch button").first().click();
  await expect.poll(() => text(page, "[role=alert]")).toContain(told);
  await page.locator("[role=alert] button").click();
  expect(await page.locator("[role=alert]").count()).toBe(0);
  await page.context().setOffline(false);
  await press(page, '[data-body="1"]', "ArrowLeft");
  await expect.poll(() => message(page)).toBe("");
  expect(problems.filter((problem) => problem.startsWith("error:"))).toEqual([]);
  await page.context().close();
});

inBothLanguages("the answer is said aloud when it stays, not while it changes", async ({ root, say }) => {
  const visited = await visit(`${root}playground.html${link({ ...SCENE, question: "relate" })}`);
  const { page } = visited;
  const spoken = () => page.locator("[data-spoken]").innerText();
  expect(await page.locator("[data-relation][role]").count()).toBe(0);
  await page.locator('[data-body="2"]').waitFor();
  const heard: string[] = [];
  await page.exposeFunction("hear", (words: string) => heard.push(words));
  await page.evaluate(() => {
    const region = document.querySelector("[data-spoken]") as HTMLElement;
    const { hear } = globalThis as unknown as { hear: (words: string) => void };
    new MutationObserver(() => hear(region.innerText)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await press(page, '[data-body="2"]', "ArrowLeft", 2);
  await press(page, '[data-body="2"]', "ArrowRight", 4);
  await expect.poll(spoken).toBe(say("disjoint; counts as a miss", "離れている。扱い：外れ"));
  expect(heard.length).toBeLessThanOrEqual(2);
  await leave(visited);
});

inBothLanguages("a link that is cut off within a %xx is told as none of ours", async ({ root, say }) => {
  const visited = await visit(`${root}playground.html#s=%E0%A4%A`);
  const { page } = visited;
  const bad = say("This link holds no scene", "このリンクからは読み取れません");
  await expect.poll(() => message(page)).toContain(bad);
  await page.locator("[data-add=circle]").click();
  expect(await message(page)).toBe("");
  await page.evaluate(() => location.assign("#s=%E0%A4%"));
  await expect.poll(() => message(page)).toContain(bad);
  await leave(visited);
});
