/**
 * TABLE 1: every kind of shape in space and what can be done to one alone.
 *
 * A new kind is one file in `shapes/` and one line in each list below; the compiler then names every other place that wants to
 * know of it, which CONTRIBUTING goes through.
 */
import { typeError } from "../base/errors.js";
import { show } from "../base/validate.js";
import { type Box3, boxKind } from "./shapes/box.js";
import { type Capsule3, capsuleKind } from "./shapes/capsule.js";
import type { KindOperations } from "./shapes/kind.js";
import { type Point3, pointKind } from "./shapes/point.js";
import { type Segment3, segmentKind } from "./shapes/segment.js";
import { type Sphere, sphereKind } from "./shapes/sphere.js";

/** The name of a kind, and its shape's type. */
interface Kinds {
  readonly point3: Point3;
  readonly segment3: Segment3;
  readonly box3: Box3;
  readonly sphere: Sphere;
  readonly capsule3: Capsule3;
}

/** The name of a kind. */
export type Kind3 = keyof Kinds;

/** The shape of a given kind. */
export type Shape3Of<K extends Kind3> = Kinds[K];

/** Every shape of space. */
export type Shape3 = Shape3Of<Kind3>;

/** The kinds in the order of the matrix's rows. */
export type KindOrder = readonly ["point3", "segment3", "box3", "sphere", "capsule3"];

/**
 * A question's cells for every unordered pair of kinds, in one flat tuple: row i has the cells (i, 0) to (i, i), each of which takes
 * a shape of the row's kind, one of the column's, and the rest.
 */
export type Triangle<
  Rest extends readonly unknown[],
  Answer,
  Order extends readonly Kind3[] = KindOrder,
> = Order extends readonly [...infer Before extends Kind3[], infer Row extends Kind3]
  ? readonly [
      ...Triangle<Rest, Answer, Before>,
      ...{ [C in keyof Order]: (a: Shape3Of<Row>, b: Shape3Of<Order[C]>, ...rest: Rest) => Answer },
    ]
  : readonly [];

/** The one place where a kind's name becomes a number: its row in the matrix. A kind that is forgotten here does not compile. */
export function kindIndex(shape: Shape3): number {
  switch (shape?.kind) {
    case "point3":
      return 0;
    case "segment3":
      return 1;
    case "box3":
      return 2;
    case "sphere":
      return 3;
    case "capsule3":
      return 4;
    default:
      return unknownKind(shape satisfies never);
  }
}

/** The kinds' names in the same order, for those who loop over them. */
export const KINDS: KindOrder = ["point3", "segment3", "box3", "sphere", "capsule3"];

export const shapeKinds: { readonly [K in Kind3]: KindOperations<Shape3Of<K>> } = {
  point3: pointKind,
  segment3: segmentKind,
  box3: boxKind,
  sphere: sphereKind,
  capsule3: capsuleKind,
};

/** The operations of a shape's kind. */
export function operationsOf<S extends Shape3>(shape: S): KindOperations<S> {
  kindIndex(shape);
  return shapeKinds[shape.kind] as unknown as KindOperations<S>;
}

/** Throws, naming the kinds there are. */
export function unknownKind(value: unknown): never {
  const { kind } = Object(value) as { kind?: unknown };
  const what = kind === undefined ? `${show(value)} has no kind` : `unknown kind ${show(kind)}`;
  typeError("ERR_KIND", `${what}; kinds here: ${KINDS.join(", ")} (2D shapes: import from "hantei")`);
}
