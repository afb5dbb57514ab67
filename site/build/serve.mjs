import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { browserPath } from "./browser.mjs";

const HANTEI = fileURLToPath(new URL("../../packages/cli/bin/hantei.js", import.meta.url));

/** Runs something with the built site, as `hantei play` serves it, and a browser; both are ended with it. */
export async function withSite(task) {
  const server = spawn(process.execPath, [HANTEI, "play", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const site = await new Promise((resolve) => {
    server.stdout.setEncoding("utf8").once("data", (text) => resolve(text.trim()));
  });
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--hide-scrollbars"],
  });
  try {
    await task(site, browser);
  } finally {
    await browser.close();
    server.kill();
  }
}
