/** The latest time at which two moving shapes, moved and rounded, are still apart. */
import { OVERLAPPING } from "../../base/relation.js";
import { numbers, RADIUS_B, TIME } from "../algorithms/cast-numbers.js";
import type { Vector3 } from "../foundation/vector.js";
import { relateCode } from "../pair-matrix.js";
import { type Kind3, type KindOrder, kindIndex, operationsOf, type Shape3, type Shape3Of } from "../shape-kinds.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";
import type { Point3 } from "../shapes/point.js";
import type { Segment3 } from "../shapes/segment.js";
import type { Sphere } from "../shapes/sphere.js";

/** No fraction is stepped back by more last bits at first: 2⁴⁰. */
const MOST_STEPS = 1099511627776;

/** Having stepped back by more than so many first steps, it goes forward again by halves. */
const FAR_BACK = 8;

/** Steps the time in `numbers`, of the cast read there, back until the two, moved and rounded, do not overlap. */
export function stepBack(a: Shape3, m: Vector3, b: Shape3, k: Vector3): void {
  if (!overlapNow(a, m, b, k)) return;
  let largest = 0;
  for (let at = 0; at <= RADIUS_B; at++) {
    const size = Math.abs(numbers[at] as number);
    if (size > largest && size < Number.POSITIVE_INFINITY) largest = size;
  }
  const way = Math.max(Math.abs(m.x - k.x), Math.abs(m.y - k.y), Math.abs(m.z - k.z));
  const last = Number.EPSILON * Math.max(1, Math.min(largest / way, MOST_STEPS));
  const time = numbers[TIME] as number;
  let apart = time;
  let overlapping = time;
  let step = last;
  do {
    overlapping = apart;
    apart = time - step;
    // Whole multiples of the first step would leave the time's last bits, and so how a slide is rounded, as they are.
    step *= 2.5;
    if (!(apart > 0)) apart = 0;
    numbers[TIME] = apart;
  } while (overlapNow(a, m, b, k));
  // What only grazes may, rounded, overlap for long: the last step then was too long.
  while (overlapping - apart > FAR_BACK * last) {
    const middle = apart + (overlapping - apart) / 2;
    numbers[TIME] = middle;
    if (overlapNow(a, m, b, k)) overlapping = middle;
    else apart = middle;
  }
  numbers[TIME] = apart;
}

/** Whether the two overlap, moved until the time in `numbers`. */
function overlapNow(a: Shape3, m: Vector3, b: Shape3, k: Vector3): boolean {
  if ((numbers[TIME] as number) === 0) return false;
  const placedA = m.x === 0 && m.y === 0 && m.z === 0 ? a : move(0, a, m);
  const placedB = k.x === 0 && k.y === 0 && k.z === 0 ? b : move(1, b, k);
  return relateCode(placedA, placedB) === OVERLAPPING;
}

type Writable<S> = { -readonly [K in keyof S]: S[K] };

/** What segments and capsules share. */
type Ends = Pick<Segment3, "x1" | "y1" | "z1" | "x2" | "y2" | "z2">;

/** Shapes of each kind to be moved, in objects for all calls: one for either side. */
const points: readonly Writable<Point3>[] = [
  { kind: "point3", x: 0.5, y: 0.5, z: 0.5 },
  { kind: "point3", x: 0.5, y: 0.5, z: 0.5 },
];
const spheres: readonly Writable<Sphere>[] = [
  { kind: "sphere", x: 0.5, y: 0.5, z: 0.5, radius: 0.5 },
  { kind: "sphere", x: 0.5, y: 0.5, z: 0.5, radius: 0.5 },
];
const boxes: readonly Writable<Box3>[] = [
  { kind: "box3", minX: 0.5, minY: 0.5, minZ: 0.5, maxX: 0.5, maxY: 0.5, maxZ: 0.5 },
  { kind: "box3", minX: 0.5, minY: 0.5, minZ: 0.5, maxX: 0.5, maxY: 0.5, maxZ: 0.5 },
];
const segments: readonly Writable<Segment3>[] = [
  { kind: "segment3", x1: 0.5, y1: 0.5, z1: 0.5, x2: 0.5, y2: 0.5, z2: 0.5 },
  { kind: "segment3", x1: 0.5, y1: 0.5, z1: 0.5, x2: 0.5, y2: 0.5, z2: 0.5 },
];
const capsules: readonly Writable<Capsule3>[] = [
  { kind: "capsule3", x1: 0.5, y1: 0.5, z1: 0.5, x2: 0.5, y2: 0.5, z2: 0.5, radius: 0.5 },
  { kind: "capsule3", x1: 0.5, y1: 0.5, z1: 0.5, x2: 0.5, y2: 0.5, z2: 0.5, radius: 0.5 },
];

