import { type Collector, keeper, MAX_NUMBERS } from "./collector.js";

/** Pairs that one array holds. */
const MOST = MAX_NUMBERS / 2;
/** Sorting as often as such a part of what may stay is new takes no longer than a few times as much as sorting all once. */
const NEW = 1 / 8;

/**
 * Keeps the first `limit` pairs in order, of however many are found: whenever there are twice as many as may stay, they are
 * sorted, and those behind the limit forgotten; from then on only what comes before the last of them is kept.
 *
 * @param limit - 1 or above.
 * @param sort - Sorts pairs, in a time that grows with them and with `boxes`.
 */
export function firstKeeper(
  where: string,
  limit: number,
  boxes: number,
  sort: (pairs: Uint32Array) => Uint32Array,
): Collector & { finish(): Uint32Array } {
  const room = Math.max(Math.min(2 * Math.max(limit, boxes), MOST), limit * (1 + NEW));
  const start = () => keeper(where, undefined, limit > MOST ? undefined : Number.POSITIVE_INFINITY);
  let kept = start();
  let last: Uint32Array | undefined;
  const first = (): Uint32Array => {
    const sorted = sort(kept.finish());
    return sorted.length > limit * 2 ? sorted.slice(0, limit * 2) : sorted;
  };
  return {
    count: 0,
    take(piece) {
      kept.take(last === undefined ? piece : before(last, piece));
      if (kept.count > room) {
        const sorted = first();
        last = sorted.subarray(-2);
        kept = start();
        kept.take(sorted);
      }
      return true;
    },
    finish: first,
  };
}

/** The pairs of a piece that come before one. */
function before(last: Uint32Array, piece: Uint32Array): Uint32Array {
  const [first, second] = last as unknown as readonly [number, number];
  const found = new Uint32Array(piece.length);
  let count = 0;
  for (let k = 0; k < piece.length; k += 2) {
    const i = piece[k] as number;
    const j = piece[k + 1] as number;
    if (i > first || (i === first && j > second)) continue;
    found[count] = i;
    found[count + 1] = j;
    count += 2;
  }
  return found.subarray(0, count);
}
