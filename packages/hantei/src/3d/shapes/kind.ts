import type { Pose3 } from "../foundation/pose.js";
import type { Box3 } from "./box.js";

/** What table 1 (`shape-kinds.ts`) holds for one kind; a kind that lacks an operation does not compile. */
export interface KindOperations<S> {
  /** The smallest box of doubles that holds the shape. */
  readonly bounds: (shape: S) => Box3;
  /** The shape moved by (dx, dy, dz), each coordinate rounded once. */
  readonly translate: (shape: S, pose: Pose3) => S;
  /** The plain object that JSON can hold: infinities as text. */
  readonly toJSON: (shape: S) => object;
  /** Builds the shape from the fields of a plain object, checking each. */
  readonly fromFields: (fields: Readonly<Record<string, unknown>>) => S;
}
