import { defineConfig } from "vitest/config";

/** One project a package; a package's own vitest.config.ts says what is particular to it. */
export default defineConfig({
  test: {
    // By itself Vitest leaves a core to others, which of two is half of the speed.
    maxWorkers: "100%",
    projects: ["packages/*/vitest.config.ts", "scripts/vitest.config.mjs", "site/vitest.config.ts"],
  },
});
