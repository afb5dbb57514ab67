/**
 * A static index: built once, asked for windows, points, the nearest eight and rays. `BoxIndex` against flatbush, rbush and
 * the tree inside planck, on a million boxes (rays: 100,000), spread evenly and in clusters; then points, with kdbush, few boxes, and
 * adverse input. A second table has the bytes that a question leaves behind.
 *
 * Ours twice: with kernels, and in TypeScript alone. Before a time is printed, all contestants must have counted the same hits.
 * One run, interleaved, medians; ratios first. Each scene has a process of its own, in which the kernels' memory never grows:
 * that would slow down everyone's arrays.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { garbage } from "../lib/garbage.mjs";
import { readFlags } from "../lib/options.mjs";
import { compare } from "../lib/query-contest.mjs";
import {
  buildFlatbush,
  buildKDBush,
  buildOurs,
  buildPlanck,
  buildRBush,
  buildTwin,
  circlesFlatbush,
  circlesKDBush,
  circlesOurs,
  circlesTwin,
  joinOurs,
  joinTwin,
  nearestFlatbush,
  nearestOurs,
  nearestTwin,
  raysOurs,
  raysPlanck,
  raysTwin,
  searchFlatbush,
  searchIntoOurs,
  searchKDBush,
  searchOurs,
  searchRBush,
  searchTwin,
} from "../lib/query-contestants.mjs";
import { ADVERSE, boxes, evenPoints, placesOf, SCENES, windowsOf } from "../lib/query-scenes.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const {
  quick: QUICK,
  scene,
  keeps,
} = readFlags(
  `node benchmarks/suites/queries.mjs [--quick] [--write]

An index of a million boxes, of points, of few, and of adverse input: about seven minutes.
  --quick  a tenth of everything: three minutes
  --write  keep the table under benchmarks/results`,
  // What a process of this one's is asked.
  { scene: { type: "string" } },
);
const BOXES = QUICK ? 100_000 : 1_000_000;
const FEW = [100, 1000, 5000];
/** The scene of few boxes, which is none of the others' names. */
const FEW_BOXES = "few";
/** And that of points, for which there are indexes that know nothing else. */
const POINTS = "points";
const RAY_BOXES = QUICK ? 10_000 : 100_000;
const QUERIES = QUICK ? 10_000 : 100_000;
const NEAREST = 8;
const NEAREST_MANY = 100;
/** And that of what questions leave behind: so many questions a round, of so many boxes. */
const LEFT_BEHIND = "left behind";
const ASKED = 1000;
/** How far boxes are looked for: some twenty to forty are so near. */
const DISTANCE = { uniform: 3, clustered: 1 };
/** A quick run pauses for less between its turns. */
const HOW = QUICK ? { pauseMs: 10 } : {};

const rows = [];

/** Adds the row of a piece of work. */
async function race(work, scene, contestants, how) {
  rows.push(await compare(work, scene, contestants, { ...HOW, ...how }));
}

