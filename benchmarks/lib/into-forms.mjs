/** Bytes of garbage a call of every question that writes into an object of the caller, for every pair of kinds of a dimension. */
import { garbage, warmUp } from "./garbage.mjs";

/** Pairs asked about in a round. */
const PAIRS = 1024;

export function planeKinds(hantei, draw) {
  const { box, capsule, circle, place, point, polygon, polyline, regularPolygon, segment } = hantei;
  const ell = (s) => polygon([0, 0, 3 * s, 0, 3 * s, s, s, s, s, 3 * s, 0, 3 * s]);
  const at = () => draw() * 2.2;
  const size = () => 0.5 + draw();
  const way = () => 3 * (draw() - 0.5);
  const holed = (s) => polygon([0, 0, 3 * s, 0, 3 * s, 3 * s, 0, 3 * s], [[s, s, 2 * s, s, 2 * s, 2 * s, s, 2 * s]]);
  const zigzag = (x, y) => Array.from({ length: 100 }, (_, i) => [x + i / 40, y + (i % 2) / 4 + draw() / 8]);
  const spikes = (x, y, s) =>
    Array.from({ length: 100 }, (_, i) => {
      const reach = i % 2 === 0 ? s : 0.7 * s;
      const angle = (Math.PI * i) / 50;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
  return {
    point: () => point(at(), at()),
    segment: () => ((x, y) => segment(x, y, x + way(), y + way()))(at(), at()),
    box: () => ((x, y) => box(x, y, x + size(), y + size()))(at(), at()),
    circle: () => circle(at(), at(), size()),
    capsule: () => ((x, y) => capsule(x, y, x + way(), y + way(), size() / 2))(at(), at()),
    polygon: () => regularPolygon(at(), at(), size(), 4, draw() * 6),
    polyline: () =>
      ((x, y) => polyline([x, y, x + way(), y + way(), x + way(), y + way(), x + way(), y + way()]))(at(), at()),
    ell: () => place(ell(size() / 2), { x: at(), y: at(), angle: draw() * 6 }),
    "polygon with a hole": () => place(holed(size() / 2), { x: at(), y: at(), angle: draw() * 6 }),
    "star of 100": () => polygon(spikes(at(), at(), size())),
    "path of 100": () => polyline(zigzag(at(), at())),
  };
}

export function spaceKinds(hantei3, draw) {
  const { box, capsule, point, segment, sphere } = hantei3;
  const at = () => draw() * 2.2;
  const size = () => 0.5 + draw();
  const way = () => 3 * (draw() - 0.5);
  return {
    point: () => point(at(), at(), at()),
    segment: () => ((x, y, z) => segment(x, y, z, x + way(), y + way(), z + way()))(at(), at(), at()),
    box: () => ((x, y, z) => box(x, y, z, x + size(), y + size(), z + size()))(at(), at(), at()),
    sphere: () => sphere(at(), at(), at(), size()),
    capsule: () => ((x, y, z) => capsule(x, y, z, x + way(), y + way(), z + way(), size() / 2))(at(), at(), at()),
  };
}

function questions(library, axes, draw) {
  // Literals, as callers write them: objects put together from entries are read another way, which boxes doubles.
  const isPlane = axes.length === 2;
  const vector = () => (isPlane ? { x: 0.5, y: 0.5 } : { x: 0.5, y: 0.5, z: 0.5 });
  const at = () => 6 * draw() - 2;
  const way = () => 4 * (draw() - 0.5);
  const ways = Array.from({ length: 64 }, () => (isPlane ? { x: way(), y: way() } : { x: way(), y: way(), z: way() }));
  const rays = Array.from({ length: 64 }, () =>
    isPlane
      ? { x: at(), y: at(), dx: way(), dy: way(), maxFraction: 10.5 }
      : { x: at(), y: at(), z: at(), dx: way(), dy: way(), dz: way(), maxFraction: 10.5 },
  );
  let turn = 0;
  const rayInto = (options) => {
    const feature = { type: "edge", index: 0 };
    const hit = isPlane
      ? { fraction: 0.5, x: 0.5, y: 0.5, normal: vector(), feature }
      : { fraction: 0.5, x: 0.5, y: 0.5, z: 0.5, normal: vector(), feature };
    return (a) => library.castRayInto(hit, a, rays[turn++ & 63], options);
  };
  return {
    contactInto() {
      const hit = library.contactBuffer();
      return (a, b) => library.contactInto(hit, a, b);
    },
    closestPointsInto() {
      const points = { a: vector(), b: vector() };
      return (a, b) => library.closestPointsInto(points, a, b) !== points;
    },
    castRayInto: () => rayInto(undefined),
    "castRayInto, exit": () => rayInto({ initialOverlap: "exit" }),
    "castRayInto, ignore": () => rayInto({ initialOverlap: "ignore" }),
    castShapeInto() {
      const cast = { status: "hit", fraction: 0.5, point: vector(), normal: vector() };
      return (a, b) => library.castShapeInto(cast, a, ways[turn++ & 63], b).status === "hit";
    },
    "castShapeInto, touching: false"() {
      const cast = { status: "hit", fraction: 0.5, point: vector(), normal: vector() };
      const options = { touching: false };
      return (a, b) => library.castShapeInto(cast, a, ways[turn++ & 63], b, undefined, options).status === "hit";
    },
  };
}

/**
 * Rows of a table: for each question and pair of kinds, the bytes that a call leaves behind.
 * Each pair is asked long before any is measured: what the compiler learned of the first few kinds it has to learn anew with the next.
 */
export function garbageOf(library, kinds, axes, draw, loopOver) {
  return Object.entries(questions(library, axes, draw)).flatMap(([question, make]) => {
    const pairs = pairsOf(question, Object.keys(kinds)).map((names) => {
      const shapes = Array.from({ length: PAIRS }, () => names.map((name) => kinds[name]())).flat();
      const loop = loopOver(`${question} ${axes.length} ${names.join(" ")}`, make());
      return { pair: (isOfOne(question) ? names.slice(0, 1) : names).join(", "), run: () => loop(shapes) };
    });
    for (const { run } of pairs) warmUp(run);
    return pairs.map(({ pair, run }) => ({
      dimension: axes.length,
      question,
      pair,
      "bytes a call": garbage(run) / PAIRS,
    }));
  });
}

/** A ray has no second shape. */
function isOfOne(question) {
  return question.startsWith("castRayInto");
}

/** Each pair of kinds. */
function pairsOf(question, names) {
  if (isOfOne(question)) return names.map((name) => [name, name]);
  return names.flatMap((first, i) => names.slice(0, i + 1).map((second) => [first, second]));
}
