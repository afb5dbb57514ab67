/**
 * `npm run shots -w @hantei/site [-- words]`: every page whose address holds one of the words, as PNG under `out/shots`, in both
 * languages, on a phone and on a wide screen, by day and by night; and of each such view one sheet with all pages small. The site
 * must be built. All of it takes some five minutes.
 */
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { browserPath } from "./browser.mjs";
import { pagesOf } from "./pages.mjs";

const OUT = fileURLToPath(new URL("../../out/shots", import.meta.url));
const HANTEI = fileURLToPath(new URL("../../packages/cli/bin/hantei.js", import.meta.url));
const SITE = fileURLToPath(new URL("../dist", import.meta.url));

const VIEWS = [
  { name: "wide", width: 1280, height: 720, columns: 6 },
  { name: "phone", width: 390, height: 844, columns: 12 },
].flatMap((size) => ["light", "dark"].map((scheme) => ({ ...size, name: `${size.name}-${scheme}`, scheme })));

const words = process.argv.slice(2);
const paths = pagesOf(SITE).filter((path) => words.length === 0 || words.some((word) => `/${path}`.includes(word)));

rmSync(OUT, { recursive: true, force: true });
const server = spawn(process.execPath, [HANTEI, "play", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
const site = await new Promise((resolve) => {
  server.stdout.setEncoding("utf8").once("data", (text) => resolve(text.trim()));
});
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--hide-scrollbars"],
});

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
  await sheet(name, files, columns, width);
  console.log(`${folder}: ${files.length} pictures`);
}
await browser.close();
server.kill();

/** All pictures of a view beside each other, cut off where a page is very long. */
async function sheet(name, files, columns, width) {
  const small = Math.round(1800 / columns);
  const cells = files.map(
    (file) =>
      `<figure><figcaption>${file}</figcaption><div><img src="${name}/${file}" width="${small - 8}"></div></figure>`,
  );
  const style = `body{margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);background:#888;font:10px sans-serif}
    figure{margin:4px}div{max-height:${width < 600 ? 700 : 460}px;overflow:hidden}`;
  const file = join(OUT, `${name}.html`);
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${cells.join("")}`);
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: true });
  await page.close();
}
