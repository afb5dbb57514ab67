/** `hantei relate`: one pair, its relation, and why. */
import { Command, Option } from "commander";
import { contact, explain, type Relation, relate } from "hantei";
import { contact as contact3, explain as explain3, relate as relate3 } from "hantei/3d";
import type { AnyContact, AnyExplanation, Language } from "hantei/render";
import { FOUND } from "../exit-status.js";
import { type Pair, readPair } from "../readers/shape.js";
import { USAGES } from "../readers/shape-words.js";
import { writeWhole } from "../writers/file.js";
import { languageOption } from "./options/language.js";
import { svgOption } from "./options/svg.js";

const AFTER_HELP = `
A SHAPE is any of these, in one argument or in several:
  words   ${USAGES.join("\n          ")}
  WKT     "POINT (1 2)" · "LINESTRING (0 0, 4 4)" · "POLYGON ((0 0, 9 0, 0 9, 0 0), (1 1, 2 1, 1 2, 1 1))", holes after the
          outer ring; a LINESTRING of two positions is a segment, a longer one a polyline
  JSON    '{"kind":"circle","x":0,"y":0,"radius":1}', as the library's toJSON gives it; or a GeoJSON geometry or Feature of
          one shape

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
  readonly explain?: true;
  readonly svg?: string;
  readonly lang: Language;
  readonly format: "text" | "json";
  readonly failOnHit?: true;
}

export function relateCommand(): Command {
  return new Command("relate")
    .description("tell how two shapes lie, and why")
    .argument("<SHAPE...>", "two shapes, in words, WKT or JSON")
    .option("--explain", "say why, comparison by comparison")
    .addOption(svgOption("draw the shapes and what proves the answer"))
    .addOption(languageOption("the explanation's language"))
    .addOption(
      new Option("--format <format>", "text, or the whole explanation as JSON")
        .choices(["text", "json"])
        .default("text"),
    )
    .option("--fail-on-hit", "exit with 1 unless the shapes are disjoint")
    .addHelpText("after", AFTER_HELP)
    .action(run);
}

async function run(words: string[], options: RelateOptions): Promise<void> {
  const pair = readPair(words);
  const relation = relationOf(pair);
  process.stdout.write((await explained(pair, options)) ?? `${relation}\n`);
  if (relation !== "disjoint" && options.failOnHit) process.exitCode = FOUND;
}

function relationOf(pair: Pair): Relation {
  return pair.dimension === 2 ? relate(pair.a, pair.b) : relate3(pair.a, pair.b);
}

/** What to print instead of the bare word, if anything; draws the picture first, so that nothing is printed if it fails. */
async function explained(pair: Pair, { explain, svg, lang, format }: RelateOptions): Promise<string | undefined> {
  if (!explain && svg === undefined && format === "text") return undefined;
  // Loaded only where it is asked for: other runs start sooner.
  const { explanationToJSON, toSVG, toText } = await import("hantei/render");
  const why = explanationOf(pair);
  const met = contactOf(pair);
  if (svg !== undefined) writeWhole(svg, `${toSVG(why, { lang, contact: met })}\n`);
  if (format === "json") return `${JSON.stringify(explanationToJSON(why), null, 2)}\n`;
  return explain ? `${why.relation}\n\n${toText(why, { lang, contact: met })}\n` : undefined;
}

function explanationOf(pair: Pair): AnyExplanation {
  return pair.dimension === 2 ? explain(pair.a, pair.b) : explain3(pair.a, pair.b);
}

/** A coordinate such as -5 or -Infinity is no option: a space in front says so, and changes nothing else. */
export function protectNegatives(words: readonly string[]): string[] {
  return words[0] === "relate"
    ? words.map((word) => (/^-(?:[\d.]|inf|nan)/i.test(word) ? ` ${word}` : word))
    : [...words];
}

/** How to part the shapes, or how far apart they are. */
function contactOf(pair: Pair): AnyContact | undefined {
  const options = { maxDistance: Number.POSITIVE_INFINITY };
  return pair.dimension === 2 ? contact(pair.a, pair.b, options) : contact3(pair.a, pair.b, options);
}
