/**
 * Streams of pairs of shapes: random ones, about half of them meeting, and ones that touch exactly.
 *
 * What touches is made of whole numbers: one shape slides towards another in steps of 1 until they meet. The same scene times
 * a fraction, plus fractions, still touches, for nothing of that is rounded; but its products fit into no double.
 */

/** Whole coordinates of shapes that touch lie in 0..GRID before they slide. */
const GRID = 16;
/** Different shapes of a kind that slide; their places and scales differ in every pair. */
const POOL = 256;
/** Scenes tried for pairs that touch, and the fewest found that are worth a row. */
const MOST_SCENES = 1 << 17;
const FEWEST_SCENES = 64;
/** Fractions are multiples of this, 2⁻³⁰. */
const FRACTION = 1 / 1073741824;
/** Random shapes have their places in a square, or a cube, of this size: some peers have tolerances of about 1. */
const EXTENT = 1024;
/** So many tries for each pair that should meet, or not: kinds without area hardly ever do. */
const TRIES = 24;

/** Shapes of the plane: how to make one of a kind about a place, of a size; `draw` gives numbers in [0, 1). */
export function planeMakers(hantei, draw) {
  const { box, capsule, circle, point, polygon, polyline, segment } = hantei;
  const star = (x, y, size, vertices, least) => {
    const turn = draw();
    const flat = [];
    for (let i = 0; i < vertices; i++) {
      const angle = 2 * Math.PI * (turn + (i + 0.8 * draw()) / vertices);
      const radius = size * (least + (1 - least) * draw());
      flat.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    return flat;
  };
  const around = (size) => (draw() - 0.5) * 2 * size;
  return {
    point: (x, y) => point(x, y),
    segment: (x, y, size) => segment(x + around(size), y + around(size), x + around(size), y + around(size)),
    box: (x, y, size) => box(x - size * draw(), y - size * draw(), x + size * draw(), y + size * draw()),
    circle: (x, y, size) => circle(x, y, size * (0.2 + 0.8 * draw())),
    capsule: (x, y, size) =>
      capsule(x + around(size), y + around(size), x + around(size), y + around(size), size * (0.1 + 0.4 * draw())),
    // On a circle: convex, of three to eight vertices.
    polygon: (x, y, size) => polygon(star(x, y, size * (0.4 + 0.6 * draw()), 3 + Math.floor(6 * draw()), 1)),
    concave: (x, y, size) => polygon(star(x, y, size, 8 + Math.floor(9 * draw()), 0.3)),
    polyline: (x, y, size) =>
      polyline(Array.from({ length: 2 * (3 + Math.floor(6 * draw())) }, (_, i) => (i % 2 ? y : x) + around(size))),
  };
}

/** The same in space. */
export function spaceMakers(hantei3, draw) {
  const { box, capsule, point, segment, sphere } = hantei3;
  const around = (size) => (draw() - 0.5) * 2 * size;
  const ends = (x, y, z, size) => [x, y, z, x, y, z].map((value) => value + around(size));
  return {
    point: (x, y, z) => point(x, y, z),
    segment: (x, y, z, size) => segment(...ends(x, y, z, size)),
    box: (x, y, z, size) => box(...[x, y, z].map((v) => v - size * draw()), ...[x, y, z].map((v) => v + size * draw())),
    sphere: (x, y, z, size) => sphere(x, y, z, size * (0.2 + 0.8 * draw())),
    capsule: (x, y, z, size) => capsule(...ends(x, y, z, size), size * (0.1 + 0.4 * draw())),
  };
}

/** `count` pairs, one after the other, half of them meeting wherever tries can find such. */
export function randomPairs(makeA, makeB, axes, meets, count, draw) {
  const shapes = [];
  for (let i = 0; i < count; i++) {
    const wanted = draw() < 0.5;
    let a;
    let b;
    for (let tries = 0; tries < TRIES; tries++) {
      a = makeA(...places(axes, () => draw() * EXTENT), 0.3 * EXTENT);
      b = makeB(...places(axes, () => draw() * EXTENT), 0.3 * EXTENT);
      if (meets(a, b) === wanted) break;
    }
    shapes.push(a, b);
  }
  return shapes;
}

const places = (axes, draw) => Array.from({ length: axes }, draw);

/**
 * `count` pairs that touch (of points and what has no area: that have a common point), on whole numbers and on fractions;
 * `undefined` where there are hardly any. Where fewer are found than asked for, they come again, drawn by lot, elsewhere and in
 * another size: as many as the random pairs, for a short stream stays in the cache, or in the predictor of branches.
 */
export function touchingPairs(makeA, makeB, axes, isContact, count, draw) {
  const scenes = touchingScenes(makeA, makeB, axes, isContact, count, draw);
  if (scenes.length < FEWEST_SCENES) return undefined;
  const integers = [];
  const fractions = [];
  for (let i = 0; i < count; i++) {
    const [still, moved] = scenes[i < scenes.length ? i : Math.floor(draw() * scenes.length)];
    integers.push(...scene(still, moved, 1 + Math.floor(draw() * 8), axes, () => Math.floor(draw() * 1000)));
    const scale = FRACTION * (1 + Math.floor(draw() / FRACTION));
    fractions.push(...scene(still, moved, scale, axes, () => Math.floor((draw() * 8) / FRACTION) * FRACTION));
  }
  return { integers, fractions };
}

/** At most `count` pairs that touch on small whole numbers. */
function touchingScenes(makeA, makeB, axes, isContact, count, draw) {
  const a = pool(makeA, axes, draw);
  const b = pool(makeB, axes, draw);
  const scenes = [];
  for (let tries = 0; tries < MOST_SCENES && scenes.length < count; tries++) {
    const still = a[Math.floor(draw() * POOL)];
    const moving = b[Math.floor(draw() * POOL)];
    const way = Array.from({ length: axes }, () => Math.floor(draw() * 2 * GRID) - GRID);
    for (way[0] = 2 * GRID; way[0] >= -2 * GRID; way[0]--) {
      const moved = similar(moving, 1, way);
      const contact = isContact(still, moved);
      if (contact === undefined) continue;
      if (contact) scenes.push([still, moved]);
      break;
    }
  }
  return scenes;
}

function scene(a, b, scale, axes, draw) {
  const way = Array.from({ length: axes }, draw);
  return [similar(a, scale, way), similar(b, scale, way)];
}

function pool(make, axes, draw) {
  const shapes = [];
  while (shapes.length < POOL) {
    const shape = make(...places(axes, () => draw() * GRID), GRID / 2);
    const whole = rounded(shape);
    if (whole !== undefined) shapes.push(whole);
  }
  return shapes;
}

const isLength = (name) => name === "radius";
const axisOf = (name) => (/y/i.test(name.replace(/^m../, "")) ? 1 : /z/i.test(name) ? 2 : 0);

/** The shape on whole coordinates, made by its constructor; undefined where rounding spoils it. */
function rounded(shape) {
  const whole = changed(shape, (value) => Math.round(value));
  if (whole.coordinates === undefined) return whole;
  return isSimple(whole) ? whole : undefined;
}

let isSimple = () => true;
/** Says how to check a rounded path: by its constructor, which throws. */
export function checkPathsBy(check) {
  isSimple = (shape) => {
    try {
      check(shape);
      return true;
    } catch {
      return false;
    }
  };
}

function similar(shape, scale, way) {
  return changed(shape, (value, name, axis) => value * scale + (isLength(name) ? 0 : way[axis]));
}

/**
 * The shapes as their constructors make them, one after the other in memory, as the peers' objects are: not as the search for
 * them left them.
 */
export function rebuilt(hantei, shapes) {
  return shapes.map((shape) => {
    const make = hantei[shape.kind.replace("3", "")];
    return shape.coordinates === undefined ? make(...Object.values(shape).slice(1)) : make(shape.coordinates);
  });
}

/** A shape of the same form, with changed numbers. */
function changed(shape, change) {
  const { kind, coordinates } = shape;
  if (coordinates !== undefined) {
    // Grown, as constructors do it: `map` makes arrays of two more kinds, of five in all, and for so many the compiler gives up.
    const flat = [];
    for (let i = 0; i < coordinates.length; i++) flat.push(change(coordinates[i], "", i % 2));
    return shape.holes === undefined ? { kind, coordinates: flat } : { kind, coordinates: flat, holes: [] };
  }
  const copy = {};
  for (const [name, value] of Object.entries(shape)) {
    copy[name] = name === "kind" ? value : change(value, name, axisOf(name));
  }
  return copy;
}
