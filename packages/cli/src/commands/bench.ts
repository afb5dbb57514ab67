/** `hantei bench`: article 003's table, on this machine. */
import { cpus } from "node:os";
import { ARTICLE_003, runSegmentTable, type SegmentTableRow } from "@hantei/formulas";
import { Command } from "commander";
import { startProgress } from "../terminal/progress.js";
import { type Column, table } from "../writers/table.js";
import { wholeNumber } from "./options/whole-number.js";

const AFTER_HELP = `
Draws random pairs of segments in the unit square from the Mersenne Twister MT19937, and tests each pair in three ways: by
solving for the two parameters of the crossing, by the side products of the two ends, and by Hantei's exact test. Base is the
time to draw the pairs; net is a test's own time. Of the article's ${ARTICLE_003.pairs} pairs from seed ${ARTICLE_003.seed}, ${ARTICLE_003.collisions} collide.

Examples:
  $ hantei bench
  $ hantei bench --pairs 1000000 --json
`;

interface BenchOptions {
  readonly pairs: number;
  readonly seed: number;
  readonly json?: true;
}

export function benchCommand(): Command {
  return new Command("bench")
    .description("time three segment tests on random pairs, as article 003 did")
    .option("--pairs <N>", "how many pairs to draw", wholeNumber(1, Number.MAX_SAFE_INTEGER), ARTICLE_003.pairs)
    .option("--seed <N>", "the generator's seed", wholeNumber(0, 0xffffffff), ARTICLE_003.seed)
    .option("--json", "print JSON instead of a table")
    .addHelpText("after", AFTER_HELP)
    .action(run);
}

async function run({ pairs, seed, json }: BenchOptions): Promise<void> {
  const progress = await startProgress(pairs, "pairs");
  const rows = await runSegmentTable({ pairs, seed, onProgress: progress.update });
  progress.stop();
  process.stdout.write(json ? asJson(pairs, seed, rows) : asText(pairs, seed, rows));
}

const NAMES: Readonly<Record<SegmentTableRow["name"], string>> = {
  base: "Base (drawing the pairs)",
  byParameters: "by parameters (Totoki)",
  bySideProducts: "by side products (Luna)",
  hantei: "Hantei, exact",
};

/** Column by column; Base has no net time and no collisions. */
const COLUMNS: readonly Column<SegmentTableRow>[] = [
  { title: "", align: "left", cell: (row) => NAMES[row.name] },
  { title: "ms", cell: (row) => row.milliseconds.toFixed(0) },
  { title: "net ms", cell: (row) => unlessBase(row, row.netMilliseconds.toFixed(0)) },
  { title: "ns a pair", cell: (row) => row.nanosecondsAPair.toFixed(1) },
  { title: "net / Base", cell: (row) => unlessBase(row, row.relativeToBase.toFixed(2)) },
  { title: "collisions", cell: (row) => unlessBase(row, String(row.collisions)) },
];

function unlessBase(row: SegmentTableRow, text: string): string {
  return row.name === "base" ? "" : text;
}

function asText(pairs: number, seed: number, rows: readonly SegmentTableRow[]): string {
  const { node } = process.versions;
  return `${pairs} random pairs of segments, MT19937 seed ${seed}; Node ${node}, ${processor()}\n\n${table(COLUMNS, rows)}`;
}

function asJson(pairs: number, seed: number, rows: readonly SegmentTableRow[]): string {
  const machine = {
    node: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    processor: processor(),
  };
  return `${JSON.stringify({ pairs, seed, machine, rows }, null, 2)}\n`;
}

function processor(): string {
  return cpus()[0]?.model.trim() || "unknown processor";
}
