/** Columns of times: they come as whole numbers of units since 1970. */
import { Misread } from "../../bad-input.js";
import type { InstantKind, InstantKinds } from "../../pairs/instant-kinds.js";
import { fromMicroseconds } from "../instant.js";

/** How a column of times comes, and how many of its units a millisecond has. */
interface Times {
  readonly sql: (name: string) => string;
  readonly unit: bigint;
  readonly kind: InstantKind;
}

/** What stands for the times that databases call infinity, of which DuckDB would make null. */
const ENDLESS = 9223372036854775807n;

function since1970(epoch: string, time: string): string {
  const ends = `WHEN ${time} > 'epoch' THEN ${ENDLESS} ELSE ${-ENDLESS}`;
  return `CASE WHEN ${time} IS NULL THEN NULL WHEN NOT isinf(${time}) THEN ${epoch} ${ends} END`;
}

const inDays = (name: string): string => since1970(`(${name} - DATE 'epoch') * 86400000`, name);
const inMicroseconds = (time: string): string => since1970(`epoch_us(${time})`, time);
const inNanoseconds = (name: string): string => since1970(`epoch_ns(${name})`, `${name}::TIMESTAMP`);
const asTimestamp = (name: string): string => inMicroseconds(`${name}::TIMESTAMP`);

export const TIMES: ReadonlyMap<string, Times> = new Map<string, Times>([
  // A date is told by its days, for there are more dates than DuckDB has times.
  ["DATE", { sql: inDays, unit: 1n, kind: "local" }],
  ["TIMESTAMP", { sql: inMicroseconds, unit: 1000n, kind: "local" }],
  ["TIMESTAMP_S", { sql: asTimestamp, unit: 1000n, kind: "local" }],
  ["TIMESTAMP_MS", { sql: asTimestamp, unit: 1000n, kind: "local" }],
  ["TIMESTAMP_NS", { sql: inNanoseconds, unit: 1_000_000n, kind: "local" }],
  ["TIMESTAMP WITH TIME ZONE", { sql: inMicroseconds, unit: 1000n, kind: "zoned" }],
]);

export function readTime(value: bigint, { unit, kind }: Times, name: string, instants: InstantKinds): number {
  if (value === ENDLESS) return Number.POSITIVE_INFINITY;
  if (value === -ENDLESS) return Number.NEGATIVE_INFINITY;
  instants.check(kind);
  const rest = ((value % unit) + unit) % unit;
  const micros = (rest * 1000n) / unit;
  if (micros * unit !== rest * 1000n) {
    throw new Misread(undefined, `${name}: a time finer than a microsecond`, "no date");
  }
  return fromMicroseconds(Number((value - rest) / unit), Number(micros), () => `${name}: a time`);
}
