/** A real terminal for the program, from `script` of util-linux where there is one. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { BIN } from "./hantei.js";

/** Whether there is a `script` that understands these options. */
export const hasTerminal: boolean = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;

/** Starts `hantei` on a terminal of its own; its standard output is what that terminal shows. */
export function startOnTerminal(args: readonly string[]): ChildProcess {
  const command = [process.execPath, BIN, ...args].map((word) => `'${word}'`).join(" ");
  return spawn("script", ["-qefc", command, "/dev/null"], { env: { ...process.env, NO_COLOR: "1", TERM: "xterm" } });
}
