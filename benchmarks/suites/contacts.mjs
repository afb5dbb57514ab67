/**
 * How to part two shapes, how far apart they are, and when one that moves meets the other: one pair at a time, against every peer
 * that has the pair. One run, interleaved, medians; prebuilt objects of each library, 65,536 varied pairs, about half of which
 * overlap; of casts about half meet, and few overlap from the start.
 *
 * A second table has the bytes of garbage that each question leaves which writes into an object of the caller, in the plane and in
 * space, for every pair of kinds.
 */
import * as hantei from "hantei";
import * as hantei3 from "hantei/3d";
import { interleave, loopOver } from "../lib/interleave.mjs";
import { garbageOf, planeKinds, spaceKinds } from "../lib/into-forms.mjs";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";
import { CHECK2D } from "../peers/contacts/check2d.mjs";
import { PLANCK } from "../peers/contacts/planck.mjs";
import { RAPIER } from "../peers/contacts/rapier.mjs";
import { SAT } from "../peers/contacts/sat.mjs";

const { box, capsule, castShapeInto, circle, closestPointsInto, contactBuffer, contactInto, distance } = hantei;
const { regularPolygon, segment } = hantei;

const { quick, garbage, casts, keeps } = readFlags(
  `node benchmarks/suites/contacts.mjs [--quick] [--garbage] [--casts] [--write]

How to part two shapes, how far apart they are, and when one that moves meets the other: about twelve minutes.
  --quick    8,192 pairs instead of 65,536: a tenth of that
  --garbage  only the table of garbage: five minutes
  --casts    only casts; they are not kept
  --write    keep the tables under benchmarks/results`,
  { garbage: { type: "boolean", default: false }, casts: { type: "boolean", default: false, keeps: "nothing" } },
);
const PAIRS = quick ? 1 << 13 : 1 << 16;
const next = random(7411);

/** Shapes around a square of side 4, of sizes 0.5 to 1.5: about half the pairs overlap. Those that are cast lie farther apart. */
const SPREAD = 2.2;
const CAST_SPREAD = 9;
let spread = SPREAD;
const place = () => [next() * spread, next() * spread];
/** Ways of those that are cast: toward the middle, on the whole. */
const ways = Array.from({ length: 1024 }, () => ({ x: 12 * (next() - 0.5), y: 12 * (next() - 0.5) }));
let turn = 0;
const wayOf = () => ways[turn++ & 1023];
const size = () => 0.5 + next();

const MAKE = {
  circle: () => circle(...place(), size()),
  box: () => {
    const [x, y] = place();
    return box(x, y, x + 2 * size(), y + 2 * size());
  },
  square: () => {
    const [x, y] = place();
    return regularPolygon(x, y, size(), 4, next() * 6);
  },
  hexagon: () => {
    const [x, y] = place();
    return regularPolygon(x, y, size(), 6, next() * 6);
  },
  segment: () => {
    const [x, y] = place();
    return segment(x, y, x + 3 * (next() - 0.5), y + 3 * (next() - 0.5));
  },
  capsule: () => {
    const [x, y] = place();
    return capsule(x, y, x + 2 * (next() - 0.5), y + 2 * (next() - 0.5), size() / 2);
  },
};

const buffer = contactBuffer();
const points = { a: { x: 0, y: 0 }, b: { x: 0, y: 0 } };
const cast = { status: "hit", fraction: 0.5, point: { x: 0.5, y: 0.5 }, normal: { x: 0.5, y: 0.5 } };
const strict = { touching: false };
const HANTEI = {
  name: "hantei",
  of: (shape) => shape,
  contact: () => (x, y) => contactInto(buffer, x, y),
  distance: () => (x, y) => distance(x, y) > 0,
  closestPoints: () => (x, y) => closestPointsInto(points, x, y).a.x > 1,
  castShape: (way) => (x, y) => castShapeInto(cast, x, way(), y).status === "hit",
};
const STRICT = {
  ...HANTEI,
  name: "hantei, touching: false",
  contact: undefined,
  distance: undefined,
  closestPoints: undefined,
  castShape: (way) => (x, y) => castShapeInto(cast, x, way(), y, undefined, strict).status === "hit",
};

/** A concave body has no fair partner: check2d cuts it up, the others take its hull. */
const KINDS = [
  ["circle", "circle"],
  ["box", "circle"],
  ["box", "box"],
  ["square", "circle"],
  ["square", "square"],
  ["hexagon", "hexagon"],
  ["segment", "circle"],
  ["segment", "square"],
  ["segment", "segment"],
  ["capsule", "circle"],
  ["capsule", "square"],
  ["capsule", "capsule"],
];

const QUESTIONS = ["contact", "distance", "closestPoints", "castShape"];

const rows = [];
for (const [kindA, kindB] of garbage ? [] : KINDS) {
  const runs = {};
  for (const question of casts ? ["castShape"] : QUESTIONS) {
    spread = question === "castShape" ? CAST_SPREAD : SPREAD;
    const shapes = Array.from({ length: PAIRS }, () => [MAKE[kindA](), MAKE[kindB]()]).flat();
    for (const library of [HANTEI, STRICT, PLANCK, SAT, CHECK2D, RAPIER]) {
      if (library[question] === undefined) continue;
      const own =
        library.of(shapes[0]) === undefined || library.of(shapes[1]) === undefined ? [] : shapes.map(library.of);
      const given = question === "castShape" ? [wayOf] : [own[0], own[1]];
      const ask = own.length === 0 ? undefined : library[question](...given);
      if (ask === undefined) continue;
      const loop = loopOver(`${kindA} ${kindB} ${question} ${library.name}`, ask);
      runs[`${question}, ${library.name}`] = () => loop(own);
    }
  }
  const results = interleave(runs, PAIRS);
  for (const [name, { nanoseconds, garbage: bytes, checksum }] of Object.entries(results)) {
    const question = name.replace(/, .*/, "");
    const own = results[`${question}, hantei`].nanoseconds;
    rows.push({
      pair: `${kindA}, ${kindB}`,
      contestant: name,
      "times hantei": nanoseconds / own,
      "ns a call": nanoseconds,
      "bytes a call": bytes,
      hits: checksum,
    });
  }
}
if (rows.length > 0) report("contacts", rows, keeps);
if (!(quick || casts) || garbage) {
  const leftBehind = [
    ...garbageOf(hantei, planeKinds(hantei, next), ["x", "y"], next, loopOver),
    ...garbageOf(hantei3, spaceKinds(hantei3, next), ["x", "y", "z"], next, loopOver),
  ];
  report("contacts-garbage", leftBehind, keeps);
}
