/**
 * Child processes that never outlive us: whatever is running when the script is interrupted is ended with it.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { ROOT } from "./root.mjs";

const running = new Set();

/** While children run, and no longer: whoever imports this may have an own way to end. */
function listen(change) {
  for (const signal of ["SIGINT", "SIGTERM"]) process[change](signal, stop);
}

function stop(signal, number) {
  for (const child of running) end(child, signal);
  process.exit(128 + number);
}

/** On POSIX each child leads a process group of its own, so that its own children go with it. */
const OWN_GROUP = process.platform !== "win32";

function end(child, signal) {
  try {
    if (OWN_GROUP) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // Already gone.
  }
}

/** Tools of the workspace come before those of the machine. */
const PATH = [join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter);

/**
 * What `spawn` takes for a command. On Windows tools are `.cmd` files, which only a shell starts, and a shell takes a line, in which
 * words are parted by spaces: each word stands in quotes. None of ours has a quote within.
 */
export function invocation(command, args, platform = process.platform) {
  if (command === "node") return [process.execPath, args, {}];
  if (platform !== "win32") return [command, args, {}];
  return [[command, ...args].map((word) => `"${word}"`).join(" "), [], { shell: true }];
}

/**
 * Runs a command from the repository's root and gives its exit status and what it wrote.
 *
 * @param {string} command - A tool of the workspace or of the machine; `"node"` is this very Node.
 * @param {string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: Record<string, string> }} [options] - `show`: straight to the terminal
 * instead of into `output`.
 * @returns {Promise<{ status: number, stdout: string, output: string }>} `output` holds stdout and stderr as they came.
 */
export function run(command, args, { show = false, cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve) => {
    const [program, words, options] = invocation(command, args);
    const child = spawn(program, words, {
      ...options,
      cwd,
      detached: OWN_GROUP,
      stdio: show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      env: { ...process.env, PATH, NO_COLOR: show ? process.env.NO_COLOR : "1", ...env },
    });
    if (running.size === 0) listen("on");
    running.add(child);
    let stdout = "";
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text) => {
      stdout += text;
      output += text;
    });
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    const finish = (status, problem = "") => {
      running.delete(child);
      if (running.size === 0) listen("off");
      resolve({ status, stdout, output: output + problem });
    };
    child.on("error", (error) => finish(127, `${command}: ${error.message}\n`));
    child.on("close", (code) => finish(code ?? 1));
  });
}
