/**
 * All pairs of what is really there: the labels of all towns of a gazetteer at zoom 9, and the borders and coasts of all
 * countries, as boxes and as segments.
 */
import { relateSegmentSegment } from "hantei";
import { relateSegments } from "hantei/batch";
import { pairs } from "hantei/broadphase";
import { borderSegments, segmentBoxes } from "../data/borders.mjs";
import { cityLabels } from "../data/city-labels.mjs";
import { contest, contestant } from "../lib/contest.mjs";
import { compileNative, startNative } from "../lib/native.mjs";
import { readFlags } from "../lib/options.mjs";
import { report } from "../lib/report.mjs";
import { JOIN_PEERS } from "../peers/joins.mjs";

const { quick, only } = readFlags(`node suites/real.mjs [--quick] [--only TEXT] [--write]

All pairs of two sets that nobody made up: the name labels of 135,233 towns, and 472,660 segments of borders and coasts.
Everyone is given the boxes in the form it takes, builds what it builds, and keeps the numbers of every pair that meets.
  --quick      an eighth of each: some ten seconds, instead of a minute
  --only TEXT  only work whose name holds the text: labels, bounds of, border segments
  --write      keep the table under benchmarks/results`);
const STRIDE = quick ? 8 : 1;
const PEERS = ["flatbush", "box-intersect", "rbush"];

const thinned = (boxes) =>
  Object.fromEntries(Object.entries(boxes).map(([name, column]) => [name, column.filter((_, i) => i % STRIDE === 0)]));

const labels = thinned(cityLabels(9).boxes);
const all = borderSegments();
// A stretch of them in one piece: neighbors are what meets.
const segments = all.slice(0, 4 * Math.floor(all.length / 4 / STRIDE));
const borders = segmentBoxes(segments);
const native = compileNative();

const rows = [];
const wanted = (work) => work.includes(only);
if (wanted("labels of towns")) rows.push(...(await boxesOf("labels of towns", labels)));
if (wanted("bounds of border segments")) rows.push(...(await boxesOf("bounds of border segments", borders)));
// The pairs of bounds, and of them the segments that meet.
if (wanted("border segments")) {
  const contestants = {
    hantei: contestant("ours", () => countMeetingBatch(pairs(borders))),
    "hantei, TypeScript": contestant("twin", () => countMeetingBatch(pairs(borders, { kernel: "js" }), "js")),
    ...asked(borders, (found) => countMeeting(found.pairs())),
  };
  rows.push(...(await contest("border segments", borders.minX.length, contestants)));
}
report("real", rows);

function asked(boxes, count) {
  return Object.fromEntries(
    PEERS.map((name) => {
      const { find } = JOIN_PEERS[name].within(boxes);
      return [name, contestant("peer", () => count(find()))];
    }),
  );
}

async function boxesOf(work, boxes) {
  const limit = native && (await startNative(native, [boxes]));
  const contestants = {
    hantei: contestant("ours", () => pairs(boxes).length / 2),
    "hantei, TypeScript": contestant("twin", () => pairs(boxes, { kernel: "js" }).length / 2),
    ...(limit && { "native C++": { kind: "native", run: (repetitions) => limit.time(repetitions) } }),
    ...asked(boxes, (found) => found.count()),
  };
  const measured = await contest(work, boxes.minX.length, contestants);
  limit?.stop();
  return measured;
}

/** How many candidates are segments that meet: asked one by one, as it is done without columns. */
function countMeeting(found) {
  let meeting = 0;
  for (let at = 0; at < found.length; at += 2) {
    if (relateSegmentSegment(segmentAt(found[at]), segmentAt(found[at + 1])) !== "disjoint") meeting++;
  }
  return meeting;
}

function segmentAt(i) {
  const [x1, y1, x2, y2] = [segments[4 * i], segments[4 * i + 1], segments[4 * i + 2], segments[4 * i + 3]];
  return { kind: "segment", x1, y1, x2, y2 };
}

/** The same for all at once, in columns. */
function countMeetingBatch(found, kernel = "simd") {
  const side = (which) => {
    const column = (k) => {
      const values = new Float64Array(found.length / 2);
      for (let i = 0; i < values.length; i++) values[i] = segments[4 * found[2 * i + which] + k];
      return values;
    };
    return { x1: column(0), y1: column(1), x2: column(2), y2: column(3) };
  };
  let meeting = 0;
  for (const code of relateSegments(side(0), side(1), { kernel })) if (code >= 0) meeting++;
  return meeting;
}
