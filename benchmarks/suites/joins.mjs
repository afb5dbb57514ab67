/** All pairs of many boxes: the library, its peers and native code on the same boxes, in turn, round by round. */
import { ADVERSE, ADVERSE_LISTS, ADVERSE_SLOTS, ADVERSE_SPACE } from "../lib/box-scenes.mjs";
import { joinContest } from "../lib/join-contest.mjs";
import { startJoiner } from "../lib/joiner.mjs";
import { median } from "../lib/median.mjs";
import { isAsked, ONLY, readFlags, refuseNothing } from "../lib/options.mjs";
import { progress } from "../lib/progress.mjs";
import { report } from "../lib/report.mjs";
import { INTERVAL_PEERS, JOIN_PEERS, OURS, SPACE_PEERS } from "../peers/joins.mjs";

const { quick, only, keeps } = readFlags(
  `node benchmarks/suites/joins.mjs [--quick] [--only TEXT] [--write]

All pairs of many boxes, of Hantei, its peers and native code: counts first, then medians of 7 to 15 rounds in turn.
  --quick      up to 100,000 boxes: four minutes. Without it, up to 10,000,000: about a quarter of an hour
  --only TEXT  only work whose name holds the text, or one of several texts parted by commas: uniform, clustered,
               moving, cross-join, space, intervals, "adverse: a giant over all" and so on, first call, memory
  --write      keep the tables under benchmarks/results; with --only, the rows of that work`,
  ONLY,
);

const wanted = (work) => isAsked(work, only);
const rows = [];
/** One piece of work at several sizes. */
async function measure(work, sizes, peers, how) {
  if (wanted(work)) for (const size of sizes) rows.push(...(await joinContest(work, size, peers, how)));
}

const decades = [1000, 10000, 100000, ...(quick ? [] : [1000000, 10000000])];
const large = decades.slice(2, 4);
await measure("uniform", decades, JOIN_PEERS);
await measure("clustered", decades.slice(1, 4), JOIN_PEERS);
// Boxes move between frames, untimed; a frame is all that it takes to have all pairs again.
await measure("moving, a frame", [10000, 100000], JOIN_PEERS);
const pairwise = Object.fromEntries(Object.entries(JOIN_PEERS).filter(([, { hasOneList }]) => !hasOneList));
await measure("cross-join", large.slice(-1), pairwise);
await measure("space", large, SPACE_PEERS);
await measure("intervals", large, INTERVAL_PEERS);

/** Asked on uniform boxes: far behind there, and no better elsewhere. */
const SLOW = ["check2d", "planck's tree", "rapier2d"];
const swift = Object.fromEntries(Object.entries(JOIN_PEERS).filter(([name]) => !SLOW.includes(name)));
const LOST = {
  "two tight clusters 10⁶ apart": { flatbush: "it takes minutes, for each cluster is one cell of its curve" },
  "some unbounded": { flatbush: "its curve has no place for infinity" },
  "L's in L's": { rbush: "it takes a minute, for most of its nodes overlap" },
  "frames in frames": { rbush: "it takes a minute, for most of its nodes overlap" },
  "past slots and future slots": { "node-interval-tree": "it takes minutes, for one start is one node of its tree" },
};
const adverse = [
  [ADVERSE, swift],
  [ADVERSE_SPACE, SPACE_PEERS],
  [ADVERSE_SLOTS, INTERVAL_PEERS],
  [ADVERSE_LISTS, pairwise],
].flatMap(([scenes, peers]) => Object.keys(scenes).map((name) => [name, peers]));
if (Object.keys(ADVERSE).some((name) => wanted(`adverse: ${name}`)))
  progress(`adverse input is left to the swift: without ${SLOW.join(", ")}, which uniform has`);
for (const [name, peers] of adverse) {
  const size = quick ? 20000 : 100000;
  await measure(`adverse: ${name}`, [size], peers, { reasons: LOST[name], isNative: false });
}
report("joins", rows, keeps);

/** So many processes, whose median counts. */
const PROCESSES = 5;
const calls = [];
if (wanted("first call")) {
  for (const boxes of decades.slice(0, 4)) {
    for (const contestant of Object.keys(OURS)) {
      const [first, later] = [[], []];
      for (let k = 0; k < PROCESSES; k++) {
        const joiner = await startJoiner(contestant, "uniform", boxes);
        first.push((await joiner.run(1)).ms);
        const warm = [];
        for (let call = boxes > 100000 ? 5 : 30; call > 0; call--) warm.push((await joiner.run(1)).ms);
        later.push(median(warm));
        joiner.stop();
      }
      const [cold, warm] = [median(first), median(later)];
      progress(
        `first call, ${contestant}, ${boxes.toLocaleString("en")}: ${cold.toFixed(2)} ms, later ${warm.toFixed(2)} ms`,
      );
      calls.push({ contestant, boxes, "times a later call": cold / warm, "first, ms": cold, "later, ms": warm });
    }
  }
}
report("joins-first-call", calls, keeps);

const memory = [];
if (wanted("memory")) {
  for (const boxes of decades.slice(2)) {
    for (const [contestant, { most = Number.POSITIVE_INFINITY }] of Object.entries({ ...OURS, ...swift })) {
      if (boxes > most) continue;
      const joiner = await startJoiner(contestant, "uniform", boxes);
      const { bytes, count } = await joiner.run(1);
      joiner.stop();
      progress(`memory, ${contestant}, ${boxes.toLocaleString("en")}: ${(bytes / 1e6).toFixed(0)} MB`);
      const pairs = (count * 8) / boxes;
      memory.push({ contestant, boxes, "bytes a box": bytes / boxes, "of them pairs": pairs, "most, MB": bytes / 1e6 });
    }
  }
}
report("joins-memory", memory, keeps);
refuseNothing([rows, calls, memory], only);
