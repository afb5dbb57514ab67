/**
 * Two long outlines, or a small shape and one, 100 to 100,000 vertices each: what containing, a contact, a distance, a cast, a slide and a time of impact cost against
 * size. Outlines are made anew for each row and indexed, as constructors do it; the first call is what a pair costs that nobody
 * asked about before (a slide's polygons are cut into triangles then), the other the least of those that followed. A row is left
 * out where the one before makes it likely to take over a minute.
 */
import { performance } from "node:perf_hooks";
import {
  box,
  castRay,
  castShape,
  circle,
  contactBuffer,
  contactInto,
  contains,
  distance,
  moveAndSlide,
  polygon,
  polyline,
  timeOfImpact,
  translate,
} from "hantei";
import { readFlags } from "../lib/options.mjs";
import { report } from "../lib/report.mjs";

const {
  quick,
  pair: only,
  keeps,
  ...given
} = readFlags(
  `node benchmarks/suites/outlines.mjs [--quick] [--pair TEXT] [--most N] [--longest MS] [--write]

Two long outlines, 100 to 100,000 vertices each: some minutes.
  --quick       up to 1,000 vertices
  --pair TEXT   only outlines whose name holds the text
  --most N      up to so many vertices
  --longest MS  leave out rows that are likely to take longer; 60000 if not said
  --write       keep the table under benchmarks/results; with --pair, the rows of that pair`,
  {
    pair: { type: "string", default: "", keeps: "these" },
    most: { type: "string", keeps: "nothing" },
    longest: { type: "string", default: "60000", keeps: "nothing" },
  },
);
const LARGEST = Number(given.most ?? (quick ? 1000 : 100_000));
/** Rows that would take longer are left out, in milliseconds. */
const LONGEST = Number(given.longest);
/** Calls after the first, of which the least counts: as many as fit into so many milliseconds. */
const CALLS = 5;
const ENOUGH = 1000;

