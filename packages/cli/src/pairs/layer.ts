/** One input of `hantei pairs`: its features, each of one shape or several, as columns of bounds with shapes beside them. */
import type { Shape } from "hantei";
import type { Shape3 } from "hantei/3d";
import type { Crs } from "./crs.js";
import type { Ids } from "./ids.js";
import type { InstantKind } from "./instant-kinds.js";

/** What a layer's shapes live in; shapes of different worlds cannot be compared. */
export type World = "plane" | "space" | "time";

export type AnyShape = Shape | Shape3;

/** Least and greatest coordinates of every part; `minZ` and `maxZ` in space only, and `minY` and `maxY` 0 in time. */
export interface Bounds {
  readonly minX: Float64Array;
  readonly minY: Float64Array;
  readonly maxX: Float64Array;
  readonly maxY: Float64Array;
  readonly minZ?: Float64Array;
  readonly maxZ?: Float64Array;
}

/** Features in the order of the input. */
export interface Layer {
  /** How messages call the input. */
  readonly name: string;
  /** Undefined where there is no feature at all. */
  readonly world: World | undefined;
  /** How many features there are. */
  readonly count: number;
  /** Of every part of every feature, features in order. */
  readonly bounds: Bounds;
  /** The part's shape; where there is none, the part is the box of its bounds. Undefined where all parts are boxes. */
  readonly shapes: readonly (AnyShape | undefined)[] | undefined;
  /** The feature that a part belongs to; undefined where each feature is one part. */
  readonly owners: Uint32Array | undefined;
  /** The number of the feature's group; undefined where all features are of one group. */
  readonly groups: Uint32Array | undefined;
  /** What rows call a feature. */
  readonly ids: Ids;
  /** What the ends of intervals are; undefined where there are none. */
  readonly instants: InstantKind | undefined;
  /** What its coordinates are; undefined where the input could not say, or does not. */
  readonly crs: Crs | undefined;
}

/** The feature that a part belongs to. */
export function featureOf({ owners }: Layer, part: number): number {
  return owners === undefined ? part : (owners[part] as number);
}
