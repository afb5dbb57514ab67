/**
 * A shape without a radius as convex cells, none of which contains a border that matters: its interior, as
 * `docs/conventions.md` has it, is the union of theirs.
 */
import { orient2d } from "../../exact/orient2d.js";
import type { Cell } from "../algorithms/cast-cells.js";
import { after, type Coordinates, isIndexed } from "../algorithms/path.js";
import { isBefore, isBetween } from "../algorithms/ring-cycles.js";
import { triangulate } from "../algorithms/triangulate.js";
import type { Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";
import type { Polygon } from "../shapes/polygon.js";

/** The cells. */
export function cellsOf(shape: Shape): readonly Cell[] {
  switch (shape.kind) {
    case "point":
    case "circle":
      return [cell([shape.x, shape.y])];
    case "segment":
    case "capsule":
      return [straight(shape.x1, shape.y1, shape.x2, shape.y2)];
    case "box":
      return [boxCell(shape)];
    case "polygon":
      return polygonCells(shape);
    case "polyline":
      return chainCells(shape.coordinates);
  }
}

function cell(xy: readonly number[]): Cell {
  return { xy, cuts: 0 };
}

function straight(x1: number, y1: number, x2: number, y2: number): Cell {
  return cell(x1 === x2 && y1 === y2 ? [x1, y1] : [x1, y1, x2, y2]);
}

function boxCell({ minX, minY, maxX, maxY }: Box): Cell {
  if (minX === maxX || minY === maxY) return straight(minX, minY, maxX, maxY);
  return cell([minX, minY, maxX, minY, maxX, maxY, minX, maxY]);
}

/**
 * Every edge, and every vertex between two; of a closed chain also the one where it starts. An open chain's ends are not interior,
 * even where it comes by there again.
 */
function chainCells(path: Coordinates): Cell[] {
  const end = path.length - 2;
  const ends = [0, end].map((at) => [path[at], path[at + 1]] as [number, number]);
  const isClosed = path[0] === path[end] && path[1] === path[end + 1];
  const cells: Cell[] = [];
  for (let at = 0; at < end; at += 2) {
    const [x1, y1, x2, y2] = [path[at], path[at + 1], path[at + 2], path[at + 3]] as [number, number, number, number];
    const isEnd = ends.some(([x, y]) => x === x1 && y === y1);
    if (isClosed || !isEnd) cells.push(cell([x1, y1]));
    let from = [x1, y1];
    for (const stop of isClosed ? [] : stopsOn(x1, y1, x2, y2, ends)) {
      cells.push(cell([...from, ...stop]));
      from = stop;
    }
    cells.push(cell([...from, x2, y2]));
  }
  return cells;
}

/** Those of two points that lie on an edge, but not on its ends, in order along it. */
function stopsOn(x1: number, y1: number, x2: number, y2: number, points: [number, number][]): [number, number][] {
  const stops = points.filter(([x, y]) => isBetween(x1, y1, x2, y2, x, y) && orient2d(x1, y1, x2, y2, x, y) === 0);
  const up = isBefore(x1, y1, x2, y2);
  return stops.sort(([ax, ay], [bx, by]) => (isBefore(ax, ay, bx, by) === up ? -1 : 1));
}

/** Cells of long rings, which are known not to change once they are indexed (see `indexPath`). */
const kept: WeakMap<object, { readonly holes: unknown; readonly cells: readonly Cell[] }> =
  /* @__PURE__ */ new WeakMap();

/** One cell of a convex polygon; of any other its triangles, and the cuts between them. */
function polygonCells(polygon: Polygon): readonly Cell[] {
  const { coordinates, holes } = polygon;
  if (holes.length === 0 && isConvex(coordinates)) return [cell(coordinates)];
  const known = kept.get(coordinates);
  if (known?.holes === holes && isIndexed(coordinates)) return known.cells;
  const { triangles, cuts } = triangulate(polygon);
  const cells = [
    ...triangles.map(({ xy, isBorder: [first, second, third] }) => ({
      xy,
      cuts: (first ? 0 : 1) + (second ? 0 : 2) + (third ? 0 : 4),
    })),
    ...cuts.map((xy) => ({ xy, cuts: 1 })),
  ];
  if (isIndexed(coordinates)) kept.set(coordinates, { holes, cells });
  return cells;
}

/** Whether a simple ring never turns both ways. */
function isConvex(ring: Coordinates): boolean {
  let turn = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = after(ring, at);
    const last = after(ring, next);
    const sign = orient2d(
      ring[at] as number,
      ring[at + 1] as number,
      ring[next] as number,
      ring[next + 1] as number,
      ring[last] as number,
      ring[last + 1] as number,
    );
    if (sign * turn < 0) return false;
    if (sign !== 0) turn = sign;
  }
  return true;
}
