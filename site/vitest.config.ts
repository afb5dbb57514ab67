import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The files of a worker share what they import, and a browser. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "site",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/lib/setup.ts"],
    isolate: false,
    testTimeout: 120_000,
    // Of the tests that say they may run side by side.
    maxConcurrency: 2,
    hookTimeout: 120_000,
    // What is tested is what a page does, not how soon: a machine may have other things to do.
    expect: { poll: { timeout: 20_000 } },
  },
});
