/**
 * Single pairs on a stream of a million: the exact test against the plain one that is wrong on hard input, and touching
 * integers (the tile maps' case) against random input. One run, interleaved, medians; ratios first.
 */
import { box, circle, intersectsCircleBox, intersectsCircleCircle, intersectsSegmentSegment, segment } from "hantei";
import { interleave, loopOver } from "../lib/interleave.mjs";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const { quick, keeps } = readFlags(`node benchmarks/suites/pairs.mjs [--quick] [--write]

Single pairs on a stream of a million, the exact test against the plain one.
  --quick  a stream of 65,536
  --write  keep the table under benchmarks/results`);
const PAIRS = quick ? 1 << 16 : 1 << 20;
const next = random(4992);

/** The short-circuit form: four cross products, the second two only where the first two do not settle it. */
function plainSegmentsShortCircuit(a, b) {
  const d1 = (a.x2 - a.x1) * (b.y1 - a.y1) - (a.y2 - a.y1) * (b.x1 - a.x1);
  const d2 = (a.x2 - a.x1) * (b.y2 - a.y1) - (a.y2 - a.y1) * (b.x2 - a.x1);
  if (d1 * d2 > 0) return false;
  const d3 = (b.x2 - b.x1) * (a.y1 - b.y1) - (b.y2 - b.y1) * (a.x1 - b.x1);
  const d4 = (b.x2 - b.x1) * (a.y2 - b.y1) - (b.y2 - b.y1) * (a.x2 - b.x1);
  return d3 * d4 <= 0;
}

/** The branch-free form: all four cross products, always. */
function plainSegmentsBranchFree(a, b) {
  const d1 = (a.x2 - a.x1) * (b.y1 - a.y1) - (a.y2 - a.y1) * (b.x1 - a.x1);
  const d2 = (a.x2 - a.x1) * (b.y2 - a.y1) - (a.y2 - a.y1) * (b.x2 - a.x1);
  const d3 = (b.x2 - b.x1) * (a.y1 - b.y1) - (b.y2 - b.y1) * (a.x1 - b.x1);
  const d4 = (b.x2 - b.x1) * (a.y2 - b.y1) - (b.y2 - b.y1) * (a.x2 - b.x1);
  return ((d1 * d2 <= 0) & (d3 * d4 <= 0)) !== 0;
}

function plainCircles(a, b) {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const r = a.radius + b.radius;
  return dx * dx + dy * dy <= r * r;
}

function plainCircleBox(a, b) {
  const dx = a.x - Math.max(b.minX, Math.min(a.x, b.maxX));
  const dy = a.y - Math.max(b.minY, Math.min(a.y, b.maxY));
  return dx * dx + dy * dy <= a.radius * a.radius;
}

const integer = (size) => Math.floor(next() * size);
/** A multiple of 2⁻³⁰ in [0, size): its products do not fit into a double, so ties go on to the expansions. */
const fraction = (size) => Math.floor(next() * size * 1073741824) / 1073741824;

const STREAMS = {
  segments: {
    random: () => [segment(next(), next(), next(), next()), segment(next(), next(), next(), next())],
    // A T: b's first end lies on a, which is three times a short step.
    "touching integers": () => {
      const [x, y, dx, dy] = [integer(1000), integer(1000), integer(40) - 20, integer(40) - 20];
      const [ex, ey] = [integer(200) - 100, integer(200) - 100];
      return [segment(x, y, x + 3 * dx, y + 3 * dy), segment(x + dx, y + dy, x + dx + ex, y + dy + ey)];
    },
    "touching fractions": () => {
      const [x, y, dx, dy] = [fraction(8), fraction(8), fraction(1), fraction(1)];
      const [ex, ey] = [fraction(4), fraction(4)];
      return [segment(x, y, x + 2 * dx, y + 2 * dy), segment(x + dx, y + dy, x + dx + ex, y + dy - ey)];
    },
  },
  circles: {
    random: () => [circle(next(), next(), next() / 4), circle(next(), next(), next() / 4)],
    "touching integers": () => {
      const [x, y, k, r] = [integer(1000), integer(1000), 1 + integer(20), integer(5 * 20)];
      return [circle(x, y, Math.min(r, 5 * k)), circle(x + 3 * k, y + 4 * k, 5 * k - Math.min(r, 5 * k))];
    },
    "touching fractions": () => {
      const [x, y, k] = [fraction(8), fraction(8), fraction(1)];
      return [circle(x, y, 2 * k), circle(x + 3 * k, y + 4 * k, 3 * k)];
    },
  },
  "circle and box": {
    random: () => {
      const [x, y] = [next(), next()];
      return [circle(next(), next(), next() / 4), box(x, y, x + next() / 4, y + next() / 4)];
    },
    "touching integers": () => {
      const [x, y, k] = [integer(1000), integer(1000), 1 + integer(20)];
      return [circle(x, y, 5 * k), box(x + 3 * k, y + 4 * k, x + 3 * k + integer(50), y + 4 * k + integer(50))];
    },
    "touching fractions": () => {
      const [x, y, k] = [fraction(8), fraction(8), fraction(1)];
      return [circle(x, y, 5 * k), box(x + 3 * k, y + 4 * k, x + 3 * k + fraction(2), y + 4 * k + fraction(2))];
    },
  },
};

const CONTESTANTS = {
  segments: {
    hantei: intersectsSegmentSegment,
    "plain, short-circuit": plainSegmentsShortCircuit,
    "plain, branch-free": plainSegmentsBranchFree,
  },
  circles: { hantei: intersectsCircleCircle, plain: plainCircles },
  "circle and box": { hantei: intersectsCircleBox, plain: plainCircleBox },
};

const rows = [];
for (const [pair, contestants] of Object.entries(CONTESTANTS)) {
  const streams = Object.fromEntries(
    Object.entries(STREAMS[pair]).map(([kind, make]) => [kind, Array.from({ length: PAIRS }, make).flat()]),
  );
  const runs = {};
  for (const [name, ask] of Object.entries(contestants)) {
    const loop = loopOver(`${pair} ${name}`, ask);
    runs[`${name}, random`] = () => loop(streams.random);
    if (name === "hantei") {
      for (const kind of ["touching integers", "touching fractions"]) {
        const touchingLoop = loopOver(`${pair} ${kind}`, ask);
        runs[`hantei, ${kind}`] = () => touchingLoop(streams[kind]);
      }
    }
  }
  const results = interleave(runs, PAIRS);
  const plain = Math.min(
    ...Object.entries(results)
      .filter(([name]) => name.startsWith("plain"))
      .map(([, r]) => r.nanoseconds),
  );
  const own = results["hantei, random"].nanoseconds;
  for (const [name, { nanoseconds, garbage, checksum }] of Object.entries(results)) {
    const against = name.startsWith("hantei, touching") ? own : plain;
    rows.push({
      pair,
      contestant: name,
      ratio: nanoseconds / against,
      "ratio to": against === own && name !== "hantei, random" ? "hantei, random" : "fastest plain",
      "ns a call": nanoseconds,
      "bytes a call": garbage,
      hits: checksum,
    });
  }
}
report("pairs", rows, keeps);
