/** What a picture draws: layers, and how strongly each of their features collides. */
import type { Bounds, Layer } from "../../pairs/layer.js";

/** States of a feature, the weaker first; a feature has the strongest of all pairs it is in. */
export const STATES = ["disjoint", "touching", "overlapping"] as const;
export type State = 0 | 1 | 2;

/** A layer with what the picture knows of it. */
export interface Drawn {
  readonly layer: Layer;
  readonly bounds: Bounds;
  readonly states: Uint8Array;
  readonly side: "a" | "b" | undefined;
}

/** How shapes look, the more there are: each with its marks, in thinner lines without, or as a raster. */
export type Look = "few" | "many" | "raster";
