/**
 * A static index: built once, asked for windows, points, the nearest eight and rays. `BoxIndex` against flatbush, rbush and
 * the tree inside planck, on a million boxes (rays: 100,000), spread evenly and in clusters; then on adverse input.
 *
 * Ours twice: with kernels, and in TypeScript alone. Before a time is printed, all contestants must have counted the same hits. One run, interleaved, medians; ratios first.
 * Each scene has a process of its own, in which the kernels' memory never grows: that would slow down everyone's arrays.
 *
 * `node suites/queries.mjs [--quick] [--write]`: about three minutes; `--quick` takes a tenth of everything, half a minute.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Flatbush from "flatbush";
import { BoxIndex } from "hantei/broadphase";
import { DynamicTree, Settings } from "planck";
import RBush from "rbush";
import { median } from "../lib/interleave.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const QUICK = process.argv.includes("--quick");
const BOXES = QUICK ? 100_000 : 1_000_000;
const RAY_BOXES = QUICK ? 10_000 : 100_000;
const QUERIES = QUICK ? 10_000 : 100_000;
const ROUNDS = 7;
/** All is run for about so long, and twice at least, before it is timed: until the compiler has settled. */
const WARM_UP_MS = 400;
const WARM_UP_RUNS = 2;
/** A turn repeats what is done sooner for about so long. */
const TURN_MS = 100;
const NEAREST = 8;
/** Before each turn: what the last one left to the collector's threads is to take no time from the next. */
const PAUSE_MS = QUICK ? 10 : 50;
// planck fattens its boxes by a skin: here they are to be the same for all.
Settings.aabbExtension = 0;

/** Boxes of an area of the given side, a mean of one for each unit of area. */
const SCENES = {
  /** Sides up to 2: as many boxes over each point as there are on average. */
  uniform: (count, draw) => {
    const side = Math.sqrt(count);
    return boxes(count, () => [side * draw(), side * draw(), 2 * draw(), 2 * draw()]);
  },
  /** Fifty clusters, sizes over 100×. */
  clustered: (count, draw) => {
    const side = Math.sqrt(count);
    const centers = Array.from({ length: 50 }, () => [side * draw(), side * draw()]);
    const spread = () => ((draw() + draw() + draw() - 1.5) * side) / 20;
    return boxes(count, () => {
      const [x, y] = centers[Math.floor(50 * draw())];
      const size = 0.02 * 100 ** draw();
      return [x + spread(), y + spread(), size, size];
    });
  },
};

/** What breaks indexes: few of them are spread evenly. */
const ADVERSE = {
  "a giant over all": (count, draw) => {
    const all = SCENES.uniform(count, draw);
    return put(all, 7, -1e6, -1e6, 1e6, 1e6);
  },
  "100 boxes of 0.3 of the extent": (count, draw) => {
    const all = SCENES.uniform(count, draw);
    const side = Math.sqrt(count);
    for (let i = 0; i < 100; i++) {
      const [x, y] = [0.7 * side * draw(), 0.7 * side * draw()];
      put(all, i, x, y, x + 0.3 * side, y + 0.3 * side);
    }
    return all;
  },
  "sizes over 10⁴×": (count, draw) => {
    const side = Math.sqrt(count);
    return boxes(count, () => [side * draw(), side * draw(), 0.003 * 1e4 ** draw(), 0.003 * 1e4 ** draw()]);
  },
  "a diagonal": (count) => boxes(count, (i) => [i, i, 1, 1]),
  "a touching lattice": (count) => {
    const side = Math.ceil(Math.sqrt(count));
    return boxes(count, (i) => [i % side, Math.floor(i / side), 1, 1]);
  },
  "two tight clusters 10⁶ apart": (count, draw) => boxes(count, (i) => [(i % 2) * 1e6 + draw(), draw(), 0.002, 0.002]),
  "all without size": (count, draw) => boxes(count, () => [draw(), draw(), 0, 0]),
};

