/** The program: builds it, runs it, and turns whatever happens into an exit status. */
import { existsSync, readFileSync } from "node:fs";
import { Command, CommanderError } from "commander";
import { BadInput, cannot } from "./bad-input.js";
import { benchCommand } from "./commands/bench.js";
import { calendarCommand } from "./commands/calendar.js";
import { helpCommand } from "./commands/help.js";
import { refuseSecondValues } from "./commands/options/given-once.js";
import { pairsCommand } from "./commands/pairs.js";
import { playCommand } from "./commands/play.js";
import { rectCommand } from "./commands/rect.js";
import { protectNegatives, relateCommand } from "./commands/relate.js";
import { BAD_INPUT } from "./exit-status.js";
import { error, lines } from "./terminal/messages.js";

const AFTER_HELP = `
Data goes to standard output, everything else to standard error.
Exit status: 0 done; 1 found, where --fail-on-hit asks for it; 2 input or usage that cannot be used; 130 interrupted.

Examples:
  $ printf '0 0 5 5 1 1 6 4\\n' | hantei rect
  collision
  $ hantei relate box 0 0 5 5 circle 8 3 3
  touching
  $ hantei relate "segment 0 0 4 4" "LINESTRING (0 4, 4 0)" --explain --svg why.svg
  $ hantei calendar rooms.ics --by location --from 2026-11-01 --to 2026-12-01 --tz Asia/Tokyo
  $ hantei pairs parcels.geojson roads.geojson --out crossings.geojson --svg crossings.svg
  $ hantei bench --pairs 1000000
`;

/** The commands, each checking its own arguments. */
function program(): Command {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const commands = [
    rectCommand(),
    relateCommand(),
    pairsCommand(),
    calendarCommand(),
    benchCommand(),
    playCommand(),
    helpCommand(),
  ];
  const hantei = new Command("hantei")
    .description("Tells whether shapes collide: exactly, fast, and with the reasons.")
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand(false)
    .addHelpText("after", AFTER_HELP);
  for (const command of [hantei, ...commands]) {
    command.exitOverride().configureOutput({ outputError: (text, write) => write(lines(text + hint(text))) });
    command.helpOption("-h, --help", "print this help");
    refuseSecondValues(command);
  }
  for (const command of commands) hantei.addCommand(command);
  return hantei;
}

/** What may have been meant instead: what looks like an option may be the name of a file, and numbers a rectangle's. */
function hint(text: string): string {
  if (text.startsWith("error: too many arguments for 'rect'"))
    return "(Numbers come from standard input or a file; as arguments: hantei relate box 0 0 5 5 box 1 1 6 4)\n";
  const [, name] = /^error: unknown option '(.+)'$/m.exec(text) ?? [];
  return name !== undefined && existsSync(name) ? `(The file of this name is given as ./${name}.)\n` : "";
}

/** Runs a command to its end; the status is the process's, to be left with when all is written. */
export async function runProgram(args: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(protectNegatives(args), { from: "user" });
  } catch (problem) {
    process.exitCode = exitStatus(problem);
  }
}

/** Commander has said what was wrong by now; its own statuses are 0 and 1, and 1 is taken. */
function exitStatus(problem: unknown): number {
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : BAD_INPUT;
  if (problem instanceof BadInput) error(problem.message);
  else if (isSystemError(problem)) error(cannot("read", problem.path ?? "the input", problem));
  else error(`this is a mistake in hantei itself; please report it\n${(problem as Error)?.stack ?? problem}`);
  return BAD_INPUT;
}

function isSystemError(problem: unknown): problem is NodeJS.ErrnoException {
  return problem instanceof Error && "syscall" in problem;
}
