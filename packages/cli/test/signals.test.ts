/** Signals that came during work at one go. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src/signals.ts");

/** The status of a process that gets Ctrl-C while it works, and then does as it is told. */
async function statusOf(then: string): Promise<number | null> {
  const contents = `
    import { hearSignals, heedSignals } from ${JSON.stringify(SOURCE)};
    heedSignals();
    process.kill(process.pid, "SIGINT");
    ${then}
    process.exit(7);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const script = outputFiles[0]?.text ?? "";
  return spawnSync(process.execPath, ["--input-type=module", "-e", script]).status;
}

test("who asks hears one that came before", async () => {
  expect(await statusOf("await hearSignals();")).toBe(130);
  // Nobody looks for signals on the way to an exit.
  expect(await statusOf("")).toBe(7);
});
