/**
 * A Chromium for tests and pictures: the one that `CHROME_PATH` names, one that is installed, Debian's where it may be installed,
 * and else one from a package. A program counts only if it starts: what some systems have under the name is a hint to install it.
 * The shell without a window is Chromium all the same, and opens a page in a third of the time.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** Where Chromium and Chrome are usually installed. */
export const PLACES = [
  ...DEBIAN,
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The machine, as far as the choice wants to know it.
 *
 * @typedef {object} Machine
 * @property {string | undefined} named - What `CHROME_PATH` says.
 * @property {(path: string) => boolean} starts - Whether a program is there and starts.
 * @property {() => boolean} mayInstall - Whether Debian's packages can be installed.
 * @property {() => void} install - Installs one of Debian's, or fails quietly.
 * @property {() => Promise<string | undefined>} unpack - The program out of `@sparticuz/chromium`, where it has one for us.
 */

/** @type {Machine} */
const THIS_MACHINE = {
  named: process.env.CHROME_PATH || undefined,
  // On Windows Chrome starts a window at `--version`.
  starts: (path) =>
    existsSync(path) &&
    (process.platform === "win32" || spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0),
  mayInstall: () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get"),
  install() {
    const quietly = { stdio: /** @type {const} */ ("ignore"), timeout: 240_000 };
    spawnSync("apt-get", ["update", "-q"], quietly);
    // Older systems have the one with windows only.
    const name = DEBIAN.map((path) => basename(path)).find(
      (each) => spawnSync("apt-cache", ["show", each], quietly).status === 0,
    );
    if (name !== undefined) spawnSync("apt-get", ["install", "-qy", "--no-install-recommends", name], quietly);
  },
  unpack,
};

/**
 * Where the browser's program is.
 *
 * @param {Machine} [machine]
 * @returns {Promise<string>}
 */
export async function browserPath({ named, starts, mayInstall, install, unpack } = THIS_MACHINE) {
  if (named !== undefined) {
    if (starts(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, and that does not start`);
  }
  const found = PLACES.find(starts);
  if (found !== undefined) return found;
  if (mayInstall()) {
    install();
    const installed = DEBIAN.find(starts);
    if (installed !== undefined) return installed;
  }
  const unpacked = await unpack();
  if (unpacked !== undefined && starts(unpacked)) return unpacked;
  throw new Error("no Chromium or Chrome is found; install one, or name its program in CHROME_PATH");
}

/** The package's program is for Linux on x64. A bare system lacks libraries that it wants; the package has those, too. */
async function unpack() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { default: chromium, inflate, setupLambdaEnvironment } = await import("@sparticuz/chromium");
  const program = await chromium.executablePath();
  if (!THIS_MACHINE.starts(program)) {
    const bin = new URL("../../bin/", import.meta.resolve("@sparticuz/chromium"));
    await inflate(fileURLToPath(new URL("al2023.tar.br", bin)));
    setupLambdaEnvironment(join(tmpdir(), "al2023", "lib"));
  }
  return program;
}
