/** A pen that draws only what lies in a rectangle, for outlines that go so far beyond it that whoever shows them might fail. */
import type { Rectangle } from "./frame.js";
import type { Pen } from "./outline.js";

type Vertex = readonly [x: number, y: number];

/** Of the rectangle: where it lies along which axis, and whether what is greater lies within. */
type Side = readonly [axis: 0 | 1, at: number, isLeast: boolean];

/** @param isOpen - Whether lines are drawn; else it is what they enclose, closed along the rectangle's sides. */
export function clipped(pen: Pen, [left, top, right, bottom]: Rectangle, isOpen: boolean): Pen {
  const sides: readonly Side[] = [
    [0, left, true],
    [1, top, true],
    [0, right, false],
    [1, bottom, false],
  ];
  let vertices: Vertex[] = [];
  return {
    move: (x, y) => {
      vertices = [[x, y]];
    },
    line: (x, y) => {
      const from = vertices.at(-1) as Vertex;
      vertices.push([x, y]);
      if (!isOpen) return;
      const piece = pieceWithin(from, [x, y], sides);
      if (piece === undefined) return;
      pen.move(...piece[0]);
      pen.line(...piece[1]);
    },
    circle: pen.circle,
    close: () => {
      const [first, ...others] = areaWithin(vertices, sides);
      if (first === undefined) return;
      pen.move(...first);
      for (const [x, y] of others) pen.line(x, y);
      pen.close();
    },
  };
}

function isWithin(vertex: Vertex, [axis, at, isLeast]: Side): boolean {
  return isLeast ? vertex[axis] >= at : vertex[axis] <= at;
}

/** Where a line crosses a side, of whose sides it has one end each. */
function crossing(a: Vertex, b: Vertex, [axis, at]: Side): Vertex {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  const other = axis === 0 ? 1 : 0;
  const place = a[other] + share * (b[other] - a[other]);
  return axis === 0 ? [at, place] : [place, at];
}

function pieceWithin(from: Vertex, to: Vertex, sides: readonly Side[]): readonly [Vertex, Vertex] | undefined {
  let [start, end] = [from, to];
  for (const side of sides) {
    const [isStart, isEnd] = [isWithin(start, side), isWithin(end, side)];
    if (!isStart && !isEnd) return undefined;
    if (!isStart) start = crossing(start, end, side);
    if (!isEnd) end = crossing(start, end, side);
  }
  return [start, end];
}

/** What of a ring's area lies within all sides (Sutherland and Hodgman, "Reentrant polygon clipping", 1974). */
function areaWithin(ring: readonly Vertex[], sides: readonly Side[]): readonly Vertex[] {
  let vertices = ring;
  for (const side of sides) {
    vertices = vertices.flatMap((vertex, index) => {
      const before = vertices.at(index - 1) as Vertex;
      const isIn = isWithin(vertex, side);
      const crossed = isIn === isWithin(before, side) ? [] : [crossing(before, vertex, side)];
      return isIn ? [...crossed, vertex] : crossed;
    });
  }
  return vertices;
}
