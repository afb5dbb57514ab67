/** A real terminal for the program, from `script` of util-linux where there is one. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { BIN } from "./hantei.js";

/** Whether there is a `script` that understands these options. */
export const hasTerminal: boolean = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;

/** Starts `hantei` on a terminal of its own; its standard output is what that terminal shows. */
export function startOnTerminal(args: readonly string[]): ChildProcess {
  const command = [process.execPath, BIN, ...args].map((word) => `'${word}'`).join(" ");
  // The shell lives on for a moment: `script` may lose what was written just before it ended.
  const patient = `trap : INT; ${command}; status=$?; sleep 0.2; exit $status`;
  return spawn("script", ["-qefc", patient, "/dev/null"], { env: { ...process.env, NO_COLOR: "1", TERM: "xterm" } });
}
