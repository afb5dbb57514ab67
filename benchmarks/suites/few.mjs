/**
 * Few boxes, and few against many: what `pairs` and `join` take where most of a call is its beginning, beside their kernels, two
 * nested loops and trees that are built for it (`docs/decisions/0089-few-boxes-each-with-each.md`).
 */
import { uniform } from "../lib/box-scenes.mjs";
import { interleave } from "../lib/interleave.mjs";
import { readFlags } from "../lib/options.mjs";
import { progress } from "../lib/progress.mjs";
import { report } from "../lib/report.mjs";
import { JOIN_PEERS } from "../peers/joins.mjs";

const { keeps } = readFlags(`node benchmarks/suites/few.mjs [--write]

Few boxes, and few against many.
  --write  keep the table under benchmarks/results`);
const COUNTS = [2, 5, 10, 20, 50, 66, 100, 300, 1000];
const LISTS = [
  [1, 100],
  [1, 10_000],
  [1, 1_000_000],
  [12, 100],
  [12, 100_000],
];
/** Milliseconds at each turn. */
const TURN = 20;

/** Boxes that are some hundred times as wide as most of that many are. */
const wide = (count) => {
  const boxes = uniform(count, 7);
  const grown = (low, high) => high.map((to, i) => low[i] + (to - low[i]) * 0.25 * Math.sqrt(count));
  return { ...boxes, maxX: grown(boxes.minX, boxes.maxX), maxY: grown(boxes.minY, boxes.maxY) };
};

/** Two nested loops, of which one begins behind the other where there is one list. */
const loops = (a, b) => ({
  find() {
    const second = b ?? a;
    const found = [];
    for (let i = 0; i < a.minX.length; i++) {
      for (let j = b === undefined ? i + 1 : 0; j < second.minX.length; j++) {
        if (a.minX[i] > second.maxX[j] || second.minX[j] > a.maxX[i]) continue;
        if (a.minY[i] <= second.maxY[j] && second.minY[j] <= a.maxY[i]) found.push(i, j);
      }
    }
    return { count: () => found.length / 2 };
  },
});

const hantei = await import("../peers/joins/hantei.mjs");
const peers = {};
for (const name of ["flatbush", "rbush"]) peers[name] = await JOIN_PEERS[name].load();

const rows = [];
/** One row; the peers' trees hold the second list. */
function measure(scene, a, b) {
  const boxes = b === undefined ? `${a.minX.length}` : `${a.minX.length} × ${b.minX.length}`;
  progress(`${scene}, ${boxes}`);
  const prepare = ({ within, between }, kernel) => (b === undefined ? within(a, kernel) : between(a, b, kernel));
  const finders = {
    hantei: prepare(hantei),
    "its kernel": prepare(hantei, "simd"),
    "two loops": loops(a, b),
    ...Object.fromEntries(Object.entries(peers).map(([name, peer]) => [name, prepare(peer)])),
  };
  const contestants = Object.fromEntries(
    Object.entries(finders).map(([name, { find }]) => [name, () => find().count()]),
  );
  const measured = interleave(contestants, 1, { turn: TURN });
  const counts = Object.values(measured).map(({ checksum }) => checksum);
  if (counts.some((count) => count !== counts[0])) throw new Error(`${scene}, ${boxes}: the counts differ: ${counts}`);
  const micro = (name) => measured[name].nanoseconds / 1000;
  rows.push({
    scene,
    boxes,
    "times the fastest peer": Math.min(...Object.keys(peers).map(micro)) / micro("hantei"),
    "times its kernel": micro("its kernel") / micro("hantei"),
    ...Object.fromEntries(Object.keys(measured).map((name) => [`${name}, µs`, micro(name)])),
  });
}

for (const count of COUNTS) measure("uniform", uniform(count));
for (const [few, many] of LISTS) measure("few against many", uniform(few, 8), uniform(many));
for (const [few, many] of LISTS.slice(2)) measure("few against wide ones", uniform(few, 8), wide(many));
report("few", rows, keeps);
