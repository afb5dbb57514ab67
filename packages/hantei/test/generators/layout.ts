/**
 * What the generators know of each kind: which axis each of its numbers lies on, in the order of the constructor's
 * arguments. A new kind is a line here and its contacts in `contacts.ts`.
 */
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

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  interval: layout("start end", [0, 0], 1, true),
  point: layout("x y", [0, 1], 2),
  segment: layout("x1 y1 x2 y2", [0, 1, 0, 1], 2),
  box: layout("minX minY maxX maxY", [0, 1, 0, 1], 2, true),
  circle: layout("x y radius", [0, 1, RADIUS], 2),
  capsule: layout("x1 y1 x2 y2 radius", [0, 1, 0, 1, RADIUS], 2),
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
  readonly numbers: readonly number[];
}

/** The draft with its extents in order and its radius not negative: what a constructor accepts, if all are finite. */
export function tidy({ kind, numbers }: Draft): Draft {
  const { axes, extent } = layoutOf(kind);
  const half = numbers.length / 2;
  return {
    kind,
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
