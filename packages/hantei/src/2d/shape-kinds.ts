/**
 * TABLE 1: every kind of shape in the plane and what can be done to one alone.
 *
 * A new kind is one file in `shapes/` and one line in each list below; the compiler then names every other place that wants to
 * know of it, which CONTRIBUTING goes through.
 */
import { typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { type Box, boxKind } from "./shapes/box.js";
import { type Capsule, capsuleKind } from "./shapes/capsule.js";
import { type Circle, circleKind } from "./shapes/circle.js";
import type { KindOperations } from "./shapes/kind.js";
import { type Point, pointKind } from "./shapes/point.js";
import { type Polygon, polygonKind } from "./shapes/polygon.js";
import { type Polyline, polylineKind } from "./shapes/polyline.js";
import { type Segment, segmentKind } from "./shapes/segment.js";

/** The name of a kind, and its shape's type. */
interface Kinds {
  readonly point: Point;
  readonly segment: Segment;
  readonly box: Box;
  readonly circle: Circle;
  readonly capsule: Capsule;
  readonly polygon: Polygon;
  readonly polyline: Polyline;
}

/** The name of a kind. */
export type Kind = keyof Kinds;

/** The shape of a given kind. */
export type ShapeOf<K extends Kind> = Kinds[K];

/** Every shape of the plane. */
export type Shape = ShapeOf<Kind>;

/** The kinds in the order of the matrix's rows. */
export type KindOrder = readonly ["point", "segment", "box", "circle", "capsule", "polygon", "polyline"];

/**
 * A question's cells for every unordered pair of kinds, in one flat tuple: row i has the cells (i, 0) to (i, i), each of which takes
 * a shape of the row's kind, one of the column's, and the rest.
 */
export type Triangle<
  Rest extends readonly unknown[],
  Answer,
  Order extends readonly Kind[] = KindOrder,
> = Order extends readonly [...infer Before extends Kind[], infer Row extends Kind]
  ? readonly [
      ...Triangle<Rest, Answer, Before>,
      ...{ [C in keyof Order]: (a: ShapeOf<Row>, b: ShapeOf<Order[C]>, ...rest: Rest) => Answer },
    ]
  : readonly [];

/** The one place where a kind's name becomes a number: its row in the matrix. A kind that is forgotten here does not compile. */
export function kindIndex(shape: Shape): number {
  switch (shape?.kind) {
    case "point":
      return 0;
    case "segment":
      return 1;
    case "box":
      return 2;
    case "circle":
      return 3;
    case "capsule":
      return 4;
    case "polygon":
      return 5;
    case "polyline":
      return 6;
    default:
      return unknownKind(shape satisfies never);
  }
}

/** The kinds' names in the same order, for those who loop over them. */
export const KINDS: KindOrder = ["point", "segment", "box", "circle", "capsule", "polygon", "polyline"];

export const shapeKinds: { readonly [K in Kind]: KindOperations<ShapeOf<K>> } = {
  point: pointKind,
  segment: segmentKind,
  box: boxKind,
  circle: circleKind,
  capsule: capsuleKind,
  polygon: polygonKind,
  polyline: polylineKind,
};

/** The operations of a shape's kind. */
export function operationsOf<S extends Shape>(shape: S): KindOperations<S> {
  kindIndex(shape);
  return shapeKinds[shape.kind] as unknown as KindOperations<S>;
}

/** Throws, naming the kinds there are. */
export function unknownKind(value: unknown): never {
  const { kind } = Object(value) as { kind?: unknown };
  const what = kind === undefined ? `${show(value)} has no kind` : `unknown kind ${show(kind)}`;
  typeError("ERR_KIND", `${what}; kinds here: ${KINDS.join(", ")} (3D shapes: import from "hantei/3d")`);
}
