/**
 * All pairs of many boxes: the library, its peers and native code on the same data, in one run, round by round; medians,
 * ratios first, and no time before all have counted the same pairs.
 *
 * `node suites/joins.mjs [--quick] [--only TEXT] [--write]`: `--quick` stops at 100,000 boxes and three rounds (about a
 * few minutes), the whole takes about half an hour; `--only` runs the rows whose names hold the text; `--write` keeps the tables
 * under `results/` and draws the plot. A peer that would take minutes on a row is left out of it: `most` in peers/joins.mjs.
 * Rapier is no peer here: it rounds to float32, so its counts differ.
 */
import { writeFileSync } from "node:fs";
import { join, pairs } from "hantei/broadphase";
import { ADVERSE, clustered, intervals, move, space, uniform, velocitiesOf } from "../lib/box-scenes.mjs";
import { median } from "../lib/interleave.mjs";
import { compileNative, startNative } from "../lib/native.mjs";
import { plotGrowth } from "../lib/plot-growth.mjs";
import { report } from "../lib/report.mjs";
import { INTERVAL_PEERS, JOIN_PEERS } from "../peers/joins.mjs";

const QUICK = process.argv.includes("--quick");
const ONLY = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1] : "";
const ROUNDS = QUICK ? 3 : 7;
/** A round of a small join repeats it for about so long. */
const ROUND_MS = 30;
/** A peer that takes longer is timed once. */
const SLOW_MS = 4000;

const native = compileNative();

function timed(run) {
  const start = performance.now();
  const count = run();
  return { ms: performance.now() - start, count };
}

/** Runs all contestants in turn. Each is `(repetitions) => { ms, count }`, or a promise of it. */
async function contest(work, size, contestants) {
  const first = {};
  // Twice, for the compiler; the first of the library is the cold one only in a process of its own.
  for (const [name, run] of Object.entries(contestants)) {
    first[name] = await run(1);
    if (first[name].ms < SLOW_MS) first[name] = await run(1);
  }
  const counts = new Set(Object.values(first).map(({ count }) => count));
  if (counts.size !== 1) {
    const told = Object.entries(first).map(([name, { count }]) => `${name}: ${count}`);
    throw new Error(`${work} ${size}: the counts differ: ${told.join(", ")}`);
  }
  const times = Object.fromEntries(Object.entries(first).map(([name, { ms }]) => [name, ms < SLOW_MS ? [] : [ms]]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(contestants)) {
      if (first[name].ms >= SLOW_MS) continue;
      const { ms } = await run(Math.max(1, Math.round(ROUND_MS / first[name].ms)));
      times[name].push(ms);
    }
  }
  const own = median(times.hantei);
  const ratios = Object.entries(times).map(([name, all]) => `${name} ${(median(all) / own).toFixed(2)}`);
  console.error(`${work}, ${size}: ${own.toFixed(2)} ms; times that: ${ratios.slice(1).join(", ")}`);
  return Object.entries(times).map(([contestant, all]) => ({
    work,
    boxes: size,
    contestant,
    ratio: median(all) / own,
    ms: median(all),
    pairs: first.hantei.count,
  }));
}

const repeat = (run) => (repetitions) => {
  let result = { ms: 0, count: 0 };
  let total = 0;
  for (let k = 0; k < repetitions; k++) {
    result = timed(run);
    total += result.ms;
  }
  return { ms: total / repetitions, count: result.count };
};

const hantei = (boxes) => ({
  hantei: repeat(() => pairs(boxes, { touching: true }).length / 2),
  "hantei, TypeScript": repeat(() => pairs(boxes, { touching: true, kernel: "js" }).length / 2),
});

function peersWithin(peers, boxes, size, isPlane = true) {
  const able = Object.entries(peers).filter(
    ([name, { most }]) => size <= most && (isPlane || name === "box-intersect"),
  );
  return Object.fromEntries(able.map(([name, peer]) => [name, repeat(peer.within(boxes))]));
}

async function withinPlane(work, boxes, isNative = true) {
  const size = boxes.minX.length;
  const limit = native && isNative ? startNative(native, boxes) : undefined;
  const contestants = { ...hantei(boxes), ...peersWithin(JOIN_PEERS, boxes, size) };
  if (limit) contestants["native C++"] = (repetitions) => limit.time(repetitions);
  const rows = await contest(work, size, contestants);
  limit?.stop();
  return rows;
}

