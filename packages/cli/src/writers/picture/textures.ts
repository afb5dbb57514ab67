/**
 * What tells the washes of a raster apart without their colors: some of their pixels are fainter, in lines or dots. Only where an area
 * is large enough to show them: on shapes of a few pixels there is no room for any mark, and what is faint there means few shapes.
 */
import type { Ink } from "./palette.js";

/** How much of a pixel of the raster is fainter, from 0 to 1. */
export type Texture = (x: number, y: number) => number;

/** Across a slanted line: it cuts the pixels at its edges in halves, and would be a stair without them. */
const SLANTED = [1, 1, 1, 1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0.5] as const;

/** As in the vector picture, lines that slant where shapes overlap, and dots where they touch; what is disjoint is even, or upright lines for B. */
export const TEXTURES: Readonly<Record<Ink, Texture | undefined>> = {
  a: undefined,
  b: (x) => (x % 12 < 4 ? 1 : 0),
  overlapping: (x, y) => SLANTED[(x + y) % SLANTED.length] as number,
  touching: (x, y) => (x % 10 < 4 && y % 10 < 4 ? 1 : 0),
  disjoint: undefined,
};
