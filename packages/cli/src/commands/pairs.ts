/** `hantei pairs`: every collision in a file, or between two. */
import { Command, Option } from "commander";
import { countPairs } from "hantei/broadphase";
import { BadInput, quote } from "../bad-input.js";
import { FOUND } from "../exit-status.js";
import { toldOfCrs } from "../pairs/crs.js";
import { areBoxes, countHits, findPairs, type Taker } from "../pairs/find-pairs.js";
import { GroupNumbers } from "../pairs/group-numbers.js";
import { InstantKinds } from "../pairs/instant-kinds.js";
import type { Layer } from "../pairs/layer.js";
import { manyMeetings } from "../pairs/meetings.js";
import { type ColumnChoice, readColumnChoice } from "../readers/column-choice.js";
import { checkReadOnce } from "../readers/input.js";
import { INPUT_FORMATS, type InputFormat, readLayer } from "../readers/layer-file.js";
import { atOneGo, hearSignals } from "../signals.js";
import { note } from "../terminal/messages.js";
import { type Progress, startProgress } from "../terminal/progress.js";
import { checkDistinct } from "../writers/distinct-files.js";
import { FileOutput } from "../writers/file.js";
import { PAIR_FORMATS, type PairFormat, pairWriter } from "../writers/pair-formats.js";
import { isStandardOutput, Output } from "../writers/standard-output.js";
import { languageOption } from "./options/language.js";
import { formatOfEnding, outOption } from "./options/out.js";
import { svgOption } from "./options/svg.js";
import { wholeNumber } from "./options/whole-number.js";

const AFTER_HELP = `
FILE is CSV, NDJSON, GeoJSON, all of them gzipped or not, or Parquet, told by its ending or else by its beginning; - is
standard input.
With one FILE its shapes are compared with each other, with two those of the first with those of the second.

Tables have shapes in columns; case does not matter, and --columns tells others, --columns2 those of FILE2:
  minX,minY,maxX,maxY · x,y,width,height    boxes
  x,y,radius                                circles
  x,y · x,y,z                               points in the plane, in space: --columns x,y says so
  x1,y1,x2,y2 · with radius                 segments · capsules
  wkt or geometry                           POINT, LINESTRING, POLYGON and their MULTI forms
  start,end                                 intervals: numbers, or dates as 2026-11-21 or 2026-11-21T09:30Z
  with minZ and maxZ, or z1 and z2          boxes, segments and capsules in space
  x,y,z,radius                              spheres
The far sides of x,y,width,height are x + width and y + height, each rounded to the nearest double.
An id column names a row, else its number does, from 1. NDJSON may have such columns, shapes as the library's toJSON gives
them, or GeoJSON features. Coordinates are planar, in the file's own unit. A Multi geometry is one feature.

It writes a row a,b,relation for each pair, a before b in the input; the relation is touching (a common point, but the
interiors are apart) or overlapping (the interiors meet).

Examples:
  $ printf 'id,x,y,radius\\nA,0,0,5\\nB,6,8,5\\n' | hantei pairs -
  a,b,relation
  A,B,touching
  $ printf 'room,start,end\\nRed,9,10\\nRed,10,12\\nRed,11,13\\nBlue,9,12\\n' | hantei pairs - --by room --count
  1
  $ hantei pairs parcels.geojson roads.geojson --out crossings.geojson --svg crossings.svg
  $ hantei pairs boxes.parquet --count
  $ hantei pairs boxes.csv --columns left,top,right,bottom --touching miss
  $ hantei pairs boxes.csv --columns minX=left,maxX=right,id=code
  $ hantei pairs parcels.csv trees.csv --columns2 x,y
  $ hantei pairs new-bookings.csv bookings.csv --by room
`;

interface PairsOptions {
  readonly from?: InputFormat;
  readonly columns?: string;
  readonly columns2?: string;
  readonly by?: string;
  readonly boxes?: true;
  readonly touching?: "hit" | "miss";
  readonly format?: PairFormat;
  readonly count?: true;
  readonly limit?: number;
  readonly out?: string;
  readonly svg?: string;
  readonly skipBad?: true;
  readonly failOnHit?: true;
  readonly kernel?: "simd" | "js";
  readonly lang: "en" | "ja";
}