/** Everything of a scene of many boxes. */
async function measure(scene) {
  const draw = random(2026);
  const all = SCENES[scene](BOXES, draw);
  await race(`build ${BOXES}`, scene, {
    ours: () => void buildOurs(all),
    "ours in TypeScript": () => void buildTwin(all),
    flatbush: () => void buildFlatbush(all),
    rbush: () => void buildRBush(all),
  });
  const [ours, twin] = [buildOurs(all), buildTwin(all)];
  const [flatbush, rbush] = [buildFlatbush(all), buildRBush(all)];
  const kinds = [
    // Only the doubles tell that a corner is a point of its box: the worst that points can be.
    [`${QUERIES} points on corners`, windowsOf(all, QUERIES, 0, draw)],
    [`${QUERIES} windows`, windowsOf(all, QUERIES, scene === "uniform" ? 3 : 1, draw)],
    [`${QUERIES} points anywhere`, placesOf(all, QUERIES, draw)],
  ];
  for (const [work, windows] of kinds) {
    await race(work, scene, {
      ours: () => searchOurs(ours, windows),
      "ours in TypeScript": () => searchTwin(twin, windows),
      flatbush: () => searchFlatbush(flatbush, windows),
      "ours into an array": () => searchIntoOurs(ours, windows),
      rbush: () => searchRBush(rbush, windows),
    });
  }
  const [, [, windows], [, places]] = kinds;
  const atOnce = [
    [`${QUERIES} points at once`, places],
    [`${QUERIES} windows at once`, windows],
    [`${QUERIES / 100} windows at once`, windowsOf(all, QUERIES / 100, scene === "uniform" ? 3 : 1, draw)],
  ];
  for (const [work, several] of atOnce) {
    await race(work, scene, {
      ours: () => joinOurs(ours, several),
      "ours in TypeScript": () => joinTwin(twin, several),
      flatbush: () => searchFlatbush(flatbush, several),
      rbush: () => searchRBush(rbush, several),
    });
  }
  const points = windowsOf(all, QUERIES / 10, 1, draw);
  const fewer = windowsOf(all, QUERIES / 100, 1, draw);
  const nearest = [
    [`${QUERIES / 10} nearest 1`, points, 1],
    [`${QUERIES / 10} nearest ${NEAREST}`, points, NEAREST],
    [`${QUERIES / 100} nearest ${NEAREST_MANY}`, fewer, NEAREST_MANY],
    [`${QUERIES / 10} all within ${DISTANCE[scene]}`, points, Number.POSITIVE_INFINITY, DISTANCE[scene]],
  ];
  for (const [work, several, k, maxDistance] of nearest) {
    await race(work, scene, {
      ours: () => nearestOurs(ours, several, k, maxDistance),
      "ours in TypeScript": () => nearestTwin(twin, several, k, maxDistance),
      flatbush: () => nearestFlatbush(flatbush, several, k, maxDistance),
    });
  }
  const radius = DISTANCE[scene];
  await race(`${QUERIES / 10} circles of ${radius}`, scene, {
    ours: () => circlesOurs(ours, points, radius),
    "ours in TypeScript": () => circlesTwin(twin, points, radius),
    flatbush: () => circlesFlatbush(flatbush, points, radius),
  });
}

/** Everything of points. */
async function measurePoints() {
  const draw = random(2030);
  const all = evenPoints(BOXES, draw);
  await race(`build ${BOXES}`, POINTS, {
    ours: () => void buildOurs(all),
    "ours in TypeScript": () => void buildTwin(all),
    flatbush: () => void buildFlatbush(all),
    kdbush: () => void buildKDBush(all),
  });
  const [ours, twin] = [buildOurs(all), buildTwin(all)];
  const [flatbush, kdbush] = [buildFlatbush(all), buildKDBush(all)];
  const windows = windowsOf(all, QUERIES, 3, draw);
  await race(`${QUERIES} windows`, POINTS, {
    ours: () => searchOurs(ours, windows),
    "ours in TypeScript": () => searchTwin(twin, windows),
    flatbush: () => searchFlatbush(flatbush, windows),
    kdbush: () => searchKDBush(kdbush, windows),
  });
  const centers = windowsOf(all, QUERIES / 10, 1, draw);
  for (const radius of [1, 10]) {
    await race(`${QUERIES / 10} circles of ${radius}`, POINTS, {
      ours: () => circlesOurs(ours, centers, radius),
      "ours in TypeScript": () => circlesTwin(twin, centers, radius),
      flatbush: () => circlesFlatbush(flatbush, centers, radius),
      kdbush: () => circlesKDBush(kdbush, centers, radius),
    });
  }
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
    await race(`1000 ${name}, ${RAY_BOXES} boxes`, scene, {
      ours: () => raysOurs(ours, rays),
      "ours in TypeScript": () => raysTwin(twin, rays),
      planck: () => raysPlanck(planck, rays),
    });
  }
}

