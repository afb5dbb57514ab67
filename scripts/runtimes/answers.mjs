/**
 * Asks the installed package some thousand questions of every sort and prints one digest a sort: `{"relations": "8f3c…", …}`.
 * Every engine must print the same, to the last bit. Knows nothing of Node: Bun, Deno and browsers run it as it stands.
 */
import * as plane from "hantei";
import * as space from "hantei/3d";
import { relateBoxes, relateSegments } from "hantei/batch";
import { BoxIndex, pairs } from "hantei/broadphase";
import { collisions } from "hantei/collisions";
import { conflicts } from "hantei/interval";
import { toSVG, toText } from "hantei/render";

/** A generator of numbers from 0 to 1 (mulberry32), in integers alone: the same everywhere. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over the text of answers; numbers are told apart to the last bit, −0 from 0 too. */
class Digest {
  #hash = 0x811c9dc5;
  #count = 0;
  add(answer) {
    const text = JSON.stringify(answer, (_, value) => (typeof value === "number" ? bits(value) : value)) ?? "undefined";
    for (let i = 0; i < text.length; i++) this.#hash = Math.imul(this.#hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
    this.#count++;
  }
  toString() {
    return `${this.#hash.toString(16).padStart(8, "0")} of ${this.#count}`;
  }
}

function bits(value) {
  return Object.is(value, -0) ? "-0" : String(value);
}

/** Manners of coordinates: any doubles, a lattice on which much touches, decimals that doubles only come near. */
const MANNERS = [
  (random) => random() * 8 - 4,
  (random) => Math.floor(random() * 5),
  (random) => Math.floor(random() * 40) / 10,
];

function flatShapes(random, manner) {
  const x = () => manner(random);
  const [a, b, c, d] = [x(), x(), x(), x()];
  const radius = Math.abs(x()) / 2;
  return [
    plane.point(a, b),
    plane.segment(a, b, c, d),
    plane.boxFromCorners(a, b, c, d),
    plane.circle(a, b, radius),
    plane.capsule(a, b, c, d, radius),
    plane.rotatedBox(a, b, 1 + Math.abs(c), 1 + Math.abs(d), x()),
    plane.polygon([a, b, a + 4, b, a + 4, b + 4, a + 2, b + 1, a, b + 4]),
    plane.polyline([a, b, a + 1, b + 2, c, d + 7]),
  ];
}

function deepShapes(random, manner) {
  const x = () => manner(random);
  const [a, b, c, d, e, f] = [x(), x(), x(), x(), x(), x()];
  const radius = Math.abs(x()) / 2;
  return [
    space.point(a, b, c),
    space.segment(a, b, c, d, e, f),
    space.box(a, b, c, a + Math.abs(d), b + Math.abs(e), c + Math.abs(f)),
    space.sphere(a, b, c, radius),
    space.capsule(a, b, c, d, e, f, radius),
  ];
}

const digests = {};
/** The digest of one sort of answers. */
function of(name) {
  digests[name] ??= new Digest();
  return digests[name];
}

function askPairs(library, first, second, motion, name) {
  for (const a of first) {
    for (const b of second) {
      of(`${name} relations`).add([
        library.relate(a, b),
        library.contains(a, b),
        library.contains(a, b, { strict: true }),
      ]);
      of(`${name} contacts`).add(library.contact(a, b, { maxDistance: 2 }));
      of(`${name} distances`).add(library.closestPoints(a, b));
      of(`${name} casts`).add(library.castShape(a, motion, b, undefined, { touching: false }));
    }
  }
}

const random = randomFrom(20261121);
for (let round = 0; round < 30; round++) {
  const manner = MANNERS[round % MANNERS.length];
  const flat = [flatShapes(random, manner), flatShapes(random, manner)];
  const motion = { x: manner(random) * 3, y: manner(random) * 3 };
  askPairs(plane, flat[0], flat[1], motion, "2D");
  const deep = [deepShapes(random, manner), deepShapes(random, manner)];
  askPairs(space, deep[0], deep[1], { ...motion, z: manner(random) }, "3D");
  flat[0].forEach((shape, i) => {
    const pose = { x: manner(random), y: manner(random), angle: manner(random) };
    of("2D poses").add(plane.place(shape, pose));
    of("2D rays").add(plane.castRay(shape, { x: -5, y: manner(random), dx: 9, dy: manner(random) }));
    if (round > 2) return;
    const why = plane.explain(shape, flat[1][i]);
    of("explanations").add([toText(why, { lang: "en" }), toText(why, { lang: "ja" }), toSVG(why, { lang: "en" })]);
    const sweep = { from: { x: -9, y: 0 }, to: { ...pose, angle: 2 } };
    of("2D turns").add(
      plane.timeOfImpact(shape, sweep, flat[1][i], { from: { x: 0, y: 0 }, to: { x: 1, y: 0, angle: -3 } }),
    );
  });
  of("collisions").add(collisions([...flat[0], ...flat[1]]));
}

function columns(count, manner) {
  const [minX, minY, maxX, maxY] = [0, 0, 0, 0].map(() => new Float64Array(count));
  for (let i = 0; i < count; i++) {
    minX[i] = manner(random) * 30;
    minY[i] = manner(random) * 30;
    maxX[i] = minX[i] + Math.abs(manner(random));
    maxY[i] = minY[i] + Math.abs(manner(random));
  }
  return { minX, minY, maxX, maxY };
}

for (const manner of MANNERS) {
  const boxes = columns(3000, manner);
  for (const kernel of ["simd", "js"]) {
    of("pairs").add([...pairs(boxes, { kernel, order: "sorted" })]);
    of("batches").add([...relateBoxes(boxes, columns(3000, manner), { kernel })]);
  }
  const index = new BoxIndex(boxes);
  of("index").add([index.nearest(3, 3, { k: 9 }), index.castRay({ x: 0, y: 0, dx: 90, dy: 70 })]);
  of("index").add([...new Uint8Array(index.save())]);
  const lines = () => {
    const { minX, minY, maxX, maxY } = columns(3000, manner);
    return { x1: minX, y1: minY, x2: maxX, y2: maxY };
  };
  of("batches").add([...relateSegments(lines(), lines())]);
  const slots = Array.from(boxes.minX, (start, i) => ({ start, end: boxes.maxX[i] }));
  of("conflicts").add(conflicts(slots.slice(0, 300)).pairs);
}

console.log(
  JSON.stringify(Object.fromEntries(Object.entries(digests).map(([name, digest]) => [name, String(digest)]))),
);
