/** Signals that came during work at one go. */
import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../src/signals.ts");
const FILES = join(import.meta.dirname, "../src/unfinished-files.ts");

/** What becomes of a process that heeds signals and does as it is told. */
async function run(work: string): Promise<Pick<SpawnSyncReturns<string>, "status" | "signal" | "stdout">> {
  const contents = `
    import { atOneGo, hearSignals, heedSignals } from ${JSON.stringify(SOURCE)};
    import { BEGUN_FILES, UNFINISHED_FILES } from ${JSON.stringify(FILES)};
    heedSignals();
    ${work}
    process.exit(7);`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
  });
  const script = outputFiles[0]?.text ?? "";
  const { status, signal, stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
  });
  return { status, signal, stdout };
}

const CTRL_C = `process.kill(process.pid, "SIGINT");`;

test("who asks hears one that came before", async () => {
  expect((await run(`${CTRL_C} await hearSignals();`)).status).toBe(130);
  // Nobody looks for signals on the way to an exit.
  expect((await run(CTRL_C)).status).toBe(7);
});

test.skipIf(process.platform === "win32")(
  "work at one go is ended by the system, but not where a file is half written (Windows has no signals)",
  async () => {
    const work = `atOneGo(() => { ${CTRL_C} for (const end = Date.now() + 300; Date.now() < end; ); });`;
    const then = `console.log("done"); await hearSignals();`;
    const ended = { status: null, signal: "SIGINT", stdout: "" };
    expect(await run(work + then)).toEqual(ended);
    // Nothing is there of a file that is only named.
    expect(await run(`UNFINISHED_FILES.add("out.csv"); ${work}${then}`)).toEqual(ended);
    const heard = { status: 130, signal: null, stdout: "done\n" };
    expect(await run(`BEGUN_FILES.add("out.csv"); ${work}${then}`)).toEqual(heard);
  },
);
