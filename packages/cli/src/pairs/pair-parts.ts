/** Parts of layers whose bounds meet: the broad phase, group by group where there are groups. */
import { type Boxes, join, pairs } from "hantei/broadphase";
import { type Bounds, featureOf, type Layer } from "./layer.js";

export type Kernel = "simd" | "js" | undefined;

/** Parts, as the numbers they have in their layer: ascending, or undefined for `from` and all after it, up to `to`. */
export interface Parts {
  readonly numbers: Uint32Array | undefined;
  readonly from: number;
  readonly to: number;
}

/** Pairs of parts, as the engine found them: numbers within the parts of a and of b. */
export interface Candidates {
  readonly a: Parts;
  readonly b: Parts;
  readonly pairs: Uint32Array;
}

/** Parts of a layer, from one up to another. */
export type PartRange = readonly [from: number, to: number];

/** Which features of the first layer are asked about: the whole of it, or from one up to another. */
export interface Slab {
  readonly from: number;
  readonly to: number;
  /** Of one feature, some of its parts. Default: all. */
  readonly parts?: PartRange;
}

export interface BroadOptions {
  /** Whether bounds that only touch are wanted. */
  readonly touching: boolean;
  readonly kernel: Kernel;
  /** The most pairs that are of use, each time that parts are handed to the engine. */
  readonly most: number;
}

/** So few comparisons cost less than columns of their own for the engine, a third where most groups have two shapes. */
const FEW_COMPARISONS = 2048;

/**
 * Hands over the pairs of parts whose bounds meet, each once: within one layer, or between two.
 *
 * @param take - Returns false to stop.
 */
export function pairParts(
  a: Layer,
  b: Layer | undefined,
  slab: Slab,
  options: BroadOptions,
  take: (candidates: Candidates) => boolean,
): void {
  const isWhole = slab.from === 0 && slab.to === a.count;
  const [first, last] = partsOf(a, slab);
  // A feature is not paired with itself.
  const next = slab.to - slab.from === 1 ? partOf(a, slab.to) : first;
  for (const [of, against] of blocks(a, b, [first, last, next], isWhole && next === first)) {
    const call = (found: Uint32Array): boolean => found.length === 0 || take({ a: of, b: against ?? of, pairs: found });
    if (!pairBlock(a, of, b ?? a, against, options, call)) return;
  }
}

/** The parts of a slab. */
export function partsOf(a: Layer, { from, to, parts }: Slab): PartRange {
  return parts ?? [partOf(a, from), partOf(a, to)];
}

