/** Programs are started, and know it, wherever the repository lies. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { invocation, run } from "../lib/process.mjs";
import { ROOT } from "../lib/root.mjs";

test("on Windows a shell gets words that hold spaces; elsewhere there is no shell, and none for Node", () => {
  const folder = "C:\\Some One\\out";
  expect(invocation("npm", ["pack", folder], "win32")).toEqual([`"npm" "pack" "${folder}"`, [], { shell: true }]);
  expect(invocation("npm", ["pack", folder], "linux")).toEqual(["npm", ["pack", folder], {}]);
  expect(invocation("node", ["-v"], "win32")).toEqual([process.execPath, ["-v"], {}]);
});

test("a program that is started through a link is the main one, and what it imports is not", async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "hantei main ")));
  try {
    symlinkSync(ROOT, join(folder, "link"), "junction");
    symlinkSync(folder, join(folder, "itself"), "junction");
    const tells = `import { isMain } from "./link/scripts/lib/main.mjs";\nconsole.log(isMain(import.meta));`;
    writeFileSync(join(folder, "imported.mjs"), tells);
    writeFileSync(join(folder, "started.mjs"), `import "./imported.mjs";\n${tells}`);
    const { output } = await run("node", [join(folder, "itself", "started.mjs")]);
    expect(output).toBe("false\ntrue\n");
    const told = await run("node", ["--input-type=module", "-e", `await import("./imported.mjs");`, "no such file"], {
      cwd: folder,
    });
    expect(told.output).toBe("false\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.skipIf(process.platform === "win32")("what runs when a script is ended is ended with it", async () => {
  const child = `console.log("here"); setInterval(() => {}, 1000)`;
  const text = `import { run } from "./scripts/lib/process.mjs";
    await run("node", ["-v"]);
    console.error(process.listenerCount("SIGTERM"));
    await run("node", ["-e", ${JSON.stringify(child)}], { show: true });`;
  const script = spawn(process.execPath, ["--input-type=module", "-e", text], { cwd: ROOT });
  const [[before]] = await Promise.all([once(script.stderr, "data"), once(script.stdout, "data")]);
  expect(String(before)).toBe("0\n");
  script.kill("SIGTERM");
  // Their output closes only when both are gone.
  expect(await once(script, "close")).toEqual([128 + 15, null]);
});
