/** Before all tests: the site as `hantei play` serves it, under a folder, with and without WebAssembly, and a browser. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { ensureSite } from "../../../scripts/lib/site.mjs";
import { browserPath } from "../../build/browser.mjs";

declare module "vitest" {
  interface ProvidedContext {
    readonly site: string;
    readonly strictSite: string;
    readonly browser: string;
  }
}

const HANTEI = fileURLToPath(new URL("../../../packages/cli/bin/hantei.js", import.meta.url));

export default async function setup(project: TestProject): Promise<() => void> {
  await ensureSite();
  const servers: ChildProcess[] = [];
  const serve = (...options: string[]): Promise<string> =>
    new Promise((resolve, reject) => {
      const server = spawn(process.execPath, [HANTEI, "play", "--port", "0", ...options], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      servers.push(server);
      server.stdout.setEncoding("utf8").on("data", (text: string) => resolve(text.trim()));
      server.on("exit", (code) => reject(new Error(`hantei play ended with ${code}`)));
    });
  project.provide("site", await serve("--base", "/some/folder/"));
  project.provide("strictSite", await serve("--no-wasm"));
  project.provide("browser", await browserPath());
  return () => {
    for (const server of servers) server.kill();
  };
}
