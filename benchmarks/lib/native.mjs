/** The native limit: compiles `native/joins.cpp` where there is a compiler, and runs it beside this process. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { cpus } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { columnsOf } from "./columns.mjs";
import { progress } from "./progress.mjs";

const SOURCE = fileURLToPath(new URL("../native/joins.cpp", import.meta.url));
const FOLDER = fileURLToPath(new URL("../native/out/", import.meta.url));
const COMPILERS = ["g++", "clang++"];
const FLAGS = ["-O3", "-march=native"];

let compiled;

/** The path of the compiled program, or undefined, with a word on why. */
export function compileNative() {
  compiled ??= { program: compile() };
  return compiled.program;
}

/** It is kept: its name tells the source and the machine. */
function compile() {
  const key = createHash("sha256")
    .update(readFileSync(SOURCE))
    .update(cpus()[0]?.model ?? "")
    .update(FLAGS.join());
  const program = `${FOLDER}joins-${key.digest("hex").slice(0, 16)}`;
  if (existsSync(program)) return program;
  mkdirSync(FOLDER, { recursive: true });
  for (const compiler of COMPILERS) {
    const { status, error } = spawnSync(compiler, [...FLAGS, "-o", `${program}.${process.pid}`, SOURCE]);
    if (error !== undefined || status !== 0) continue;
    renameSync(`${program}.${process.pid}`, program);
    return program;
  }
  progress(`left out: native rows, for none of ${COMPILERS.join(", ")} compiles native/joins.cpp here`);
  return undefined;
}

/**
 * Starts the program on one list of boxes, or on two. It ends with this process, however that ends: its input does.
 *
 * @param {string} program - From `compileNative`.
 * @param {object[]} lists - One or two lists of boxes as columns.
 * @param {Float64Array} [velocities] - By how much each box moves, axis by axis.
 * @returns `time(repetitions)` gives the milliseconds of a join and the number of its pairs, where `isNew` in new pages, and where
 * `isChecked` their fingerprint; `timeFrames(repetitions, isChecked)` those of a frame, two a repetition: before each the boxes move,
 * forth or back.
 */
export async function startNative(program, lists, velocities) {
  const columns = lists.map(columnsOf);
  const counts = columns.map(([first]) => first.length);
  const child = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
  // Where it dies, the next answer says so.
  child.stdin.on("error", () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(
    `${columns[0].length / 2} ${lists.length} ${counts[0]} ${counts[1] ?? 0} ${velocities === undefined ? 0 : 1}\n`,
  );
  for (const column of [...columns.flat(), ...(velocities === undefined ? [] : [velocities])]) {
    // Until it is sent, it is the caller's memory: nobody may move the boxes before.
    const bytes = Buffer.from(column.buffer, column.byteOffset, column.byteLength);
    await new Promise((resolve) => child.stdin.write(bytes, resolve));
  }
  const ask = async (request) => {
    child.stdin.write(`${request}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error("native/joins ended early");
    const [nanoseconds, count, fingerprint] = value.split(" ").map(Number);
    return { ms: nanoseconds / 1e6, count, fingerprint };
  };
  return {
    time: (repetitions, { isNew, isChecked } = {}) =>
      ask(`${repetitions}${isNew ? " new" : ""}${isChecked ? " check" : ""}`),
    timeFrames: (repetitions, isChecked) => ask(`frames ${repetitions}${isChecked ? " check" : ""}`),
    stop: () => void child.stdin.end(),
  };
}