const sizes = QUICK ? [10000, 100000] : [10000, 100000, 1000000];
const large = QUICK ? 100000 : 1000000;
const rows = [];
const wanted = (work) => work.includes(ONLY);

for (const [work, scene] of Object.entries({ uniform, clustered })) {
  if (wanted(work)) for (const size of sizes) rows.push(...(await withinPlane(work, scene(size))));
}

if (wanted("moving")) {
  // Boxes move between joins; the frame's time is the join alone, a tree's with its building.
  const boxes = uniform(100000, 20);
  const velocities = velocitiesOf(100000);
  const [forth, back] = [hantei(boxes), velocities.map((v) => -v)];
  const frames = [];
  for (let frame = 0; frame < (QUICK ? 3 : 10); frame++) {
    move(boxes, frame % 2 ? back : velocities);
    const own = forth.hantei(1);
    const twin = forth["hantei, TypeScript"](1);
    const peer = timed(JOIN_PEERS.flatbush.within(boxes));
    if (own.count !== peer.count || own.count !== twin.count) throw new Error("moving: the counts differ");
    frames.push([own.ms, twin.ms, peer.ms, own.count]);
  }
  const of = (k) => median(frames.map((frame) => frame[k]));
  const names = ["hantei", "hantei, TypeScript", "flatbush"];
  names.forEach((contestant, k) => {
    const row = { work: "moving, a frame", boxes: 100000, contestant, ratio: of(k) / of(0), ms: of(k), pairs: of(3) };
    rows.push(row);
  });
}

if (wanted("cross-join")) {
  const [a, b] = [uniform(large, 30), uniform(large, 31)];
  const contestants = {
    hantei: repeat(() => join(a, b).length / 2),
    "hantei, TypeScript": repeat(() => join(a, b, { kernel: "js" }).length / 2),
    flatbush: repeat(JOIN_PEERS.flatbush.between(a, b)),
    "box-intersect": repeat(JOIN_PEERS["box-intersect"].between(a, b)),
  };
  rows.push(...(await contest("cross-join", large, contestants)));
}

if (wanted("space")) {
  const boxes = space(large);
  rows.push(...(await contest("space", large, { ...hantei(boxes), ...peersWithin(JOIN_PEERS, boxes, large, false) })));
}

if (wanted("intervals")) {
  for (const size of QUICK ? [100000] : [100000, 1000000]) {
    const boxes = intervals(size);
    rows.push(...(await contest("intervals", size, { ...hantei(boxes), ...peersWithin(INTERVAL_PEERS, boxes, size) })));
  }
}

for (const [name, scene] of Object.entries(ADVERSE)) {
  const work = `adverse: ${name}`;
  if (!wanted(work)) continue;
  const boxes = scene(QUICK ? 20000 : 100000);
  // box-intersect has no answer for infinite bounds, and a tree of planck's none in reasonable time.
  const size = boxes.minX.length;
  const able = Object.fromEntries(
    Object.entries(JOIN_PEERS).filter(([peer, { most }]) => {
      const isSlow = peer === "planck's tree" || peer === "check2d" || peer === "rbush";
      const isLost = name === "two tight clusters 10⁶ apart" && peer === "flatbush" && size > 20000;
      return size <= most && !isSlow && !isLost && !(name === "some unbounded" && peer === "flatbush");
    }),
  );
  rows.push(...(await contest(work, size, { ...hantei(boxes), ...peersWithin(able, boxes, size) })));
}

if (rows.length > 0) report("joins", rows);

if (wanted("growth")) {
  const growth = [];
  for (const size of [1000, 10000, 100000, 1000000, ...(QUICK ? [] : [10000000])]) {
    const boxes = uniform(size);
    const run = repeat(() => pairs(boxes).length / 2);
    run(size <= 100000 ? 20 : 2);
    const times = Array.from({ length: ROUNDS }, () => run(Math.max(1, Math.round(1e5 / size))).ms);
    const bytes = process.memoryUsage().rss;
    growth.push({
      boxes: size,
      "ns a box": (median(times) * 1e6) / size,
      ms: median(times),
      "resident MB": bytes / 1e6,
    });
  }
  console.log("\nGrowth: uniform boxes, two pairs each");
  report("joins-growth", growth);
  if (process.argv.includes("--write")) {
    writeFileSync(new URL("../results/joins-growth.svg", import.meta.url), plotGrowth(growth));
  }
}
