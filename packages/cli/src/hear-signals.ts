import { setImmediate } from "node:timers/promises";

/**
 * Gives signals their turn after long work at one go: Ctrl-C in the middle of it is to end the process before anything is
 * printed.
 */
export async function hearSignals(): Promise<void> {
  // The first turn may be the rest of the one that the work was in; the second begins with what has come meanwhile.
  await setImmediate();
  await setImmediate();
}
