import { defineConfig } from "vitest/config";

/** Files that replace modules or globals, or count what a process holds: each has a worker of its own. */
export default defineConfig({
  test: { name: "hantei, alone", include: ["test/**/*.alone.test.ts"], testTimeout: 120_000 },
});
