import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The tests that judge mutants: fast, and about answers only. The rest of the suite cannot kill what these let live. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    name: "hantei-mutation",
    include: ["test/exact/**/*.test.ts", "test/cases.test.ts", "test/mutation/**/*.mutation.ts"],
    testTimeout: 120_000,
  },
});
