/**
 * Long paths and polygons with holes, moved by a way as `translate` would put them, to the last bit, and written over the ones
 * before: with the index of each, which is moved like its path, since rounding keeps the order of numbers.
 */
import { moveIndex, nextHole } from "../algorithms/holes.js";
import { type Coordinates, effort, indexPath, levelsOf, nextEdge } from "../algorithms/path.js";
import { ringOf } from "../algorithms/region.js";
import type { Shape } from "../shape-kinds.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";
import { type Keep, keptOf } from "./kept.js";
import { FOLD, hasFirmEdges, isFirm, LEAST_SIZE, LONGEST, MOST_SIZE, placedShape, way } from "./placed.js";

/** Room for one moved shape. */
interface Room {
  readonly polygon: { kind: "polygon"; coordinates: number[]; holes: number[][] };
  readonly polyline: { kind: "polyline"; coordinates: number[] };
  /** Lists of coordinates: first those of the shape at hand. */
  readonly lists: number[][];
}

function room(): Room {
  return {
    polygon: { kind: "polygon", coordinates: [], holes: [] },
    polyline: { kind: "polyline", coordinates: [] },
    lists: [],
  };
}

const rooms: readonly [Room, Room] = [/* @__PURE__ */ room(), /* @__PURE__ */ room()];

/** Numbers in all lists of a room that are kept when they are no longer wanted: half a megabyte, and two and a half of indexes. */
const MOST_KEPT = 1 << 16;

/** Lets go of the lists of a room where they have become long or many: nothing would ever take them away else. */
export function forgetLongPlaces(): void {
  forget(rooms[0]);
  forget(rooms[1]);
}

function forget({ polygon, polyline, lists }: Room): void {
  let numbers = 0;
  for (let i = 0; i < lists.length; i++) numbers += (lists[i] as number[]).length;
  if (numbers <= MOST_KEPT) return;
  lists.length = 0;
  polygon.coordinates = [];
  polygon.holes.length = 0;
  polyline.coordinates = [];
}

/**
 * As `placedShape`, and long paths and polygons with holes, too, are written over those before where rounding certainly folds
 * nothing. What is returned is the room's own, and another shape by the next call of its number.
 *
 * @throws RangeError `ERR_NOT_REPRESENTABLE` where it has no doubles there.
 */
export function placedWhole(shape: Shape, number: 0 | 1): Shape | undefined {
  const into = rooms[number];
  if (shape.kind === "polygon") {
    if ((shape.holes.length > 0 || shape.coordinates.length > LONGEST) && writePolygon(into, shape))
      return into.polygon;
  } else if (shape.kind === "polyline") {
    if (shape.coordinates.length > LONGEST && writePolyline(into, shape)) return into.polyline;
  }
  return placedShape(shape, number);
}

function writePolyline(into: Room, { coordinates }: Polyline): boolean {
  if (!(hasFirmEdges(coordinates) && isKnown(coordinates, 1))) return false;
  into.polyline.coordinates = moveList(into, 0, coordinates);
  return true;
}

function writePolygon(into: Room, polygon: Polygon): boolean {
  const { coordinates, holes } = polygon;
  if (!isKnown(coordinates, 0)) return false;
  for (let i = 0; i < holes.length; i++) if (!isKnown(holes[i] as Coordinates, 0)) return false;
  if (!((holes.length === 0 && isFirm(coordinates)) || isRoomy(polygon))) return false;
  into.polygon.coordinates = moveList(into, 0, coordinates);
  into.polygon.holes.length = holes.length;
  for (let i = 0; i < holes.length; i++) into.polygon.holes[i] = moveList(into, i + 1, holes[i] as Coordinates);
  moveIndex(holes, into.polygon.holes, way);
  return true;
}

/** Whether a path is so short that it has no index, or has one. A chain has so many more vertices than edges. */
function isKnown(path: Coordinates, more: 0 | 1): boolean {
  return path.length <= LONGEST + 2 * more || levelsOf(path) !== undefined;
}

/** Moves a path and its index into the room's list of that number; the lists of lesser numbers are the shape's already. */
function moveList({ lists }: Room, number: number, from: Coordinates): number[] {
  const { length } = from;
  const levels = levelsOf(from);
  const list = takeList(lists, number, length, levels !== undefined);
  for (let at = 0; at < length; at++) list[at] = (from[at] as number) + (way[at & 1] as number);
  if (levels === undefined) return list;
  const moved = levelsOf(list);
  if (moved === undefined) {
    indexPath(list, true);
    return list;
  }
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] as Float64Array;
    const into = moved[i] as Float64Array;
    for (let at = 0; at < level.length; at++) into[at] = (level[at] as number) + (way[at & 1] as number);
  }
  return list;
}

