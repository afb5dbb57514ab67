/** Runs a program of tests again and again, each time with another change switched on; a thread of its own. */
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { VARIABLES } from "./mutants.mjs";

const { text, size, count, pairs, jobs } = workerData;
const require = createRequire(import.meta.url);
const program = new Script(`(function (require, module, ${VARIABLES}) {${text}\n})`).runInThisContext();
/** A time limit holds only for what a script calls. */
const call = new Script("hanteiCall()");
const NONE = -1;
/** A change may make a loop endless: it is given several times what its checks take, and a second. */
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
      const from = performance.now();
      if (notices(check, known, count)) return check;
      if (again) seconds.set(check, (performance.now() - from) / 1000);
      reachedBy.set(check, reached.slice());
    }
  }
  return undefined;
}

function noticing(mutant, asked) {
  const { notices } = loaded(mutant);
  return asked.find((check) => notices(check, known, count));
}

function end(mutant) {
  const all = [...new Set([...latest, ...reachedBy.keys()])];
  const asked = all.filter((check) => reachedBy.get(check)[mutant] === 1);
  const patience = asked.reduce((sum, check) => sum + PATIENCE.factor * seconds.get(check), PATIENCE.seconds);
  for (let limit = patience; ; limit *= 2) {
    const from = process.cpuUsage().user;
    try {
      globalThis.hanteiCall = () => noticing(mutant, asked);
      const found = call.runInThisContext({ timeout: Math.ceil(1000 * limit) });
      if (found === undefined) return "passed";
      latest = [found, ...latest.filter((other) => other !== found)].slice(0, 8);
      return typeof found === "string" ? "wrong answer" : "failed test";
    } catch (error) {
      // What cannot even be loaded, or throws where the oracle asks, is noticed.
      if (error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") return "failed test";
      // On a busy machine the time may have been others'.
      if ((process.cpuUsage().user - from) / 1e6 / jobs > patience / 2) return "out of time";
    }
  }
}

const failing = begin();
parentPort.on("message", (mutant) => parentPort.postMessage(end(mutant)));
parentPort.postMessage(failing === undefined ? "ready" : `${failing}`);
