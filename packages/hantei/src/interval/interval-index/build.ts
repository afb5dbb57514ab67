import { isArrayOf } from "../../base/built-in.js";
import { rangeError, typeError } from "../../base/errors.js";
import { checkHere, show } from "../../base/validate.js";
import { checkSlots, type Slot } from "../slots.js";
import { allocate, type Parts, seal } from "./layout.js";
import { rank } from "./rank.js";
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
  const { length } = starts;
  const { values, ranks } = rank(joined(starts, ends));
  const parts = allocate(values, values.length, length);
  parts.values.set(values as Float64Array & BigInt64Array);
  sortByTime(parts, ranks.subarray(0, length), ranks.subarray(length));
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

/** Writes the lists by start, then end, then index: by counting, for ranks are small. */
function sortByTime(parts: Parts, starts: Uint32Array, ends: Uint32Array): void {
  const { length } = parts.values;
  const byEnd = countingSort(Uint32Array.from(starts.keys()), ends, length);
  const order = countingSort(byEnd, starts, length);
  for (let at = 0; at < order.length; at++) {
    const id = order[at] as number;
    parts.starts[at] = starts[id] as number;
    parts.ends[at] = ends[id] as number;
    parts.ids[at] = id;
  }
}

/** Ids by their ranks; what ties stays in its order. */
function countingSort(ids: Uint32Array, ranks: Uint32Array, rankCount: number): Uint32Array {
  const next = new Uint32Array(rankCount + 1);
  for (const rank of ranks) next[rank + 1] = (next[rank + 1] as number) + 1;
  for (let rank = 0; rank < rankCount; rank++) next[rank + 1] = (next[rank + 1] as number) + (next[rank] as number);
  const sorted = new Uint32Array(ids.length);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    const rank = ranks[id] as number;
    const place = next[rank] as number;
    sorted[place] = id;
    next[rank] = place + 1;
  }
  return sorted;
}
