/** Runs the built command line: in a warm thread, or as a child process where it matters that it is one. */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { runWarm } from "./warm.js";

export const BIN: string = fileURLToPath(new URL("../../bin/hantei.js", import.meta.url));

const FAKE_TERMINAL = new URL("fake-terminal.mjs", import.meta.url).href;

const LANGUAGE = { LANG: "C", LC_ALL: "", LC_MESSAGES: "" };
const PLAIN = { ...LANGUAGE, NO_COLOR: "1" };

export interface Result {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Options {
  /** What standard input holds. Default: nothing. */
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Let the program believe that its standard input is a terminal. */
  readonly terminal?: boolean;
}

/** Starts `hantei` and leaves its streams to the caller. */
export function start(args: readonly string[], { env = {}, cwd, terminal = false }: Options = {}): ChildProcess {
  const preload = terminal ? ["--import", FAKE_TERMINAL] : [];
  return spawn(process.execPath, [...preload, BIN, ...args], { env: { ...process.env, ...PLAIN, ...env }, cwd });
}

/** Runs `hantei` to its end. */
export function hantei(args: readonly string[], options: Options = {}): Promise<Result> {
  const { input = "", env = {}, cwd, terminal = false } = options;
  // A thread has the process's folder, time zone and colors, and no terminal.
  const isPlain = cwd === undefined && !terminal && Object.keys(env).every((name) => name in LANGUAGE);
  return isPlain ? runWarm({ args, input, env: { ...PLAIN, ...env } }) : hanteiProcess(args, options);
}

/** As `hantei`, in a process of its own. */
export async function hanteiProcess(args: readonly string[], options: Options = {}): Promise<Result> {
  const child = start(args, options);
  // Whoever ends before reading all its input closes the pipe.
  child.stdin?.on("error", () => {});
  child.stdin?.end(options.input ?? "");
  return ended(child);
}

/** What a started process has written when it ends; its status as shells tell it. */
export function ended(child: ChildProcess): Promise<Result> {
  let stdout = "";
  let stderr = "";
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status, signal) =>
      resolve({ status: signal === null ? status : 128 + constants.signals[signal], stdout, stderr }),
    );
  });
}
