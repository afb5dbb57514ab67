import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** One browser at a time: the figures' frame times and the bench page want a core of their own. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "site",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/lib/setup.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
