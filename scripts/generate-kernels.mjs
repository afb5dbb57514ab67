/**
 * Compiles each door's kernels (`packages/hantei/assembly/<door>/index.ts`, AssemblyScript) into a module of TypeScript that
 * holds the WebAssembly as hexadecimal digits, `packages/hantei/src/kernels/<door>-wasm.ts`: base64 is shorter, but not once
 * it is gzipped. Run by hand after a change there; a check of `npm test` compares the files with what this makes.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./lib/process.mjs";
import { ROOT } from "./lib/root.mjs";

const ASSEMBLY = "packages/hantei/assembly";

/** No runtime, no checks, nothing imported: the kernels compute on memory that the caller lays out and grows. */
const OPTIONS = [
  "-O3",
  "--converge",
  "--noAssert",
  "--runtime",
  "stub",
  "--use",
  "abort=",
  "--initialMemory",
  "1",
  "--enable",
  "simd",
  "--enable",
  "bulk-memory",
];

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
  "${bytes.toString("hex")}";
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(await kernels())) {
    writeFileSync(join(ROOT, path), text);
    console.log(`${path}: ${text.length} characters`);
  }
}
