/**
 * A million pairs at once, in columns: our kernels, on reserved columns and on copied ones, and their TypeScript twins, against
 * the fastest peer function that takes plain numbers, in a loop of its own over the same columns. "no filter" is our SIMD form
 * of the segments without the error bound, compiled for this suite alone: what being exact costs.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { polygon } from "hantei";
import {
  relateBoxes,
  relateCircles,
  relatePointsBoxes,
  relatePointsPolygon,
  relateSegments,
  relateSpheres,
  reserve,
} from "hantei/batch";
import intersects from "intersects";
import { orient2d } from "robust-predicates";
import { interleave } from "../lib/interleave.mjs";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const { quick, keeps } = readFlags(`node benchmarks/suites/batch.mjs [--quick] [--write]

A million pairs at once, in columns: about a minute.
  --quick  65,536 pairs
  --write  keep the table under benchmarks/results`);
const PAIRS = 1 << (quick ? 16 : 20);
/**
 * A turn repeats what is done for about so long, as those of joins do: where a peer has calculated for 20 ms, reading memory is
 * nearly twice as slow for the next 15, whoever reads.
 */
const TURN_MS = 100;
const draw = random(2718);

/** A loop of its own over columns: `body` is an expression of their values, named as the columns. */
function loopOver(names, body, given = {}) {
  const source = `/* ${Math.random()} */ return (columns, out) => {
    const [${names.map((name) => `$${name}`)}] = columns;
    for (let i = 0; i < out.length; i++) {
      ${names.map((name) => `const ${name} = $${name}[i];`).join(" ")}
      out[i] = ${body} ? 1 : -1;
    }
    return sum(out);
  }`;
  return new Function("sum", ...Object.keys(given), source)(hits, ...Object.values(given));
}

function hits(codes) {
  let count = 0;
  for (let i = 0; i < codes.length; i += 97) count += codes[i] >= 0 ? 1 : 0;
  return count;
}

/** Segments of whole numbers that meet in a T: every pair needs the exact pass. */
function tees(columns) {
  for (let i = 0; i < PAIRS; i++) {
    const [x, y, dx, dy] = Array.from({ length: 4 }, () => Math.floor(draw() * 1000) - 500);
    const [ex, ey] = [Math.floor(draw() * 1000), Math.floor(draw() * 1000)];
    for (const [k, value] of [x, y, x + 3 * dx, y + 3 * dy, x + dx, y + dy, x + ex, y + ey].entries()) {
      columns[k][i] = value;
    }
  }
}

const listOf = ({ a, b }) => [...Object.values(a), ...Object.values(b)];
const copyOf = (columns) => Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column.slice()]));

const NAMES = {
  segments: ["x1", "y1", "x2", "y2", "x3", "y3", "x4", "y4"],
  circles: ["x1", "y1", "r1", "x2", "y2", "r2"],
  boxes: ["x1", "y1", "x2", "y2", "x3", "y3", "x4", "y4"],
  "points and boxes": ["x", "y", "x1", "y1", "x2", "y2"],
};
const PEERS = {
  segments: {
    intersects: ["f(x1, y1, x2, y2, x3, y3, x4, y4)", { f: intersects.lineLine }],
    "robust-predicates": [
      "f(x1, y1, x2, y2, x3, y3) * f(x1, y1, x2, y2, x4, y4) <= 0 && f(x3, y3, x4, y4, x1, y1) * f(x3, y3, x4, y4, x2, y2) <= 0",
      { f: orient2d },
    ],
  },
  circles: { intersects: ["f(x1, y1, r1, x2, y2, r2)", { f: intersects.circleCircle }] },
  boxes: {
    intersects: ["f(x1, y1, x2 - x1, y2 - y1, x3, y3, x4 - x3, y4 - y3)", { f: intersects.boxBox }],
    plain: ["x1 <= x4 && x3 <= x2 && y1 <= y4 && y3 <= y2", {}],
  },
  "points and boxes": {
    intersects: ["f(x, y, x1, y1, x2 - x1, y2 - y1)", { f: intersects.pointBox }],
    plain: ["x1 <= x && x <= x2 && y1 <= y && y <= y2", {}],
  },
};
const ASKS = {
  segments: relateSegments,
  circles: relateCircles,
  boxes: relateBoxes,
  "points and boxes": relatePointsBoxes,
};

