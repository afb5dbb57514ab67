/** What of a recurrence rule is about days. */
import { civilDate, dayNumber, dayOf, daysInMonth, isLeapYear, weekday } from "./local-time.js";
import type { Rule } from "./rule.js";
import { weekOfYear } from "./week-of-year.js";

/** Whether a day passes every part about days, with those that the rule lacks taken from the start (RFC 5545, 3.3.10). */
export function dayFilter(rule: Rule, start: number): (day: number) => boolean {
  const { frequency, weekStart } = rule;
  const first = civilDate(dayOf(start));
  const isYearly = frequency === "YEARLY";
  const isOpen =
    rule.byWeek === undefined &&
    rule.byYearDay === undefined &&
    rule.byMonthDay === undefined &&
    rule.byDay === undefined;
  const fromDate = isOpen && (isYearly || frequency === "MONTHLY");
  const byMonthDay = rule.byMonthDay ?? (fromDate ? [first.day] : undefined);
  const byMonth = rule.byMonth ?? (fromDate && isYearly ? [first.month] : undefined);
  const fromWeekday =
    (isOpen && frequency === "WEEKLY") ||
    (rule.byWeek !== undefined &&
      rule.byDay === undefined &&
      rule.byMonthDay === undefined &&
      rule.byYearDay === undefined);
  const byDay = rule.byDay ?? (fromWeekday ? [{ ordinal: 0, weekday: weekday(dayOf(start)) }] : undefined);

  const months = byMonth && new Set(byMonth);
  const weeks = rule.byWeek && new Set(rule.byWeek);
  const yearDays = rule.byYearDay && new Set(rule.byYearDay);
  const monthDays = byMonthDay && new Set(byMonthDay);
  // "The 20th Monday" is the year's, or the month's where months are told.
  const inYear = isYearly && rule.byMonth === undefined;

  return (day) => {
    const { year, month, day: monthDay } = civilDate(day);
    if (months !== undefined && !months.has(month)) return false;
    if (monthDays !== undefined) {
      const length = daysInMonth(year, month);
      if (!monthDays.has(monthDay) && !monthDays.has(monthDay - length - 1)) return false;
    }
    const yearDay = day - dayNumber(year, 1, 1) + 1;
    const yearLength = isLeapYear(year) ? 366 : 365;
    if (yearDays !== undefined && !yearDays.has(yearDay) && !yearDays.has(yearDay - yearLength - 1)) return false;
    if (weeks !== undefined) {
      const [week, length] = weekOfYear(day, weekStart);
      if (!weeks.has(week) && !weeks.has(week - length - 1)) return false;
    }
    if (byDay === undefined) return true;
    const [position, length] = inYear ? [yearDay, yearLength] : [monthDay, daysInMonth(year, month)];
    const own = weekday(day);
    const forwards = Math.floor((position - 1) / 7) + 1;
    const backwards = -Math.floor((length - position) / 7) - 1;
    return byDay.some(
      ({ ordinal, weekday: wanted }) =>
        wanted === own && (ordinal === 0 || ordinal === forwards || ordinal === backwards),
    );
  };
}
