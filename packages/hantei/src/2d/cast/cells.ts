/**
 * A shape without a radius as convex cells, none of which contains a border that matters: its interior, as
 * `docs/conventions.md` has it, is the union of theirs.
 */
import { orient2dAt } from "../../exact/orient2d.js";
import { registers } from "../../exact/registers.js";
import { addCell, addPiece, addRing, type CellList, cellList, clearCells } from "../algorithms/cell-list.js";
import type { Outline } from "../algorithms/outline.js";
import { after, before, type Coordinates, isBefore } from "../algorithms/path.js";
import { load, type Region } from "../algorithms/region.js";
import { convexity } from "../algorithms/relate-convex.js";
import { triangulate } from "../algorithms/triangulate.js";
import { type Keep, keptOf } from "../moved/kept.js";
import type { Shape } from "../shape-kinds.js";
import type { Polygon } from "../shapes/polygon.js";

/**
 * Numbers in the longest ring that is one cell, if it is convex; of two cells each edge's axis is asked about each vertex, so longer
 * ones are cut into triangles, of which only those that may meet are.
 */
const LONGEST = 128;

/**
 * The cells of a shape whose outline is loaded: in `scratch`, or in a list that is kept with the shape.
 *
 * @param outline - An unbounded box is as its outline was cut.
 */
export function cellsOf(shape: Shape, outline: Outline, scratch: CellList): CellList {
  clearCells(scratch);
  const { coordinates } = outline;
  switch (shape.kind) {
    case "point":
    case "circle":
      addRing(scratch, coordinates);
      break;
    case "segment":
    case "capsule":
      addPiece(scratch, coordinates, 0, 2);
      break;
    case "box":
      addBox(scratch, coordinates);
      break;
    case "polygon":
      if (!isOneCell(shape)) return keptOf(kept, shape, cut);
      addRing(scratch, coordinates);
      break;
    case "polyline":
      addChain(scratch, coordinates);
      break;
    default:
      shape satisfies never;
  }
  return scratch;
}

/** Adds a box by its ring. */
function addBox(list: CellList, ring: Coordinates): void {
  if (ring[0] === ring[4] || ring[1] === ring[5]) addPiece(list, ring, 0, 4);
  else addRing(list, ring);
}

/** Registers of the edge at hand, and of a point that may lie on it. */
const EDGE = 0;
const POINT = 4;

/**
 * Every edge, and every vertex between two; of a closed chain also the one where it starts. An open chain's ends are not interior,
 * even where it comes by there again.
 */
function addChain(list: CellList, path: Coordinates): void {
  const end = path.length - 2;
  const isClosed = path[0] === path[end] && path[1] === path[end + 1];
  for (let at = 0; at < end; at += 2) {
    if (isClosed || !(isSame(path, at, 0) || isSame(path, at, end))) {
      const start = addCell(list, 2, 0);
      list.xy[start] = path[at] as number;
      list.xy[start + 1] = path[at + 1] as number;
    }
    const first = !isClosed && isInside(path, at, 0);
    const last = !isClosed && isInside(path, at, end);
    if (first && last) {
      const inOrder = isBefore(path, 0, end) === isBefore(path, at, at + 2);
      addPiece(list, path, at, inOrder ? 0 : end);
      addPiece(list, path, 0, end);
      addPiece(list, path, inOrder ? end : 0, at + 2);
    } else if (first || last) {
      const stop = first ? 0 : end;
      addPiece(list, path, at, stop);
      addPiece(list, path, stop, at + 2);
    } else {
      addPiece(list, path, at, at + 2);
    }
  }
}

function isSame(path: Coordinates, i: number, j: number): boolean {
  return path[i] === path[j] && path[i + 1] === path[j + 1];
}

/** Whether a vertex lies on the edge from `at` on, but not on its ends. */
function isInside(path: Coordinates, at: number, vertex: number): boolean {
  const isBetween =
    (isBefore(path, at, vertex) && isBefore(path, vertex, at + 2)) ||
    (isBefore(path, at + 2, vertex) && isBefore(path, vertex, at));
  if (!isBetween) return false;
  for (let i = 0; i < 4; i++) registers[EDGE + i] = path[at + i] as number;
  registers[POINT] = path[vertex] as number;
  registers[POINT + 1] = path[vertex + 1] as number;
  return orient2dAt(EDGE, EDGE + 2, POINT) === 0;
}

const kept: Keep<CellList> = /* @__PURE__ */ new WeakMap();

/** The triangles of a polygon, and the cuts between them; or itself, where it is convex and has few corners. */
function cut(polygon: Polygon): CellList {
  const cells = cellList();
  // With holes a vertex may be where one of them touches.
  const region = polygon.holes.length > 0 ? polygon : { coordinates: cornersOf(polygon.coordinates), holes: [] };
  if (isOneCell(region)) {
    addRing(cells, region.coordinates);
    return cells;
  }
  const { triangles, cuts } = triangulate(region);
  for (const { xy, isBorder } of triangles) {
    const start = addCell(cells, 6, (isBorder[0] ? 0 : 1) + (isBorder[1] ? 0 : 2) + (isBorder[2] ? 0 : 4));
    cells.xy.set(xy, start);
  }
  for (const xy of cuts) {
    const start = addCell(cells, 4, 1);
    cells.xy.set(xy, start);
  }
  return cells;
}

function isOneCell({ coordinates, holes }: Region): boolean {
  return holes.length === 0 && coordinates.length <= LONGEST && convexity(coordinates) !== 0;
}

/** A ring without the vertices between neighbors on one line with them: each would be a sliver's. */
function cornersOf(ring: Coordinates): Coordinates {
  const corners: number[] = [];
  for (let at = 0; at < ring.length; at += 2) {
    load(0, ring, before(ring, at));
    load(2, ring, at);
    load(4, ring, after(ring, at));
    if (orient2dAt(0, 2, 4) !== 0) corners.push(ring[at] as number, ring[at + 1] as number);
  }
  return corners;
}