/** A ring around a place, whose distance from it is told for each vertex. */
function around(vertices, x, y, reach) {
  return Array.from({ length: vertices }, (_, i) => {
    const angle = (2 * Math.PI * i) / vertices;
    const far = reach(i, angle);
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
}
const star = (n, x = 0, y = 0, size = 1) => around(n, x, y, (i) => size * (i % 2 === 0 ? 1 : 0.7));
const ring = (n, x = 0, y = 0) => around(n, x, y, () => 1);
const coast = (n, x = 0, y = 0, size = 1) =>
  around(n, x, y, (i, angle) => size * (1 + 0.2 * Math.sin(17 * angle) + (0.02 * ((i * 7919) % 101)) / 101));
/** Upright teeth of a width of 1, every 4. */
function comb(n, left = 0, back = 0, up = 1) {
  const teeth = Array.from({ length: n / 4 }, (_, i) => {
    const x = left + 4 * i;
    return [
      [x, back],
      [x, back + 10 * up],
      [x + 1, back + 10 * up],
      [x + 1, back],
    ];
  }).flat();
  return [...teeth, [left + n, back - up], [left, back - up]];
}
const zigzag = (n, x) =>
  Array.from({ length: n }, (_, i) => [x + (i % 2) / 10 + 0.2 * Math.sin((9 * i) / n), (2 * i) / n - 1]);
const hall = (hole) => polygon([-9, -9, 9, -9, 9, 9, -9, 9], [hole]);

/** Ground below heights over 0, 1, 2, … */
const ground = (n, height) => polygon([...Array.from({ length: n }, (_, i) => [i, height(i)]), [n - 1, -50], [0, -50]]);
const level = () => 0;
const hilly = (i) => 0.3 * Math.sin(i) + 5 * Math.sin(i / 100);
/** A slab of the length of n with a vertex every `step` along its one side. */
const slab = (n, far, step) =>
  polygon([...Array.from({ length: n }, (_, i) => [i * step, 0]), [(n - 1) * step, far], [0, far]]);
/** A sheet with a row of n / 4 holes. */
const sheet = (n, low) =>
  polygon(
    [0, low, n / 2 + 1, low, n / 2 + 1, low + 3, 0, low + 3],
    Array.from({ length: n / 4 }, (_, i) => [
      2 * i + 1,
      low + 1,
      2 * i + 2,
      low + 1,
      2 * i + 2,
      low + 2,
      2 * i + 1,
      low + 2,
    ]),
  );
/** A square with n / 4 diamonds cut out, row by row. */
function cheese(n) {
  const side = Math.ceil(Math.sqrt(n / 4));
  const holes = Array.from({ length: n / 4 }, (_, i) => {
    const [x, y] = [2 * (i % side) + 1 + 0.3 * Math.sin(i), 2 * Math.floor(i / side) + 1 + 0.3 * Math.cos(7 * i)];
    return [x - 0.5, y, x, y + 0.5, x + 0.5, y, x, y - 0.5];
  });
  return polygon([-1, -1, 2 * side + 1, -1, 2 * side + 1, 2 * side + 1, -1, 2 * side + 1], holes);
}
const spiked = (n, size) => polygon(around(n, 0, 0, (i) => size * (i % 2 === 0 ? 1 : 0.3)));

/** How each pair lies, and the way in which the first goes: into the second, or along it. */
const PAIRS = {
  "stars, overlapping a little": (n) => [polygon(star(n)), polygon(star(n, 1.98, 0.003)), 2, 0.3],
  "stars, apart": (n) => [polygon(star(n)), polygon(star(n, 2.5, 0.3)), 2, 0.3],
  "convex rings, overlapping a little": (n) => [polygon(ring(n)), polygon(ring(n, 1.98, 0.003)), 2, 0.3],
  "convex rings, apart": (n) => [polygon(ring(n)), polygon(ring(n, 2.5, 0.3)), 2, 0.3],
  "coasts, overlapping a little": (n) => [polygon(coast(n)), polygon(coast(n, 2.1, 0.003)), 2, 0.3],
  "coasts, apart": (n) => [polygon(coast(n)), polygon(coast(n, 2.7, 0.3)), 2, 0.3],
  "combs, overlapping a little": (n) => [polygon(comb(n)), polygon(comb(n, 0.5, 19.5, -1)), 1, 3],
  "combs, touching all along": (n) => [polygon(comb(n)), polygon(comb(n, 0, 20, -1)), 1, 3],
  "combs, interlocked": (n) => [polygon(comb(n)), polygon(comb(n, 2, 11, -1)), 2, 1.5],
  "polyline and coast, overlapping": (n) => [polyline(zigzag(n, -1)), polygon(coast(n)), 2, 0.3],
  "polyline and coast, apart": (n) => [polyline(zigzag(n, -2)), polygon(coast(n)), 2, 0.3],
  "box on level ground": (n) => [box(10, 0, 12, 2), ground(n, level), 0.2, -0.1],
  "circle on level ground": (n) => [circle(10, 1, 1), ground(n, level), 0.2, -0.1],
  "box above hilly ground": (n) => [box(10, 8, 12, 10), ground(n, hilly), 3, -9],
  "circle above hilly ground": (n) => [circle(10, 8, 1), ground(n, hilly), 3, -9],
  "box in hilly ground": (n) => [box(10, -1, 12, 5), ground(n, hilly), 3, -9],
  "straight sides along each other": (n) => [slab(n, 5, 1), slab(n, -5, 0.9), 10, 0],
  "spiked star in another": (n) => [spiked(n, 0.99), spiked(n, 1), 3, 0.3],
  "sheets of holes, apart": (n) => [sheet(n, 0), sheet(n, 5), 0, 10],
  "box beside a square full of holes": (n) => [box(-4, 3, -2, 4), cheese(n), 3, 0.5],
  "squares full of holes, side by side": (n) => [
    cheese(n),
    translate(cheese(n), 2 * Math.ceil(Math.sqrt(n / 4)) + 3, 0),
    3,
    0.5,
  ],
  "sheets of holes, overlapping": (n) => [sheet(n, 0), sheet(n, 1.5), 0, 10],
  "star in a hole of stars, apart": (n) => [hall(star(n, 0, 0, 2)), polygon(star(n)), 2, 0.3],
  "star in a hole of stars, overlapping": (n) => [hall(star(n, 0, 0, 1.05)), polygon(star(n, 0.05, 0)), 2, 0.3],
};

const buffer = contactBuffer();
const still = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
const strict = { touching: false };
const QUESTIONS = {
  contains: (a, b) => (contains(b, a) ? "within" : "not within"),
  contactInto: (a, b) => (contactInto(buffer, a, b) ? "in contact" : "none"),
  distance: (a, b) => (distance(a, b) > 0 ? "apart" : "0"),
  castRay: (_, b, x, y) =>
    castRay(b, { x: -4 * x, y: -4 * y, dx: 8 * x, dy: 8 * y, maxFraction: 1 }) === undefined ? "none" : "hit",
  castShape: (a, b, x, y) => castShape(a, { x, y }, b).status,
  "castShape, touching: false": (a, b, x, y) => castShape(a, { x, y }, b, undefined, strict).status,
  moveAndSlide: (a, b, x, y) => `${moveAndSlide(a, { x, y }, [b]).contacts.length} contacts`,
  timeOfImpact: (a, b, x, y) => timeOfImpact(a, { from: { x: 0, y: 0 }, to: { x, y, angle: 0.3 } }, b, still).status,
};

function timed(ask) {
  const start = performance.now();
  const answer = ask();
  return { answer, time: performance.now() - start };
}

const rows = [];
for (const [pair, make] of Object.entries(PAIRS)) {
  if (!pair.includes(only)) continue;
  const last = {};
  for (let vertices = 100; vertices <= LARGEST; vertices *= 10) {
    const [a, b, x, y] = make(vertices);
    for (const [question, ask] of Object.entries(QUESTIONS)) {
      const before = last[question] ?? [];
      const growth = before.length < 2 ? 1 : before.at(-1) / before.at(-2);
      if ((before.at(-1) ?? 0) * Math.max(growth, 10) > LONGEST) continue;
      const { answer, time: first } = timed(() => ask(a, b, x, y));
      let least = Number.POSITIVE_INFINITY;
      for (let call = 0, all = 0; call < CALLS && (call === 0 || all < ENOUGH); call++) {
        const { time } = timed(() => ask(a, b, x, y));
        all += time;
        if (time < least) least = time;
      }
      rows.push({
        pair,
        question,
        vertices: `2 x ${vertices}`,
        answer,
        ms: least,
        "ms, the first call": first,
        "times the last": before.length === 0 ? "" : least / before.at(-1),
      });
      last[question] = [...before, least];
      console.error(pair, question, vertices, least.toFixed(3), first.toFixed(1));
    }
  }
}
report("outlines", rows, keeps);
