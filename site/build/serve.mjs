import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { browserPath } from "./browser.mjs";

const HANTEI = fileURLToPath(new URL("../../packages/cli/bin/hantei.js", import.meta.url));

/** Runs something with the built site, as `hantei play` serves it, and a browser; both are ended with it. */
export async function withSite(task) {
  const server = spawn(process.execPath, [HANTEI, "play", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const site = await addressOf(server);
    const browser = await chromium.launch({
      executablePath: await browserPath(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--hide-scrollbars"],
    });
    try {
      await task(site, browser);
    } finally {
      await browser.close();
    }
  } finally {
    server.kill();
  }
}

/** Where the server says that it listens; it ends instead where no site is built, and has told why. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    server.stdout.setEncoding("utf8").once("data", (text) => resolve(text.trim()));
    server.once("exit", (status) => reject(new Error(`hantei play ended with ${status}`)));
  });
}