function boxes(count, make) {
  const all = {
    minX: new Float64Array(count),
    minY: new Float64Array(count),
    maxX: new Float64Array(count),
    maxY: new Float64Array(count),
  };
  for (let i = 0; i < count; i++) {
    const [x, y, width, height] = make(i);
    put(all, i, x, y, x + width, y + height);
  }
  return all;
}

function put(all, i, minX, minY, maxX, maxY) {
  all.minX[i] = minX;
  all.minY[i] = minY;
  all.maxX[i] = maxX;
  all.maxY[i] = maxY;
  return all;
}

/** Windows around the corners of boxes drawn at random. */
function windowsOf(all, count, size, draw) {
  return boxes(count, () => {
    const i = Math.floor(draw() * all.minX.length);
    return [all.minX[i] + size * (draw() - 0.5), all.minY[i] + size * (draw() - 0.5), size, size];
  });
}

/** Points anywhere within one unit of a corner of a box drawn at random, as a pointer over them is. */
function placesOf(all, count, draw) {
  return boxes(count, () => {
    const i = Math.floor(draw() * all.minX.length);
    return [all.minX[i] + 2 * draw() - 1, all.minY[i] + 2 * draw() - 1, 0, 0];
  });
}

const buildOurs = (all) => new BoxIndex(all);
const buildTwin = (all) => new BoxIndex(all, { kernel: "js" });
function buildFlatbush(all) {
  const index = new Flatbush(all.minX.length);
  for (let i = 0; i < all.minX.length; i++) index.add(all.minX[i], all.minY[i], all.maxX[i], all.maxY[i]);
  index.finish();
  return index;
}
function buildRBush(all) {
  const items = Array.from(all.minX, (minX, i) => ({
    minX,
    minY: all.minY[i],
    maxX: all.maxX[i],
    maxY: all.maxY[i],
    i,
  }));
  return new RBush().load(items);
}
function buildPlanck(all) {
  const tree = new DynamicTree();
  for (let i = 0; i < all.minX.length; i++) {
    tree.createProxy(
      { lowerBound: { x: all.minX[i], y: all.minY[i] }, upperBound: { x: all.maxX[i], y: all.maxY[i] } },
      i,
    );
  }
  return tree;
}

// Each loop has a text of its own: shared code would share what the compiler learns of it.
function searchOurs(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.search({ minX: w.minX[i], minY: w.minY[i], maxX: w.maxX[i], maxY: w.maxY[i] }).length;
  }
  return hits;
}
function searchTwin(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.search({ minX: w.minX[i], minY: w.minY[i], maxX: w.maxX[i], maxY: w.maxY[i] }).length;
  }
  return hits;
}
const out = new Uint32Array(1 << 20);
function searchIntoOurs(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.searchInto({ minX: w.minX[i], minY: w.minY[i], maxX: w.maxX[i], maxY: w.maxY[i] }, out);
  }
  return hits;
}
function searchFlatbush(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) hits += index.search(w.minX[i], w.minY[i], w.maxX[i], w.maxY[i]).length;
  return hits;
}
function searchRBush(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    hits += index.search({ minX: w.minX[i], minY: w.minY[i], maxX: w.maxX[i], maxY: w.maxY[i] }).length;
  }
  return hits;
}
function nearestOurs(index, w) {
  let sum = 0;
  for (let i = 0; i < w.minX.length; i++) sum += index.nearest(w.minX[i], w.minY[i], { k: NEAREST }).length;
  return sum;
}
function nearestTwin(index, w) {
  let sum = 0;
  for (let i = 0; i < w.minX.length; i++) sum += index.nearest(w.minX[i], w.minY[i], { k: NEAREST }).length;
  return sum;
}
function nearestFlatbush(index, w) {
  let sum = 0;
  for (let i = 0; i < w.minX.length; i++) sum += index.neighbors(w.minX[i], w.minY[i], NEAREST).length;
  return sum;
}
function raysOurs(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    const [x, y] = [w.minX[i], w.minY[i]];
    hits += index.castRay({ x, y, dx: w.maxX[i] - x, dy: w.maxY[i] - y }).length;
  }
  return hits;
}
function raysTwin(index, w) {
  let hits = 0;
  for (let i = 0; i < w.minX.length; i++) {
    const [x, y] = [w.minX[i], w.minY[i]];
    hits += index.castRay({ x, y, dx: w.maxX[i] - x, dy: w.maxY[i] - y }).length;
  }
  return hits;
}
function raysPlanck(tree, w) {
  let hits = 0;
  const output = { fraction: 0, normal: { x: 0, y: 0 } };
  for (let i = 0; i < w.minX.length; i++) {
    const input = { p1: { x: w.minX[i], y: w.minY[i] }, p2: { x: w.maxX[i], y: w.maxY[i] }, maxFraction: 1 };
    tree.rayCast(input, (ray, id) => {
      const box = tree.getFatAABB(id);
      // planck's own box test says no where the ray starts inside.
      const { x, y } = ray.p1;
      const holds = box.lowerBound.x <= x && x <= box.upperBound.x && box.lowerBound.y <= y && y <= box.upperBound.y;
      if (holds || box.rayCast(output, ray)) hits++;
      return ray.maxFraction;
    });
  }
  return hits;
}

