/** Every kind as a convex core with a radius, where it is one. */
import {
  type Convex,
  convexBox,
  convexEdge,
  convexRing,
  convexSpot,
  convexStraight,
  coreA,
  coreB,
} from "../algorithms/convex.js";
import { type Kind, type KindOrder, kindIndex, type Shape, type ShapeOf } from "../shape-kinds.js";

/** Writes the core; false where the shape is not convex. The pair is gauged. */
type Load<S> = (into: Convex, shape: S) => boolean;
type Loads<Order extends readonly Kind[]> = { readonly [I in keyof Order]: Load<ShapeOf<Order[I]>> };

const LOADS: Loads<KindOrder> = [
  loadSpot,
  loadStraight,
  (into, shape) => {
    convexBox(into, shape);
    return true;
  },
  loadSpot,
  loadStraight,
  (into, shape) => shape.holes.length === 0 && convexRing(into, shape.coordinates),
  // A polyline of one edge is a segment; any other may be no convex set.
  (into, { coordinates }) => {
    if (coordinates.length !== 4) return false;
    convexEdge(into, coordinates);
    return true;
  },
];

function loadSpot(into: Convex, shape: Parameters<typeof convexSpot>[1]): boolean {
  convexSpot(into, shape);
  return true;
}

function loadStraight(into: Convex, shape: Parameters<typeof convexStraight>[1]): boolean {
  convexStraight(into, shape);
  return true;
}

/** Writes the cores of two shapes that are gauged; false where either is not convex. */
export function loadCores(a: Shape, b: Shape): boolean {
  const loadA = LOADS[kindIndex(a)] as unknown as Load<Shape>;
  const loadB = LOADS[kindIndex(b)] as unknown as Load<Shape>;
  return loadA(coreA, a) && loadB(coreB, b);
}