type Move<S> = (which: number, shape: S, motion: Vector3) => Shape3;
type Moves<Order extends readonly Kind3[]> = { readonly [I in keyof Order]: Move<Shape3Of<Order[I]>> };

/**
 * By kinds: a shape where it stands at the time in `numbers`, as `translate` puts it, in an object of this file where it is finite.
 * A table, for where their code is put together into one function, compilers box what it reads.
 */
const MOVES: Moves<KindOrder> = [
  (which, shape, motion) => movePoint(points[which] as Writable<Point3>, shape, motion),
  (which, shape, motion) => moveSegment(segments[which] as Writable<Segment3>, shape, motion),
  (which, shape, motion) => moveBox(boxes[which] as Writable<Box3>, shape, motion),
  (which, shape, motion) => moveSphere(spheres[which] as Writable<Sphere>, shape, motion),
  (which, shape, motion) => moveCapsule(capsules[which] as Writable<Capsule3>, shape, motion),
];

function move(which: number, shape: Shape3, motion: Vector3): Shape3 {
  return (MOVES[kindIndex(shape)] as Move<Shape3>)(which, shape, motion);
}

/** What has no bound somewhere, or does not fit into doubles any more, is `translate`'s. */
function moveFar(shape: Shape3, { x, y, z }: Vector3): Shape3 {
  const time = numbers[TIME] as number;
  return operationsOf(shape).translate(shape, { x: time * x, y: time * y, z: time * z });
}

function movePoint(into: Writable<Point3>, shape: Point3, motion: Vector3): Shape3 {
  const time = numbers[TIME] as number;
  const x = shape.x + time * motion.x;
  const y = shape.y + time * motion.y;
  const z = shape.z + time * motion.z;
  if (x - x + (y - y) + (z - z) !== 0) return moveFar(shape, motion);
  into.x = x;
  into.y = y;
  into.z = z;
  return into;
}

function moveSphere(into: Writable<Sphere>, shape: Sphere, motion: Vector3): Shape3 {
  const time = numbers[TIME] as number;
  const x = shape.x + time * motion.x;
  const y = shape.y + time * motion.y;
  const z = shape.z + time * motion.z;
  if (x - x + (y - y) + (z - z) !== 0) return moveFar(shape, motion);
  into.x = x;
  into.y = y;
  into.z = z;
  into.radius = shape.radius;
  return into;
}

function moveBox(into: Writable<Box3>, shape: Box3, motion: Vector3): Shape3 {
  const time = numbers[TIME] as number;
  const x = time * motion.x;
  const y = time * motion.y;
  const z = time * motion.z;
  into.minX = shape.minX + x;
  into.minY = shape.minY + y;
  into.minZ = shape.minZ + z;
  into.maxX = shape.maxX + x;
  into.maxY = shape.maxY + y;
  into.maxZ = shape.maxZ + z;
  const low = into.minX - into.minX + (into.minY - into.minY) + (into.minZ - into.minZ);
  const high = into.maxX - into.maxX + (into.maxY - into.maxY) + (into.maxZ - into.maxZ);
  return low + high === 0 ? into : moveFar(shape, motion);
}

function moveSegment(into: Writable<Segment3>, shape: Segment3, motion: Vector3): Shape3 {
  return moveEnds(into, shape, motion) ? into : moveFar(shape, motion);
}

function moveCapsule(into: Writable<Capsule3>, shape: Capsule3, motion: Vector3): Shape3 {
  into.radius = shape.radius;
  return moveEnds(into, shape, motion) ? into : moveFar(shape, motion);
}

/** Both ends on their way; whether they fit into doubles. */
function moveEnds(into: Writable<Ends>, shape: Ends, motion: Vector3): boolean {
  const time = numbers[TIME] as number;
  const x = time * motion.x;
  const y = time * motion.y;
  const z = time * motion.z;
  into.x1 = shape.x1 + x;
  into.y1 = shape.y1 + y;
  into.z1 = shape.z1 + z;
  into.x2 = shape.x2 + x;
  into.y2 = shape.y2 + y;
  into.z2 = shape.z2 + z;
  const first = into.x1 - into.x1 + (into.y1 - into.y1) + (into.z1 - into.z1);
  const second = into.x2 - into.x2 + (into.y2 - into.y2) + (into.z2 - into.z2);
  return first + second === 0;
}
