/** `hantei rect`: article 000's console program, and the same question asked of a stream. */
import { Command, InvalidArgumentError, Option } from "commander";
import { intersectsBoxBox, overlapsBoxBox } from "hantei";
import { FOUND } from "../exit-status.js";
import { rectConsole } from "../rect/console.js";
import { rectStream } from "../rect/stream.js";

interface RectOptions {
  readonly touching: "hit" | "miss";
  readonly words: readonly [string, string];
  readonly failOnHit?: true;
  readonly skipBad?: true;
}

const AFTER_HELP = `
On a terminal it asks for RectA and RectB, four numbers each, and answers for that pair; Ctrl-D ends it.

From a pipe or a FILE it takes many pairs and prints one verdict a line:
  eight numbers a line      x1 y1 x2 y2 of RectA, then of RectB
  or four numbers a line    RectA's on one line and RectB's on the next
Numbers are decimal with spaces or tabs between them; Infinity and -Infinity leave a side open. Corners may come in any
order. Empty lines are skipped. A line that cannot be used ends the run with exit status 2, after the verdicts before it;
with --skip-bad it is passed over, but from there on pairs must stand on one line each.

Examples:
  $ printf '0 0 5 5 1 1 6 4\\n' | hantei rect
  collision
  $ printf '0 0 5 5 5 0 9 5\\n' | hantei rect --touching miss
  no collision
  $ hantei rect --words YES,NO pairs.txt > verdicts.txt
`;

export function rectCommand(): Command {
  return new Command("rect")
    .description("tell whether two rectangles collide, or many pairs from a pipe or a file")
    .argument("[FILE]", "pairs to read instead of standard input (- is standard input)")
    .addOption(
      new Option("--touching <verdict>", "what rectangles that only touch are").choices(["hit", "miss"]).default("hit"),
    )
    .addOption(
      new Option("--words <HIT,MISS>", "the words to print")
        .argParser(twoWords)
        .default(["collision", "no collision"] as const, "collision,no collision"),
    )
    .option("--fail-on-hit", "exit with 1 if any pair collides")
    .option("--skip-bad", "go on past lines that cannot be used, and say how many there were")
    .addHelpText("after", AFTER_HELP)
    .action(run);
}

async function run(file: string | undefined, options: RectOptions): Promise<void> {
  const [hit, miss] = options.words;
  const verdicts = { isHit: options.touching === "hit" ? intersectsBoxBox : overlapsBoxBox, hit, miss };
  const found =
    file === undefined && process.stdin.isTTY
      ? await rectConsole(verdicts)
      : await rectStream(file ?? "-", verdicts, options);
  if (found && options.failOnHit) process.exitCode = FOUND;
}

function twoWords(text: string): readonly [string, string] {
  const words = text.split(",").map((word) => word.trim());
  const [hit, miss] = words;
  if (words.length !== 2 || !hit || !miss || hit === miss) {
    throw new InvalidArgumentError("Give two different words, the one for a hit first, as in YES,NO.");
  }
  if (/\p{Cc}/u.test(text)) throw new InvalidArgumentError("Words must fit on one line, without control characters.");
  return [hit, miss];
}