export function pairsCommand(): Command {
  return new Command("pairs")
    .description("find every collision in a file, or between two")
    .argument("<FILE>", "shapes: CSV, NDJSON, GeoJSON or Parquet (- is standard input)")
    .argument("[FILE2]", "shapes to compare those of FILE with, instead of each other")
    .addOption(
      new Option("--touching <verdict>", "what shapes that only touch are (default: hit, for intervals miss)").choices([
        "hit",
        "miss",
      ]),
    )
    .option("--columns <names>", "the columns of the shapes: names in order, or ROLE=NAME,...")
    .option("--columns2 <names>", "those of FILE2; --columns are then those of FILE alone")
    .option(
      "--by <column>",
      "compare only shapes with the same value in this column or property; in CSV the same text: 1 is not 1.0, Red is not RED",
    )
    .option("--boxes", "compare bounds instead of shapes; of a Multi geometry, those of each part")
    .option("--count", "print how many pairs there are, and nothing else")
    .addOption(
      new Option("--format <format>", "of the pairs (default: by the ending of --out, else csv)").choices(PAIR_FORMATS),
    )
    .addOption(outOption("write the pairs here and not to standard output (-)"))
    .addOption(svgOption("draw the shapes and where they collide"))
    .option("--limit <N>", "write only the first N pairs", wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option("--skip-bad", "go on past records that cannot be used, and say how many there were, and why")
    .option("--fail-on-hit", "exit with 1 if any pair collides")
    .addOption(new Option("--from <format>", "of the input, instead of what its name says").choices(INPUT_FORMATS))
    .addOption(
      new Option("--kernel <kernel>", "force one of the two kernels; both give the same pairs").choices(["simd", "js"]),
    )
    .addOption(languageOption("the language of the picture"))
    .addHelpText("after", AFTER_HELP)
    .action((file: string, file2: string | undefined, options: PairsOptions) => run(file, file2, options));
}

async function run(file: string, file2: string | undefined, options: PairsOptions): Promise<void> {
  checkOptions(file, file2, options);
  checkKernel(options.kernel);
  const format = options.format ?? formatOfEnding(options.out, ENDINGS, "csv");
  const groups = options.by === undefined ? undefined : new GroupNumbers();
  const request = {
    format: options.from,
    by: options.by,
    boxes: options.boxes === true,
    skipBad: options.skipBad === true,
    namesRecords: options.count !== true,
    groups,
    instants: new InstantKinds(),
  };
  const { columns, columns2 } = options;
  const isShared = columns !== undefined && columns2 === undefined && file2 !== undefined;
  const choice = readColumnChoice(columns, "--columns", isShared);
  const choice2 = readColumnChoice(columns2 ?? columns, "--columns2", isShared);
  const a = await readLayer(file, { ...request, choice });
  const b = file2 === undefined ? undefined : await readLayer(file2, { ...request, choice: choice2 });
  if (b === undefined) checkChoices("--columns", [choice], [a]);
  else if (columns2 === undefined) checkChoices("--columns", [choice, choice2], [a, b]);
  else {
    checkChoices("--columns", [choice], [a]);
    checkChoices("--columns2", [choice2], [b]);
  }
  checkWorlds(a, b);
  const crs = b === undefined ? undefined : toldOfCrs(a, b);
  if (crs !== undefined) note(crs);
  const world = a.world ?? b?.world;
  if (format === "geojson" && world !== undefined && world !== "plane") {
    throw new BadInput(
      `${world === "time" ? "intervals have" : "shapes in space have"} no place on a map; write csv or ndjson`,
    );
  }
  const touching = options.touching === undefined ? world !== "time" : options.touching === "hit";
  await write(a, b, format, { touching, kernel: options.kernel }, options, groups?.names());
}

/** Writes what was asked for. */
async function write(
  a: Layer,
  b: Layer | undefined,
  format: PairFormat,
  find: { readonly touching: boolean; readonly kernel: PairsOptions["kernel"] },
  { count, out, svg, limit = Number.POSITIVE_INFINITY, lang, failOnHit }: PairsOptions,
  groups: readonly string[] | undefined,
): Promise<void> {
  const progress = await startFinding(a, b, count === true || (out !== undefined && !isStandardOutput(out)));
  if (count && svg === undefined) {
    const pairs = await countHits(a, b, { ...find, onProgress: progress.update }).finally(progress.stop);
    if (pairs > 0 && failOnHit) process.exitCode = FOUND;
    process.stdout.write(`${pairs}\n`);
    return;
  }
  // Loaded only where it is asked for: other runs start sooner.
  const picture =
    svg === undefined ? undefined : (await import("../writers/picture.js")).startPicture(a, b, lang, groups);
  const picturePath = svg === undefined ? undefined : new FileOutput(svg);
  const output = out === undefined || isStandardOutput(out) ? new Output() : new FileOutput(out);
  const rows = pairWriter(format, a, b ?? a);
  if (!count) output.add(rows.begin);
  // What a picture needs of very many pairs need not be found pair by pair where these are not wanted in themselves.
  const isForPicture = picture?.isOfMany === true && (count === true || limit < Number.POSITIVE_INFINITY);
  const meetings = isForPicture ? await manyMeetings(a, b, find) : undefined;
  const drawn = meetings === undefined ? picture : undefined;
  if (meetings !== undefined) picture?.pairs(meetings);
  const counted = meetings === undefined ? undefined : meetings.overlapping + meetings.touching;
  const isCounted = count === true && counted !== undefined;
  let found = isCounted ? counted : 0;
  if (found > 0 && failOnHit) process.exitCode = FOUND;
  const wantsAll = drawn !== undefined || count === true;
  // One more says whether these are all.
  const options = { ...find, onProgress: progress.update, ...(wantsAll ? {} : { enough: limit + 1 }) };
  const taker: Taker = {
    take: (i, j, code) => {
      // At the first: whoever reads the pairs may stop before the last.
      if (failOnHit) process.exitCode = FOUND;
      if (!count && found < limit) output.add(rows.row(i, j, code, found));
      drawn?.pair(i, j, code);
      found++;
      return !output.isFull;
    },
    pause: async () => {
      if (output.isFull) await output.flush();
    },
  };
  const isAll = isCounted || (await findPairs(a, b, options, taker).finally(progress.stop));
  output.add(count ? `${found}\n` : rows.end);
  // A picture of millions takes seconds: Ctrl-C ends them at once or, where a piece of a file is there, before any has its name.
  picturePath?.add(atOneGo(() => picture?.finish() ?? ""));
  await hearSignals();
  if (output instanceof FileOutput) output.finish();
  else await output.flush();
  picturePath?.finish();
  if (found <= limit) return;
  if (isAll) note(`wrote the first ${limit} of ${found} pairs`);
  else if (counted !== undefined || areBoxes(a, b))
    note(`wrote the first ${limit} of ${counted ?? (await countHits(a, b, find))} pairs`);
  else note(`wrote the first ${limit} pairs, and there are more; --count counts them`);
}

/**
 * The progress of comparing. Rows that a terminal shows are progress enough, and a bar would stand between them.
 *
 * @param areRowsElsewhere - Whether none are written to standard output.
 */
function startFinding(a: Layer, b: Layer | undefined, areRowsElsewhere: boolean): Promise<Progress> | Progress {
  if (!areRowsElsewhere && process.stdout.isTTY) return { update: () => {}, stop: () => {} };
  return startProgress(a.count, b === undefined ? "shapes compared" : `shapes of ${a.name} compared`, true);
}

function checkOptions(file: string, file2: string | undefined, options: PairsOptions): void {
  const files = file2 === undefined ? [file] : [file, file2];
  checkReadOnce(files);
  checkDistinct(options, files);
  if (options.columns2 !== undefined && file2 === undefined)
    throw new BadInput("--columns2 names columns of FILE2, and there is none; say --columns");
  if (!options.count) return;
  for (const name of ["format", "out", "limit"] as const) {
    if (options[name] !== undefined)
      throw new BadInput(`--count prints a number, so --${name} has nothing to do; leave out one`);
  }
}

/** A kernel that is named must be able to run, however few shapes there are. */
function checkKernel(kernel: PairsOptions["kernel"]): void {
  const one = { start: Float64Array.of(0), end: Float64Array.of(1) };
  try {
    if (kernel !== undefined) countPairs(one, { kernel });
  } catch {
    throw new BadInput(`--kernel ${kernel}: there is no WebAssembly with SIMD here; leave it out, or take js`);
  }
}

/** Of the inputs that an option is meant for, one may do without the columns that it names, but not all. */
function checkChoices(option: string, choices: readonly ColumnChoice[], layers: readonly Layer[]): void {
  const [{ roles, namesId, nameOf }] = choices as [ColumnChoice];
  if (layers.every(({ count }) => count === 0)) return;
  const files = layers.map(({ name }) => name).join(" and ");
  if (roles.length > 0 && !choices.some(({ wasUsed }) => wasUsed)) {
    const have = layers.length === 1 ? "has" : "have";
    throw new BadInput(`${option} names columns of a table, but ${files} ${have} shapes in themselves; leave it out`);
  }
  if (namesId && !choices.some(({ idWasFound }) => idWasFound))
    throw new BadInput(`${files}: no record has ${quote(nameOf("id"))}, which ${option} gives as the id`);
}

function checkWorlds(a: Layer, b: Layer | undefined): void {
  if (a.world === undefined || b?.world === undefined || a.world === b.world) return;
  const words = { plane: "in the plane", space: "in space", time: "in one dimension" };
  throw new BadInput(
    `the shapes of ${a.name} lie ${words[a.world]} and those of ${b.name} ${words[b.world]}: they cannot be compared`,
  );
}

const ENDINGS: Readonly<Record<string, PairFormat>> = {
  ".csv": "csv",
  ".ndjson": "ndjson",
  ".jsonl": "ndjson",
  ".geojson": "geojson",
  ".json": "geojson",
};
