/** The bin: runs the program on what the process was started with. */
import { BAD_INPUT, HUNG_UP, INTERRUPTED, TERMINATED } from "./exit-status.js";
import { runProgram } from "./program.js";
import { cannot } from "./readers/input.js";
import { unfinishedFiles } from "./writers/file.js";
import { error, note } from "./writers/messages.js";

// Leaving by `exit` lets what is half written be taken away.
process.on("SIGINT", () => process.exit(INTERRUPTED));
process.on("SIGTERM", () => process.exit(TERMINATED));
process.on("SIGHUP", () => process.exit(HUNG_UP));

process.stdout.on("error", (problem: NodeJS.ErrnoException) => {
  // Whoever reads our output has enough, as `head` does.
  if (problem.code === "EPIPE") {
    for (const file of unfinishedFiles())
      note(`${file} was not written: the reader of standard output left before the end`);
    process.exit();
  }
  error(cannot("write", "standard output", problem));
  process.exit(BAD_INPUT);
});
// Nobody is left to tell.
process.stderr.on("error", () => {});

await runProgram(process.argv.slice(2));