/** Fills reserved columns with shapes of a size at which a fair share meets. */
const FILL = {
  segments: ({ a, b }) => fillAll([...Object.values(a), ...Object.values(b)], () => draw()),
  circles: ({ a, b }) => {
    fillAll([a.x, a.y, b.x, b.y], () => draw());
    fillAll([a.radius, b.radius], () => draw() / 2);
  },
  boxes: ({ a, b }) => [a, b].forEach(fillBoxes),
  "points and boxes": ({ a, b }) => {
    fillAll([a.x, a.y], () => draw());
    fillBoxes(b);
  },
};

function fillAll(columns, value) {
  for (const column of columns) for (let i = 0; i < column.length; i++) column[i] = value();
}

function fillBoxes({ minX, minY, maxX, maxY }) {
  fillAll([minX, minY], () => draw());
  for (let i = 0; i < PAIRS; i++) {
    maxX[i] = minX[i] + draw() / 1.5;
    maxY[i] = minY[i] + draw() / 1.5;
  }
}

/** Contestants of ours, the form without the bound aside. */
const EXACT = /^(?:simd|simd, reserved|simd, copied|twin)$/;

const rows = [];
for (const what of Object.keys(ASKS)) {
  const ask = ASKS[what];
  const reserved = reserve(what, PAIRS);
  FILL[what](reserved);
  const out = new Int8Array(PAIRS);
  rows.push(
    ...against(what, reserved, {
      "simd, reserved": () => hits(ask(reserved.a, reserved.b, { out: reserved.out })),
      twin: () => hits(ask(reserved.a, reserved.b, { out, kernel: "js" })),
      ...(what === "segments" ? { "simd, no filter": await withoutFilter(reserved) } : {}),
    }),
  );
  const [a, b] = [copyOf(reserved.a), copyOf(reserved.b)];
  rows.push(...against(what, { a, b }, { "simd, copied": () => hits(ask(a, b, { out })) }, `${what}, copied`));
}
rows.push(...touching());
rows.push(...points(), ...spheres());
report("batch", rows, keeps);

/** Rows of contestants and of all peers, which read the same columns, so that all ask the memory for the same. */
function against(what, columns, contestants, label = what) {
  const list = listOf(columns);
  const out = new Int8Array(PAIRS);
  const runs = { ...contestants };
  for (const [name, [body, given]] of Object.entries(PEERS[what])) {
    const loop = loopOver(NAMES[what], body, given);
    runs[name] = () => loop(list, out);
  }
  const results = interleave(runs, PAIRS, { turn: TURN_MS });
  const peers = Object.keys(PEERS[what]).filter((name) => name !== "plain");
  const fastest = Math.min(...peers.map((name) => results[name].nanoseconds));
  return rowsOf(label, results, fastest);
}

/** Segments of which each pair touches. */
function touching() {
  const reserved = reserve("segments", PAIRS);
  tees(listOf(reserved));
  const run = () => hits(relateSegments(reserved.a, reserved.b, { out: reserved.out }));
  return against("segments", reserved, { "simd, reserved": run }, "segments that touch");
}

/** Points in one polygon of 8 vertices and in one of 60: no peer takes many points, so each is asked about one at a time. */
function points() {
  return [8, 60].flatMap((vertices) => {
    const flat = Array.from({ length: vertices }, (_, i) => {
      const angle = (2 * Math.PI * i) / vertices;
      const radius = i % 2 ? 0.5 : 0.25;
      return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
    }).flat();
    const shape = polygon(flat);
    const [x, y] = [new Float64Array(PAIRS), new Float64Array(PAIRS)];
    fillAll([x, y], () => draw());
    const out = new Int8Array(PAIRS);
    // Its own tolerance of 1 would take every point for one on an edge.
    const peer = loopOver(["x", "y"], "f(p, x, y, 1e-9)", { f: intersects.polygonPoint, p: flat });
    const results = interleave(
      {
        simd: () => hits(relatePointsPolygon({ x, y }, shape, { out })),
        twin: () => hits(relatePointsPolygon({ x, y }, shape, { out, kernel: "js" })),
        intersects: () => peer([x, y], out),
      },
      PAIRS,
      { turn: TURN_MS },
    );
    return rowsOf(`points and a polygon of ${vertices}`, results, results.intersects.nanoseconds);
  });
}

