/** Threads in which the program is loaded: each runs one command after another. */
import { Worker } from "node:worker_threads";
import { afterAll } from "vitest";
import type { Result } from "./hantei.js";

export interface Run {
  readonly args: readonly string[];
  readonly input: string | Uint8Array;
  readonly env: Readonly<Record<string, string>>;
}

/** Tests of a file run side by side: the next one need not wait for a long one. */
const THREADS = 2;

const idle: Worker[] = [];
const all: Worker[] = [];
const waiting: ((thread: Worker) => void)[] = [];

afterAll(async () => {
  await Promise.all(all.map((thread) => thread.terminate()));
});

/** Runs a command to its end in the next thread that is idle. */
export async function runWarm({ args, input, env }: Run): Promise<Result> {
  const thread = await nextThread();
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  return new Promise<Result>((resolve, reject) => {
    const lost = (code: number) => reject(new Error(`hantei ${args.join(" ")} left by process.exit(${code})`));
    thread.once("message", (result: Result) => {
      thread.off("exit", lost).off("error", reject);
      giveBack(thread);
      resolve(result);
    });
    thread.once("error", reject).once("exit", lost);
    thread.postMessage({ args, input: bytes, env });
  });
}

function nextThread(): Worker | Promise<Worker> {
  const thread = idle.pop();
  if (thread !== undefined) return thread;
  if (all.length >= THREADS) return new Promise((resolve) => waiting.push(resolve));
  const started = new Worker(new URL("warm-thread.mjs", import.meta.url), {
    workerData: { program: new URL("../../dist/program.js", import.meta.url).href },
    execArgv: [],
  });
  all.push(started);
  return started;
}

function giveBack(thread: Worker): void {
  const next = waiting.shift();
  if (next === undefined) idle.push(thread);
  else next(thread);
}
