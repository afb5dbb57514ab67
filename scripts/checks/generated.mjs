import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generate, rooms } from "../generate-pair-functions.mjs";
import { ROOT } from "../lib/root.mjs";

/** Every generated source file is what its generator writes today. */
export async function generatedFiles() {
  const stale = rooms
    .map((room) => ({ room, path: `packages/hantei/src/${room}/pair-functions.ts` }))
    .filter(({ room, path }) => readFileSync(join(ROOT, path), "utf8") !== generate(room))
    .map(({ path }) => `${path} is not what its generator writes; run: npm run generate`);
  return { passed: rooms.length - stale.length, failed: stale.length, output: stale.join("\n") };
}
