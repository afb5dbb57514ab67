/**
 * Contestants of a join, each in a process of its own, so that nobody's collector walks through the objects of all others. They
 * wait for their turns, so that one runs at a time.
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("joiner-process.mjs", import.meta.url));
/** Trees of a million objects ask for more than Node's own limit. */
const HEAP_MB = 8192;

/**
 * Starts a contestant of `peers/joins.mjs` on a piece of work of `works.mjs`.
 *
 * @returns {Promise<{ boxes: number, run(repetitions: number, isChecked?: boolean): Promise<{ ms: number, count: number,
 * fingerprint?: number, bytes: number }>, stop(): void }>} `boxes`: how many there are. `run` gives the time of one call; where
 * boxes move, each repetition is two frames, forth and back, and the time is that of one of them without the move. `fingerprint`,
 * where checked: of the pairs. `bytes`: the most memory that the process had so far, beyond that of the columns.
 */
export async function startJoiner(name, work, size) {
  const child = fork(PROGRAM, [name, work, String(size)], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  let settle = () => {};
  let fail = () => {};
  const answer = () =>
    new Promise((resolve, reject) => {
      settle = resolve;
      fail = reject;
    });
  child.on("message", (message) => settle(message));
  child.on("exit", (status, signal) => fail(new Error(`${name} ended early on ${work}, ${size}: ${signal ?? status}`)));
  const { boxes } = await answer();
  const ask = (message) => {
    if (!child.connected) throw new Error(`${name} ended early on ${work}, ${size}`);
    const answered = answer();
    child.send(message);
    return answered;
  };
  return {
    boxes,
    run: (repetitions, isChecked) => ask({ run: repetitions, isChecked }),
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}
