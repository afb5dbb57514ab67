import type { Pose } from "../foundation/pose.js";
import type { Box } from "./box.js";

/** What table 1 (`shape-kinds.ts`) holds for one kind; a kind that lacks an operation does not compile. */
export interface KindOperations<S> {
  /** The smallest box of doubles that holds the shape. */
  readonly bounds: (shape: S) => Box;
  /** The shape moved by (dx, dy), each coordinate rounded once. */
  readonly translate: (shape: S, dx: number, dy: number) => S;
  /** The shape turned and moved; a turned box is no longer a box, so the kind may change. */
  readonly place: (shape: S, pose: Pose) => unknown;
  /** The plain object that JSON can hold: infinities as text. */
  readonly toJSON: (shape: S) => object;
  /** Builds the shape from the fields of a plain object, checking each. */
  readonly fromFields: (fields: Readonly<Record<string, unknown>>) => S;
}
