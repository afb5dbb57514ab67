/** What one can take hold of on each kind of shape, and what becomes of the shape when it is put elsewhere. */
import {
  box,
  capsule,
  circle,
  type Kind,
  type Polygon,
  type Polyline,
  point,
  polyline,
  type Shape,
  segment,
  translate,
} from "hantei";
import type { Text } from "./lang.js";
import { numbersOf, polygonOf } from "./rings.js";

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
        to: ({ minX, minY, maxX, maxY }: ShapeOf<"box">, x: number, y: number) =>
          box(
            endX === "min" ? Math.min(x, maxX) : minX,
            endY === "min" ? Math.min(y, maxY) : minY,
            endX === "max" ? Math.max(x, minX) : maxX,
            endY === "max" ? Math.max(y, minY) : maxY,
          ),
      })),
    ),
  circle: () => [
    {
      id: "radius",
      name: RADIUS,
      at: ({ x, y, radius }) => [x + radius, y],
      to: (shape, x) => circle(shape.x, shape.y, Math.max(0, x - shape.x)),
    },
  ],
  segment: () => ends<ShapeOf<"segment">>(({ x1, y1, x2, y2 }) => segment(x1, y1, x2, y2)),
  capsule: () => [
    ...ends<ShapeOf<"capsule">>(({ x1, y1, x2, y2, radius }) => capsule(x1, y1, x2, y2, radius)),
    {
      id: "radius",
      name: RADIUS,
      at: ({ x1, y1, radius }) => [x1 + radius, y1],
      to: ({ x1, y1, x2, y2 }, x) => capsule(x1, y1, x2, y2, Math.max(0, x - x1)),
    },
  ],
  polygon: (shape) => vertices(shape, (numbers) => polygonOf(numbers, shape)),
  polyline: (shape) => vertices(shape, polyline),
};

type Ended = Readonly<Record<"x1" | "y1" | "x2" | "y2", number>>;

function ends<S extends Ended>(make: (fields: S) => S): Grip<S>[] {
  return (["1", "2"] as const).map((n) => ({
    id: n,
    name: { en: `${END.en} ${n}`, ja: `${END.ja} ${n}` },
    at: (shape) => [shape[`x${n}`], shape[`y${n}`]],
    to: (shape, x, y) => make({ ...shape, [`x${n}`]: x, [`y${n}`]: y }),
  }));
}

/** A handle at each vertex. */
function vertices<S extends Polygon | Polyline>(shape: S, make: (numbers: number[]) => S): Grip<S>[] {
  const numbers = numbersOf(shape);
  return Array.from({ length: numbers.length / 2 }, (_, index) => ({
    id: String(index),
    name: { en: `${VERTEX.en} ${index}`, ja: `${VERTEX.ja} ${index}` },
    at: () => [numbers[2 * index] as number, numbers[2 * index + 1] as number],
    to: (_, x, y) => {
      const moved = make(numbers.map((value, i) => (i === 2 * index ? x : i === 2 * index + 1 ? y : value)));
      // A vertex on its neighbor would be dropped, and the handle with it.
      return numbersOf(moved).length === numbers.length ? moved : shape;
    },
  }));
}

function gripsOf(shape: Shape): readonly Grip<Shape>[] {
  return (GRIPS[shape.kind] as (shape: Shape) => readonly Grip<Shape>[])(shape);
}

/** All handles of a shape but its body; there is none to take hold of at infinity. */
export function handlesOf(shape: Shape): readonly Handle[] {
  return gripsOf(shape)
    .map(({ id, name, at }) => {
      const [x, y] = at(shape);
      return { id, name, x, y };
    })
    .filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
}

/** The shape with a handle put at a place, or as it was where that would be no shape, or is no place of the doubles. */
export function withHandle(shape: Shape, id: string, x: number, y: number): Shape {
  const grip = gripsOf(shape).find((each) => each.id === id);
  return grip === undefined || !Number.isFinite(x) || !Number.isFinite(y)
    ? shape
    : attempt(() => grip.to(shape, x, y), shape);
}

/** The shape moved, or as it was where rounding folds it. */
export function movedBy(shape: Shape, dx: number, dy: number): Shape {
  return attempt(() => translate(shape, dx, dy), shape);
}

/**
 * The shape with each coordinate a stride of its own away: how arrow keys move a body by single doubles.
 * It stays as it was where a stride leads past the largest double, or folds it.
 */
export function strode(shape: Shape, alongX: (x: number) => number, alongY: (y: number) => number): Shape {
  return attempt(() => eachAlong(shape, within(alongX), within(alongY)), shape);
}

/** A stride that does not lead past the largest double: a box would have no end there. */
function within(along: (value: number) => number): (value: number) => number {
  return (value) => {
    const result = along(value);
    if (Number.isFinite(value) && !Number.isFinite(result)) throw new RangeError("past the largest double");
    return result;
  };
}

function eachAlong(shape: Shape, alongX: (x: number) => number, alongY: (y: number) => number): Shape {
  const pairs = (list: readonly number[]): number[] =>
    list.map((value, i) => (i % 2 === 0 ? alongX(value) : alongY(value)));
  switch (shape.kind) {
    case "point":
      return point(alongX(shape.x), alongY(shape.y));
    case "circle":
      return circle(alongX(shape.x), alongY(shape.y), shape.radius);
    case "segment":
      return segment(alongX(shape.x1), alongY(shape.y1), alongX(shape.x2), alongY(shape.y2));
    case "capsule":
      return capsule(alongX(shape.x1), alongY(shape.y1), alongX(shape.x2), alongY(shape.y2), shape.radius);
    case "box":
      return box(alongX(shape.minX), alongY(shape.minY), alongX(shape.maxX), alongY(shape.maxY));
    case "polygon":
      return polygonOf(pairs(numbersOf(shape)), shape);
    case "polyline":
      return polyline(pairs(shape.coordinates));
  }
}

function attempt(make: () => Shape, otherwise: Shape): Shape {
  try {
    return make();
  } catch {
    return otherwise;
  }
}

/** A point of the shape to hold it by; of what has no middle of its own, the first vertex, which so keeps to the grid. */
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
