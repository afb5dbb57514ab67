import { NUMBER } from "../../kernels/broadphase.js";
import type { Side } from "./block.js";

/** Boxes that go through the kernels at once: their columns stay in the processor's cache. */
export const CHUNK = 4096;

/** Copies a chunk's columns; beyond its end, up to a multiple of 4, zeros, which are bounds. */
export function stage(
  f64: Float64Array,
  staging: number,
  { columns, bias }: Side,
  members: Uint32Array | undefined,
  from: number,
  count: number,
): void {
  let at = staging >> 3;
  for (const { low, high } of columns.axes) {
    for (const column of [low, high]) {
      if (members === undefined) f64.set(count < column.length ? column.subarray(from, from + count) : column, at);
      else gather(f64, at, column, members, from, count, bias);
      for (let k = count; k & 3; k++) f64[at + k] = 0;
      at += CHUNK;
    }
  }
}

function gather(
  f64: Float64Array,
  at: number,
  column: Float64Array,
  members: Uint32Array,
  from: number,
  count: number,
  bias: number,
): void {
  for (let k = 0; k < count; k++) f64[at + k] = column[((members[from + k] as number) & NUMBER) - bias] as number;
}
