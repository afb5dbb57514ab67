/** How two parts of layers lie: shapes exactly, boxes by their bounds. */
import { type Relation, relate, relateBoxBox, type Shape } from "hantei";
import { relate as relate3, relateBoxBox as relateBoxBox3, type Shape3 } from "hantei/3d";
import type { AnyShape, Layer } from "./layer.js";

/** A relation as a number, so that the stronger one is the larger. */
export const TOUCHING = 0;
export const OVERLAPPING = 1;
const DISJOINT = -1;

/** Gives −1, 0 or 1 for part i of a and part j of b. */
export type RelateParts = (i: number, j: number) => number;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Any of the functions that relate: a layer holds shapes of one world, and world and function go together. */
type RelateAny = (a: AnyShape, b: AnyShape) => Relation;

const CODES = { disjoint: DISJOINT, touching: TOUCHING, overlapping: OVERLAPPING } as const;

/** What relates the parts of two layers of one world, or of one with itself. */
export function partRelation(a: Layer, b: Layer): RelateParts {
  const boxOfA = boxReader(a);
  const boxOfB = boxReader(b);
  const relateBoxes = (a.world === "space" ? relateBoxBox3 : relateBoxBox) as RelateAny;
  const boxes: RelateParts = (i, j) => CODES[relateBoxes(boxOfA(i), boxOfB(j))];
  const { shapes: shapesA } = a;
  const { shapes: shapesB } = b;
  if (shapesA === undefined && shapesB === undefined) return boxes;
  const relateShapes = (a.world === "space" ? relate3 : relate) as RelateAny;
  return (i, j) => {
    const shapeA = shapesA?.[i];
    const shapeB = shapesB?.[j];
    if (shapeA === undefined && shapeB === undefined) return boxes(i, j);
    return CODES[relateShapes(shapeA ?? boxOfA(i), shapeB ?? boxOfB(j))];
  };
}

/** The box that a part is, in one record that the next call fills anew. */
function boxReader({ bounds, world }: Layer): (part: number) => AnyShape {
  const { minX, minY, maxX, maxY, minZ, maxZ } = bounds;
  const flat = { kind: "box", minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 } as Writable<Extract<Shape, { kind: "box" }>>;
  const solid = { kind: "box3", minX: 0.5, minY: 0.5, minZ: 0.5, maxX: 0.5, maxY: 0.5, maxZ: 0.5 } as Writable<
    Extract<Shape3, { kind: "box3" }>
  >;
  const box = world === "space" ? solid : flat;
  return (part) => {
    box.minX = minX[part] as number;
    box.minY = minY[part] as number;
    box.maxX = maxX[part] as number;
    box.maxY = maxY[part] as number;
    if (minZ !== undefined && maxZ !== undefined) {
      solid.minZ = minZ[part] as number;
      solid.maxZ = maxZ[part] as number;
    }
    return box;
  };
}
