/** Ends a program whose loop a change has made endless. */
import { Worker } from "node:worker_threads";

const WATCH = `
  const { workerData } = require("node:worker_threads");
  setInterval(() => {
    if (process.cpuUsage().user / 1e6 > workerData) process.kill(process.pid, "SIGKILL");
  }, 200);`;

/** Ends this process after so many seconds of the processor's time: a busy machine makes no difference. */
export function watch(seconds: number): void {
  new Worker(WATCH, { eval: true, workerData: seconds }).unref();
}
