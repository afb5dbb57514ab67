/** How many others each box meets, counted by a sweep: where pairs are very many, far sooner than by looking at them. */
import { atOneGo } from "../signals.js";
import { areBoxes, countHits, type FindOptions } from "./find-pairs.js";
import type { Bounds, Layer } from "./layer.js";
import { boundsOf, numberOf, type Parts, partsByGroup } from "./pair-parts.js";

export interface Meetings {
  readonly touching: number;
  readonly overlapping: number;
  /** Of each feature of the first layer and of the second, which may be the same: 0 for one that meets none, 1 touches, 2 overlaps. */
  readonly states: readonly [Uint8Array, Uint8Array];
}

/** Fewer pairs a box are sooner looked at. */
const MANY = 64;
/** A sweep takes some 130 bytes a box; where there are more boxes than this, memory is better kept free. */
const MOST_BOXES = 4_000_000;

/** The meetings of two layers, or within one, where they are many and boxes alone decide; else undefined. */
export async function manyMeetings(
  a: Layer,
  b: Layer | undefined,
  options: FindOptions,
): Promise<Meetings | undefined> {
  if (!areBoxes(a, b) || a.world === "space") return undefined;
  const boxes = a.count + (b?.count ?? 0);
  if (boxes > MOST_BOXES) return undefined;
  const pairs = await countHits(a, b, options);
  return pairs <= MANY * boxes ? undefined : atOneGo(() => countMeetings(a, b, options.touching, pairs));
}

/**
 * The meetings of boxes in the plane, or of intervals: layers that boxes alone decide; within each group, where there are groups.
 *
 * @param touching - Whether touching is one.
 * @param all - How many there are in all, where that is known: where all overlap, nothing is counted a second time.
 */
export function countMeetings(a: Layer, b: Layer | undefined, touching: boolean, all?: number): Meetings {
  const layers = b === undefined ? [a] : [a, b];
  const count = (isOpen: boolean): Uint32Array[] => {
    const met = layers.map((layer) => new Uint32Array(layer.count));
    for (const [of, against] of partsByGroup(a, b)) {
      const parts = against === undefined ? [of] : [of, against];
      const bounds = parts.map((some, side) => boundsOf((layers[side] as Layer).bounds, some));
      const [x, y] = [ends(bounds, "X"), ends(bounds, "Y")];
      const sides = bounds.map((some) => sidesOf(some, x, y, isOpen));
      for (const [side, ofSide] of sides.entries()) {
        // Within one layer each meets itself.
        const [others, self] = sides.length === 1 ? [ofSide, 1] : [sides[1 - side] as Sides, 0];
        const [degreesOf, numbers] = [met[side] as Uint32Array, parts[side] as Parts];
        for (const [i, degree] of degrees(ofSide, others).entries()) degreesOf[numberOf(numbers, i)] = degree - self;
      }
    }
    return met;
  };
  // And each pair is met from both sides.
  const pairs = ([degrees]: Uint32Array[]): number =>
    (degrees as Uint32Array).reduce((sum, degree) => sum + degree, 0) / (b === undefined ? 2 : 1);
  const open = count(true);
  const overlapping = pairs(open);
  const closed = touching && overlapping !== all ? count(false) : open;
  const states = open.map((degrees, side) =>
    Uint8Array.from(degrees, (degree, i) => (degree > 0 ? 2 : (closed[side]?.[i] as number) > 0 ? 1 : 0)),
  );
  const [first, second = first] = states as [Uint8Array, Uint8Array?];
  return { overlapping, touching: pairs(closed) - overlapping, states: [first, second] };
}

/** All ends along an axis, ascending, each once. */
type Ends = Float64Array;

function ends(all: readonly Bounds[], axis: "X" | "Y"): Ends {
  const columns = all.flatMap((bounds) => [bounds[`min${axis}`], bounds[`max${axis}`]]);
  const ends = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const column of columns) {
    ends.set(column, at);
    at += column.length;
  }
  ends.sort();
  let kept = 0;
  for (const end of ends) if (kept === 0 || end !== ends[kept - 1]) ends[kept++] = end;
  return ends.subarray(0, kept);
}

/**
 * The sides of boxes as whole numbers, three to an end: a hair before it, itself, a hair after it. Two boxes meet where each
 * begins, along both axes, no later than the other ends.
 */
interface Sides {
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  readonly bottom: Uint32Array;
  readonly top: Uint32Array;
  /** How many such numbers there are. */
  readonly columns: number;
  readonly rows: number;
}

/** @param isOpen - The interiors' sides: what has a length begins a hair later and ends a hair sooner. */
function sidesOf({ minX, minY, maxX, maxY }: Bounds, x: Ends, y: Ends, isOpen: boolean): Sides {
  const side = (column: Float64Array, other: Float64Array, ends: Ends, hair: number): Uint32Array =>
    Uint32Array.from(column, (end, i) => 3 * placeOf(end, ends) + 1 + (isOpen && end !== other[i] ? hair : 0));
  return {
    left: side(minX, maxX, x, 1),
    right: side(maxX, minX, x, -1),
    bottom: side(minY, maxY, y, 1),
    top: side(maxY, minY, y, -1),
    columns: 3 * x.length,
    rows: 3 * y.length,
  };
}

function placeOf(end: number, ends: Ends): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] as number) < end) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many of the others each box meets: those that begin by its right side, less those that ended before its left one. */
function degrees(of: Sides, others: Sides): Uint32Array {
  const counts = new Uint32Array(of.left.length);
  sweep(of, of.right, others, others.left, (i, met) => {
    counts[i] = met;
  });
  // A hair before: what ends where this one begins still meets it.
  const before = of.left.map((left) => left - 1);
  sweep(of, before, others, others.right, (i, met) => {
    counts[i] = (counts[i] as number) - met;
  });
  return counts;
}

/** Tells of each box how many others that lie beside it have a side no later than a place. */
function sweep(
  of: Sides,
  places: Uint32Array,
  others: Sides,
  sides: Uint32Array,
  tell: (i: number, met: number) => void,
): void {
  const [bottoms, tops] = [new Tally(others.rows), new Tally(others.rows)];
  const coming = ascending(sides, others.columns);
  let next = 0;
  for (const i of ascending(places, of.columns)) {
    for (; next < coming.length && (sides[coming[next] as number] as number) <= (places[i] as number); next++) {
      const other = coming[next] as number;
      bottoms.add(others.bottom[other] as number);
      tops.add(others.top[other] as number);
    }
    tell(i, bottoms.upTo(of.top[i] as number) - tops.upTo((of.bottom[i] as number) - 1));
  }
}

/** The indices of whole numbers below a bound, by the numbers, ascending. */
function ascending(numbers: Uint32Array, bound: number): Uint32Array {
  const starts = new Uint32Array(bound + 1);
  for (const number of numbers) (starts[number + 1] as number)++;
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  const order = new Uint32Array(numbers.length);
  for (const [i, number] of numbers.entries()) order[(starts[number] as number)++] = i;
  return order;
}

/** Counts of whole numbers that tell how many are no larger than one (Fenwick, "A new data structure for cumulative frequency tables", 1994). */
class Tally {
  readonly #sums: Uint32Array;

  constructor(bound: number) {
    this.#sums = new Uint32Array(bound + 1);
  }

  add(number: number): void {
    const sums = this.#sums;
    for (let at = number + 1; at < sums.length; at += at & -at) (sums[at] as number)++;
  }

  upTo(number: number): number {
    const sums = this.#sums;
    let sum = 0;
    for (let at = number + 1; at > 0; at -= at & -at) sum += sums[at] as number;
    return sum;
  }
}
