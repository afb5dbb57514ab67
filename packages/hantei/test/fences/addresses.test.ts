/** Kernels and their callers are told apart where things lie in the memory: what is the same must have one value in both. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** A number, another name, or two of them with an operator between. */
const CONSTANT = /^(?:export )?const ([A-Z_]+)(?:: \w+)? = (-?\w+)(?: (\+|\*|>>) (\w+))?;/gm;
const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "*": (a, b) => a * b,
  ">>": (a, b) => a >> b,
};

function constantsIn(paths: readonly string[]): Map<string, number> {
  const known = new Map<string, number>();
  const numberOf = (text: string): number => known.get(text) ?? Number(text);
  for (const path of paths) {
    for (const [, name, first, operator, second] of readFileSync(ROOT + path, "utf8").matchAll(CONSTANT)) {
      const value = numberOf(first as string);
      const result = OPERATIONS[operator ?? ""]?.(value, numberOf(second as string)) ?? value;
      if (!Number.isNaN(result)) known.set(name as string, result);
    }
  }
  return known;
}

/** The caller's name of what the kernels call otherwise. */
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "box-index": { BLOCK_SIZE: "BLOCK", ROW_BYTES: "ROW" },
  broadphase: {
    WIDEST_PLACE: "WIDEST",
    FOUND_PLACE: "STATE_FOUND",
    UNSURE_PLACE: "STATE_UNSURE",
    COMPARED_PLACE: "STATE_COMPARED",
  },
};

test.each([
  ["box-index", 21],
  ["broadphase", 15],
] as const)("%s: kernels and callers agree where things lie", (door, least) => {
  const files = readdirSync(`${ROOT}assembly/${door}`).filter((file) => file !== "memory.ts");
  // Other files may call something of their own by the same name: those of memory.ts are meant.
  const inKernels = constantsIn(["memory.ts", ...files, "memory.ts"].map((file) => `assembly/${door}/${file}`));
  const outside = constantsIn([`src/kernels/${door}.ts`]);
  const names = (name: string): string => OTHERWISE[door]?.[name] ?? name;
  const shared = [...outside.keys()].filter((name) => inKernels.has(names(name)));
  expect(shared.length).toBeGreaterThanOrEqual(least);
  for (const name of shared) {
    const value = inKernels.get(names(name)) as number;
    // A place is counted in words, and all others in bytes.
    expect([name, outside.get(name)]).toEqual([name, name.endsWith("_PLACE") ? value >> 2 : value]);
  }
  // Whatever callers put behind FREE, no kernel has an address there.
  const addresses = readFileSync(`${ROOT}assembly/${door}/memory.ts`, "utf8");
  const free = outside.get("FREE") as number;
  for (const [, name] of addresses.matchAll(/^export const (\w+): usize/gm)) {
    expect(inKernels.get(name as string) ?? 0).toBeLessThan(free);
  }
});

test("box-index: entries lie behind as many ids as can be found", () => {
  const { MOST_FOUND } = Object.fromEntries(constantsIn(["src/kernels/box-index.ts"]));
  const { ENTRIES } = Object.fromEntries(constantsIn(["assembly/box-index/memory.ts"]));
  expect(4 * (MOST_FOUND as number)).toBe(ENTRIES);
});

test("box-index: a block has room for its rows and a link, and buckets have their numbers in 16 bits", () => {
  const kernels = constantsIn(["assembly/box-index/memory.ts", "assembly/box-index/build.ts"]);
  const value = (name: string): number => kernels.get(name) as number;
  expect(value("FULL")).toBe(value("BLOCK") * value("ROW"));
  expect(value("LINK") + 4).toBe(value("BLOCK_BYTES"));
  const { MOST_BLOCKS } = Object.fromEntries(constantsIn(["src/kernels/box-index.ts"]));
  expect((MOST_BLOCKS as number) * value("BLOCK")).toBeLessThanOrEqual(1 << value("NUMBER_BITS"));
});
