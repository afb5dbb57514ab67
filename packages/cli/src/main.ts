/** The bin: runs the program on what the process was started with. */
import { cannot, harmless } from "./bad-input.js";
import { BAD_INPUT } from "./exit-status.js";
import { runProgram } from "./program.js";
import { heedSignals } from "./signals.js";
import { error, note } from "./terminal/messages.js";
import { UNFINISHED_FILES } from "./unfinished-files.js";

heedSignals();

process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  // Whoever reads our output has enough, as `head` does.
  if (problem.code === "EPIPE") {
    for (const file of UNFINISHED_FILES)
      note(`${harmless(file)} was not written: the reader of standard output left before the end`);
    process.exit();
  }
  error(cannot("write", "standard output", problem));
  process.exit(BAD_INPUT);
});
// Nobody is left to tell.
process.stderr.on("error", () => {});

await runProgram(process.argv.slice(2));
