/** Runs the built command line as a child process. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const BIN: string = fileURLToPath(new URL("../../bin/hantei.js", import.meta.url));

const FAKE_TERMINAL = new URL("fake-terminal.mjs", import.meta.url).href;

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
  const plain = { LANG: "C", LC_ALL: "", LC_MESSAGES: "", NO_COLOR: "1" };
  return spawn(process.execPath, [...preload, BIN, ...args], { env: { ...process.env, ...plain, ...env }, cwd });
}

/** Runs `hantei` to its end. */
export async function hantei(args: readonly string[], options: Options = {}): Promise<Result> {
  const child = start(args, options);
  // Whoever ends before reading all its input closes the pipe.
  child.stdin?.on("error", () => {});
  child.stdin?.end(options.input ?? "");
  return ended(child);
}

/** What a started process has written when it ends. */
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
    child.on("close", (status) => resolve({ status, stdout, stderr }));
  });
}
