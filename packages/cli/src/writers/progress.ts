import { Presets, SingleBar } from "cli-progress";

export interface Progress {
  update(done: number): void;
  /** Takes the bar away. */
  stop(): void;
}

/** A progress bar on standard error, or nothing at all where that is no terminal. */
export function startProgress(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const format = `{bar} {percentage}% · {value} of {total} ${unit}`;
  const options = { stream: process.stderr, format, barsize: 30, hideCursor: true, clearOnComplete: true };
  const bar = new SingleBar({ ...options, gracefulExit: false }, Presets.shades_classic);
  bar.start(total, 0);
  const stop = (): void => {
    process.removeListener("exit", stop);
    bar.stop();
  };
  // However the process ends, the cursor comes back.
  process.once("exit", stop);
  return { update: (done) => bar.update(done), stop };
}
