/** Nothing that one did is lost: not on leaving, not in the other language, not where there is no room or no link. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inBothLanguages } from "./lib/languages.js";
import { leave, message, press, useBrowser, visit } from "./lib/pages.js";
import { link, SCENE } from "./lib/scene.js";

useBrowser();

const points = (count: number): string => Array.from({ length: count }, (_, i) => `POINT (${i} 0)`).join("\n");

test("what finds no room is not said to be taken over, and stays to be shortened", async () => {
  const visited = await visit("playground.html");
  const { page } = visited;
  await page.locator("[data-import]").fill(points(58));
  await page.locator("[data-take]").click();
  expect(await message(page)).toContain("At most 60 shapes");
  expect(await page.locator("[data-import]").inputValue()).toBe(points(58));
  expect(await page.locator("[data-body]").count()).toBe(4);
  await page.locator("[data-import]").fill(points(56));
  await page.locator("[data-take]").click();
  expect(await message(page)).toBe("Taken over.");
  expect(await page.locator("[data-import]").inputValue()).toBe("");
  expect(await page.locator("[data-body]").count()).toBe(60);
  await leave(visited);
});

test("a change is kept by whoever leaves at once: by another page of the site, or by loading anew", async () => {
  const visited = await visit(`playground.html${link(SCENE)}`);
  const { page } = visited;
  const x = () => page.locator('[data-field="x"]').inputValue();
  await press(page, '[data-body="2"]', "ArrowRight");
  expect(await x()).toBe("5");
  // What writes links may still be on its way.
  await page.waitForTimeout(600);
  await press(page, '[data-body="2"]', "ArrowRight");
  await page.reload({ waitUntil: "networkidle" });
  await page.locator('[data-body="2"]').focus();
  await expect.poll(x).toBe("6");
  await press(page, '[data-body="2"]', "ArrowRight");
  await page.waitForTimeout(600);
  await press(page, '[data-body="2"]', "ArrowRight");
  await page.locator('.VPNavBarMenu a[href$="stress.html"], .VPNavBarMenu a[href$="stress"]').first().click();
  await page.locator("[data-stress]").waitFor();
  expect(page.url()).toMatch(/stress(?:\.html)?$/);
  await page.goBack();
  await page.locator('[data-body="2"]').focus();
  await expect.poll(x).toBe("8");
  await leave(visited);
});

/** As long as a busy machine may take; and what was waited for is named when it is over. */
const PATIENT = { timeout: 50_000 };

/**
 * Follows the menu's link to the other language. Whether the menu is open is the theme's matter: the link is there all the time.
 * The address is the other page's before its text is there: until then a key would go to the page that is left.
 */
async function followLanguage(page: Page, name: string, address: RegExp): Promise<void> {
  const heading = page.locator("h1");
  const left = await heading.innerText();
  const other = page.locator(".VPNavBarTranslations a", { hasText: name });
  await other.evaluate((link) => (link as unknown as { click(): void }).click());
  await expect.poll(() => page.url(), PATIENT).toMatch(address);
  await expect.poll(() => heading.innerText(), PATIENT).not.toBe(left);
}

