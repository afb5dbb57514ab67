/** A small integer, 0 to 23, in each type an end can have. */
import { Temporal } from "temporal-polyfill";
import type { Instant } from "../../src/interval/index.js";

const BILLION_SECONDS = 10n ** 18n;

export const TYPES: readonly (readonly [name: string, at: (value: number) => Instant])[] = [
  ["numbers", (value) => value / 8 - 0.5],
  ["small bigints", (value) => BigInt(value)],
  ["large bigints", (value) => 2n ** 70n + BigInt(value)],
  ["dates", (value) => new Date(Date.UTC(2026, 0, 1, value))],
  ["Temporal.Instant", (value) => instant(value)],
  [
    "Temporal.ZonedDateTime",
    (value) => instant(value).toZonedDateTimeISO(value % 2 ? "Asia/Tokyo" : "America/Sao_Paulo"),
  ],
  ["Temporal.PlainDateTime", (value) => Temporal.PlainDateTime.from("2026-03-01").add({ nanoseconds: value })],
  ["Temporal.PlainTime", (value) => Temporal.PlainTime.from({ hour: value, nanosecond: value })],
];

function instant(value: number): Temporal.Instant {
  return Temporal.Instant.fromEpochNanoseconds(BILLION_SECONDS + BigInt(value));
}
