import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const library = (path: string): string => fileURLToPath(new URL(`../hantei/src/${path}`, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  // The library's sources, so that a test never runs against a build of yesterday.
  resolve: {
    alias: [
      { find: /^hantei$/, replacement: library("2d/index.ts") },
      { find: /^hantei\/3d$/, replacement: library("3d/index.ts") },
      { find: /^hantei\/interval$/, replacement: library("interval/index.ts") },
    ],
  },
  test: { include: ["test/**/*.test.ts"], testTimeout: 60_000 },
});
