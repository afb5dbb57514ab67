/**
 * `npm run shots -w @hantei/site [-- words]`: every page whose address holds one of the words, as PNG under `out/shots`, in both
 * languages, on a phone and on a wide screen, by day and by night; and of each such view sheets with several pages beside each other.
 * The site must be built. All of it takes some five minutes.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { pagesOf } from "./pages.mjs";
import { withSite } from "./serve.mjs";

const OUT = fileURLToPath(new URL("../../out/shots", import.meta.url));
const SITE = fileURLToPath(new URL("../dist", import.meta.url));

const VIEWS = [
  { name: "wide", width: 1280, height: 720, columns: 3 },
  { name: "phone", width: 390, height: 844, columns: 6 },
].flatMap((size) => ["light", "dark"].map((scheme) => ({ ...size, name: `${size.name}-${scheme}`, scheme })));

const words = process.argv.slice(2);
const paths = pagesOf(SITE).filter((path) => words.length === 0 || words.some((word) => `/${path}`.includes(word)));

rmSync(OUT, { recursive: true, force: true });
await withSite(async (site, browser) => {
  for (const { name, width, height, scheme, columns } of VIEWS) {
    const folder = join(OUT, name);
    mkdirSync(folder, { recursive: true });
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const files = [];
    for (const path of paths) {
      await page.goto(site + path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const file = `${path.replace(/\.html$/, "").replaceAll("/", "_") || "index"}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      files.push(file);
    }
    await context.close();
    await sheets(browser, name, files, columns, width);
    console.log(`${folder}: ${files.length} pictures`);
  }
});

/** The pictures of a view beside each other, cut off where a page is very long; as many sheets as they need. */
async function sheets(browser, name, files, columns, width) {
  const small = Math.floor(1560 / columns);
  const page = await browser.newPage({ viewport: { width: 1560, height: 1000 } });
  for (let at = 0; at * columns < files.length; at++) {
    const cells = files
      .slice(at * columns, (at + 1) * columns)
      .map((file) => `<div>${file}<p><img src="${name}/${file}" width="${small - 6}"></p></div>`);
    const style = `body{margin:0;display:flex;gap:6px;background:#888;font:11px sans-serif}
      p{margin:0;max-height:${width < 600 ? 1500 : 1000}px;overflow:hidden}`;
    const file = join(OUT, "sheet.html");
    writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${cells.join("")}`);
    await page.goto(pathToFileURL(file).href);
    await page.screenshot({ path: join(OUT, `${name}-${at + 1}.png`), fullPage: true });
  }
  await page.close();
}
