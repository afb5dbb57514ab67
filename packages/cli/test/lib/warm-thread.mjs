/**
 * A thread that runs the program again and again: starting Node and loading the program takes ten times as long as most of what
 * tests ask of it. Everything the program sees is as in a process of its own, but for signals, the terminal and `process.exit`;
 * tests of these start one.
 */
import { Readable, Writable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";

/** A pipe hands over no more at once. */
const PIECE = 65536;

const { runProgram } = await import(workerData.program);

function* pieces(bytes) {
  for (let at = 0; at < bytes.length; at += PIECE) yield Buffer.from(bytes.subarray(at, at + PIECE));
}

/** Puts a stream that keeps what is written to it in the place of one of the process's. */
function replace(name) {
  const written = [];
  const stream = new Writable({
    write(bytes, _, done) {
      written.push(bytes);
      done();
    },
  });
  Object.defineProperty(process, name, { value: stream, configurable: true });
  return () => Buffer.concat(written).toString("utf8");
}

parentPort.on("message", async ({ args, input, env }) => {
  const stdout = replace("stdout");
  const stderr = replace("stderr");
  Object.defineProperty(process, "stdin", { value: Readable.from(pieces(input)), configurable: true });
  const before = { ...process.env };
  Object.assign(process.env, env);
  process.exitCode = undefined;
  await runProgram(args);
  const status = process.exitCode ?? 0;
  // What is half written is taken away when a process ends.
  process.emit("exit", status);
  process.removeAllListeners("exit");
  process.exitCode = undefined;
  for (const name of Object.keys(env)) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  parentPort.postMessage({ status, stdout: stdout(), stderr: stderr() });
});
