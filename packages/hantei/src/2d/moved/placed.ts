/**
 * A shape moved by a way, as `translate` would put it, to the last bit: written over the one before, so that trying a move leaves
 * nothing behind. Shapes that are long, or that rounding might fold, go through `translate` itself.
 */
import { UNIT_ROUNDOFF } from "../../base/tolerances.js";
import type { Coordinates } from "../algorithms/path.js";
import { type Kind, type KindOrder, kindIndex, operationsOf, type Shape, type ShapeOf } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";
import type { Capsule } from "../shapes/capsule.js";
import type { Circle } from "../shapes/circle.js";
import type { Point } from "../shapes/point.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import type { Segment } from "../shapes/segment.js";
import { type Keep, keptOf } from "./kept.js";

type Writable<S> = { -readonly [Key in keyof S]: S[Key] };

/** Room for one shape of each kind; fractions, since V8 keeps whole numbers another way. */
interface Place {
  readonly point: Writable<Point>;
  readonly segment: Writable<Segment>;
  readonly box: Writable<Box>;
  readonly circle: Writable<Circle>;
  readonly capsule: Writable<Capsule>;
  readonly polygon: Writable<Polygon>;
  readonly polyline: Writable<Polyline>;
  /** Lists of coordinates, by their lengths: made when first needed. */
  readonly lists: (number[] | undefined)[];
}

function place(): Place {
  return {
    point: { kind: "point", x: 0.5, y: 0.5 },
    segment: { kind: "segment", x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5 },
    box: { kind: "box", minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 },
    circle: { kind: "circle", x: 0.5, y: 0.5, radius: 0.5 },
    capsule: { kind: "capsule", x1: 0.5, y1: 0.5, x2: 0.5, y2: 0.5, radius: 0.5 },
    polygon: { kind: "polygon", coordinates: [], holes: [] },
    polyline: { kind: "polyline", coordinates: [] },
    lists: [],
  };
}

const places: readonly [Place, Place] = [/* @__PURE__ */ place(), /* @__PURE__ */ place()];

/** How far the shape goes, x and y; not handed over, so that no call boxes it. */
export const way: Float64Array = /* @__PURE__ */ new Float64Array(2);

/**
 * The shape moved by the way, as the first (0) or second (1) of two; undefined where rounding would fold it, so that it cannot be
 * put there. Overwritten by the next one of that number.
 *
 * @throws RangeError `ERR_NOT_REPRESENTABLE` where it has no doubles there.
 */
export function placedShape(shape: Shape, number: 0 | 1): Shape | undefined {
  return written(shape, places[number]) ?? translated(shape);
}

/** Writes a shape moved by the way; undefined where it has to be looked at more closely. */
type Write<S> = (into: Place, shape: S) => Shape | undefined;
type Writes<Order extends readonly Kind[]> = { readonly [I in keyof Order]: Write<ShapeOf<Order[I]>> };

/** By kinds. A table, for where their code is put together into one function, compilers box what it reads. */
const WRITES: Writes<KindOrder> = [
  (into, shape) => (writePoint(into.point, shape) ? into.point : undefined),
  (into, shape) => (writeSegment(into.segment, shape) ? into.segment : undefined),
  (into, shape) => (writeBox(into.box, shape) ? into.box : undefined),
  (into, shape) => (writeCircle(into.circle, shape) ? into.circle : undefined),
  (into, shape) => (writeCapsule(into.capsule, shape) ? into.capsule : undefined),
  (into, shape) => (writePolygon(into, shape) ? into.polygon : undefined),
  (into, shape) => (writePolyline(into, shape) ? into.polyline : undefined),
];

function written(shape: Shape, into: Place): Shape | undefined {
  return (WRITES[kindIndex(shape)] as Write<Shape>)(into, shape);
}

function writePoint(into: Writable<Point>, shape: Point): boolean {
  const x = shape.x + (way[0] as number);
  const y = shape.y + (way[1] as number);
  into.x = x;
  into.y = y;
  return x - x + (y - y) === 0;
}

function writeCircle(into: Writable<Circle>, shape: Circle): boolean {
  const x = shape.x + (way[0] as number);
  const y = shape.y + (way[1] as number);
  into.x = x;
  into.y = y;
  into.radius = shape.radius;
  return x - x + (y - y) === 0;
}

