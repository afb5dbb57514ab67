/** `hantei relate`: one pair, its relation, and why. */
import { Command } from "commander";
import { relate } from "hantei";
import { relate as relate3 } from "hantei/3d";
import { FOUND } from "../exit-status.js";
import { readPair } from "../readers/shape.js";

const AFTER_HELP = `
A SHAPE is any of these, in one argument or in several:
  words   point X Y · segment X1 Y1 X2 Y2 · box MINX MINY MAXX MAXY · circle X Y RADIUS
          point3 X Y Z · box3 MINX MINY MINZ MAXX MAXY MAXZ · sphere X Y Z RADIUS
  WKT     "POINT (1 2)" · "LINESTRING (0 0, 4 4)", with two positions
  JSON    '{"kind":"circle","x":0,"y":0,"radius":1}', as the library's toJSON gives it

It prints one word: disjoint (no common point), touching (a common point, but the interiors are apart) or overlapping (the
interiors meet).

Examples:
  $ hantei relate box 0 0 5 5 circle 8 3 3
  touching
  $ hantei relate "segment 0 0 4 4" "LINESTRING (0 4, 4 0)"
  overlapping
  $ hantei relate box -5 -5 0 0 point 1 1 --explain --lang ja
  $ hantei relate sphere 0 0 0 1 point3 0 0 2 --format json
`;

interface RelateOptions {
  readonly failOnHit?: true;
}

export function relateCommand(): Command {
  return new Command("relate")
    .description("tell how two shapes lie, and why")
    .argument("<SHAPE...>", "two shapes, in words, WKT or JSON")
    .option("--fail-on-hit", "exit with 1 unless the shapes are disjoint")
    .addHelpText("after", AFTER_HELP)
    .action(run);
}

function run(words: string[], options: RelateOptions): void {
  const pair = readPair(words);
  const relation = pair.dimension === 2 ? relate(pair.a, pair.b) : relate3(pair.a, pair.b);
  process.stdout.write(`${relation}\n`);
  if (relation !== "disjoint" && options.failOnHit) process.exitCode = FOUND;
}

/** A coordinate such as -5 or -Infinity is no option: a space in front says so, and changes nothing else. */
export function protectNegatives(words: readonly string[]): string[] {
  return words[0] === "relate"
    ? words.map((word) => (/^-(?:[\d.]|inf|nan)/i.test(word) ? ` ${word}` : word))
    : [...words];
}
