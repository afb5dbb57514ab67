import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** One project a package; a package's own vitest.config.ts says what is particular to it. */
export default defineConfig({
  test: {
    // By itself Vitest leaves a core to others, which of two is half of the speed. Tests of pages and of the command line wait for
    // a browser or a process half of their time: one more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    projects: ["packages/*/vitest*.config.ts", "scripts/vitest.config.mjs", "site/vitest.config.ts"],
  },
});
