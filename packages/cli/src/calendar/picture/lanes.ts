/** Blocks of one day side by side: those that run at once share the width. */

/** A piece of an instance on one day, in hours of the wall. */
export interface Piece<T> {
  readonly of: T;
  readonly from: number;
  readonly to: number;
}

export interface Laid<T> extends Piece<T> {
  readonly lane: number;
  /** How many lanes those beside it take in all. */
  readonly lanes: number;
}

/** Puts each piece into the first lane that is free; pieces that are linked by running at once get the same count of lanes. */
export function layOut<T>(pieces: readonly Piece<T>[], shortest: number): readonly Laid<T>[] {
  const laid: Laid<T>[] = [];
  let cluster: { readonly piece: Piece<T>; readonly lane: number }[] = [];
  let ends: number[] = [];
  const close = (): void => {
    laid.push(...cluster.map(({ piece, lane }) => ({ ...piece, lane, lanes: ends.length })));
    cluster = [];
    ends = [];
  };
  for (const piece of [...pieces].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= piece.from)) close();
    const free = ends.findIndex((end) => end <= piece.from);
    const lane = free < 0 ? ends.length : free;
    // What is shorter is drawn no smaller, and must not be covered.
    ends[lane] = Math.max(piece.to, piece.from + shortest);
    cluster.push({ piece, lane });
  }
  close();
  return laid;
}
