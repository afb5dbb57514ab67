/** The native limit: compiles `native/joins.cpp` where there is a compiler, and runs it beside this process. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../native/joins.cpp", import.meta.url));
const COMPILERS = ["g++", "clang++"];

/** A folder with the compiled program, or undefined, with a word on why. */
export function compileNative() {
  const folder = mkdtempSync(join(tmpdir(), "hantei-native-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const compiler of COMPILERS) {
    const program = join(folder, "joins");
    const { status, error } = spawnSync(compiler, ["-O3", "-march=native", "-o", program, SOURCE], {
      encoding: "utf8",
    });
    if (error === undefined && status === 0) return { folder, program };
  }
  console.error(`no native rows: none of ${COMPILERS.join(", ")} compiles native/joins.cpp`);
  return undefined;
}

/** Starts the program on these boxes; `time(repetitions)` gives milliseconds a join, and the number of pairs. */
export function startNative({ folder, program }, boxes) {
  const { minX, minY, maxX, maxY } = boxes;
  const file = join(folder, "boxes.bin");
  writeFileSync(file, Buffer.concat([minX, minY, maxX, maxY].map((column) => Buffer.from(column.buffer))));
  const child = spawn(program, [file, String(minX.length)], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async time(repetitions) {
      child.stdin.write(`${repetitions}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error("native/joins ended early");
      const [nanoseconds, count] = value.split(" ").map(Number);
      return { ms: nanoseconds / 1e6, count };
    },
    stop: () => child.stdin.end(),
  };
}
