import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { plots } from "../../benchmarks/plots/plots.mjs";
import { kernels } from "../generate-kernels.mjs";
import { generate, rooms } from "../generate-pair-functions.mjs";
import { pairMatrixPages } from "../generate-pair-matrix.mjs";
import { ROOT } from "../lib/root.mjs";

/** Every generated file is what its generator writes today; each counts as one. */
export async function generatedFiles() {
  // Not at the top: it draws with the library, which is there only after the build.
  const { figures } = await import("../generate-figures.mjs");
  const written = [
    ...rooms.map((room) => [`packages/hantei/src/${room}/pair-functions.ts`, generate(room), "generate"]),
    ...Object.entries(figures()).map(([name, text]) => [`docs/figures/${name}`, text, "generate:figures"]),
    ...Object.entries(plots()).map(([path, text]) => [path, text, "generate:plots"]),
    ...Object.entries(pairMatrixPages()).map(([path, text]) => [path, text, "generate:matrix"]),
    ...Object.entries(await kernels()).map(([path, text]) => [path, text, "generate:kernels"]),
  ];
  const stale = written.filter(([path, text]) => !existsSync(join(ROOT, path)) || read(path) !== text);
  return {
    passed: written.length - stale.length,
    failed: stale.length,
    output: stale.map(([path, , script]) => `${path} is not what its generator writes; npm run ${script}`).join("\n"),
  };
}

function read(path) {
  return readFileSync(join(ROOT, path), "utf8");
}
