/** Pages in a browser, with everything that went wrong on them. */
import { setTimeout } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium, type Page, type Request } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";

export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, errors, failed and external requests, in words. */
  readonly problems: string[];
  /** Bytes of script that came, gzipped. */
  readonly scripts: Map<string, Buffer>;
}

/** How long nothing may load for a page to be there, and how often that is looked at. Playwright itself waits half a second. */
const QUIET_MS = 100;
const POLL_MS = 20;

let browser: Browser;
const contexts = new Set<BrowserContext>();

/** Has a browser for a file's tests: one for all files of a worker, which ends with it. */
export function useBrowser(): void {
  beforeAll(async () => {
    const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"];
    browser ??= await chromium.launch({ executablePath: inject("browser"), args });
  });
  // What a failed test has left open would go on beside the next file's.
  afterAll(async () => {
    for (const context of contexts) await context.close();
    contexts.clear();
  });
}

export interface Reader {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly strict?: boolean;
  readonly motion?: boolean;
}

/** Opens a page of the site, as a reader with nothing in the cache. */
export async function visit(
  path: string,
  { width = 1280, height = width < 600 ? 844 : 900, dark = false, strict = false, motion = true }: Reader = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    reducedMotion: motion ? "no-preference" : "reduce",
    acceptDownloads: true,
  });
  contexts.add(context);
  context.on("close", () => contexts.delete(context));
  // What is tested is what a page does, not how soon: a machine may have other things to do.
  context.setDefaultTimeout(100_000);
  const page = await context.newPage();
  const problems: string[] = [];
  const scripts = new Map<string, Buffer>();
  const site = strict ? inject("strictSite") : inject("site");
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.stack}`));
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => {
    // What a page that is left behind still wanted is no matter.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(site).origin) problems.push(`external: ${request.url()}`);
  });
  page.on("response", async (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    if (response.url().endsWith(".js")) scripts.set(response.url(), await response.body().catch(() => Buffer.alloc(0)));
  });
  await page.goto(site + path, { waitUntil: "load" });
  // The text is there before the page listens: a busy machine may still be at work when nothing loads any more.
  // (The page where nothing is has nothing to listen to.)
  await page.waitForFunction(() => {
    const app = document.querySelector("#app");
    return app === null || "__vue_app__" in app;
  });
  await stayEmpty(underWay);
  return { page, problems, scripts };
}

/** Waits until nothing loads, and nothing has begun to for a while. */
async function stayEmpty(underWay: ReadonlySet<Request>): Promise<void> {
  for (let quiet = 0; quiet < QUIET_MS; quiet += POLL_MS) {
    await setTimeout(POLL_MS);
    if (underWay.size > 0) quiet = 0;
  }
}

/** Of the phones that are held to. */
export const NARROWEST = 320;

/** By how many pixels a page is wider than its window. */
export function beyondEdge(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Nothing went wrong, and the page is closed. */
export async function leave({ page, problems }: Visit): Promise<void> {
  await page.context().close();
  expect(problems).toEqual([]);
}

/** Drags what a selector finds by pixels, from its middle, or another part of its width and height. */
export async function drag(
  page: Page,
  selector: string,
  dx: number,
  dy: number,
  [atX, atY]: readonly [number, number] = [0.5, 0.5],
): Promise<void> {
  const target = page.locator(selector).first();
  // Clear of the bar at the top.
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  const [x, y] = [box.x + box.width * atX, box.y + box.height * atY];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 3 });
  await page.mouse.move(x + dx, y + dy, { steps: 3 });
  await page.mouse.up();
}

/** Presses a key on what a selector finds, so many times. */
export async function press(page: Page, selector: string, key: string, times = 1): Promise<void> {
  const target = page.locator(selector).first();
  await target.focus();
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** The relation that the page's first figure shows. */
export async function relation(page: Page): Promise<string | null> {
  return page.locator("[data-relation]").first().getAttribute("data-relation");
}

/** What the first that a selector finds says. */
export const text = (page: Page, selector: string): Promise<string> => page.locator(selector).first().innerText();

/** What the playground has to say, wherever it says it. */
export async function message(page: Page): Promise<string> {
  return (await page.locator("[data-message]").allInnerTexts()).join("");
}
