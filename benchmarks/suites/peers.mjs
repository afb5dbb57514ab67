/**
 * Every pair of kinds, one pair of shapes at a time: our pair function on prebuilt shapes against each peer's own on its
 * prebuilt objects, on 2¹⁶ varied inputs of which about half meet, in one interleaved run a pair; generic `relate` beside it;
 * and as many inputs that touch exactly, on whole numbers and on fractions, against random ones.
 *
 * Each pair runs in a process of its own, so that no pair's types spoil the compiler's guesses for the next. A peer that takes
 * microseconds is timed on the first 2¹¹ inputs, which it has in the cache. "concave" is a polygon that is not convex, "polygon"
 * one of three to eight vertices on a circle. Where no peer has a pair, ours stands beside a plain form in doubles, if there is one.
 */
import { fork } from "node:child_process";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { interleave, loopOver } from "../lib/interleave.mjs";
import { median } from "../lib/median.mjs";
import { readFlags } from "../lib/options.mjs";
import { checkPathsBy, planeMakers, randomPairs, rebuilt, spaceMakers, touchingPairs } from "../lib/pair-streams.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const { quick, keeps, ...given } = readFlags(
  `node benchmarks/suites/peers.mjs [--quick] [--pair X-Y] [--3d] [--write]

Every pair of kinds against each peer's own function: about fifteen minutes.
  --quick     8,192 inputs instead of 65,536
  --pair X-Y  only this pair, of the plane
  --3d        ... of space
  --write     keep the table under benchmarks/results; with --pair, the row of that pair`,
  { pair: { type: "string", keeps: "these" }, "3d": { type: "boolean", default: false } },
);
const INPUTS = 1 << (quick ? 13 : 16);
/** The stages that only ties reach are compiled late: calls on touching input before the first that counts. */
const TOUCHING_WARM_UP = 1 << 19;
const COSTLY_INPUTS = 1 << (quick ? 9 : 11);
/** A peer that takes longer than this, in nanoseconds, is timed on fewer inputs. */
const COSTLY = 1000;

/** The name of the yardstick where there is no peer. */
const PLAIN = "plain";

const PLANE = ["point", "segment", "box", "circle", "capsule", "polygon", "concave", "polyline"];
const SPACE = ["point", "segment", "box", "sphere", "capsule"];
const pairsOf = (kinds) => kinds.flatMap((a, i) => kinds.slice(0, i + 1).map((b) => `${a}-${b}`));

if (process.send !== undefined) process.send(await measure(process.env.HANTEI_ROOM, process.env.HANTEI_PAIR));
else await all();

async function all() {
  const askedRoom = given["3d"] ? "3d" : "2d";
  const chosen = ([room, pair]) => given.pair === undefined || (pair === given.pair && room === askedRoom);
  const rows = [];
  const pairs = [...pairsOf(PLANE).map((pair) => ["2d", pair]), ...pairsOf(SPACE).map((pair) => ["3d", pair])].filter(
    chosen,
  );
  const start = performance.now();
  for (const [i, [room, pair]] of pairs.entries()) {
    const row = await inOwnProcess(room, pair);
    rows.push(row);
    const seconds = Math.round((performance.now() - start) / 1000);
    process.stderr.write(`${i + 1} of ${pairs.length}, ${seconds} s: ${row.pair} ${row["ours ns"].toFixed(1)} ns\n`);
  }
  report("peers", rows, keeps);
  const worse = rows
    .filter((row) => row["fastest peer"] !== PLAIN && row["ours / peer"] > 1.1)
    .map((row) => `${row.pair} ${row["ours / peer"].toFixed(2)}`);
  const slow = rows.filter((row) => row["whole / random"] > 3 || row["fractions / random"] > 3).map((row) => row.pair);
  console.log(`\nslower than 1.1 x the fastest peer: ${worse.join(", ") || "none"}`);
  console.log(`touching above 3 x random: ${slow.join(", ") || "none"}`);
  const dispatch = median(rows.map((row) => row["relate ns"] - row["ours ns"]));
  console.log(`relate less pair function: median ${dispatch.toFixed(1)} ns`);
}

function inOwnProcess(room, pair) {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
      // Collectors that run side by side, or that leave what was made among garbage where it is, strew the shapes over the heap, in
      // every run otherwise: the time of a cheap pair doubles, and that of shapes with arrays of their own may quadruple.
      execArgv: ["--single-threaded-gc", "--expose-gc", "--compact-on-every-full-gc"],
      env: { ...process.env, HANTEI_ROOM: room, HANTEI_PAIR: pair },
    });
    child.once("message", resolve);
    child.once("exit", (code) => code !== 0 && reject(new Error(`${room} ${pair} ended with ${code}`)));
  });
}

