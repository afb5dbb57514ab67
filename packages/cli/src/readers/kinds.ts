/** Every kind of shape, by the numbers that make it, wherever these stand: in words or in the columns of a table. */
import * as plane from "hantei";
import * as space from "hantei/3d";
import type { AnyShape } from "../pairs/layer.js";

interface Making {
  /** Axes of the world the kind lives in; shapes of different worlds cannot be compared. */
  readonly dimension: 2 | 3;
  readonly numbers: readonly string[];
  /** Whether x and y go on in pairs after the numbers named. */
  readonly more?: boolean;
  /** Whether its sides may lie at ±Infinity. */
  readonly isOpen?: boolean;
  readonly make: (numbers: ArrayLike<number>) => AnyShape;
}

export type KindName = plane.Kind | space.Kind3;

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] as number;

export const KINDS: Readonly<Record<KindName, Making>> = {
  point: { dimension: 2, numbers: ["x", "y"], make: (n) => plane.point(at(n, 0), at(n, 1)) },
  segment: {
    dimension: 2,
    numbers: ["x1", "y1", "x2", "y2"],
    make: (n) => plane.segment(at(n, 0), at(n, 1), at(n, 2), at(n, 3)),
  },
  box: {
    dimension: 2,
    numbers: ["minX", "minY", "maxX", "maxY"],
    isOpen: true,
    make: (n) => plane.box(at(n, 0), at(n, 1), at(n, 2), at(n, 3)),
  },
  circle: { dimension: 2, numbers: ["x", "y", "radius"], make: (n) => plane.circle(at(n, 0), at(n, 1), at(n, 2)) },
  capsule: {
    dimension: 2,
    numbers: ["x1", "y1", "x2", "y2", "radius"],
    make: (n) => plane.capsule(at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4)),
  },
  polygon: {
    dimension: 2,
    numbers: ["x1", "y1", "x2", "y2", "x3", "y3"],
    more: true,
    make: (n) => plane.polygon(Array.from(n)),
  },
  polyline: {
    dimension: 2,
    numbers: ["x1", "y1", "x2", "y2"],
    more: true,
    make: (n) => plane.polyline(Array.from(n)),
  },
  point3: { dimension: 3, numbers: ["x", "y", "z"], make: (n) => space.point(at(n, 0), at(n, 1), at(n, 2)) },
  segment3: {
    dimension: 3,
    numbers: ["x1", "y1", "z1", "x2", "y2", "z2"],
    make: (n) => space.segment(at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), at(n, 5)),
  },
  box3: {
    dimension: 3,
    numbers: ["minX", "minY", "minZ", "maxX", "maxY", "maxZ"],
    isOpen: true,
    make: (n) => space.box(at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), at(n, 5)),
  },
  sphere: {
    dimension: 3,
    numbers: ["x", "y", "z", "radius"],
    make: (n) => space.sphere(at(n, 0), at(n, 1), at(n, 2), at(n, 3)),
  },
  capsule3: {
    dimension: 3,
    numbers: ["x1", "y1", "z1", "x2", "y2", "z2", "radius"],
    make: (n) => space.capsule(at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4), at(n, 5), at(n, 6)),
  },
};

/** The kinds' names, for messages. */
export const KIND_NAMES: string = Object.keys(KINDS).join(", ");

export function isKind(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}

/** How many axes a kind's world has. */
export function dimensionOf(kind: KindName): 2 | 3 {
  return KINDS[kind].dimension;
}
