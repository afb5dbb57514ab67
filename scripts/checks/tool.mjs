import { run } from "../lib/process.mjs";

/** A check that is a command: it passes where the command ends with status 0. */
export function tool(command, ...args) {
  return async () => {
    const { status, output } = await run(command, args);
    return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, output };
  };
}
