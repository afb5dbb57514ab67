/**
 * What tells the washes of a raster apart without their colors: some of their pixels are fainter, in lines or dots. Only where an area
 * is large enough to show them: on shapes of a few pixels there is no room for any mark, and what is faint there means few shapes.
 */
import type { Ink } from "./palette.js";

/** Whether a pixel of the raster is a fainter one. */
export type Texture = (x: number, y: number) => boolean;

/** As in the vector picture, lines that slant where shapes overlap, and dots where they touch; what is disjoint is even, or upright lines for B. */
export const TEXTURES: Readonly<Record<Ink, Texture | undefined>> = {
  a: undefined,
  b: (x) => x % 12 < 4,
  overlapping: (x, y) => (x + y) % 14 < 5,
  touching: (x, y) => x % 10 < 4 && y % 10 < 4,
  disjoint: undefined,
};
