/** How the tests of what recurs write times of the clock. */
import { clockTimes, type Recurring } from "../../src/interval/index.js";

export const HOUR: number = 3_600_000_000_000;

/** Slots as "22:00-06:00", or "mon 22:00-tue 06:00". */
export function texts(slots: readonly Recurring[]): string[] {
  return slots.map(clockTimes).map(({ start, end }) => `${start}-${end}`);
}