/** Spheres, which no peer here has, against the plain form in doubles. */
function spheres() {
  const reserved = reserve("spheres", PAIRS);
  fillAll(listOf(reserved), () => draw());
  const out = new Int8Array(PAIRS);
  const names = ["x1", "y1", "z1", "r1", "x2", "y2", "z2", "r2"];
  const body = "(x1 - x2) ** 2 + (y1 - y2) ** 2 + (z1 - z2) ** 2 <= (r1 + r2) ** 2";
  const plain = loopOver(names, body);
  const columns = listOf(reserved);
  const results = interleave(
    {
      "simd, reserved": () => hits(relateSpheres(reserved.a, reserved.b, { out: reserved.out })),
      twin: () => hits(relateSpheres(reserved.a, reserved.b, { out, kernel: "js" })),
      plain: () => plain(columns, out),
    },
    PAIRS,
    { turn: TURN_MS },
  );
  return rowsOf("spheres", results);
}

/** How many meet stands in each row: peers may miss some, ours must not differ. */
function rowsOf(label, results, fastest) {
  const ours = Object.entries(results).filter(([name]) => EXACT.test(name));
  const [[, { checksum: met }]] = ours;
  for (const [name, { checksum }] of ours)
    if (checksum !== met) throw new Error(`${label}: ${name} finds ${checksum} and not ${met}`);
  return Object.entries(results).map(([name, { nanoseconds, garbage, checksum }]) => ({
    pairs: label,
    contestant: name,
    "times faster than the fastest peer": fastest === undefined ? "" : fastest / nanoseconds,
    "ns a pair": nanoseconds,
    "bytes a pair": garbage,
    meet: checksum,
  }));
}

/** Our SIMD kernel with its bound left out, on copies of the reserved columns in a memory of its own, laid out as there. */
async function withoutFilter(reserved) {
  const source = fileURLToPath(new URL("../../packages/hantei/assembly/batch/", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "hantei-batch-"));
  try {
    for (const name of ["codes.ts", "tolerances.ts"])
      writeFileSync(join(folder, name), readFileSync(join(source, name)));
    const text = readFileSync(join(source, "segments.ts"), "utf8");
    const bare = text
      .replace(/ {4}const (?:e[1-4k]|f[13]|least|most|bound|certain) = .*\n/g, "")
      .replace(/ {4}allCertain = .*\n/, "")
      .replace(/v128\.bitselect\((.*), uncertain, certain\)/, "$1");
    if (/bound|least|most|certain[,;)]|magnitude\)/.test(bare.replace(/\/\/.*|\/\*\*.*\*\//g, "")))
      throw new Error("segments.ts has changed: mend this suite");
    writeFileSync(join(folder, "index.ts"), bare);
    const to = join(folder, "bare.wasm");
    const options = "-O3 --converge --noAssert --runtime stub --use abort= --enable simd --importMemory".split(" ");
    // In a process of its own: the compiler's memory grows, and one detached buffer slows down all arrays of its process.
    const compiler = createRequire(import.meta.url).resolve("assemblyscript/bin/asc.js");
    execFileSync(process.execPath, [compiler, join(folder, "index.ts"), ...options, "--outFile", to]);
    const columns = listOf(reserved);
    const step = 8 * PAIRS + 192;
    const memory = new WebAssembly.Memory({ initial: Math.ceil((4096 + 9 * step) / 65536) });
    const { instance } = await WebAssembly.instantiate(readFileSync(to), { env: { memory } });
    const { segments } = instance.exports;
    for (const [i, column] of columns.entries()) new Float64Array(memory.buffer, 4096 + i * step, PAIRS).set(column);
    const out = new Int8Array(memory.buffer, 4096 + 8 * step, PAIRS);
    const addresses = columns.map((_, i) => 4096 + i * step);
    return () => {
      segments(...addresses, out.byteOffset, PAIRS);
      return hits(out);
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
