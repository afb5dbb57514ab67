import type { AxisFrame } from "./frame.js";

/** How one axis is cut into strips: a table from slices of keys to strips. */
export interface Strips {
  readonly count: number;
  readonly shift: number;
  readonly table: Uint16Array;
}

/** All keys in one slice, and that in strip 0. */
const ONE_STRIP: Strips & { readonly copies: number } = {
  count: 1,
  shift: 31,
  table: /* @__PURE__ */ new Uint16Array(1),
  copies: 1,
};

const SLICES = 4096;
/** Copies of a box in the strips that it reaches, on average: more than this, and there are fewer strips. */
const MOST_COPIES = 1.5;

/** Cuts an axis into about `wanted` strips of as many sampled boxes each. Gives the copies of a box that are to be expected. */
export function cutStrips(
  low: Float64Array,
  high: Float64Array,
  { scale, offset, limit }: AxisFrame,
  wanted: number,
): Strips & { readonly copies: number } {
  if (wanted <= 1) return ONE_STRIP;
  let shift = 0;
  while (limit >> shift >= SLICES) shift++;
  const slice = (value: number): number => Math.max(0, Math.min(limit, value * scale + offset)) >> shift;
  const lows = low.map(slice);
  const highs = high.map(slice);
  const sorted = lows.slice().sort();
  const table = new Uint16Array(SLICES);
  for (let count = Math.min(wanted, SLICES); ; count = Math.ceil(count / 2)) {
    let strip = 0;
    let from = 0;
    for (let k = 1; k < count; k++) {
      const to = sorted[Math.floor((k * sorted.length) / count)] as number;
      // Equal ends cannot be parted.
      if (to <= from) continue;
      table.fill(strip, from, to);
      strip++;
      from = to;
    }
    table.fill(strip, from);
    let copies = 0;
    for (let i = 0; i < lows.length; i++) {
      copies += (table[highs[i] as number] as number) - (table[lows[i] as number] as number) + 1;
    }
    copies /= Math.max(1, lows.length);
    if (copies <= MOST_COPIES || strip === 0) return { count: strip + 1, shift, table, copies };
  }
}