/** Building and windows of a scene that breaks indexes. */
async function measureAdverse(scene) {
  const draw = random(2028);
  const all = ADVERSE[scene](RAY_BOXES, draw);
  await race(
    `build ${RAY_BOXES}, adverse`,
    scene,
    {
      ours: () => void buildOurs(all),
      flatbush: () => void buildFlatbush(all),
    },
    { rounds: 5 },
  );
  const [ours, flatbush] = [buildOurs(all), buildFlatbush(all)];
  const size = scene.startsWith("two") || scene.startsWith("all") ? 0.01 : 1;
  const windows = windowsOf(all, QUERIES / 100, size, draw);
  await race(
    `${QUERIES / 100} windows, adverse`,
    scene,
    {
      ours: () => searchOurs(ours, windows),
      "ours into an array": () => searchIntoOurs(ours, windows),
      flatbush: () => searchFlatbush(flatbush, windows),
    },
    { rounds: 5 },
  );
  const points = windowsOf(all, QUERIES / 100, size, draw);
  await race(
    `${QUERIES / 100} nearest ${NEAREST}, adverse`,
    scene,
    {
      ours: () => nearestOurs(ours, points, NEAREST),
      flatbush: () => nearestFlatbush(flatbush, points, NEAREST),
    },
    { rounds: 5 },
  );
}

/** Building an index of few boxes, again and again, as a game does in each frame. */
async function measureFew() {
  for (const count of FEW) {
    const all = SCENES.uniform(count, random(2029));
    await race(`build ${count}`, "uniform", {
      ours: () => void buildOurs(all),
      "ours in TypeScript": () => void buildTwin(all),
      flatbush: () => void buildFlatbush(all),
      rbush: () => void buildRBush(all),
    });
  }
}

/** What a question leaves behind: a list of what it found, if it gives one, and nothing else. */
function measureGarbage() {
  const draw = random(2031);
  const all = SCENES.uniform(RAY_BOXES, draw);
  const { minX, minY, maxX, maxY } = windowsOf(all, ASKED, 3, draw);
  // Made before, so that nobody's own objects are counted.
  const windows = Array.from(minX, (x, i) => ({ minX: x, minY: minY[i], maxX: maxX[i], maxY: maxY[i] }));
  const circles = Array.from(minX, (x, i) => ({ x, y: minY[i], radius: DISTANCE.uniform }));
  const rays = windows.map(({ minX: x, minY: y }) => ({ x, y, dx: 10 * (2 * draw() - 1), dy: 10 * (2 * draw() - 1) }));
  const out = new Uint32Array(RAY_BOXES);
  const few = { k: NEAREST };
  const questions = {
    search: (index, i) => index.search(windows[i]).length,
    searchInto: (index, i) => index.searchInto(windows[i], out),
    count: (index, i) => index.count(windows[i]),
    "search, a circle": (index, i) => index.search(circles[i]).length,
    "searchInto, a circle": (index, i) => index.searchInto(circles[i], out),
    "count, a circle": (index, i) => index.count(circles[i]),
    [`nearest ${NEAREST}`]: (index, i) => index.nearest(circles[i].x, circles[i].y, few).length,
    castRay: (index, i) => index.castRay(rays[i]).length,
  };
  for (const [kernel, index] of [
    ["simd", buildOurs(all)],
    ["js", buildTwin(all)],
  ]) {
    for (const [question, ask] of Object.entries(questions)) {
      let found = 0;
      const bytes = garbage(() => {
        found = 0;
        for (let i = 0; i < ASKED; i++) found += ask(index, i);
      });
      rows.push({ question, kernel, "bytes a call": bytes / ASKED, "found a call": found / ASKED });
    }
  }
}

if (scene !== undefined) {
  if (scene === LEFT_BEHIND) measureGarbage();
  else if (scene === FEW_BOXES) await measureFew();
  else if (scene === POINTS) await measurePoints();
  else if (Object.hasOwn(SCENES, scene)) {
    await measure(scene);
    await measureRays(scene);
  } else await measureAdverse(scene);
  process.send(rows);
  process.disconnect();
} else {
  const all = [];
  for (const name of [...Object.keys(SCENES), POINTS, FEW_BOXES, ...Object.keys(ADVERSE)]) {
    all.push(...(await inProcess(name)));
  }
  report("queries", all, keeps);
  report("queries-garbage", await inProcess(LEFT_BEHIND), keeps);
}

/** The rows of a scene, from a process of its own. */
async function inProcess(name) {
  const child = fork(fileURLToPath(import.meta.url), ["--scene", name, ...(QUICK ? ["--quick"] : [])]);
  // A child that fails says why, and sends nothing.
  const [said] = await Promise.race([once(child, "message"), once(child, "exit")]);
  if (!Array.isArray(said)) throw new Error(`${name}: not measured`);
  return said;
}
