import { typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import { checkInstant, typeName } from "../instant.js";
import { checkEnds } from "../interval.js";
import { readPairRules, readTouching } from "../options.js";
import { checkSameType, type Slot } from "../slots.js";
import { build, type IntervalArrays, integerOf } from "./build.js";
import { areFewFor, forEachRangeOfFew, placed } from "./few-ranges.js";
import { type Parts, read } from "./layout.js";
import { findPairs, forEachRange, joinRanges, type Ordered } from "./pairs.js";
import { type Lookup, lookupOf, searchBetween } from "./search.js";
import { commonRanks, GREATEST, LEAST, placeOf, type Values } from "./values.js";

/** What counts as a clash. */
export interface IndexOptions {
  /** Whether back to back counts. Default false. */
  readonly touching?: boolean | undefined;
}

/** What counts as a clash, and how many are too many. */
export interface IndexPairOptions extends IndexOptions {
  /** More pairs than this are refused, none left out. Default 100,000,000: 800 megabytes. */
  readonly maxPairs?: number | undefined;
}

/** Eight bytes a pair: 800 megabytes, well below what one array may hold. */
const DEFAULT_MAX_PAIRS = 100_000_000;

/**
 * Intervals that stay, made ready for many questions: who is there at an instant, who clashes with a slot, which pairs clash
 * with each other or with another index's. Answers are indices of the intervals as given, in fresh arrays.
 *
 * Numbers are kept as doubles, bigints as 64-bit integers, both exactly; turn dates into `getTime()` and instants of Temporal
 * into `epochNanoseconds`. Building takes time n log n, a question log n + the number of answers, or nearly so.
 *
 * @example
 * ```ts
 * import { IntervalIndex, interval } from "hantei/interval";
 * const index = new IntervalIndex([interval(9, 11), interval(10, 12), interval(12, 13)]);
 * console.log(index.at(10).join()); // 0,1
 * console.log(index.search(interval(11, 12)).join()); // 1: back to back does not count
 * console.log(index.search(interval(11, 12), { touching: true }).join()); // 0,1,2
 * console.log(index.pairs().join()); // 0,1
 * const loaded = IntervalIndex.load(index.save());
 * console.log(loaded.size); // 3
 * ```
 */
export class IntervalIndex {
  #parts: Parts;
  #lookup: Lookup;

  /**
   * @param source - Slots of numbers or bigints, or typed arrays of their starts and ends, which are copied. In a
   * `BigInt64Array` the least and the greatest value stand for −Infinity and Infinity.
   * @throws TypeError `ERR_TYPE` for what is neither, for slots of several types, of dates or of Temporal's values; RangeError
   * `ERR_ORDER` and `ERR_NOT_FINITE` as `interval` does, naming the slot; `ERR_LENGTH` for arrays of different lengths;
   * `ERR_RANGE` for a bigint of a slot that is not between those two values.
   */
  constructor(source: readonly Slot<number | bigint>[] | IntervalArrays) {
    this.#parts = build(source);
    this.#lookup = lookupOf(this.#parts);
  }

  /**
   * The index that a buffer holds, which `save` gave; it is copied.
   *
   * @param data - The buffer, or a view on it, as what `readFile` gives.
   * @throws TypeError `ERR_TYPE` for what is no buffer, or was transferred elsewhere; RangeError `ERR_FORMAT` for a buffer of something
   * else, or one that is cut off, damaged, or from a machine of another byte order.
   * @example
   * ```ts
   * import { IntervalIndex } from "hantei/interval";
   * const saved = new IntervalIndex({ starts: Float64Array.of(9, 10), ends: Float64Array.of(11, 12) }).save();
   * console.log(IntervalIndex.load(saved).at(10).join()); // 0,1
   * ```
   */
  static load(data: ArrayBufferLike | ArrayBufferView): IntervalIndex {
    const index = new IntervalIndex([]);
    index.#parts = read(data);
    index.#lookup = lookupOf(index.#parts);
    return index;
  }

  /** How many intervals. */
  get size(): number {
    return this.#parts.ids.length;
  }

  /** All of it in one buffer, to be kept or posted; a fresh copy. */
  save(): ArrayBuffer {
    return this.#parts.buffer.slice(0);
  }

  /**
   * Who clashes with a slot: indices, ascending. Back to back does not count unless `touching` is true.
   *
   * @throws TypeError `ERR_TYPE` for a slot whose type is not the index's and for an option of another type, `ERR_KIND` for a slot that
   * recurs; RangeError as `interval` does.
   * @example
   * ```ts
   * import { IntervalIndex, interval } from "hantei/interval";
   * const index = new IntervalIndex([interval(9, 11), interval(10, 12), interval(12, 13)]);
   * console.log(index.search(interval(11, 12)).join()); // 1
   * console.log(index.search(interval(11, 12), { touching: true }).join()); // 0,1,2
   * ```
   */
  search(slot: Slot<number | bigint>, options: IndexOptions = {}): number[] {
    const touching = readTouching("IntervalIndex: search", options);
    const { kind, start, end } = Object(slot) as Slot<number | bigint> & { readonly kind?: unknown };
    if (kind === "recurring")
      typeError("ERR_KIND", "IntervalIndex: search: the slot recurs; an index has slots of a date");
    checkEnds("IntervalIndex: slot", start, end);
    const from = this.#place("slot", start);
    const to = this.#place("slot", end, from);
    const [parts, lookup] = [this.#parts, this.#lookup];
    if (touching) return searchBetween(parts, lookup, to, from);
    return searchBetween(parts, lookup, to - 1, from + 1, from === to ? from : undefined);
  }

  /**
   * Who is there at an instant: those with start ≤ instant < end, and those of length 0 that are just there. Indices, ascending.
   *
   * @throws TypeError `ERR_TYPE` for an instant whose type is not the index's; RangeError `ERR_NOT_FINITE` for NaN.
   * @example
   * ```ts
   * import { IntervalIndex, interval } from "hantei/interval";
   * const index = new IntervalIndex([interval(9, 10), interval(10, 12), interval(10, 10)]);
   * console.log(index.at(10).join()); // 1,2: the first one has ended
   * ```
   */
  at(instant: number | bigint): number[] {
    checkInstant("IntervalIndex: at", instant);
    const place = this.#place("at", instant);
    return searchBetween(this.#parts, this.#lookup, place, place + 1, place);
  }

  /**
   * All pairs that clash, i₀, j₀, i₁, j₁, … with i < j, each once, by the start of the earlier one.
   *
   * @throws TypeError `ERR_TYPE` for an option of another type; RangeError `ERR_TOO_MANY` for more than `maxPairs` pairs, `ERR_RANGE` for
   * one below 0 or not whole.
   * @example
   * ```ts
   * import { IntervalIndex, interval } from "hantei/interval";
   * const index = new IntervalIndex([interval(10, 12), interval(9, 11), interval(11, 13)]);
   * console.log(index.pairs().join()); // 0,1,0,2: the second ends as the third begins
   * ```
   */
  pairs(options: IndexPairOptions = {}): Uint32Array {
    const { touching, maxPairs } = readPairRules("IntervalIndex: pairs", options, DEFAULT_MAX_PAIRS);
    return findPairs(this.#parts, touching, maxPairs);
  }

  /**
   * All pairs of one of this index and one of another that clash, i₀, j₀, i₁, j₁, …: i is of this one, j of the other; by the
   * start of the earlier one.
   *
   * @throws TypeError `ERR_TYPE` for what is no index, an index of another type, or an option of another type; RangeError
   * `ERR_TOO_MANY` for more than `maxPairs` pairs, `ERR_RANGE` for one below 0 or not whole.
   * @example
   * ```ts
   * import { IntervalIndex, interval } from "hantei/interval";
   * const rooms = new IntervalIndex([interval(9, 11), interval(11, 12)]);
   * const people = new IntervalIndex([interval(10, 12)]);
   * console.log(rooms.join(people).join()); // 0,0,1,0
   * ```
   */
  join(other: IntervalIndex, options: IndexPairOptions = {}): Uint32Array {
    const { touching, maxPairs } = readPairRules("IntervalIndex: join", options, DEFAULT_MAX_PAIRS);
    if (!(other instanceof IntervalIndex)) {
      typeError("ERR_TYPE", `IntervalIndex: join: another IntervalIndex is wanted, not ${show(other)}`);
    }
    const [a, b] = [this.#parts, other.#parts];
    if (a.ids.length === 0 || b.ids.length === 0) return new Uint32Array();
    const [valuesA, valuesB] = [asIn(a.values, b.values), asIn(b.values, a.values)];
    checkSameType("IntervalIndex: join", typeOf(valuesA), typeOf(valuesB));
    if (areFewFor(a.ids.length, b.ids.length)) {
      const few = placed(a, valuesA, valuesB);
      return joinRanges(few, b, maxPairs, (report) =>
        forEachRangeOfFew(few, b, other.#lookup.tree, true, touching, report),
      );
    }
    if (areFewFor(b.ids.length, a.ids.length)) {
      const few = placed(b, valuesB, valuesA);
      return joinRanges(a, few, maxPairs, (report) =>
        forEachRangeOfFew(few, a, this.#lookup.tree, false, touching, report),
      );
    }
    const [ranksA, ranksB] = commonRanks(valuesA, valuesB);
    const [rankedA, rankedB] = [ranked(a, ranksA), ranked(b, ranksB)];
    return joinRanges(rankedA, rankedB, maxPairs, (report) => forEachRange(rankedA, rankedB, touching, report));
  }

  /** Where a value lies among those of the index, at or after a place. */
  #place(where: string, value: number | bigint, after = 0): number {
    const { values, ids } = this.#parts;
    const type = typeOf(values);
    if (ids.length > 0 && !(isForEver(values) && typeof value === "bigint")) {
      checkSameType(`IntervalIndex: ${where}`, typeName(value), type);
    }
    if (type === "number") return placeOf(values, value, after);
    if (typeof value === "number" || (LEAST < value && value < GREATEST))
      return placeOf(values, integerOf(value), after);
    // An integer stands for an infinity: it and all beyond it lie between the infinity and what is finite.
    const isLow = value <= LEAST;
    const place = placeOf(values, isLow ? LEAST : GREATEST);
    return place % 2 !== 0 ? place : isLow ? place + 1 : place - 1;
  }
}

function typeOf(values: Values): "number" | "bigint" {
  return values instanceof Float64Array ? "number" : "bigint";
}

/** Whether all ends are infinite doubles: those end intervals of bigints, too. */
function isForEver(values: Values): boolean {
  return values.length === 2 && values[0] === Number.NEGATIVE_INFINITY && values[1] === Number.POSITIVE_INFINITY;
}

/** Infinities, where there is nothing else, as the other values have them. */
function asIn(values: Values, others: Values): Values {
  return isForEver(values) && typeOf(others) === "bigint" ? BigInt64Array.of(LEAST, GREATEST) : values;
}

function ranked({ starts, ends, ids }: Parts, ranks: Uint32Array): Ordered {
  const rank = (old: number): number => ranks[old] as number;
  return { starts: starts.map(rank), ends: ends.map(rank), ids };
}
