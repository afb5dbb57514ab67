import { defineConfig, type Plugin } from "vitest/config";

let watches = false;

/**
 * Compiled beside `src`, file for file, and loaded by Node itself: no wrapper around what one module has from another. Who
 * watches wants a changed source's tests again, and so has the sources.
 */
const BUILT_FILES: Plugin = {
  name: "built files in the place of sources",
  enforce: "pre",
  configureVitest({ vitest }) {
    watches = vitest.config.watch;
  },
  async resolveId(source, importer) {
    if (watches || importer === undefined || !source.startsWith(".")) return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    const built = resolved?.id.replace(/\/packages\/hantei\/src\/(.*)\.ts$/, "/packages/hantei/dist/$1.js");
    return built === resolved?.id ? undefined : built;
  },
};

export default defineConfig({
  plugins: [BUILT_FILES],
  test: {
    name: "hantei",
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.alone.test.ts"],
    globalSetup: ["test/setup.mjs"],
    server: { deps: { external: [/\/packages\/hantei\/dist\//] } },
    // Four hundred modules are loaded once a worker, not once a file. Files that could not bear that are named `*.alone.test.ts`,
    // have vitest.alone.config.ts, and a fence that says which they are.
    isolate: false,
    // The oracle files count on BigInt: slow by intent, and slower on a busy machine.
    testTimeout: 120_000,
  },
});
