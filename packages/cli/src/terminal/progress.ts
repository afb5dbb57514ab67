import { makeRoom } from "./messages.js";

export interface Progress {
  readonly update: (done: number) => void;
  /** Takes the bar away. */
  readonly stop: () => void;
}

/** What is done sooner needs no bar, in milliseconds. */
const SOON = 500;

/**
 * A progress bar on standard error, or nothing at all where that is no terminal.
 *
 * @param isLate - Whether it comes only with the first update after a while: nobody knows beforehand how long the work takes.
 */
export async function startProgress(total: number, unit: string, isLate = false): Promise<Progress> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  // Loaded only where it is shown: other runs start sooner.
  const { Presets, SingleBar } = await import("cli-progress");
  const format = `{bar} {percentage}% · {value} of {total} ${unit}`;
  const options = { stream: process.stderr, format, barsize: 30, hideCursor: true, clearOnComplete: true };
  const bar = new SingleBar({ ...options, gracefulExit: false }, Presets.shades_classic);
  const stop = (): void => {
    process.removeListener("exit", stop);
    makeRoom(undefined);
    if (bar.isActive) bar.stop();
  };
  let shown = 0;
  const start = (): void => {
    bar.start(total, shown);
    makeRoom({ hide: () => bar.stop(), show: () => bar.start(total, shown) });
    // However the process ends, the cursor comes back.
    process.once("exit", stop);
  };
  const begun = Date.now();
  if (!isLate) start();
  const update = (done: number): void => {
    if (!bar.isActive && Date.now() - begun >= SOON) start();
    shown = done;
    bar.update(done);
  };
  return { update, stop };
}