async function measure(room, pair) {
  const hantei = await import(room === "3d" ? "hantei/3d" : "hantei");
  const peers = room === "3d" ? await spacePeers() : await planePeers();
  const draw = random(31415);
  const axes = room === "3d" ? 3 : 2;
  const makers = room === "3d" ? spaceMakers(hantei, draw) : planeMakers(hantei, draw);
  checkPathsBy((shape) => (shape.holes ? hantei.polygon(shape.coordinates) : hantei.polyline(shape.coordinates)));
  const [a, b] = pair.split("-");
  const ours = hantei[`intersects${nameOf(a)}${nameOf(b)}`];
  const pairs = rebuilt(hantei, randomPairs(makers[a], makers[b], axes, ours, INPUTS, draw));

  const runs = {};
  const counts = {};
  const add = (name, ask, shapes) => {
    const loop = loopOver(`${room} ${pair} ${name}`, ask);
    runs[name] = () => loop(shapes);
    counts[name] = shapes.length / 2;
  };
  add("ours", ours, pairs);
  for (const peer of peers) {
    const ask = peer.asks[pair];
    if (ask === undefined) continue;
    const build = (shape, i) => peer.objects[i % 2 ? b : a](shape);
    const few = pairs.slice(0, 2 * COSTLY_INPUTS).map(build);
    const isCostly = nanoseconds(loopOver(`${room} ${pair} ${peer.name}, a trial`, ask), few) > COSTLY;
    add(peer.name, ask, isCostly ? few : pairs.map(build));
  }
  add("relate", (x, y) => hantei.relate(x, y) !== "disjoint", pairs);
  settle();
  const results = interleave(runs, 1, { again: (name) => counts[name] > COSTLY_INPUTS });
  const each = (name) => results[name].nanoseconds / counts[name];
  // After all else: the search makes shapes in another way, and the compiler would expect those, too.
  const touching = touchingPairs(makers[a], makers[b], axes, contactOf(hantei, a, b), INPUTS, draw);
  const contacts = touching && measureTouching(`${room} ${pair}`, ours, pairs, hantei, touching);
  const others = Object.keys(runs)
    .filter((name) => !["ours", "relate"].includes(name))
    // The plain form is no peer: it comes last, and alone only where no peer has the pair.
    .sort((x, y) => +(x === PLAIN) - +(y === PLAIN) || each(x) - each(y));
  const garbage = Math.max(results.ours.garbage / counts.ours, contacts?.garbage ?? 0);
  return {
    pair: `${room} ${pair}`,
    "ours / peer": others.length > 0 ? each("ours") / each(others[0]) : "",
    "fastest peer": others[0] ?? "",
    "ours ns": each("ours"),
    "relate ns": each("relate"),
    "whole / random": contacts ? contacts.whole : "",
    "fractions / random": contacts ? contacts.fractions : "",
    "bytes a call": garbage < 0.05 ? 0 : garbage,
    "hits %": Math.round((100 * results.ours.checksum) / counts.ours),
    "peers ns (hits %)": others
      .map((name) => `${name} ${Math.round(each(name))} (${Math.round((100 * results[name].checksum) / counts[name])})`)
      .join("; "),
  };
}

/**
 * Times what touches against random input, after all else: whole numbers have arrays of another kind, of which the compiler
 * would have to think while peers, which are not asked about them, run on.
 */
function measureTouching(name, ours, pairs, hantei, { integers, fractions }) {
  const streams = { random: pairs, whole: rebuilt(hantei, integers), fractions: rebuilt(hantei, fractions) };
  const runs = Object.fromEntries(
    Object.entries(streams).map(([kind, shapes]) => {
      const loop = loopOver(`${name}, ${kind} against touching`, ours);
      return [kind, () => loop(shapes)];
    }),
  );
  settle();
  const warmUpRounds = Math.ceil((2 * TOUCHING_WARM_UP) / Math.min(streams.whole.length, streams.fractions.length));
  const results = interleave(runs, 1, { warmUpRounds });
  const each = (kind) => results[kind].nanoseconds / (streams[kind].length / 2);
  return {
    whole: each("whole") / each("random"),
    fractions: each("fractions") / each("random"),
    garbage: Math.max(...Object.keys(streams).map((kind) => results[kind].garbage / (streams[kind].length / 2))),
  };
}

/**
 * Has what was made last moved to where what was made first already is: close together, without the garbage of its making in
 * between, which a loop would have to read around.
 */
function settle() {
  globalThis.gc();
}

/** The best of three runs over a few inputs, a call. */
function nanoseconds(loop, shapes) {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    loop(shapes);
    best = Math.min(best, ((performance.now() - start) * 1e6) / (shapes.length / 2));
  }
  return best;
}

/** `undefined` while two shapes are apart; then whether they are in contact, which for what has no area may be overlapping. */
function contactOf(hantei, a, b) {
  const thin = (kind) => ["point", "segment", "polyline"].includes(kind);
  return (x, y) => {
    const relation = hantei.relate(x, y);
    return relation === "disjoint" ? undefined : relation === "touching" || (thin(a) && b === "point");
  };
}

function nameOf(kind) {
  return kind === "concave" ? "Polygon" : kind[0].toUpperCase() + kind.slice(1);
}

async function planePeers() {
  const [{ sat }, { check2d, check2dLines, check2dPoints }, { intersectsPeer }, { turf, turfLines }] =
    await Promise.all([
      import("../peers/sat.mjs"),
      import("../peers/check2d.mjs"),
      import("../peers/intersects.mjs"),
      import("../peers/turf.mjs"),
    ]);
  const [{ rapier }, { matter }, { planck, planckChains }, { flatten }, { plain }] = await Promise.all([
    import("../peers/rapier.mjs"),
    import("../peers/matter.mjs"),
    import("../peers/planck.mjs"),
    import("../peers/flatten.mjs"),
    import("../peers/plain.mjs"),
  ]);
  return [
    sat,
    check2d,
    check2dLines,
    check2dPoints,
    intersectsPeer,
    turf,
    turfLines,
    rapier,
    matter,
    planck,
    planckChains,
    flatten,
    plain,
  ];
}

async function spacePeers() {
  const { plainSpace } = await import("../peers/plain.mjs");
  return [plainSpace];
}
