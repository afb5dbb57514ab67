/**
 * A shape without a radius as convex cells, none of which contains a border that matters: its interior, as
 * `docs/conventions.md` has it, is the union of theirs.
 */
import { orient2d } from "../../exact/orient2d.js";
import type { Cell } from "../algorithms/cast-cells.js";
import { after, type Coordinates } from "../algorithms/path.js";
import type { Shape } from "../shape-kinds.js";
import type { Box } from "../shapes/box.js";

/** The cells; undefined for a polygon that is not convex, whose interior is none of these. */
export function cellsOf(shape: Shape): readonly Cell[] | undefined {
  switch (shape.kind) {
    case "point":
    case "circle":
      return [[shape.x, shape.y]];
    case "segment":
    case "capsule":
      return [straight(shape.x1, shape.y1, shape.x2, shape.y2)];
    case "box":
      return [boxCell(shape)];
    case "polygon":
      return shape.holes.length === 0 && isConvex(shape.coordinates) ? [Array.from(shape.coordinates)] : undefined;
    case "polyline":
      return chainCells(shape.coordinates);
  }
}

function straight(x1: number, y1: number, x2: number, y2: number): Cell {
  return x1 === x2 && y1 === y2 ? [x1, y1] : [x1, y1, x2, y2];
}

function boxCell({ minX, minY, maxX, maxY }: Box): Cell {
  if (minX === maxX || minY === maxY) return straight(minX, minY, maxX, maxY);
  return [minX, minY, maxX, minY, maxX, maxY, minX, maxY];
}

/** Every edge, and every vertex between two; of a closed chain also the one where it starts. */
function chainCells(path: Coordinates): Cell[] {
  const cells: Cell[] = [];
  const end = path.length - 2;
  const closed = path[0] === path[end] && path[1] === path[end + 1];
  for (let at = 0; at < end; at += 2) {
    if (at > 0 || closed) cells.push([path[at] as number, path[at + 1] as number]);
    cells.push([path[at] as number, path[at + 1] as number, path[at + 2] as number, path[at + 3] as number]);
  }
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
