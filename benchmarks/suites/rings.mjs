/**
 * Large rings: building them (the check is a sweep), a point in them, and two of 100,000 vertices against each other, coasts
 * as well as what is made to be hard. One run, medians of a few; the last column shows how the cost grows.
 */
import { performance } from "node:perf_hooks";
import { point, polygon, prepare, relate } from "hantei";
import { median } from "../lib/median.mjs";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const { quick, keeps } = readFlags(`node benchmarks/suites/rings.mjs [--quick] [--write]

Large rings: building them, a point in them, two of them.
  --quick  rings of up to 100,000 vertices instead of 1,000,000
  --write  keep the tables under benchmarks/results`);
const LARGE = quick ? 100_000 : 1_000_000;
const PAIR = LARGE / 10;
const next = random(2718);

/** A rough ring around the origin, whose bays are as deep as those of a coast. */
function coast(vertices, size = 1) {
  const ring = [];
  for (let i = 0; i < vertices; i++) {
    const angle = (2 * Math.PI * i) / vertices;
    const radius = size * (1 + 0.3 * Math.sin(97 * angle) + (0.1 * ((i * 7919) % 101)) / 101);
    ring.push(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  return ring;
}

/** Upright teeth of a width of 1, every 4. */
function comb(vertices, left = 0, up = 1, back = 0) {
  const ring = [];
  for (let i = 0; i < vertices / 4; i++) {
    const x = left + 4 * i;
    ring.push(x, back, x, back + 10 * up, x + 1, back + 10 * up, x + 1, back);
  }
  return [...ring, left + vertices, back - up, left, back - up];
}

/** Teeth as long as the comb, all slanted: the bounds of each meet those of nearly all others. */
function slanted(vertices, left = 0) {
  const ring = [];
  for (let i = 0; i < vertices / 4; i++) {
    const x = left + 4 * i;
    ring.push(x, 0, x + vertices, vertices, x + 1 + vertices, vertices, x + 1, 0);
  }
  return [...ring, left + vertices, -1 - left, left, -1 - left];
}

/** A band of a width of 1 that winds around the origin up to 100 times, leaving room for another one. */
function spiral(vertices, out = 0) {
  const [outward, back] = [[], []];
  const turns = Math.min(100, vertices / 500);
  for (let i = 0; i < vertices / 2; i++) {
    const angle = (2 * Math.PI * turns * i) / (vertices / 2);
    const radius = 20 + (4 * angle) / (2 * Math.PI) + out;
    outward.push([radius * Math.cos(angle), radius * Math.sin(angle)]);
    back.push([(radius + 1) * Math.cos(angle), (radius + 1) * Math.sin(angle)]);
  }
  return [...outward, ...back.reverse()].flat();
}

/** The same with four corners a turn: every block of edges surrounds the origin. */
function squares(vertices, out = 0) {
  const [outward, back] = [[], []];
  for (let i = 0; i < vertices / 2; i++) {
    const [sx, sy] = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ][i % 4];
    const at = 2 * i + out;
    outward.push([sx * (at + 8), sy * (at + 8)]);
    back.push([sx * (at + 9), sy * (at + 9)]);
  }
  return [...outward, ...back.reverse()].flat();
}

const lastBit = (ring) => ring.map((value) => value * (1 + Number.EPSILON));
const around = 1e7;
const frame = (ring) => polygon([-around, -around, around, -around, around, around, -around, around], [ring]);

function milliseconds(ask, times = 5) {
  const all = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    ask();
    all.push(performance.now() - start);
  }
  return median(all);
}

const rings = { coast, comb, "slanted comb": slanted, spiral, "spiral of squares": squares };

const built = [];
for (const [name, make] of Object.entries(rings)) {
  let before;
  for (const vertices of [LARGE / 100, LARGE / 10, LARGE]) {
    const ring = make(vertices);
    const time = milliseconds(() => polygon(ring), 3);
    built.push({
      ring: name,
      vertices,
      "ms to build": time,
      "times the last": before === undefined ? "" : time / before,
    });
    before = time;
  }
}
report("rings-build", built, keeps);
console.log();

const asked = [];
const POINTS = 256;
for (const [name, make] of Object.entries(rings)) {
  let before;
  for (const vertices of [LARGE / 1000, LARGE / 100, LARGE / 10, LARGE]) {
    const kept = prepare(polygon(make(vertices)));
    const loose = { kind: "polygon", coordinates: [...kept.coordinates], holes: [] };
    // Near the ring: the middle of two of its vertices that are close, a little off.
    const points = Array.from({ length: POINTS }, () => {
      const at = 2 * Math.floor(next() * (vertices - 8));
      const [x, y] = [kept.coordinates[at], kept.coordinates[at + 1]];
      return point((x + kept.coordinates[at + 4]) / 2 + next() / 1000, (y + kept.coordinates[at + 5]) / 2);
    });
    let hits = 0;
    const time = milliseconds(() => {
      for (const p of points) if (relate(kept, p) !== "disjoint") hits++;
    });
    const few = points.slice(0, 16);
    const plain = milliseconds(() => {
      for (const p of few) relate(loose, p);
    }, 3);
    const each = (1e6 * time) / POINTS;
    asked.push({
      ring: name,
      vertices,
      "ns a point": each,
      "times the last": before === undefined ? "" : each / before,
      "ns unprepared": (1e6 * plain) / few.length,
      "inside, of 100": Math.round((100 * hits) / 5 / POINTS),
    });
    before = each;
  }
}
report("rings-points", asked, keeps);
console.log();

const twins = coast(PAIR);
const pairs = {
  "coasts that cross": [polygon(coast(PAIR)), polygon(coast(PAIR, 1.01))],
  "equal coasts": [polygon(twins), polygon([...twins])],
  "a coast and itself, a last bit larger": [polygon(twins), polygon(lastBit(twins))],
  "a coast in the hole that it fills": [frame(twins), polygon([...twins])],
  "a coast in a hole a little larger": [frame(coast(PAIR, 1.5)), polygon(twins)],
  "combs, interlocked": [polygon(comb(PAIR)), polygon(comb(PAIR, 2, -1, 10.5))],
  "combs, touching all along": [polygon(comb(PAIR)), polygon(comb(PAIR, 1, -1, 11))],
  "slanted combs, overlapping at their backs": [
    polygon(slanted(PAIR)),
    polygon(slanted(PAIR, 2).map((v, at) => (at % 2 ? v + 0.5 : v))),
  ],
  "spirals, one in the other": [polygon(spiral(PAIR)), polygon(spiral(PAIR, 2))],
  "spirals, touching all along": [polygon(spiral(PAIR)), polygon(spiral(PAIR, 1))],
  "spirals of squares, one in the other": [polygon(squares(PAIR)), polygon(squares(PAIR, 4))],
};
const related = [];
for (const [name, [a, b]] of Object.entries(pairs)) {
  const loose = { ...b, coordinates: [...b.coordinates] };
  related.push({
    pair: name,
    vertices: `2 x ${PAIR}`,
    relation: relate(a, b),
    ms: milliseconds(() => relate(a, b), 3),
    "ms, one unprepared": milliseconds(() => relate(a, loose), 3),
  });
}
report("rings-pairs", related, keeps);
