/** What a day shows of spans of time, by the wall. */
import type { Instance } from "../instance.js";
import { DAY, dayOf, HOUR } from "../local-time.js";
import type { Zone } from "../zone.js";
import type { Piece } from "./lanes.js";

interface DayPieces {
  /** What takes the whole day. */
  readonly whole: readonly Instance[];
  readonly timed: readonly Piece<Instance>[];
}

export function piecesOf(instances: readonly Instance[], zone: Zone, day: number): DayPieces {
  const whole: Instance[] = [];
  const timed: Piece<Instance>[] = [];
  for (const instance of instances) {
    const hours = hoursOf(instance, zone, day);
    if (hours === undefined) continue;
    const [from, to] = hours;
    if (instance.event.start.type === "date" || (from === 0 && to === 24)) whole.push(instance);
    else timed.push({ of: instance, from, to });
  }
  return { whole, timed };
}

/** The hours of a day that a stretch of time takes, from 0 to 24; undefined where it takes none. */
export function hoursOf(
  span: Pick<Instance, "start" | "end">,
  zone: Zone,
  day: number,
): readonly [from: number, to: number] | undefined {
  const start = zone.localAt(span.start);
  // Where the clocks are set back in between, the wall may show less at the end than at the start.
  const end = Math.max(zone.localAt(span.end), start);
  const isMoment = span.start === span.end;
  if (isMoment ? dayOf(start) !== day : start >= (day + 1) * DAY || end <= day * DAY) return undefined;
  return [Math.max(start - day * DAY, 0) / HOUR, Math.min(end - day * DAY, DAY) / HOUR];
}
