/**
 * Runs one of the long programs beside it: `node test/run.mjs oracle/campaign.ts --cases 1000`. Node 20 reads no TypeScript, so the
 * program and the library's sources are bundled into a temporary file, which is gone before the work begins; what goes wrong
 * is told with the sources' own lines.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const [path, ...args] = process.argv.slice(2);
const source = new URL(path, import.meta.url);
const { main } = await load(source);
process.exitCode = main(args);

/** Imports a TypeScript module. */
async function load(module) {
  process.setSourceMapsEnabled(true);
  const folder = await mkdtemp(join(tmpdir(), "hantei-"));
  try {
    const outfile = join(folder, "program.mjs");
    await build({
      entryPoints: [fileURLToPath(module)],
      bundle: true,
      format: "esm",
      platform: "node",
      outfile,
      sourcemap: "inline",
      // Who looks for files beside the source finds them there, and not beside the bundle.
      define: { "import.meta.url": JSON.stringify(module.href) },
      logLevel: "error",
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
