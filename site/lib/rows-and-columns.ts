/**
 * The lesson's own broad phase, to watch it work: boxes are binned by their low corners into rows and, inside a row, columns,
 * with cells as large as the largest box, so that whatever meets a box begins in its own cell, one of the eight around it, or
 * nowhere. The library does the same with a counting sort over typed arrays (`hantei/broadphase`).
 */
export interface SmallBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export type Method = "all" | "rows" | "cells";

/** Each box's candidates: those that a method would compare it with, each pair once, under its smaller number. */
export function candidatesOf(boxes: readonly SmallBox[], method: Method, cell: number): readonly (readonly number[])[] {
  const row = boxes.map(({ minY }) => Math.floor(minY / cell));
  const column = boxes.map(({ minX }) => Math.floor(minX / cell));
  const near = (of: readonly number[], i: number, j: number): boolean =>
    Math.abs((of[i] as number) - (of[j] as number)) <= 1;
  const all = boxes.map((_, i) => boxes.flatMap((_, j) => (j > i ? [j] : [])));
  if (method === "all") return all;
  return all.map((list, i) => list.filter((j) => near(row, i, j) && (method === "rows" || near(column, i, j))));
}
