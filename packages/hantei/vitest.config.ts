import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "hantei",
    include: ["test/**/*.test.ts"],
    // The oracle files count on BigInt: slow by intent, and slower on a busy machine.
    testTimeout: 120_000,
  },
});
