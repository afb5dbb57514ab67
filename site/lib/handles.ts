/** What one can take hold of on each kind of shape, and what becomes of the shape when it is put elsewhere. */
import { type Kind, type Polygon, polygon, polyline, type Shape, translate } from "hantei";
import type { Text } from "./lang.js";

export interface Handle {
  /** Unique in its shape. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly name: Text;
}

type ShapeOf<K extends Kind> = Extract<Shape, { kind: K }>;

interface Grip<S> {
  readonly id: string;
  readonly name: Text;
  readonly at: (shape: S) => readonly [x: number, y: number];
  /** The shape with this handle at a place; where there is none such, an error of its constructor. */
  readonly to: (shape: S, x: number, y: number) => S;
}

const CORNER = { en: "corner", ja: "角" };
const END = { en: "end", ja: "端" };
const RADIUS = { en: "radius", ja: "半径" };
const VERTEX = { en: "vertex", ja: "頂点" };

type Grips = { readonly [K in Kind]: (shape: ShapeOf<K>) => readonly Grip<ShapeOf<K>>[] };

const GRIPS: Grips = {
  point: () => [],
  box: () =>
    (["min", "max"] as const).flatMap((endX) =>
      (["min", "max"] as const).map((endY) => ({
        id: `${endX}X ${endY}Y`,
        name: CORNER,
        at: (shape: ShapeOf<"box">) => [shape[`${endX}X`], shape[`${endY}Y`]] as const,
        to: (shape: ShapeOf<"box">, x: number, y: number) => ({
          ...shape,
          [`${endX}X`]: endX === "min" ? Math.min(x, shape.maxX) : Math.max(x, shape.minX),
          [`${endY}Y`]: endY === "min" ? Math.min(y, shape.maxY) : Math.max(y, shape.minY),
        }),
      })),
    ),
  circle: () => [
    {
      id: "radius",
      name: RADIUS,
      at: ({ x, y, radius }) => [x + radius, y],
      to: (shape, x) => ({ ...shape, radius: Math.max(0, x - shape.x) }),
    },
  ],
  segment: () => ends<ShapeOf<"segment">>(),
  capsule: () => [
    ...ends<ShapeOf<"capsule">>(),
    {
      id: "radius",
      name: RADIUS,
      at: ({ x1, y1, radius }) => [x1 + radius, y1],
      to: (shape, x) => ({ ...shape, radius: Math.max(0, x - shape.x1) }),
    },
  ],
  polygon: (shape) =>
    vertices(shape.coordinates, (coordinates) => polygon(coordinates, (shape as Polygon).holes as number[][])),
  polyline: (shape) => vertices(shape.coordinates, (coordinates) => polyline(coordinates)),
};

type Ended = Readonly<Record<"x1" | "y1" | "x2" | "y2", number>>;

function ends<S extends Ended>(): Grip<S>[] {
  return (["1", "2"] as const).map((n) => ({
    id: n,
    name: { en: `${END.en} ${n}`, ja: `${END.ja} ${n}` },
    at: (shape) => [shape[`x${n}`], shape[`y${n}`]],
    to: (shape, x, y) => ({ ...shape, [`x${n}`]: x, [`y${n}`]: y }),
  }));
}

function vertices<S extends { readonly coordinates: readonly number[] }>(
  coordinates: readonly number[],
  make: (coordinates: number[]) => S,
): Grip<S>[] {
  return Array.from({ length: coordinates.length / 2 }, (_, index) => ({
    id: String(index),
    name: { en: `${VERTEX.en} ${index}`, ja: `${VERTEX.ja} ${index}` },
    at: (shape) => [shape.coordinates[2 * index] as number, shape.coordinates[2 * index + 1] as number],
    to: (shape, x, y) => {
      const moved = make(shape.coordinates.map((value, i) => (i === 2 * index ? x : i === 2 * index + 1 ? y : value)));
      // A vertex on its neighbor would be dropped, and the handle with it.
      return moved.coordinates.length === shape.coordinates.length ? moved : shape;
    },
  }));
}

function gripsOf(shape: Shape): readonly Grip<Shape>[] {
  return (GRIPS[shape.kind] as (shape: Shape) => readonly Grip<Shape>[])(shape);
}

/** All handles of a shape but its body. */
export function handlesOf(shape: Shape): readonly Handle[] {
  return gripsOf(shape).map(({ id, name, at }) => {
    const [x, y] = at(shape);
    return { id, name, x, y };
  });
}

/** The shape with a handle put at a place, or as it was where that would be no shape. */
export function withHandle(shape: Shape, id: string, x: number, y: number): Shape {
  try {
    return (
      gripsOf(shape)
        .find((grip) => grip.id === id)
        ?.to(shape, x, y) ?? shape
    );
  } catch {
    return shape;
  }
}

/** The shape moved, or as it was where rounding folds it. */
export function movedBy(shape: Shape, dx: number, dy: number): Shape {
  try {
    return translate(shape, dx, dy);
  } catch {
    return shape;
  }
}

/** The shape with each coordinate a stride of its own away: how arrow keys move a body by single doubles. */
export function strode(shape: Shape, alongX: (x: number) => number, alongY: (y: number) => number): Shape {
  const pairs = (list: readonly number[]): number[] =>
    list.map((value, i) => (i % 2 === 0 ? alongX(value) : alongY(value)));
  switch (shape.kind) {
    case "point":
    case "circle":
      return { ...shape, x: alongX(shape.x), y: alongY(shape.y) };
    case "segment":
    case "capsule":
      return { ...shape, x1: alongX(shape.x1), y1: alongY(shape.y1), x2: alongX(shape.x2), y2: alongY(shape.y2) };
    case "box":
      return {
        ...shape,
        minX: alongX(shape.minX),
        minY: alongY(shape.minY),
        maxX: alongX(shape.maxX),
        maxY: alongY(shape.maxY),
      };
    case "polygon":
      return attempt(() => polygon(pairs(shape.coordinates), shape.holes.map(pairs)), shape);
    case "polyline":
      return attempt(() => polyline(pairs(shape.coordinates)), shape);
  }
}

function attempt(make: () => Shape, otherwise: Shape): Shape {
  try {
    return make();
  } catch {
    return otherwise;
  }
}

/** A point of the shape to hold it by, where its name goes, too. */
export function gripPoint(shape: Shape): readonly [x: number, y: number] {
  switch (shape.kind) {
    case "point":
    case "circle":
      return [shape.x, shape.y];
    case "segment":
    case "capsule":
      return [shape.x1 / 2 + shape.x2 / 2, shape.y1 / 2 + shape.y2 / 2];
    case "box":
      return [between(shape.minX, shape.maxX), between(shape.minY, shape.maxY)];
    default: {
      const [x = 0, y = 0] = shape.coordinates;
      return [x, y];
    }
  }
}

/** Halfway, or where one end is infinite the other, and 0 where both are. */
function between(min: number, max: number): number {
  if (min === Number.NEGATIVE_INFINITY) return max === Number.POSITIVE_INFINITY ? 0 : max;
  return max === Number.POSITIVE_INFINITY ? min : min / 2 + max / 2;
}
