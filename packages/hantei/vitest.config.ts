import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "hantei",
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.alone.test.ts"],
    // Four hundred modules are loaded once a worker, not once a file: a third of all time. Files that could not bear that are
    // named `*.alone.test.ts`, have vitest.alone.config.ts, and a fence that says which they are.
    isolate: false,
    // The oracle files count on BigInt: slow by intent, and slower on a busy machine.
    testTimeout: 120_000,
  },
});
