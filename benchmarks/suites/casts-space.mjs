/**
 * What rays and moving shapes meet in space: time and garbage of `castRayInto` for every kind, and of `castShapeInto` for every pair
 * of kinds, with touching counted and not. Random shapes of sizes about 1 in a room of side 2 to 4, motions up to 2 long on each axis, and
 * beside them what slides on a floor: shapes that rest on it exactly, where touching does not count.
 */
import * as hantei from "hantei/3d";
import { interleave, loopOver } from "../lib/interleave.mjs";
import { spaceKinds } from "../lib/into-forms.mjs";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const { box, capsule, castRayInto, castShapeInto, sphere } = hantei;
const { quick, keeps } = readFlags(`node benchmarks/suites/casts-space.mjs [--quick] [--write]

What rays and moving shapes meet in space: some seconds.
  --quick  fewer pairs: a third of that
  --write  keep the table under benchmarks/results`);
const PAIRS = quick ? 1 << 11 : 1 << 13;
const next = random(911);
const kinds = spaceKinds(hantei, next);

const at = () => 6 * next() - 2;
const way = () => 4 * (next() - 0.5);
const ways = Array.from({ length: 1024 }, () => ({ x: way(), y: way(), z: way() }));
const slides = Array.from({ length: 1024 }, () => ({ x: way(), y: 0, z: way() }));
const rays = Array.from({ length: 1024 }, () => ({
  x: at(),
  y: at(),
  z: at(),
  dx: way(),
  dy: way(),
  dz: way(),
  maxFraction: 10.5,
}));
let turn = 0;
const hit = {
  fraction: 0.5,
  x: 0.5,
  y: 0.5,
  z: 0.5,
  normal: { x: 0.5, y: 0.5, z: 0.5 },
  feature: { type: "edge", index: 0 },
};
const cast = { status: "hit", fraction: 0.5, point: { x: 0.5, y: 0.5, z: 0.5 }, normal: { x: 0.5, y: 0.5, z: 0.5 } };
const open = { touching: false };

const asks = {
  castRay: () => (a) => castRayInto(hit, a, rays[turn++ & 1023]),
  castShape: () => (a, b) => castShapeInto(cast, a, ways[turn++ & 1023], b).status === "hit",
  "castShape, touching: false": () => (a, b) =>
    castShapeInto(cast, a, ways[turn++ & 1023], b, undefined, open).status === "hit",
  "castShape along a floor": () => (a, b) =>
    castShapeInto(cast, a, slides[turn++ & 1023], b, undefined, open).status === "hit",
};

const FLOOR = box(-9, -1, -9, 9, 0, 9);
const resting = {
  box: () => ((x, z) => box(x, 0, z, x + 1, 2, z + 1))(at(), at()),
  sphere: () => sphere(at(), 0.5, at(), 0.5),
  capsule: () => ((x, z) => capsule(x, 0.25, z, x, 1.5, z, 0.25))(at(), at()),
};

const rows = [];

function measure(question, pair, make) {
  const shapes = Array.from({ length: PAIRS }, make).flat();
  const loop = loopOver(`${question} ${pair}`, asks[question]());
  const { nanoseconds, garbage, checksum } = interleave({ it: () => loop(shapes) }, PAIRS).it;
  rows.push({ question, pair, "ns a call": nanoseconds, "bytes a call": garbage, hits: checksum });
}

const names = Object.keys(kinds);
for (const name of names) measure("castRay", name, () => [kinds[name](), FLOOR]);
for (const question of ["castShape", "castShape, touching: false"]) {
  for (const [i, first] of names.entries()) {
    for (const second of names.slice(0, i + 1)) {
      measure(question, `${first}, ${second}`, () => [kinds[first](), kinds[second]()]);
    }
  }
}
for (const name of Object.keys(resting)) measure("castShape along a floor", name, () => [resting[name](), FLOOR]);
report("casts-space", rows, keeps);
