/**
 * `npm run readme-shot -w @hantei/site`: the README's picture of the site, lesson 6 from its top to the end of the comparisons,
 * in both languages, under `docs/figures`. The site must be built.
 */
import { fileURLToPath } from "node:url";
import { withSite } from "./serve.mjs";

const FIGURES = fileURLToPath(new URL("../../docs/figures/", import.meta.url));
/** Taller than what is shown of it. */
const SIZE = { width: 1280, height: 1200 };

await withSite(async (site, browser) => {
  for (const [folder, file] of [
    ["", "site.png"],
    ["ja/", "site.ja.png"],
  ]) {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: "light", reducedMotion: "reduce" });
    await page.goto(`${site}${folder}lessons/6-circle-box.html`, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const hint = await page.getByText(/Point at a comparison|比較の行を指すと/).boundingBox();
    const clip = { x: 0, y: 0, width: SIZE.width, height: Math.ceil(hint.y + 34) };
    await page.screenshot({ path: FIGURES + file, clip });
    await page.close();
  }
});
