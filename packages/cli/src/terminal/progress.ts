export interface Progress {
  readonly update: (done: number) => void;
  /** Takes the bar away. */
  readonly stop: () => void;
}

/** A progress bar on standard error, or nothing at all where that is no terminal. */
export async function startProgress(total: number, unit: string): Promise<Progress> {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  // Loaded only where it is shown: other runs start sooner.
  const { Presets, SingleBar } = await import("cli-progress");
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