/** The mean time of so many runs, and what the last one said. */
function timed(run, repetitions) {
  let result;
  const start = performance.now();
  for (let k = 0; k < repetitions; k++) result = run();
  return { ms: (performance.now() - start) / repetitions, result };
}

/** Times each contestant in turn, round by round, after checking that all say the same. */
async function compare(work, scene, contestants, { rounds = ROUNDS } = {}) {
  const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  const repetitions = {};
  let wanted;
  for (const [name, run] of Object.entries(contestants)) {
    let spent = 0;
    let last = 0;
    for (let runs = 0; runs < WARM_UP_RUNS || spent < WARM_UP_MS; runs++) {
      const { ms, result } = timed(run, 1);
      wanted ??= result;
      if (result !== wanted) throw new Error(`${work}, ${scene}: ${name} counts ${result}, not ${wanted}`);
      spent += ms;
      last = ms;
    }
    repetitions[name] = Math.max(1, Math.round(TURN_MS / last));
  }
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contestants)) {
      await pause(PAUSE_MS);
      times[name].push(timed(run, repetitions[name]).ms);
    }
  }
  const [ours, ...others] = Object.entries(times).map(([name, all]) => [name, median(all)]);
  const fastest = others.filter(([name]) => !name.startsWith("ours")).sort((a, b) => a[1] - b[1])[0];
  const row = { work, scene, "times the fastest peer": fastest[1] / ours[1], peer: fastest[0], "ours, ms": ours[1] };
  for (const [name, time] of others) row[`${name}, ms`] = time;
  const twin = row["ours in TypeScript, ms"];
  if (twin !== undefined) row["TypeScript, times the fastest peer"] = fastest[1] / twin;
  return row;
}

const rows = [];
const columns = [
  "work",
  "scene",
  "times the fastest peer",
  "TypeScript, times the fastest peer",
  "peer",
  "ours, ms",
  "ours in TypeScript, ms",
  "ours into an array, ms",
  "flatbush, ms",
  "rbush, ms",
  "planck, ms",
];
const add = (row) => rows.push(Object.fromEntries(columns.map((column) => [column, row[column] ?? ""])));

