/**
 * Compiles each door's kernels (`packages/hantei/assembly/<door>/index.ts`, AssemblyScript) into a module of TypeScript that
 * holds the WebAssembly as text, `packages/hantei/src/kernels/<door>-wasm.ts`, which `src/kernels/load.ts` reads: one or two
 * characters a byte, always the same, so that it is gzipped nearly as well as the bytes; base64 is not. Run by hand after a
 * change there; a check of `npm test` compares the files with what this makes.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isMain } from "./lib/main.mjs";
import { run } from "./lib/process.mjs";
import { ROOT } from "./lib/root.mjs";

const ASSEMBLY = "packages/hantei/assembly";

/** No runtime, no checks, nothing imported but the memory: the kernels compute on what the caller lays out and grows. */
const OPTIONS = [
  "-O3",
  "--converge",
  "--noAssert",
  "--runtime",
  "stub",
  "--use",
  "abort=",
  "--importMemory",
  "--enable",
  "simd",
  "--enable",
  "bulk-memory",
];

/** As `load.ts` has them. The bytes from the first one on are those that kernels mostly consist of. */
const FIRST_BYTE = 0xfd;
const CHARACTERS = 91;
const FIRST_CHARACTER = 35;
const BACKSLASH = 92;

/** Path of each generated file → its text. */
export async function kernels() {
  const doors = readdirSync(join(ROOT, ASSEMBLY), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const made = await Promise.all(
    doors.map(async ({ name }) => [
      `packages/hantei/src/kernels/${name}-wasm.ts`,
      moduleText(name, await compile(name)),
    ]),
  );
  return Object.fromEntries(made);
}

async function compile(door) {
  const folder = mkdtempSync(join(tmpdir(), "hantei-kernels-"));
  try {
    const file = join(folder, "kernels.wasm");
    const { status, output } = await run("asc", [`${ASSEMBLY}/${door}/index.ts`, ...OPTIONS, "--outFile", file]);
    if (status !== 0) throw new Error(`asc failed on ${door}:\n${output}`);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function moduleText(door, bytes) {
  return `/** The kernels of \`assembly/${door}\`, ${bytes.length} bytes. Written by \`scripts/generate-kernels.mjs\`. */
export const WASM: string =
  "${textOf(bytes)}";
`;
}

/** The text that `load.ts` takes: a space or "!" before bytes of the second and the third 91, then one of 91 characters. */
function textOf(bytes) {
  return Array.from(bytes, (byte) => {
    const shifted = (byte - FIRST_BYTE) & 255;
    const page = Math.floor(shifted / CHARACTERS);
    const code = FIRST_CHARACTER + (shifted % CHARACTERS);
    return ["", " ", "!"][page] + String.fromCharCode(code < BACKSLASH ? code : code + 1);
  }).join("");
}

if (isMain(import.meta)) {
  for (const [path, text] of Object.entries(await kernels())) {
    writeFileSync(join(ROOT, path), text);
    console.log(`${path}: ${text.length} characters`);
  }
}
