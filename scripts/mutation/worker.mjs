/** Runs a program of tests again and again, each time with another change switched on; a thread of its own. */
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { VARIABLES } from "./mutants.mjs";

const { text, size, count, pairs, jobs } = workerData;
const require = createRequire(import.meta.url);
const program = new Script(`(function (require, module, ${VARIABLES}) {${text}\n})`).runInThisContext();
/** A time limit holds only for what a script calls. */
const script = new Script("hanteiCall()");
const OUT_OF_TIME = "out of time";
const NONE = -1;
/** A change may make a loop endless: a check is given several times what it takes, and a second, of the processor's time. */
const PATIENCE = { factor: 5, seconds: 1 };

/** Which changes a check could notice, as it reaches them; those that loading reaches are in all checks. */
const reached = new Uint8Array(size);
const reachedBy = new Map();
const seconds = new Map();
/** What references and the oracle need not work out again. */
const known = { logs: new Map(), cases: new Map() };
/** The checks that noticed something lately come first: they notice the next change, too. */
let latest = [];

/** Whatever the last change left in any variable is gone: all modules are made anew. */
function loaded(mutant) {
  const module = { exports: {} };
  program(require, module, mutant, reached);
  return module.exports;
}

/** Every check twice without any change: first for what it reaches and asks its references, then for the time it takes. */
function begin() {
  for (const again of [false, true]) {
    const { checks, notices } = loaded(NONE);
    const atLoading = reached.slice();
    for (const check of checks(pairs)) {
      reached.set(atLoading);
      const from = process.cpuUsage().user;
      if (notices(check, known, count)) return check;
      if (again) seconds.set(check, secondsSince(from));
      reachedBy.set(check, reached.slice());
    }
  }
  return undefined;
}

function secondsSince(microseconds) {
  return (process.cpuUsage().user - microseconds) / 1e6 / jobs;
}

/** What a function returns, or "out of time". */
function inTime(call, patience) {
  for (let limit = patience; ; limit *= 2) {
    const from = process.cpuUsage().user;
    try {
      globalThis.hanteiCall = call;
      return script.runInThisContext({ timeout: Math.ceil(1000 * limit) });
    } catch (error) {
      if (error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
      // On a busy machine the time may have been others'.
      if (secondsSince(from) > patience / 2) return OUT_OF_TIME;
    }
  }
}

function end(mutant) {
  const all = [...new Set([...latest, ...reachedBy.keys()])];
  try {
    const program = inTime(() => loaded(mutant), PATIENCE.seconds);
    if (program === OUT_OF_TIME) return program;
    for (const check of all) {
      if (reachedBy.get(check)[mutant] === 0) continue;
      const patience = PATIENCE.factor * seconds.get(check) + PATIENCE.seconds;
      const found = inTime(() => program.notices(check, known, count), patience);
      if (found === false) continue;
      latest = [check, ...latest.filter((other) => other !== check)].slice(0, 8);
      return found === true ? "noticed" : found;
    }
    return "passed";
  } catch {
    // What cannot even be loaded, or throws where the oracle asks, is noticed.
    return "noticed";
  }
}

const failing = begin();
parentPort.on("message", (mutant) => parentPort.postMessage(end(mutant)));
parentPort.postMessage(failing === undefined ? "ready" : `${failing}`);
