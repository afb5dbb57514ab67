import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { browserPath, type Machine, PLACES } from "../build/browser.mjs";

const UNPACKED = "/tmp/from-the-package";

/** A machine where only some programs start; `log` says what was done to it. */
function machine(programs: readonly string[], more: Partial<Machine> = {}): Machine & { readonly log: string[] } {
  const log: string[] = [];
  return {
    log,
    named: undefined,
    starts: (path) => programs.includes(path),
    mayInstall: () => false,
    install: () => log.push("install"),
    unpack: async () => {
      log.push("unpack");
      return UNPACKED;
    },
    ...more,
  };
}

describe("the browser for the tests", () => {
  test("is the one that CHROME_PATH names, whatever else there is", async () => {
    expect(await browserPath(machine(["/my/chrome", ...PLACES], { named: "/my/chrome" }))).toBe("/my/chrome");
  });

  test("is not silently another one where that does not start", async () => {
    await expect(browserPath(machine(PLACES, { named: "/my/chrome" }))).rejects.toThrow("CHROME_PATH is /my/chrome");
  });

  test.each(PLACES)("is %s where that is installed; nothing else is touched", async (place) => {
    const here = machine([place, UNPACKED], { mayInstall: () => true });
    expect(await browserPath(here)).toBe(place);
    expect(here.log).toEqual([]);
  });

  test("is Debian's rather than Chrome where both are, and the shell rather than what has a window", async () => {
    const [chrome, debian, shell] = ["/usr/bin/google-chrome", "/usr/bin/chromium", "/usr/bin/chromium-headless-shell"];
    expect(await browserPath(machine([chrome, debian]))).toBe(debian);
    expect(await browserPath(machine([chrome, debian, shell]))).toBe(shell);
  });

  test.each(["chromium-headless-shell", "chromium"])("is %s from Debian where that may be installed", async (has) => {
    const programs: string[] = [];
    const here = machine(programs, { mayInstall: () => true, install: () => programs.push(`/usr/bin/${has}`) });
    expect(await browserPath(here)).toBe(`/usr/bin/${has}`);
    expect(here.log).toEqual([]);
  });

  test("comes out of the package where installing fails or may not be done", async () => {
    const failing = machine([UNPACKED], { mayInstall: () => true });
    expect(await browserPath(failing)).toBe(UNPACKED);
    expect(failing.log).toEqual(["install", "unpack"]);
    const forbidden = machine([UNPACKED]);
    expect(await browserPath(forbidden)).toBe(UNPACKED);
    expect(forbidden.log).toEqual(["unpack"]);
  });

  test("is asked for in words where there is none at all", async () => {
    await expect(browserPath(machine([]))).rejects.toThrow("CHROME_PATH");
    await expect(browserPath(machine([], { unpack: async () => undefined }))).rejects.toThrow("CHROME_PATH");
  });

  test("is found on this machine", async () => {
    expect(existsSync(await browserPath())).toBe(true);
  });
});
