/** What ends the process from outside: Ctrl-C, another program, a terminal that goes. */
import { HUNG_UP, INTERRUPTED, TERMINATED } from "./exit-status.js";
import { BEGUN_FILES } from "./unfinished-files.js";

const ENDINGS = [
  ["SIGINT", () => process.exit(INTERRUPTED)],
  ["SIGTERM", () => process.exit(TERMINATED)],
  ["SIGHUP", () => process.exit(HUNG_UP)],
] as const;

let isHeeded = false;

/** From now on the process ends by `exit`, which lets what is half written be taken away. */
export function heedSignals(): void {
  for (const [signal, end] of ENDINGS) process.on(signal, end);
  isHeeded = true;
}

/** Lets a signal be heard that came during work at one go. The first turn of the event loop may end without looking for one. */
export async function hearSignals(): Promise<void> {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

/**
 * Does long work at one go. No listener of ours would hear a signal before it is done, so the system's own answer stands
 * meanwhile: it ends the process at once, and shells tell the same status. Not where that would leave something half written.
 */
export function atOneGo<T>(work: () => T): T {
  if (!isHeeded || BEGUN_FILES.size > 0) return work();
  for (const [signal, end] of ENDINGS) process.removeListener(signal, end);
  try {
    return work();
  } finally {
    for (const [signal, end] of ENDINGS) process.on(signal, end);
  }
}
