/** Programs are started, and know it, wherever the repository lies. */
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
