/**
 * The first boxes of the plane on a ray's way: a kernel is asked for all on the first part of it that most likely has enough, and
 * for a longer one where it has not.
 */
import { drawnImage, type Searched } from "./images.js";
import { REACH } from "./ray.js";
import { castOnImage, type Hits } from "./ray-image.js";
import { guessReach, isResting, noteHits, noteTooMany, type Strides, settledHits } from "./strides.js";

/** A part with too few hits is so much shorter than the next. */
const GROWTH = 4;
/** After so many parts the whole ray is asked about. */
const MOST_PARTS = 8;

/** A box that a ray meets. */
export interface BoxHit {
  readonly id: number;
  /**
   * Where along the ray, in lengths of its direction, 0 where it starts in the box; within a few units of the last place. One
   * beyond all doubles is the largest.
   */
  readonly fraction: number;
}

/** The first boxes that a ray meets; undefined where there are no kernels to tell, or too many hits for them. */
export function firstHits(
  searched: Searched,
  strides: Strides,
  query: Float64Array,
  limit: number,
  filter: ((id: number) => boolean) | undefined,
): BoxHit[] | undefined {
  const { tree } = searched;
  const reach = query[REACH] as number;
  const hits: BoxHit[] = [];
  let seen = 0;
  const areAll = limit === tree.count;
  if (!areAll && isResting(strides)) return undefined;
  let part = areAll ? reach : guessReach(strides, query, limit);
  for (let parts = 1; ; parts++, part *= GROWTH) {
    const isWhole = parts === MOST_PARTS || !(part < reach);
    // Anew each time: a filter may have asked another index, whose image now lies in the place of this one's.
    const drawn = drawnImage(searched);
    query[REACH] = isWhole ? reach : part;
    const met = drawn && castOnImage(tree, drawn, query);
    query[REACH] = reach;
    if (met === undefined) {
      if (drawn !== undefined && !areAll) noteTooMany(strides);
      return undefined;
    }
    const settled = isWhole ? met.size : settledHits(met, part);
    if (!areAll && (isWhole || settled >= limit)) noteHits(strides, query, met, limit, parts);
    if (filter === undefined) {
      if (isWhole || settled >= limit) return hitsOf(met, 0, Math.min(settled, limit));
      continue;
    }
    // Taken out of the kernels' memory before the filter is asked.
    const next = hitsOf(met, seen, settled);
    seen = settled;
    for (const hit of next) {
      if (!filter(hit.id)) continue;
      hits.push(hit);
      if (hits.length === limit) return hits;
    }
    if (isWhole) return hits;
  }
}

/** What of the hits lies from one place on and before another, to keep. */
export function hitsOf({ values, ids }: Hits, from: number, to: number): BoxHit[] {
  const hits: BoxHit[] = new Array(Math.max(to - from, 0));
  for (let at = from; at < to; at++) {
    hits[at - from] = { id: ids[at] as number, fraction: Math.min(values[at] as number, Number.MAX_VALUE) };
  }
  return hits;
}
