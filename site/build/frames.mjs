/**
 * `npm run frames -w @hantei/site`: what a frame of the stress page costs in a real browser, for 100,000 boxes and circles, with
 * each kernel; painting apart. The site must be built, and nothing else should run. Half a minute.
 */
import { withSite } from "./serve.mjs";

/** Of so many frames the page tells the fastest, and of the last 60 the means. */
const FRAMES = 150;

await withSite(async (site, browser) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "no-preference" });
  console.log(`${browser.version()}, 100,000 bodies, means of 60 frames and the fastest of ${FRAMES}\n`);
  console.log("| bodies | kernel | move and join, ms | the fastest, ms | frames a second | painting, ms | pairs |");
  console.log("| --- | --- | ---: | ---: | ---: | ---: | ---: |");
  for (const kind of ["boxes", "circles"]) {
    for (const kernel of ["simd", "js"]) {
      await page.goto(`${site}stress.html`, { waitUntil: "networkidle" });
      await page.locator("[data-compare][aria-pressed=true]").click();
      await page.locator(`[data-kernel="${kernel}"]`).click();
      await page.locator(`[data-kind="${kind}"]`).click();
      const state = page.locator("[data-stress]");
      const frames = async () => Number(await state.getAttribute("data-frames"));
      const start = await frames();
      while ((await frames()) < start + FRAMES) await page.waitForTimeout(200);
      const work = Number(await state.getAttribute("data-work"));
      const least = Number(await state.getAttribute("data-least"));
      const draw = Number(await state.getAttribute("data-draw"));
      const pairs = await page.locator("[data-pairs]").innerText();
      console.log(
        `| ${kind} | ${kernel} | ${work.toFixed(1)} | ${least.toFixed(1)} | ${Math.floor(1000 / work)} | ${draw.toFixed(1)} | ${pairs} |`,
      );
    }
  }
});
