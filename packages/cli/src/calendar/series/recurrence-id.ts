/** Which instance of a series a RECURRENCE-ID names. */
import { Misread } from "../../bad-input.js";
import type { EventRecord, Moment } from "../event.js";
import { DAY, dayOf } from "../local-time.js";
import { FREQUENCIES, type Rule } from "../rule.js";
import type { Placing } from "./placing.js";
import { inSeries, instantOf, zoneOf } from "./wall-time.js";

/**
 * The start that a series gives the instance. A date among times is the instance of that day, and a time among dates its day, as in
 * EXDATE.
 *
 * @throws Misread where that day may have several instances.
 */
export function instanceNamed(id: Moment, series: EventRecord | undefined, placing: Placing): Moment {
  if (series === undefined || (id.type === "date") === (series.start.type === "date"))
    return inSeries(id, series?.start);
  const { start } = series;
  if (start.type === "date") {
    const local = id.type === "utc" ? placing.floating.localAt(id.local) : id.local;
    return { type: "date", local: dayOf(local) * DAY };
  }
  const local = id.local + (start.local - dayOf(start.local) * DAY);
  if (mayRepeatWithin(series, local, placing)) {
    throw new Misread(undefined, "RECURRENCE-ID is a date, and the series may have several instances on that day");
  }
  return { ...start, local };
}

/** Whether the day of a local time may have other instances than the one that begins then. */
function mayRepeatWithin({ start, recurrence }: EventRecord, local: number, placing: Placing): boolean {
  const zone = zoneOf(start, placing);
  const isOther = (other: number): boolean => other !== local && dayOf(other) === dayOf(local);
  return (
    recurrence !== undefined &&
    (recurrence.rules.some(hasTimes) ||
      recurrence.dates.some(({ start: date }) => isOther(zone.localAt(instantOf(inSeries(date, start), placing)))))
  );
}

/** Whether a rule has times of its own and not only days. */
function hasTimes({ frequency, byHour, byMinute, bySecond }: Rule): boolean {
  return FREQUENCIES.indexOf(frequency) > DAILY || [byHour, byMinute, bySecond].some((part) => part !== undefined);
}

const DAILY = FREQUENCIES.indexOf("DAILY");
