import { isArrayOf } from "../../base/built-in.js";
import { rangeError, typeError } from "../../base/errors.js";
import { checkHere, show } from "../../base/validate.js";
import { checkSlots, type Slot } from "../slots.js";
import { allocate, type Parts, seal } from "./layout.js";
import { type Ranked, rank } from "./rank.js";
import { GREATEST, infinitiesOf, LEAST, type Values } from "./values.js";

/** Ends as typed arrays: interval i is from starts[i] to ends[i]. */
export interface IntervalArrays {
  readonly starts: Float64Array | BigInt64Array;
  readonly ends: Float64Array | BigInt64Array;
}

/** A bigint as it is, an infinity as the integer that stands for it. */
export function integerOf(value: number | bigint): bigint {
  return typeof value === "bigint" ? value : value > 0 ? GREATEST : LEAST;
}

/** An index of slots or arrays, after checks that `IntervalIndex` documents. */
export function build(source: readonly Slot<number | bigint>[] | IntervalArrays): Parts {
  const { starts, ends } = isList(source) ? arraysOf(source) : checkArrays(source);
  const ranked = rank(joined(starts, ends));
  const { values } = ranked;
  const parts = allocate(values, values.length, starts.length);
  parts.values.set(values as Float64Array & BigInt64Array);
  placeByTime(parts, ranked);
  seal(parts);
  return parts;
}

function joined(starts: IntervalArrays["starts"], ends: IntervalArrays["ends"]): Values {
  const length = 2 * starts.length;
  const all = isArrayOf(starts, "Float64Array") ? new Float64Array(length) : new BigInt64Array(length);
  all.set(starts as Float64Array & BigInt64Array);
  all.set(ends as Float64Array & BigInt64Array, starts.length);
  return all;
}

function isList(source: unknown): source is readonly Slot<number | bigint>[] {
  return Array.isArray(source);
}

function arraysOf(slots: readonly Slot<number | bigint>[]): IntervalArrays {
  const type = checkSlots("IntervalIndex", slots);
  if (type === "bigint") {
    return { starts: integersOf(slots, "start"), ends: integersOf(slots, "end") };
  }
  if (type !== "number" && type !== "") {
    const mend = type === "Date" ? "getTime()" : "epochNanoseconds";
    typeError(
      "ERR_TYPE",
      `IntervalIndex: numbers or bigints are wanted, not ${type}; ${mend} gives one where there is one`,
    );
  }
  return {
    starts: Float64Array.from(slots, ({ start }) => start as number),
    ends: Float64Array.from(slots, ({ end }) => end as number),
  };
}

function integersOf(slots: readonly Slot<number | bigint>[], side: "start" | "end"): BigInt64Array {
  return BigInt64Array.from(slots, (slot, index) => {
    const value = slot[side];
    if (typeof value === "bigint" && !(LEAST < value && value < GREATEST)) {
      rangeError(
        "ERR_RANGE",
        `IntervalIndex: slot ${index}: ${side} must lie between ${LEAST} and ${GREATEST}, which stand for the infinities; it is ${show(value)}`,
      );
    }
    return integerOf(value);
  });
}

function checkArrays(source: unknown): IntervalArrays {
  const { starts, ends } = Object(source) as Partial<IntervalArrays>;
  const areDoubles = isArrayOf(starts, "Float64Array") && isArrayOf(ends, "Float64Array");
  const areIntegers = isArrayOf(starts, "BigInt64Array") && isArrayOf(ends, "BigInt64Array");
  if (!areDoubles && !areIntegers) {
    typeError(
      "ERR_TYPE",
      "IntervalIndex: a list of slots is wanted, or { starts, ends }, both Float64Array or BigInt64Array",
    );
  }
  checkHere("IntervalIndex: starts", starts);
  checkHere("IntervalIndex: ends", ends);
  if (starts.length !== ends.length) {
    rangeError(
      "ERR_LENGTH",
      `IntervalIndex: starts and ends must be of one length, not ${starts.length}, ${ends.length}`,
    );
  }
  const [past, future] = infinitiesOf(areDoubles);
  for (let index = 0; index < starts.length; index++) {
    const [start, end] = [starts[index] as number | bigint, ends[index] as number | bigint];
    if (start <= end && start < future && end > past) continue;
    const where = `IntervalIndex: interval ${index}`;
    if (start > end) rangeError("ERR_ORDER", `${where}: start must not be after end: ${start} > ${end}; swap them?`);
    rangeError(
      "ERR_NOT_FINITE",
      `${where}: start must be below Infinity, end above -Infinity, none NaN: ${start}, ${end}`,
    );
  }
  return { starts, ends };
}

/**
 * Writes the lists by start, then end, then index. All starts and ends are gone through in their order, starts first where they
 * are equal: an interval is put behind those that start with it when its end comes.
 */
function placeByTime(parts: Parts, { order, ranks }: Ranked): void {
  const count = parts.ids.length;
  const startOf = new Uint32Array(count);
  // For each value, where the next of those that start there has its place.
  const next = new Uint32Array(parts.values.length);
  let started = 0;
  let before = -1;
  for (let at = 0; at < order.length; at++) {
    const which = order[at] as number;
    const rank = ranks[at] as number;
    if (rank !== before) next[rank] = started;
    before = rank;
    if (which < count) {
      startOf[which] = rank;
      started++;
      continue;
    }
    const id = which - count;
    const start = startOf[id] as number;
    const place = next[start] as number;
    next[start] = place + 1;
    parts.starts[place] = start;
    parts.ends[place] = rank;
    parts.ids[place] = id;
  }
}
