import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "cli",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/lib/build.ts"],
    // Every test starts a process of its own; a busy machine takes its time.
    testTimeout: 60_000,
    // They share nothing, and mostly wait for their processes.
    sequence: { concurrent: true },
    maxConcurrency: 4,
  },
});
