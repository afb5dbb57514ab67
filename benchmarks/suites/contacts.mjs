/**
 * How to part two shapes, how far apart they are, and when one that moves meets the other: one pair at a time, against every peer
 * that has the pair. One run, interleaved, medians; prebuilt objects of each library, 65,536 varied pairs, about half of which
 * overlap; of casts about half meet, and few overlap from the start.
 *
 * A second table has the bytes of garbage that each question leaves which writes into an object of the caller, in the plane and in
 * space, for every pair of kinds.
 */
import rapier from "@dimforge/rapier2d-compat";
import { System } from "check2d";
import * as hantei from "hantei";
import * as hantei3 from "hantei/3d";
import * as planck from "planck";
import sat from "sat";
import { interleave, loopOver } from "../lib/interleave.mjs";
import { garbageOf, planeKinds, spaceKinds } from "../lib/into-forms.mjs";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";
import { report } from "../lib/report.mjs";

const { box, capsule, castShapeInto, circle, closestPointsInto, contactBuffer, contactInto, distance } = hantei;
const { regularPolygon, segment } = hantei;

await rapier.init();
const { quick, garbage, casts, keeps } = readFlags(
  `node benchmarks/suites/contacts.mjs [--quick] [--garbage] [--casts] [--write]

How to part two shapes, how far apart they are, and when one that moves meets the other: about five minutes.
  --quick    8,192 pairs instead of 65,536: a tenth of that
  --garbage  only the table of garbage: two minutes
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

/** The vertices of a shape without a radius, counter-clockwise. */
function corners(shape) {
  if (shape.kind === "box") {
    const { minX, minY, maxX, maxY } = shape;
    return [
      [minX, minY],
      [maxX, minY],
      [maxX, maxY],
      [minX, maxY],
    ];
  }
  return Array.from({ length: shape.coordinates.length / 2 }, (_, i) => [
    shape.coordinates[2 * i],
    shape.coordinates[2 * i + 1],
  ]);
}

const SAT = {
  name: "sat",
  of(shape) {
    if (shape.kind === "circle") return new sat.Circle(new sat.Vector(shape.x, shape.y), shape.radius);
    if (shape.kind === "segment" || shape.kind === "capsule") return undefined;
    return new sat.Polygon(
      new sat.Vector(),
      corners(shape).map(([x, y]) => new sat.Vector(x, y)),
    );
  },
  contact(a, b) {
    const response = new sat.Response();
    const isCircle = [a, b].map((each) => each instanceof sat.Circle);
    const test = isCircle[0]
      ? isCircle[1]
        ? sat.testCircleCircle
        : sat.testCirclePolygon
      : isCircle[1]
        ? sat.testPolygonCircle
        : sat.testPolygonPolygon;
    return (x, y) => {
      response.clear();
      return test(x, y, response);
    };
  },
};

const system = new System();
const CHECK2D = {
  name: "check2d",
  of(shape) {
    if (shape.kind === "capsule") return undefined;
    if (shape.kind === "circle") return system.createCircle({ x: shape.x, y: shape.y }, shape.radius);
    if (shape.kind === "segment") return system.createLine({ x: shape.x1, y: shape.y1 }, { x: shape.x2, y: shape.y2 });
    return system.createPolygon(
      { x: 0, y: 0 },
      corners(shape).map(([x, y]) => ({ x, y })),
    );
  },
  contact() {
    return (x, y) => system.checkCollision(x, y);
  },
};

const HERE = planck.Transform.identity();
const PLANCK = {
  name: "planck",
  of(shape) {
    if (shape.kind === "capsule") return undefined;
    if (shape.kind === "circle") return new planck.CircleShape(new planck.Vec2(shape.x, shape.y), shape.radius);
    if (shape.kind === "segment") {
      return new planck.EdgeShape(new planck.Vec2(shape.x1, shape.y1), new planck.Vec2(shape.x2, shape.y2));
    }
    return new planck.PolygonShape(corners(shape).map(([x, y]) => new planck.Vec2(x, y)));
  },
  contact(a, b) {
    const manifold = new planck.Manifold();
    const types = `${a.getType()} ${b.getType()}`;
    const call = {
      "circle circle": planck.CollideCircles,
      "polygon circle": planck.CollidePolygonCircle,
      "polygon polygon": planck.CollidePolygons,
      "edge circle": planck.CollideEdgeCircle,
      "edge polygon": planck.CollideEdgePolygon,
    }[types];
    if (call === undefined) return undefined;
    return (x, y) => {
      manifold.pointCount = 0;
      call(manifold, x, HERE, y, HERE);
      return manifold.pointCount > 0;
    };
  },
  distance() {
    const input = new planck.DistanceInput();
    const output = new planck.DistanceOutput();
    const cache = new planck.SimplexCache();
    input.transformA.setIdentity();
    input.transformB.setIdentity();
    input.useRadii = true;
    return (x, y) => {
      input.proxyA.set(x, 0);
      input.proxyB.set(y, 0);
      cache.count = 0;
      planck.Distance(output, cache, input);
      return output.distance > 0;
    };
  },
};

PLANCK.castShape = () => {
  const input = new planck.ShapeCastInput();
  const output = new planck.ShapeCastOutput();
  input.transformA.setIdentity();
  input.transformB.setIdentity();
  return (x, y) => {
    // The second shape moves: so the first comes second.
    input.proxyA.set(y, 0);
    input.proxyB.set(x, 0);
    input.translationB.setVec2(wayOf());
    return planck.ShapeCast(output, input);
  };
};

const ORIGIN = { x: 0, y: 0 };
const RAPIER = {
  name: "rapier",
  of(shape) {
    if (shape.kind === "circle")
      return { shape: new rapier.Ball(shape.radius), at: { x: shape.x, y: shape.y }, turn: 0 };
    if (shape.kind === "capsule") {
      const dx = shape.x2 - shape.x1;
      const dy = shape.y2 - shape.y1;
      return {
        shape: new rapier.Capsule(Math.sqrt(dx * dx + dy * dy) / 2, shape.radius),
        at: { x: (shape.x1 + shape.x2) / 2, y: (shape.y1 + shape.y2) / 2 },
        turn: Math.atan2(dy, dx) - Math.PI / 2,
      };
    }
    if (shape.kind === "segment") {
      const ends = [
        { x: shape.x1, y: shape.y1 },
        { x: shape.x2, y: shape.y2 },
      ];
      return { shape: new rapier.Segment(...ends), at: ORIGIN, turn: 0 };
    }
    if (shape.kind === "box") {
      const [w, h] = [(shape.maxX - shape.minX) / 2, (shape.maxY - shape.minY) / 2];
      return { shape: new rapier.Cuboid(w, h), at: { x: shape.minX + w, y: shape.minY + h }, turn: 0 };
    }
    return { shape: new rapier.ConvexPolygon(new Float32Array(corners(shape).flat()), false), at: ORIGIN, turn: 0 };
  },
  contact() {
    return (x, y) => x.shape.contactShape(x.at, x.turn, y.shape, y.at, y.turn, 0) !== null;
  },
  distance() {
    return (x, y) => (x.shape.contactShape(x.at, x.turn, y.shape, y.at, y.turn, 100)?.distance ?? 1) > 0;
  },
  castShape() {
    const hit = new rapier.ShapeCastHit(0, { x: 0, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 0 });
    return (x, y) => x.shape.castShape(x.at, x.turn, wayOf(), y.shape, y.at, y.turn, ORIGIN, 0, 1, true, hit) !== null;
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
  castShape: () => (x, y) => castShapeInto(cast, x, wayOf(), y).status === "hit",
};
const STRICT = {
  ...HANTEI,
  name: "hantei, touching: false",
  contact: undefined,
  distance: undefined,
  closestPoints: undefined,
  castShape: () => (x, y) => castShapeInto(cast, x, wayOf(), y, undefined, strict).status === "hit",
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
      const ask = own.length === 0 ? undefined : library[question](own[0], own[1]);
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
