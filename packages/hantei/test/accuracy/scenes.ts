/** Shapes of about one size, anywhere: at a scale, and up to so many sizes from the origin. */
import { convexHull, type Polygon } from "../../src/2d/index.js";
import { layoutOf, RADIUS } from "../generators/layout.js";
import type { Random } from "../generators/random.js";
import { nextDown, nextUp } from "../generators/ulp.js";
import type { AnyShape, Room } from "../rooms.js";

export interface Place {
  readonly scale: number;
  /** In sizes. */
  readonly offset: number;
}

/** The scales and offsets that issue and documentation name. */
export const PLACES: readonly Place[] = [1e-9, 1, 1e9].flatMap((scale) =>
  [0, 1e6].map((offset) => ({ scale, offset })),
);

/** Two shapes that lie at about one place. Polygons are convex, polylines have one to three edges. */
export function sceneOf(
  room: Room,
  kindA: string,
  kindB: string,
  { scale, offset }: Place,
  random: Random,
): [AnyShape, AnyShape] {
  const origin = [0, 1, 2].map(() => offset * random.sign() * (1 + random.unit()));
  const number = (axis: number): number => ((origin[axis] as number) + random.unit() * 4 - 2) * scale;
  const shape = (kind: string): AnyShape => {
    if (kind === "polyline") {
      const points = Array.from({ length: random.integer(2, 4) }, () => [number(0), number(1)]);
      return (room.constructors.polyline as (points: unknown) => AnyShape)(points);
    }
    if (kind === "polygon") return hull(() => [number(0), number(1)]) as unknown as AnyShape;
    const { axes, extent } = layoutOf(kind);
    const numbers = axes.map((axis) => (axis === RADIUS ? random.unit() * 2 * scale : number(axis)));
    const half = numbers.length / 2;
    const other = (index: number): number => numbers[(index + half) % numbers.length] as number;
    const tidy = numbers.map((value, index) =>
      !extent ? value : index < half ? Math.min(value, other(index)) : Math.max(value, other(index)),
    );
    return (room.constructors[kind] as (...values: number[]) => AnyShape)(...tidy);
  };
  return [shape(kindA), shape(kindB)];
}

function hull(draw: () => [number, number]): Polygon {
  for (;;) {
    const found = convexHull(Array.from({ length: 6 }, draw));
    if (found.kind === "polygon") return found;
  }
}

/** Two shapes with long edges that nearly lie in one line: where they cross, if they do, rounding can hardly tell. */
export function sliversOf(room: Room, kindA: string, kindB: string, random: Random): [AnyShape, AnyShape] {
  const size = 2 ** random.integer(0, 30);
  const [x, y] = [random.integer(-size, size), random.integer(-size, size)];
  const [ux, uy] = [random.sign() * random.integer(1, size), random.sign() * random.integer(1, size)];
  // A point of the line, but for a last bit.
  const number = (share: number, from: number, step: number): number => {
    const value = from + share * step;
    return value !== 0 && random.once(3) ? random.pick([nextUp, nextDown])(value) : value;
  };
  const at = (): [number, number] => {
    const share = random.pick([random.unit(), random.integer(-2, 3), random.integer(-999, 999) / 999]);
    return [number(share, x, ux), number(share, y, uy)];
  };
  const shape = (kind: string): AnyShape => {
    for (;;) {
      try {
        const make = room.constructors[kind] as (...values: unknown[]) => AnyShape;
        if (kind === "segment") return make(...at(), ...at());
        if (kind === "capsule") return make(...at(), ...at(), random.pick([0, size, 1]) * random.unit());
        if (kind === "polyline") return make([at(), at(), at()]);
        return make([at(), at(), [x - uy * random.unit(), y + ux * random.unit()]]);
      } catch {
        // Not a shape: drawn again.
      }
    }
  };
  return [shape(kindA), shape(kindB)];
}
