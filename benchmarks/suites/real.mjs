/**
 * All pairs of what is really there: the labels of all towns of a gazetteer at zoom 9, and the borders and coasts of all
 * countries, as boxes and as segments. Everyone is given the boxes in the form it takes, builds what it builds, and copies the
 * numbers of every pair that meets, touching included, into an array; counts must agree before times are printed.
 *
 * `node suites/real.mjs [--quick] [--write]`: some two minutes; `--quick` takes an eighth of each, some ten seconds.
 */
import boxIntersect from "box-intersect";
import Flatbush from "flatbush";
import { relateSegmentSegment } from "hantei";
import { relateSegments } from "hantei/batch";
import { pairs } from "hantei/broadphase";
import RBush from "rbush";
import { borderSegments, segmentBoxes } from "../data/borders.mjs";
import { cityLabels } from "../data/city-labels.mjs";
import { interleave } from "../lib/interleave.mjs";
import { report } from "../lib/report.mjs";

const STRIDE = process.argv.includes("--quick") ? 8 : 1;
const HOW = { rounds: 5, warmUpRounds: 2 };

/** Numbers appended without end: what everyone copies pairs into. */
class Sink {
  values = new Uint32Array(1 << 20);
  length = 0;

  push(i, j) {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(this.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = i;
    this.values[this.length++] = j;
  }
}

function thinned(boxes) {
  return Object.fromEntries(
    Object.entries(boxes).map(([name, column]) => [name, column.filter((_, i) => i % STRIDE === 0)]),
  );
}

/** Each contestant's own loop, from boxes to a sink full of pairs. */
const BROAD = {
  hantei: (boxes) => () => {
    const found = pairs(boxes);
    return { values: found, length: found.length };
  },
  "hantei, TypeScript kernel": (boxes) => () => {
    const found = pairs(boxes, { kernel: "js" });
    return { values: found, length: found.length };
  },
  flatbush: ({ minX, minY, maxX, maxY }) => {
    const count = minX.length;
    return () => {
      const sink = new Sink();
      const tree = new Flatbush(count);
      for (let i = 0; i < count; i++) tree.add(minX[i], minY[i], maxX[i], maxY[i]);
      tree.finish();
      for (let i = 0; i < count; i++) {
        tree.search(minX[i], minY[i], maxX[i], maxY[i], (j) => {
          if (j > i) sink.push(i, j);
          return false;
        });
      }
      return sink;
    };
  },
  rbush: ({ minX, minY, maxX, maxY }) => {
    const items = Array.from(minX, (_, i) => ({ minX: minX[i], minY: minY[i], maxX: maxX[i], maxY: maxY[i], i }));
    return () => {
      const sink = new Sink();
      const tree = new RBush().load(items);
      for (const item of items) for (const other of tree.search(item)) if (other.i > item.i) sink.push(item.i, other.i);
      return sink;
    };
  },
  "box-intersect": ({ minX, minY, maxX, maxY }) => {
    const items = Array.from(minX, (_, i) => [minX[i], minY[i], maxX[i], maxY[i]]);
    return () => {
      const sink = new Sink();
      boxIntersect(items, (i, j) => {
        sink.push(i, j);
      });
      return sink;
    };
  },
};

const labels = thinned(cityLabels(9).boxes);
const all = borderSegments();
// A stretch of them in one piece: neighbors are what meets.
const segments = all.slice(0, 4 * Math.floor(all.length / 4 / STRIDE));
const borders = segmentBoxes(segments);

const rows = [
  ...measure(`labels of ${labels.minX.length} towns`, labels, (found) => found.length / 2),
  ...measure(`bounds of ${borders.minX.length} border segments`, borders, (found) => found.length / 2),
  ...measure(`${borders.minX.length} border segments`, borders, countMeeting),
];
report("real", rows);

/** All contestants on one set of boxes; `count` takes a sink and gives what must agree. */
function measure(name, boxes, count) {
  const isNarrow = count === countMeeting;
  const contestants = Object.fromEntries(
    Object.entries(BROAD).map(([who, make]) => {
      const run = make(boxes);
      const judge = isNarrow && who.startsWith("hantei") ? countMeetingBatch : count;
      return [who, () => judge(run())];
    }),
  );
  const results = interleave(contestants, 1, HOW);
  const counts = new Set(Object.values(results).map(({ checksum }) => checksum));
  if (counts.size !== 1) throw new Error(`${name}: counts differ: ${[...counts].join(", ")}`);
  const ours = results.hantei.nanoseconds;
  return Object.entries(results).map(([who, { nanoseconds, checksum }]) => ({
    set: name,
    who,
    "times ours": nanoseconds / ours,
    ms: nanoseconds / 1e6,
    pairs: checksum,
  }));
}

/** How many candidates are segments that meet: asked one by one. */
function countMeeting({ values, length }) {
  let meeting = 0;
  for (let at = 0; at < length; at += 2) {
    if (relateSegmentSegment(segmentAt(values[at]), segmentAt(values[at + 1])) !== "disjoint") meeting++;
  }
  return meeting;
}

function segmentAt(i) {
  return {
    kind: "segment",
    x1: segments[4 * i],
    y1: segments[4 * i + 1],
    x2: segments[4 * i + 2],
    y2: segments[4 * i + 3],
  };
}

/** The same for all at once. */
function countMeetingBatch({ values, length }) {
  const side = (first) => {
    const columns = { x1: 0, y1: 0, x2: 0, y2: 0 };
    for (const [k, name] of ["x1", "y1", "x2", "y2"].entries()) {
      const column = new Float64Array(length / 2);
      for (let i = 0; i < column.length; i++) column[i] = segments[4 * values[2 * i + first] + k];
      columns[name] = column;
    }
    return columns;
  };
  const codes = relateSegments(side(0), side(1));
  let meeting = 0;
  for (const code of codes) if (code >= 0) meeting++;
  return meeting;
}