function writeSegment(into: Writable<Segment>, shape: Segment): boolean {
  const x1 = shape.x1 + (way[0] as number);
  const y1 = shape.y1 + (way[1] as number);
  const x2 = shape.x2 + (way[0] as number);
  const y2 = shape.y2 + (way[1] as number);
  into.x1 = x1;
  into.y1 = y1;
  into.x2 = x2;
  into.y2 = y2;
  return x1 - x1 + (y1 - y1) + (x2 - x2) + (y2 - y2) === 0;
}

function writeCapsule(into: Writable<Capsule>, shape: Capsule): boolean {
  const x1 = shape.x1 + (way[0] as number);
  const y1 = shape.y1 + (way[1] as number);
  const x2 = shape.x2 + (way[0] as number);
  const y2 = shape.y2 + (way[1] as number);
  into.x1 = x1;
  into.y1 = y1;
  into.x2 = x2;
  into.y2 = y2;
  into.radius = shape.radius;
  return x1 - x1 + (y1 - y1) + (x2 - x2) + (y2 - y2) === 0;
}

function writeBox(into: Writable<Box>, shape: Box): boolean {
  const { minX, minY, maxX, maxY } = shape;
  const x1 = minX + (way[0] as number);
  const y1 = minY + (way[1] as number);
  const x2 = maxX + (way[0] as number);
  const y2 = maxY + (way[1] as number);
  into.minX = x1;
  into.minY = y1;
  into.maxX = x2;
  into.maxY = y2;
  // Bounds at infinity stay there; one that gets there does not fit.
  return (
    (x1 - x1 === 0 || x1 === minX) &&
    (y1 - y1 === 0 || y1 === minY) &&
    (x2 - x2 === 0 || x2 === maxX) &&
    (y2 - y2 === 0 || y2 === maxY)
  );
}

/** Longer lists may have an index, which knows them by their array. */
export const LONGEST = 128;

/**
 * A moved vertex rounds by at most 2⁻⁵³ of the size of each coordinate. A corner whose ear is higher than twice the √2 of that keeps
 * its turn, and a ring that turns one way at all its corners stays simple with them; what computing the height loses is below
 * 20 · 2⁻⁵³ of the ring's largest coordinate, and the ear's height at least half of what is compared.
 */
export const FOLD: number = 64 * UNIT_ROUNDOFF;

/** Sizes of the largest number between which no product of two differences overflows, and none that matters here underflows. */
export const LEAST_SIZE = 1e-100;
export const MOST_SIZE = 1e150;

function writePolygon(into: Place, polygon: Polygon): boolean {
  if (!staysWhole(polygon)) return false;
  into.polygon.coordinates = writeList(into, polygon.coordinates);
  return true;
}

function writePolyline(into: Place, polyline: Polyline): boolean {
  if (!staysWhole(polyline)) return false;
  into.polyline.coordinates = writeList(into, polyline.coordinates);
  return true;
}

/** Whether rounding certainly folds nothing of a shape that is moved by the way, and it is so short that it has no index. */
function staysWhole(shape: Polygon | Polyline): boolean {
  const { coordinates } = shape;
  if (coordinates.length > LONGEST) return false;
  if (shape.kind === "polyline") return hasFirmEdges(coordinates);
  return shape.holes.length === 0 && (isFirm(coordinates) || isRoomy(shape));
}

function writeList(into: Place, from: Coordinates): number[] {
  // As many numbers as the list has, whatever becomes of `from` meanwhile: a list that grew would spoil the next shapes.
  const { length } = from;
  const list = into.lists[length] ?? newList(into, length);
  for (let at = 0; at < length; at++) list[at] = (from[at] as number) + (way[at & 1] as number);
  return list;
}

function newList(into: Place, length: number): number[] {
  while (into.lists.length <= length) into.lists.push(undefined);
  const list = new Array<number>(length).fill(0.5);
  into.lists[length] = list;
  return list;
}

