/**
 * What the generators know of each kind: which axis each of its numbers lies on, in the order of the constructor's
 * arguments. A new kind is a line here and its contacts in `contacts.ts`. Polygons and polylines have any number of numbers:
 * x and y in turn.
 */
import { isPolygon } from "../oracle/simple.js";

export const RADIUS = -1;

export interface Layout {
  readonly names: readonly string[];
  /** 0, 1, 2 for x, y, z, or RADIUS. */
  readonly axes: readonly number[];
  readonly dimension: number;
  /** The first half of the numbers are minima, the second half their maxima, and any may be infinite. */
  readonly extent: boolean;
}

function layout(names: string, axes: readonly number[], dimension: number, extent = false): Layout {
  return { names: names.split(" "), axes, dimension, extent };
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  interval: layout("start end", [0, 0], 1, true),
  point: layout("x y", [0, 1], 2),
  segment: layout("x1 y1 x2 y2", [0, 1, 0, 1], 2),
  box: layout("minX minY maxX maxY", [0, 1, 0, 1], 2, true),
  circle: layout("x y radius", [0, 1, RADIUS], 2),
  capsule: layout("x1 y1 x2 y2 radius", [0, 1, 0, 1, RADIUS], 2),
  polygon: layout("coordinates holes", [], 2),
  polyline: layout("coordinates", [], 2),
  point3: layout("x y z", [0, 1, 2], 3),
  segment3: layout("x1 y1 z1 x2 y2 z2", [0, 1, 2, 0, 1, 2], 3),
  box3: layout("minX minY minZ maxX maxY maxZ", [0, 1, 2, 0, 1, 2], 3, true),
  sphere: layout("x y z radius", [0, 1, 2, RADIUS], 3),
  capsule3: layout("x1 y1 z1 x2 y2 z2 radius", [0, 1, 2, 0, 1, 2, RADIUS], 3),
};

export function layoutOf(kind: string): Layout {
  const found = LAYOUTS[kind];
  if (found === undefined) throw new Error(`no layout for the kind ${kind}: add it to test/generators/layout.ts`);
  return found;
}

/** A shape as its kind and its numbers, in the order of the constructor's arguments. */
export interface Draft {
  readonly kind: string;
  /** For a polygon the coordinates of its outer ring and of each hole, one after the other. */
  readonly numbers: readonly number[];
  /** How many numbers each ring of a polygon has. */
  readonly rings?: readonly number[];
}

/** Whether a kind is a list of vertices. */
export function isPathKind(kind: string): boolean {
  return kind === "polygon" || kind === "polyline";
}

/** The axis of each of the draft's numbers. */
export function axesOf({ kind, numbers }: Draft): readonly number[] {
  return isPathKind(kind) ? numbers.map((_, index) => index % 2) : layoutOf(kind).axes;
}

/** A polygon's draft from its rings. */
export function polygonOf(rings: readonly (readonly number[])[]): Draft {
  return { kind: "polygon", numbers: rings.flat(), rings: rings.map(({ length }) => length) };
}

/** A polygon's outer ring and its holes. */
export function ringsOf({ numbers, rings = [numbers.length] }: Draft): number[][] {
  let start = 0;
  return rings.map((length) => {
    start += length;
    return numbers.slice(start - length, start);
  });
}

/** The draft with its extents in order and its radius not negative: what a constructor accepts, if all are finite. */
export function tidy(draft: Draft): Draft {
  const { kind, numbers } = draft;
  if (isPathKind(kind)) return draft;
  const { axes, extent } = layoutOf(kind);
  const half = numbers.length / 2;
  return {
    ...draft,
    numbers: numbers.map((value, index) => {
      if (axes[index] === RADIUS) return Math.abs(value);
      if (!extent) return value;
      const other = numbers[(index + half) % numbers.length] as number;
      return index < half ? Math.min(value, other) : Math.max(value, other);
    }),
  };
}

export function isFinitePair(a: Draft, b: Draft): boolean {
  return [...a.numbers, ...b.numbers].every(Number.isFinite);
}

/** What is known of drafts of paths: most are asked about where they are drawn, and again where they are used. */
const known = new WeakMap<Draft, boolean>();

/** Whether a tidy draft is a shape: a polygon may cross itself, a polyline shrink to a point. */
export function isShape(draft: Draft): boolean {
  if (!isPathKind(draft.kind)) return true;
  const answer = known.get(draft) ?? isPath(draft);
  known.set(draft, answer);
  return answer;
}

function isPath(draft: Draft): boolean {
  const { numbers } = draft;
  if (!numbers.every(Number.isFinite)) return false;
  if (draft.kind === "polyline") return numbers.some((value, index) => value !== numbers[index % 2]);
  const rings = ringsOf(draft);
  return rings.every((ring) => !hasRepeats(ring)) && isPolygon(rings);
}

/** Whether two neighbors in a ring are equal. */
function hasRepeats(ring: readonly number[]): boolean {
  return ring.some(
    (x, at) => at % 2 === 0 && x === ring[(at + 2) % ring.length] && ring[at + 1] === ring[(at + 3) % ring.length],
  );
}
