/**
 * What it costs that results lie in new pages: the same calls in processes whose allocator (glibc's, on Linux) gives freed memory back to
 * the system, as it does by itself, and in others where it keeps it (`docs/decisions/0088-pages-that-are-kept.md`). Peers are
 * measured in both, too.
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pairs } from "hantei/broadphase";
import { clustered, intervals, uniform } from "../lib/box-scenes.mjs";
import { median } from "../lib/median.mjs";
import { readFlags } from "../lib/options.mjs";
import { buildFlatbush, buildOurs } from "../lib/query-contestants.mjs";
import { report } from "../lib/report.mjs";
import { within as boxIntersect } from "../peers/joins/box-intersect.mjs";
import { within as flatbush } from "../peers/joins/flatbush.mjs";

const COUNT = 1_000_000;
const ALLOCATORS = {
  default: {},
  "keeps memory": { MALLOC_MMAP_MAX_: "0", MALLOC_TRIM_THRESHOLD_: "1073741824" },
};
/** The fastest peer of each, by the kept tables; what is found is counted, where it is. */
const WORKS = {
  "pairs, uniform": { make: uniform, peer: "flatbush", ask: (boxes) => flatbush(boxes).find().count() },
  "pairs, clustered": { make: clustered, peer: "flatbush", ask: (boxes) => flatbush(boxes).find().count() },
  "pairs, intervals": { make: intervals, peer: "box-intersect", ask: (slots) => boxIntersect(slots).find().count() },
  "index, uniform": { make: uniform, peer: "flatbush", ask: (boxes) => buildFlatbush(boxes).numItems, build: true },
  "index, clustered": { make: clustered, peer: "flatbush", ask: (boxes) => buildFlatbush(boxes).numItems, build: true },
};
/** Rounds timed, after some that are not; a turn takes so many milliseconds, or one call. */
const ROUNDS = 7;
const WARM_UP_ROUNDS = 2;
const TURN = 300;

/** A process of one contestant, which answers each message with a turn. */
function serve(work, isPeer) {
  const { make, ask, build } = WORKS[work];
  const boxes = make(COUNT);
  const ours = build ? () => buildOurs(boxes).size : () => pairs(boxes, { touching: true }).length / 2;
  const run = isPeer ? () => ask(boxes) : ours;
  process.on("disconnect", () => process.exit());
  process.on("message", () => {
    const had = process.resourceUsage().minorPageFault;
    const start = performance.now();
    let calls = 0;
    let found = 0;
    for (; calls === 0 || performance.now() - start < TURN; calls++) found = run();
    const ms = (performance.now() - start) / calls;
    process.send({ ms, found, pages: (process.resourceUsage().minorPageFault - had) / calls });
  });
}

/** A turn of a process. */
function turn(child) {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("a contestant ended early"));
    child.once("exit", fail);
    child.once("message", (told) => {
      child.off("exit", fail);
      resolve(told);
    });
    child.send("run");
  });
}

async function measure(work) {
  const contestants = Object.keys(ALLOCATORS).flatMap((allocator) =>
    [false, true].map((isPeer) => {
      const env = { ...process.env, ...ALLOCATORS[allocator] };
      const child = fork(fileURLToPath(import.meta.url), [work, isPeer ? "peer" : "ours"], { env });
      return { allocator, isPeer, child, turns: [] };
    }),
  );
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const { child, turns } of contestants) {
      const told = await turn(child);
      if (round >= 0) turns.push(told);
    }
  }
  for (const { child } of contestants) child.disconnect();
  const found = new Set(contestants.flatMap(({ turns }) => turns.map((each) => each.found)));
  if (found.size !== 1) throw new Error(`${work}: the counts differ: ${[...found].join(", ")}`);
  const medianOf = (allocator, isPeer, what) => {
    const { turns } = contestants.find((each) => each.allocator === allocator && each.isPeer === isPeer);
    return median(turns.map((each) => each[what]));
  };
  return Object.keys(ALLOCATORS).map((allocator) => {
    const [ours, theirs] = [false, true].map((isPeer) => medianOf(allocator, isPeer, "ms"));
    return {
      work,
      allocator,
      "times as fast as by default": medianOf("default", false, "ms") / ours,
      "times the peer": theirs / ours,
      "ours, ms": ours,
      peer: WORKS[work].peer,
      "peer, ms": theirs,
      "new pages a call": medianOf(allocator, false, "pages"),
    };
  });
}

// In a process of this one's, which work and whose.
const [work, side] = process.argv.slice(2);
if (process.send !== undefined && work in WORKS) serve(work, side === "peer");
else {
  const { keeps } = readFlags(`node benchmarks/suites/pages.mjs [--write]

The same calls, with memory that is given back to the system and with memory that is kept.
  --write  keep the table under benchmarks/results`);
  const rows = [];
  for (const each of Object.keys(WORKS)) rows.push(...(await measure(each)));
  report("pages", rows, keeps);
}
