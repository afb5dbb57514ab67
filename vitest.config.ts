import { defineConfig } from "vitest/config";

/** One project a package; a package's own vitest.config.ts says what is particular to it. */
export default defineConfig({
  test: { projects: ["packages/*/vitest.config.ts", "scripts/vitest.config.mjs", "site/vitest.config.ts"] },
});