/** Everything of a scene of many boxes. */
async function measure(scene) {
  const draw = random(2026);
  const all = SCENES[scene](BOXES, draw);
  add(
    await compare(`build ${BOXES}`, scene, {
      ours: () => void buildOurs(all),
      "ours in TypeScript": () => void buildTwin(all),
      flatbush: () => void buildFlatbush(all),
      rbush: () => void buildRBush(all),
    }),
  );
  const [ours, twin] = [buildOurs(all), buildTwin(all)];
  const [flatbush, rbush] = [buildFlatbush(all), buildRBush(all)];
  const kinds = [
    // Only the doubles tell that a corner is a point of its box: the worst that points can be.
    [`${QUERIES} points on corners`, windowsOf(all, QUERIES, 0, draw)],
    [`${QUERIES} windows`, windowsOf(all, QUERIES, scene === "uniform" ? 3 : 1, draw)],
    [`${QUERIES} points anywhere`, placesOf(all, QUERIES, draw)],
  ];
  for (const [work, windows] of kinds) {
    add(
      await compare(work, scene, {
        ours: () => searchOurs(ours, windows),
        "ours in TypeScript": () => searchTwin(twin, windows),
        flatbush: () => searchFlatbush(flatbush, windows),
        "ours into an array": () => searchIntoOurs(ours, windows),
        rbush: () => searchRBush(rbush, windows),
      }),
    );
  }
  const points = windowsOf(all, QUERIES / 10, 1, draw);
  add(
    await compare(`${QUERIES / 10} nearest ${NEAREST}`, scene, {
      ours: () => nearestOurs(ours, points),
      "ours in TypeScript": () => nearestTwin(twin, points),
      flatbush: () => nearestFlatbush(flatbush, points),
    }),
  );
}

/** Rays through a scene of fewer. */
async function measureRays(scene) {
  const draw = random(2027);
  const all = SCENES[scene](RAY_BOXES, draw);
  const [ours, twin, planck] = [buildOurs(all), buildTwin(all), buildPlanck(all)];
  for (const [name, length] of [
    ["short rays", 10],
    ["long rays", Math.sqrt(RAY_BOXES) / 2],
  ]) {
    const rays = boxes(1000, () => {
      const i = Math.floor(draw() * RAY_BOXES);
      // Not from a corner: planck loses what a ray only touches there.
      const [x, y] = [all.minX[i] + draw(), all.minY[i] + draw()];
      return [x, y, length * (2 * draw() - 1), length * (2 * draw() - 1)];
    });
    add(
      await compare(`1000 ${name}, ${RAY_BOXES} boxes`, scene, {
        ours: () => raysOurs(ours, rays),
        "ours in TypeScript": () => raysTwin(twin, rays),
        planck: () => raysPlanck(planck, rays),
      }),
    );
  }
}

/** Building and windows of a scene that breaks indexes. */
async function measureAdverse(scene) {
  const draw = random(2028);
  const all = ADVERSE[scene](RAY_BOXES, draw);
  add(
    await compare(
      `build ${RAY_BOXES}, adverse`,
      scene,
      {
        ours: () => void buildOurs(all),
        flatbush: () => void buildFlatbush(all),
      },
      { rounds: 5 },
    ),
  );
  const [ours, flatbush] = [buildOurs(all), buildFlatbush(all)];
  const size = scene.startsWith("two") || scene.startsWith("all") ? 0.01 : 1;
  const windows = windowsOf(all, QUERIES / 100, size, draw);
  add(
    await compare(
      `${QUERIES / 100} windows, adverse`,
      scene,
      {
        ours: () => searchOurs(ours, windows),
        "ours into an array": () => searchIntoOurs(ours, windows),
        flatbush: () => searchFlatbush(flatbush, windows),
      },
      { rounds: 5 },
    ),
  );
}
const flag = process.argv.indexOf("--scene");
if (flag > 0) {
  const given = process.argv[flag + 1];
  if (Object.hasOwn(SCENES, given)) {
    await measure(given);
    await measureRays(given);
  } else await measureAdverse(given);
  process.send(rows);
  process.disconnect();
} else {
  const all = [];
  for (const scene of [...Object.keys(SCENES), ...Object.keys(ADVERSE)]) {
    const child = fork(fileURLToPath(import.meta.url), ["--scene", scene, ...(QUICK ? ["--quick"] : [])]);
    // A child that fails says why, and sends nothing.
    const [said] = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (!Array.isArray(said)) throw new Error(`${scene}: not measured`);
    all.push(...said);
  }
  report("queries", all);
}
