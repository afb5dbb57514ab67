/** Kernels and their callers are told apart where things lie in the memory: what has one name must have one value. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** What a number is in one of the two, and a sum with another name in the other. */
const NUMBER = /^(?:export )?const ([A-Z_]+)(?:: \w+)? = (0x[0-9a-f]+|\d+);/gm;

function numbersOf(path: string): Map<string, number> {
  const text = readFileSync(ROOT + path, "utf8");
  return new Map([...text.matchAll(NUMBER)].map(([, name, value]) => [name as string, Number(value)]));
}

test.each([
  ["box-index", 16],
  ["broadphase", 8],
])("%s: kernels and callers agree where things lie", (door, least) => {
  const [inKernels, outside] = [numbersOf(`assembly/${door}/memory.ts`), numbersOf(`src/kernels/${door}.ts`)];
  const shared = [...outside.keys()].filter((name) => inKernels.has(name));
  expect(shared.length).toBeGreaterThanOrEqual(least);
  for (const name of shared) expect([name, outside.get(name)]).toEqual([name, inKernels.get(name)]);
});
