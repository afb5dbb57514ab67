/** All pairs of many boxes: the library, its peers and native code on the same data, in one run, round by round. */
import { join, pairs } from "hantei/broadphase";
import { ADVERSE, clustered, intervals, move, space, uniform, velocitiesOf } from "../lib/box-scenes.mjs";
import { contest, contestant } from "../lib/contest.mjs";
import { inFreshProcess } from "../lib/fresh.mjs";
import { median } from "../lib/interleave.mjs";
import { compileNative, startNative } from "../lib/native.mjs";
import { readFlags } from "../lib/options.mjs";
import { progress } from "../lib/progress.mjs";
import { report } from "../lib/report.mjs";
import { INTERVAL_PEERS, JOIN_PEERS, SPACE_PEERS } from "../peers/joins.mjs";

const { quick, only } = readFlags(`node suites/joins.mjs [--quick] [--only TEXT] [--write]

All pairs of many boxes, of Hantei, its peers and native code: counts first, then medians of 5 to 7 rounds in turn.
  --quick      up to 100,000 boxes: about a minute. Without it, up to 10,000,000: about six minutes
  --only TEXT  only work whose name holds the text: uniform, clustered, moving, cross-join, space, intervals,
               "adverse: a giant over all" and so on, first call, memory
  --write      keep the tables under benchmarks/results; with --only, the rows of that work`);

const native = compileNative();
const wanted = (work) => work.includes(only);
const rows = [];

/** The library, both kernels. */
const ours = (find) => ({
  hantei: contestant("ours", () => find("simd")),
  "hantei, TypeScript": contestant("twin", () => find("js")),
});

/** Peers that are asked, as contestants, and those that are not, with the reason. */
function invite(peers, size, prepare, reasons = {}) {
  const leftOut = { ...reasons };
  const asked = {};
  for (const [name, peer] of Object.entries(peers)) {
    if (leftOut[name] !== undefined) continue;
    if (size > peer.most) {
      leftOut[name] = `more than ${peer.most.toLocaleString("en")} boxes take it too long`;
      continue;
    }
    const prepared = prepare(peer);
    if (prepared === undefined) continue;
    asked[name] = {
      ...contestant("peer", () => prepared.find().count()),
      rounds32: peer.rounds32 ?? false,
      ...prepared,
    };
  }
  return { asked, leftOut };
}

/** Lists of boxes, all asked for the same pairs; native code too. */
async function among(work, lists, find, peers, prepare, { reasons, isNative = true, ...how } = {}) {
  const [boxes] = lists;
  const size = (boxes.minX ?? boxes.start).length;
  const { asked, leftOut } = invite(peers, size, prepare, reasons);
  const limit = native && isNative ? await startNative(native, lists, how.velocities) : undefined;
  const contestants = { ...ours(find) };
  if (limit) contestants["native C++"] = { kind: "native", run: (repetitions) => limit.time(repetitions) };
  Object.assign(contestants, asked);
  const before = how.before && ((round) => how.before(round, limit, Object.values(asked)));
  rows.push(...(await contest(work, size, contestants, { ...how, before, leftOut })));
  limit?.stop();
}

const within = (work, boxes, how = {}) => {
  const find = (kernel) => pairs(boxes, { touching: true, kernel }).length / 2;
  return among(work, [boxes], find, how.peers ?? JOIN_PEERS, (peer) => peer.within(boxes), how);
};

const large = quick ? 100000 : 1000000;
const decades = [1000, 10000, 100000, ...(quick ? [] : [1000000, 10000000])];

if (wanted("uniform")) for (const size of decades) await within("uniform", uniform(size));
if (wanted("clustered")) for (const size of decades.slice(1, 4)) await within("clustered", clustered(size));

if (wanted("moving")) {
  // Boxes move between frames, untimed; a frame is all that it takes to have all pairs again.
  for (const size of [10000, 100000]) {
    const boxes = uniform(size, 20);
    const velocities = velocitiesOf(size);
    const back = velocities.map((v) => -v);
    const find = (kernel) => pairs(boxes, { kernel }).length / 2;
    await among("moving, a frame", [boxes], find, JOIN_PEERS, (peer) => (peer.moving ?? peer.within)(boxes), {
      velocities,
      rounds: quick ? 5 : 11,
      before(round, limit, peers) {
        move(boxes, round % 2 ? back : velocities);
        limit?.move(round % 2 ? -1 : 1);
        for (const { refresh } of peers) refresh?.();
      },
    });
  }
}

if (wanted("cross-join")) {
  const [a, b] = [uniform(large, 30), uniform(large, 31)];
  const find = (kernel) => join(a, b, { kernel }).length / 2;
  await among("cross-join", [a, b], find, JOIN_PEERS, (peer) => peer.between?.(a, b));
}

if (wanted("space")) for (const size of decades.slice(2, 4)) await within("space", space(size), { peers: SPACE_PEERS });
if (wanted("intervals"))
  for (const size of decades.slice(2, 4)) await within("intervals", intervals(size), { peers: INTERVAL_PEERS });

const SLOW = ["check2d", "planck's tree", "rapier2d"];
const swift = Object.fromEntries(Object.entries(JOIN_PEERS).filter(([name]) => !SLOW.includes(name)));
const LOST = {
  "two tight clusters 10⁶ apart": { flatbush: "it takes minutes, for each cluster is one cell of its curve" },
  "some unbounded": { flatbush: "its curve has no place for infinity" },
};
const adverse = Object.entries(ADVERSE).filter(([name]) => wanted(`adverse: ${name}`));
if (adverse.length > 0) progress(`adverse input is left to the swift: without ${SLOW.join(", ")}, which uniform has`);
for (const [name, scene] of adverse) {
  const how = { peers: swift, reasons: LOST[name], isNative: false };
  await within(`adverse: ${name}`, scene(quick ? 20000 : 100000), how);
}
report("joins", rows);

const calls = [];
if (wanted("first call")) {
  for (const boxes of decades.slice(0, 4)) {
    for (const each of ["hantei", "hantei, TypeScript"]) {
      const runs = [];
      for (let k = 0; k < 5; k++) runs.push(await inFreshProcess(each, boxes, boxes > 100000 ? 6 : 30));
      const [first, warm] = [median(runs.map((run) => run.first)), median(runs.map((run) => run.warm))];
      progress(
        `first call, ${each}, ${boxes.toLocaleString("en")}: ${first.toFixed(2)} ms, later ${warm.toFixed(2)} ms`,
      );
      calls.push({
        contestant: each,
        boxes,
        "times a later call": first / warm,
        "first, ms": first,
        "later, ms": warm,
      });
    }
  }
}
report("joins-first-call", calls);

const memory = [];
if (wanted("memory")) {
  for (const boxes of decades.slice(2)) {
    for (const each of ["hantei", "hantei, TypeScript", "flatbush", "box-intersect", "rbush"]) {
      if (boxes > (JOIN_PEERS[each]?.most ?? Number.POSITIVE_INFINITY)) continue;
      const { bytes, pairs: found } = await inFreshProcess(each, boxes, 1);
      progress(`memory, ${each}, ${boxes.toLocaleString("en")}: ${(bytes / 1e6).toFixed(0)} MB`);
      memory.push({
        contestant: each,
        boxes,
        "bytes a box": bytes / boxes,
        "of them the pairs": (found * 8) / boxes,
        "most, MB": bytes / 1e6,
      });
    }
  }
}
report("joins-memory", memory);
