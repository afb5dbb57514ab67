/** What of a recurrence rule is about clocks: the times of a day, or of a shorter unit, that it lists, and those that pass. */
import { DAY, HOUR, MINUTE, SECOND } from "./local-time.js";
import type { Rule } from "./rule.js";

/** Whether an hour, minute or second passes BYHOUR, BYMINUTE and BYSECOND, as far as they are not finer than the unit. */
export function clockFilter({ byHour, byMinute, bySecond }: Rule, unit: number): (timeOfDay: number) => boolean {
  const hours = byHour && new Set(byHour);
  const minutes = unit <= MINUTE && byMinute ? new Set(byMinute) : undefined;
  const seconds = unit <= SECOND && bySecond ? new Set(bySecond) : undefined;
  return (time) =>
    (hours === undefined || hours.has(Math.floor(time / HOUR))) &&
    (minutes === undefined || minutes.has(Math.floor(time / MINUTE) % 60)) &&
    (seconds === undefined || seconds.has(Math.floor(time / SECOND) % 60));
}

/** The times within a day, or within a shorter unit: what the parts finer than it list, or `start`'s where they do not. */
export function timesOfDay({ byHour, byMinute, bySecond }: Rule, start: number, unit: number = DAY): readonly number[] {
  const hours = unit > HOUR ? (byHour ?? [Math.floor(start / HOUR)]) : [0];
  const minutes = unit > MINUTE ? (byMinute ?? [Math.floor((start % HOUR) / MINUTE)]) : [0];
  const seconds = unit > SECOND ? (bySecond ?? [Math.floor((start % MINUTE) / SECOND)]) : [0];
  return hours.flatMap((hour) =>
    minutes.flatMap((minute) => seconds.map((second) => hour * HOUR + minute * MINUTE + second * SECOND)),
  );
}