/** A list of so many numbers, put in its place: one that is there, or a new one. What has no index must not get that of another path. */
function takeList(lists: number[][], number: number, length: number, isIndexed: boolean): number[] {
  let at = number;
  while (at < lists.length && !isFit(lists[at] as number[], length, isIndexed)) at++;
  if (at === lists.length) lists.push(new Array<number>(length).fill(0.5));
  const list = lists[at] as number[];
  lists[at] = lists[number] as number[];
  lists[number] = list;
  return list;
}

function isFit(list: number[], length: number, isIndexed: boolean): boolean {
  return list.length === length && (levelsOf(list) !== undefined) === isIndexed;
}

/** In a list, since a number that is kept in an object is boxed when it is read. */
const clearances: Keep<Float64Array> = /* @__PURE__ */ new WeakMap();

/** Whether no vertex is so near to an edge of which it is no end that rounding may take it there. */
function isRoomy(polygon: Polygon): boolean {
  const { coordinates, holes } = polygon;
  let largest = Math.abs(way[0] as number) + Math.abs(way[1] as number);
  for (let at = 0; at < coordinates.length; at++) largest += Math.abs(coordinates[at] as number);
  for (let i = 0; i < holes.length; i++) {
    const hole = holes[i] as Coordinates;
    for (let at = 0; at < hole.length; at++) largest += Math.abs(hole[at] as number);
  }
  const fold = FOLD * largest;
  if (!(largest > LEAST_SIZE && largest < MOST_SIZE)) return false;
  return (keptOf(clearances, polygon, clearanceOf)[0] as number) > fold;
}

/** Nobody needs to know of more room than this part of the largest coordinate: edges are looked for no farther away. */
const ENOUGH: number = 1 / (1 << 20);
/** Steps a vertex after which looking is given up: then there is no room. */
const STEPS = 256;

/** The room around a vertex that is looked through. */
const around: Float64Array = /* @__PURE__ */ new Float64Array(4);

/** The least distance of a vertex from an edge of which it is no end, or as much as is enough; 0 where that takes long to tell. */
function clearanceOf(polygon: Polygon): Float64Array {
  const { coordinates, holes } = polygon;
  const rings = [coordinates, ...holes];
  let largest = 0;
  let vertices = 0;
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at++) largest = Math.max(largest, Math.abs(ring[at] as number));
    vertices += ring.length >> 1;
  }
  let least = ENOUGH * largest;
  const before = effort.steps;
  effort.steps = 0;
  for (const own of rings) {
    for (let at = 0; at < own.length; at += 2) {
      const x = own[at] as number;
      const y = own[at + 1] as number;
      around[0] = x - least;
      around[1] = y - least;
      around[2] = x + least;
      around[3] = y + least;
      for (let hole = -1; hole < holes.length; hole = nextHole(holes, hole, around)) {
        effort.steps++;
        const ring = ringOf(polygon, hole);
        const edges = ring.length >> 1;
        for (
          let edge = nextEdge(ring, edges, 0, around);
          edge < edges;
          edge = nextEdge(ring, edges, edge + 1, around)
        ) {
          const start = 2 * edge;
          const end = edge + 1 < edges ? start + 2 : 0;
          if (ring === own && (at === start || at === end)) continue;
          least = Math.min(least, distanceFrom(ring, start, end, x, y));
        }
      }
      if (effort.steps > STEPS * vertices) least = 0;
      if (least === 0) break;
    }
    if (least === 0) break;
  }
  effort.steps = before;
  return Float64Array.of(least);
}

function distanceFrom(ring: Coordinates, start: number, end: number, x: number, y: number): number {
  const x1 = ring[start] as number;
  const y1 = ring[start + 1] as number;
  const ux = (ring[end] as number) - x1;
  const uy = (ring[end + 1] as number) - y1;
  const along = ((x - x1) * ux + (y - y1) * uy) / (ux * ux + uy * uy);
  const t = along > 0 ? (along < 1 ? along : 1) : 0;
  const dx = x - x1 - t * ux;
  const dy = y - y1 - t * uy;
  return Math.sqrt(dx * dx + dy * dy);
}
