/** `npm run mutation`: does a test notice every change to the exact arithmetic and to the pair kernels? Takes long. */
export default {
  testRunner: "vitest",
  vitest: { configFile: "packages/hantei/vitest.mutation.config.ts", related: false },
  plugins: ["@stryker-mutator/vitest-runner"],
  mutate: [
    "packages/hantei/src/exact/**/*.ts",
    "packages/hantei/src/base/extent.ts",
    "packages/hantei/src/{2d,3d}/{pairs,algorithms}/**/*.ts",
    "packages/hantei/src/2d/foundation/segment-axes.ts",
    "packages/hantei/src/{2d,3d}/foundation/round.ts",
  ],
  ignorePatterns: ["**/dist", "out", "benchmarks", "packages/cli", "packages/formulas"],
  // None: Stryker would read it with the compiler's programming interface, which TypeScript 7 no longer has.
  tsconfigFile: "none",
  coverageAnalysis: "perTest",
  timeoutMS: 20_000,
  concurrency: 2,
  reporters: ["clear-text", "progress", "json", "html"],
  clearTextReporter: { allowColor: false, reportTests: false },
};
