/**
 * All pairs of what is really there: the labels of all towns of a gazetteer at zoom 9, and the borders and coasts of all
 * countries, as boxes and as segments.
 */
import { relateSegmentSegment } from "hantei";
import { relateSegments } from "hantei/batch";
import { pairs } from "hantei/broadphase";
import { borderSegments, segmentBoxes } from "../data/borders.mjs";
import { contest, contestant } from "../lib/contest.mjs";
import { joinContest } from "../lib/join-contest.mjs";
import { isAsked, ONLY, readFlags, refuseNothing } from "../lib/options.mjs";
import { report } from "../lib/report.mjs";
import { JOIN_PEERS } from "../peers/joins.mjs";

const { quick, only, keeps } = readFlags(
  `node benchmarks/suites/real.mjs [--quick] [--only TEXT] [--write]

All pairs of two sets that nobody made up: the name labels of 135,233 towns, and 472,660 segments of borders and coasts.
Everyone is given the boxes in the form it takes, builds what it builds, and keeps the numbers of every pair that meets.
  --quick      an eighth of each: some ten seconds, instead of a minute
  --only TEXT  only work whose name holds the text: labels, bounds of, border segments
  --write      keep the table under benchmarks/results`,
  ONLY,
);
const TOWNS = 135233;
const SEGMENTS = 472660;
const SHRINK = quick ? 8 : 1;
const { flatbush, "box-intersect": boxIntersect, rbush } = JOIN_PEERS;
const PEERS = { flatbush, "box-intersect": boxIntersect, rbush };

const rows = [];
const wanted = (work) => isAsked(work, only);
for (const [work, size] of [
  ["labels of towns", Math.round(TOWNS / SHRINK)],
  ["bounds of border segments", Math.floor(SEGMENTS / SHRINK)],
]) {
  if (wanted(work)) rows.push(...(await joinContest(work, size, PEERS)));
}

// The pairs of bounds, and of them the segments that meet.
const segments = borderSegments().slice(0, 4 * Math.floor(SEGMENTS / SHRINK));
const borders = segmentBoxes(segments);
if (wanted("border segments")) {
  const contestants = {
    hantei: contestant("ours", () => countMeetingBatch(pairs(borders))),
    "hantei, TypeScript": contestant("twin", () => countMeetingBatch(pairs(borders, { kernel: "js" }), "js")),
  };
  for (const [name, { load }] of Object.entries(PEERS)) {
    const { find } = (await load()).within(borders);
    contestants[name] = contestant("peer", () => countMeeting(find().pairs()));
  }
  rows.push(...(await contest("border segments", borders.minX.length, contestants)));
}
report("real", rows, keeps);
refuseNothing([rows], only);

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