/** Whether a simple ring turns one way at all its corners, and rounding cannot change that. */
export function isFirm(ring: Coordinates): boolean {
  const length = ring.length;
  let x1 = ring[length - 4] as number;
  let y1 = ring[length - 3] as number;
  let x2 = ring[length - 2] as number;
  let y2 = ring[length - 1] as number;
  let largest = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let turn = 0;
  for (let at = 0; at < length; at += 2) {
    const x3 = ring[at] as number;
    const y3 = ring[at + 1] as number;
    const cross = (x2 - x1) * (y3 - y2) - (y2 - y1) * (x3 - x2);
    const before = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    const after = Math.abs(x3 - x2) + Math.abs(y3 - y2);
    const height = Math.abs(cross) / (before > after ? before : after);
    if (!(height >= lowest)) lowest = height;
    if (cross * turn < 0) return false;
    turn = cross > 0 ? 1 : -1;
    const size = Math.abs(x3) + Math.abs(y3);
    if (size > largest) largest = size;
    x1 = x2;
    y1 = y2;
    x2 = x3;
    y2 = y3;
  }
  largest += Math.abs(way[0] as number) + Math.abs(way[1] as number);
  return lowest > FOLD * largest && largest > LEAST_SIZE && largest < MOST_SIZE;
}

/** In a list, since a number that is kept in an object is boxed when it is read. */
const clearances: Keep<Float64Array> = /* @__PURE__ */ new WeakMap();

/** Whether no vertex is so near to an edge of which it is no end that rounding may take it there. */
function isRoomy(polygon: Polygon): boolean {
  const { coordinates } = polygon;
  let largest = Math.abs(way[0] as number) + Math.abs(way[1] as number);
  for (let at = 0; at < coordinates.length; at++) largest += Math.abs(coordinates[at] as number);
  const fold = FOLD * largest;
  if (!(largest > LEAST_SIZE && largest < MOST_SIZE)) return false;
  return (keptOf(clearances, polygon, clearanceOf)[0] as number) > fold * fold;
}

/** The square of the least distance of a vertex from an edge of which it is no end. */
function clearanceOf({ coordinates }: Polygon): Float64Array {
  const { length } = coordinates;
  let least = Number.POSITIVE_INFINITY;
  for (let edge = 0; edge < length; edge += 2) {
    const next = edge + 2 < length ? edge + 2 : 0;
    const x1 = coordinates[edge] as number;
    const y1 = coordinates[edge + 1] as number;
    const ux = (coordinates[next] as number) - x1;
    const uy = (coordinates[next + 1] as number) - y1;
    const squared = ux * ux + uy * uy;
    for (let at = 0; at < length; at += 2) {
      if (at === edge || at === next) continue;
      const wx = (coordinates[at] as number) - x1;
      const wy = (coordinates[at + 1] as number) - y1;
      const along = (wx * ux + wy * uy) / squared;
      const t = along > 0 ? (along < 1 ? along : 1) : 0;
      const dx = wx - t * ux;
      const dy = wy - t * uy;
      const distance = dx * dx + dy * dy;
      if (!(distance >= least)) least = distance;
    }
  }
  return Float64Array.of(least);
}

/** Whether no edge of a chain can become a point by rounding. */
export function hasFirmEdges(chain: Coordinates): boolean {
  let largest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < chain.length; at += 2) {
    const x = chain[at] as number;
    const y = chain[at + 1] as number;
    const size = Math.abs(x) + Math.abs(y);
    if (!(size <= largest)) largest = size;
    if (at === 0) continue;
    const length = Math.abs(x - (chain[at - 2] as number)) + Math.abs(y - (chain[at - 1] as number));
    if (!(length >= least)) least = length;
  }
  largest += Math.abs(way[0] as number) + Math.abs(way[1] as number);
  return least > FOLD * largest && largest < Number.POSITIVE_INFINITY;
}

/** As `placedShape`, but a shape of its own. */
export function translated(shape: Shape): Shape | undefined {
  const dx = way[0] as number;
  const dy = way[1] as number;
  if (shape.kind !== "polygon" && shape.kind !== "polyline") return operationsOf(shape).translate(shape, dx, dy);
  if (staysWhole(shape)) return shifted(shape);
  try {
    return operationsOf(shape).translate(shape, dx, dy);
  } catch (error) {
    if (allFinite(shifted(shape).coordinates)) return undefined;
    throw error;
  }
}

/** The shape moved by the way without a look at what rounding makes of it. */
export function shifted<S extends Polygon | Polyline>(shape: S): S {
  const shift = (ring: readonly number[]): number[] =>
    ring.map((value, at) => value + ((at % 2 === 0 ? way[0] : way[1]) as number));
  const coordinates = shift(shape.coordinates);
  return shape.kind === "polygon"
    ? { ...shape, coordinates, holes: shape.holes.map(shift) }
    : { ...shape, coordinates };
}

function allFinite(values: readonly number[]): boolean {
  return values.every((value) => value - value === 0);
}