inBothLanguages("the other language shows the same scene", async ({ root, say }) => {
  const visited = await visit(`${root}playground.html${link(SCENE)}`);
  const { page } = visited;
  const [english, japanese] = [/\/folder\/playground\.html#s=/, /\/ja\/playground\.html#s=/];
  await page.locator('[data-body="2"]').waitFor();
  await followLanguage(page, say("日本語", "English"), say(japanese, english));
  await page.locator('[data-body="2"]').focus();
  await expect.poll(() => page.locator("[data-body]").count(), PATIENT).toBe(2);
  // Read first: on a busy machine the address may follow before the press returns.
  const before = page.url();
  await press(page, '[data-body="2"]', "ArrowRight");
  await expect.poll(() => page.url(), PATIENT).not.toBe(before);
  await followLanguage(page, say("English", "日本語"), say(english, japanese));
  await page.locator('[data-body="2"]').focus();
  await expect.poll(() => page.locator('[data-field="x"]').inputValue(), PATIENT).toBe("5");
  await leave(visited);
});

inBothLanguages("in the other language, what was done can be undone and done again", async ({ root, say }) => {
  const visited = await visit(`${root}playground.html${link(SCENE)}`);
  const { page } = visited;
  const [english, japanese] = [/\/folder\/playground\.html#s=/, /\/ja\/playground\.html#s=/];
  const x = () => page.locator('[data-field="x"]').inputValue();
  await press(page, '[data-body="2"]', "ArrowRight", 2);
  await page.locator("[data-undo]").click();
  expect(await x()).toBe("5");
  const before = page.url();
  await expect.poll(() => page.url(), PATIENT).not.toBe(before);
  await followLanguage(page, say("日本語", "English"), say(japanese, english));
  // The one that was picked still is.
  expect(await x()).toBe("5");
  await page.locator("[data-redo]").click();
  await expect.poll(x).toBe("6");
  for (let i = 0; i < 2; i++) await page.locator("[data-undo]").click();
  await expect.poll(x).toBe("4");
  expect(await page.locator("[data-undo]").isDisabled()).toBe(true);
  await leave(visited);
});

test("a change is kept by whoever takes the other language at once, and one goes back to it as well", async () => {
  const visited = await visit(`playground.html${link(SCENE)}`);
  const { page } = visited;
  const x = () => page.locator('[data-field="x"]').inputValue();
  await press(page, '[data-body="2"]', "ArrowRight");
  const before = page.url();
  await expect.poll(() => page.url(), PATIENT).not.toBe(before);
  // What writes links is there now: the next change is written on leaving.
  await press(page, '[data-body="2"]', "ArrowRight");
  const stale = page.url();
  await followLanguage(page, "日本語", /\/ja\/playground\.html#s=/);
  expect(await x()).toBe("6");
  expect(new URL(page.url()).hash).not.toBe(new URL(stale).hash);
  await page.goBack();
  await page.getByRole("heading", { name: "Playground" }).waitFor();
  expect(await x()).toBe("6");
  await leave(visited);
});

test("a link to another scene shows that one, and the one that was left can be come back to", async () => {
  const visited = await visit(`playground.html${link(SCENE)}`);
  const { page } = visited;
  await page.locator('[data-body="2"]').waitFor();
  await expect.poll(() => page.locator("[data-body]").count(), PATIENT).toBe(2);
  await page.locator(".VPNavBarMenu a", { hasText: "Benchmark" }).click();
  await page.locator("[data-run]").waitFor();
  const toPlayground = page.locator(".VPNavBarMenu a", { hasText: "Playground" });
  await toPlayground.click();
  await expect.poll(() => page.locator("[data-body]").count(), PATIENT).toBe(4);
  await page.locator("[data-undo]").click();
  await expect.poll(() => page.locator("[data-body]").count()).toBe(2);
  expect(await page.locator("[data-undo]").isDisabled()).toBe(true);
  await leave(visited);
});

test("a scene that no link can hold is not handed out as one, and the address stays", async () => {
  const visited = await visit("ja/playground.html");
  const { page } = visited;
  const before = page.url();
  const line = (n: number): string =>
    `LINESTRING (${Array.from({ length: 200 }, (_, i) => `${Math.sin(i * i + n)} ${Math.cos(i * i * n)}`)})`;
  await page.locator("[data-import]").fill(Array.from({ length: 20 }, (_, n) => line(n)).join("\n"));
  await page.locator("[data-take]").click();
  await page.locator('[data-body="24"]').waitFor();
  await page.locator("[data-share]").click();
  await expect.poll(() => message(page)).toContain("JSON として保存してください");
  expect(page.url()).toBe(before);
  await leave(visited);
});

test("who types a number where no link can hold the scene goes on typing where they are", async () => {
  const visited = await visit("playground.html", { width: 390 });
  const { page } = visited;
  const line = (n: number): string =>
    `LINESTRING (${Array.from({ length: 200 }, (_, i) => `${Math.sin(i * i + n)} ${Math.cos(i * i * n)}`)})`;
  await page.locator("[data-import]").fill(Array.from({ length: 20 }, (_, n) => line(n)).join("\n"));
  await page.locator("[data-take]").click();
  await expect.poll(() => message(page)).toContain("Taken over.");
  await expect.poll(() => message(page)).toContain("save it as JSON");
  const field = page.locator('[data-field="x0"]');
  await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const top = () => field.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await field.press("ArrowUp");
  // Longer than the address waits for.
  await page.waitForTimeout(1000);
  expect(await message(page)).toContain("save it as JSON");
  expect(await top()).toBe(before);
  await page.locator("[data-undo]").click();
  await page.locator("[data-undo]").click();
  await expect.poll(() => message(page)).toBe("");
  await leave(visited);
});