/** The first part of a feature, or how many parts there are, for the number of features. */
function partOf({ owners, bounds }: Layer, feature: number): number {
  if (owners === undefined) return feature;
  let [low, high] = [0, bounds.minX.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((owners[middle] as number) < feature) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What is to be compared with what; without a second, among itself.
 *
 * @param parts - The first part of the slab and the one after its last, and the first of those in the same layer that they are
 * compared with.
 */
function* blocks(
  a: Layer,
  b: Layer | undefined,
  [first, last, next]: readonly [number, number, number],
  isWhole: boolean,
): Generator<readonly [Parts, Parts | undefined]> {
  const all = (layer: Layer, from = 0): Parts => ({ numbers: undefined, from, to: layer.bounds.minX.length });
  if (a.groups === undefined) {
    if (b === undefined)
      yield isWhole ? [all(a), undefined] : [{ numbers: undefined, from: first, to: last }, all(a, next)];
    else yield [{ numbers: undefined, from: first, to: last }, all(b)];
    return;
  }
  const membersA = members(a, first, last);
  const membersB =
    b === undefined
      ? isWhole
        ? undefined
        : members(a, next, a.bounds.minX.length)
      : members(b, 0, b.bounds.minX.length);
  for (let group = 0; group < membersA.length; group++) {
    const of = membersA.of(group);
    if (of.length === 0) continue;
    const against = membersB?.of(group);
    if (against?.length === 0) continue;
    yield [listed(of), against === undefined ? undefined : listed(against)];
  }
}

function sizeOf({ from, to }: Parts): number {
  return to - from;
}

function listed(numbers: Uint32Array): Parts {
  return { numbers, from: 0, to: numbers.length };
}

/** The parts of each group, ascending. */
function members(layer: Layer, from: number, to: number): { readonly length: number; of(group: number): Uint32Array } {
  const groups = layer.groups as Uint32Array;
  const groupOf = (part: number): number => groups[featureOf(layer, part)] as number;
  let most = -1;
  for (let part = from; part < to; part++) most = Math.max(most, groupOf(part));
  const starts = new Uint32Array(most + 2);
  for (let part = from; part < to; part++) (starts[groupOf(part) + 1] as number)++;
  for (let group = 0; group <= most; group++)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number);
  const next = starts.slice();
  const numbers = new Uint32Array(to - from);
  for (let part = from; part < to; part++) {
    const group = groupOf(part);
    numbers[(next[group] as number)++] = part;
  }
  return {
    length: most + 1,
    of: (group) => numbers.subarray(starts[group] ?? numbers.length, starts[group + 1] ?? numbers.length),
  };
}

function pairBlock(
  a: Layer,
  of: Parts,
  b: Layer,
  against: Parts | undefined,
  { touching, kernel, most }: BroadOptions,
  take: (found: Uint32Array) => boolean,
): boolean {
  if (sizeOf(of) * sizeOf(against ?? of) <= FEW_COMPARISONS) return take(compareAll(a.bounds, of, b.bounds, against));
  let goesOn = true;
  const onPairs = (found: Uint32Array): boolean => {
    goesOn = take(found);
    return goesOn;
  };
  const chunked = { touching, onPairs, limit: most, ...(kernel === undefined ? {} : { kernel }) };
  const boxes = columns(a, of);
  if (against === undefined) pairs(boxes, chunked);
  else join(boxes, columns(b, against), chunked);
  return goesOn;
}

/** Few parts are compared one by one, closed; whoever wants them open looks closer anyway. */
function compareAll(a: Bounds, of: Parts, b: Bounds, against: Parts | undefined): Uint32Array {
  const found: number[] = [];
  const other = against ?? of;
  for (let i = 0; i < of.to - of.from; i++) {
    for (let j = against === undefined ? i + 1 : 0; j < other.to - other.from; j++) {
      if (meet(a, numberOf(of, i), b, numberOf(other, j))) found.push(i, j);
    }
  }
  return Uint32Array.from(found);
}

function meet(a: Bounds, i: number, b: Bounds, j: number): boolean {
  return (
    within(a.minX, a.maxX, i, b.minX, b.maxX, j) &&
    within(a.minY, a.maxY, i, b.minY, b.maxY, j) &&
    (a.minZ === undefined ||
      within(a.minZ, a.maxZ as Float64Array, i, b.minZ as Float64Array, b.maxZ as Float64Array, j))
  );
}

function within(
  minA: Float64Array,
  maxA: Float64Array,
  i: number,
  minB: Float64Array,
  maxB: Float64Array,
  j: number,
): boolean {
  return (minA[i] as number) <= (maxB[j] as number) && (minB[j] as number) <= (maxA[i] as number);
}

/** The number that a part has in its layer. */
export function numberOf({ numbers, from }: Parts, index: number): number {
  return numbers === undefined ? from + index : (numbers[index] as number);
}

/** What is compared with what, group by group where there are groups; without a second, among itself. */
export function* partsByGroup(a: Layer, b: Layer | undefined): Generator<readonly [Parts, Parts | undefined]> {
  for (const [of, against] of blocks(a, b, [0, a.bounds.minX.length, 0], true)) {
    // Most groups may have one member: that is no pair.
    if (against !== undefined || sizeOf(of) > 1) yield [of, against];
  }
}

/** The engine's columns of all parts, as `partsByGroup` has them, and whether they are few. */
export function* columnsByGroup(
  a: Layer,
  b: Layer | undefined,
): Generator<readonly [Boxes, Boxes | undefined, areFew: boolean]> {
  for (const [of, against] of partsByGroup(a, b)) {
    const areFew = sizeOf(of) * sizeOf(against ?? of) <= FEW_COMPARISONS;
    yield [columns(a, of), against && columns(b as Layer, against), areFew];
  }
}

/** The engine's columns of some parts. */
function columns({ bounds, world }: Layer, parts: Parts): Boxes {
  if (world === "time") return { start: columnOf(bounds.minX, parts), end: columnOf(bounds.maxX, parts) };
  const flat = boundsOf(bounds, parts);
  if (bounds.minZ === undefined || bounds.maxZ === undefined) return flat;
  return { ...flat, minZ: columnOf(bounds.minZ, parts), maxZ: columnOf(bounds.maxZ, parts) };
}

/** The bounds of some parts along x and y. */
export function boundsOf({ minX, minY, maxX, maxY }: Bounds, parts: Parts): Bounds {
  const of = (column: Float64Array): Float64Array => columnOf(column, parts);
  return { minX: of(minX), minY: of(minY), maxX: of(maxX), maxY: of(maxY) };
}

/** Of a column what belongs to some parts: a view where they lie together, else a copy. */
function columnOf(column: Float64Array, { numbers, from, to }: Parts): Float64Array {
  return numbers === undefined
    ? column.subarray(from, to)
    : Float64Array.from(numbers, (part) => column[part] as number);
}
