/** Weeks by number, as ISO 8601 has them, but that they may begin on any weekday. */
import { civilDate, dayNumber, weekday } from "./local-time.js";

/** The number of a day's week, and how many weeks its year has: week 1 is the first with four days or more in the year. */
export function weekOfYear(day: number, weekStart: number): readonly [week: number, weeks: number] {
  const year = weekYear(day, weekStart);
  const first = firstWeek(year, weekStart);
  return [Math.floor((day - first) / 7) + 1, (firstWeek(year + 1, weekStart) - first) / 7];
}

/** The year that a day's week counts for: that of the fourth day of the week. */
export function weekYear(day: number, weekStart: number): number {
  return civilDate(day - ((weekday(day) - weekStart + 7) % 7) + 3).year;
}

/** The day on which a year's week 1 begins: the week of 4 January. */
export function firstWeek(year: number, weekStart: number): number {
  const fourth = dayNumber(year, 1, 4);
  return fourth - ((weekday(fourth) - weekStart + 7) % 7);
}
