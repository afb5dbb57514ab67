/** A time zone: what the clocks on the wall show at an instant, and which instant they mean. */

/** A span of time during which the clocks keep one offset from UTC. Instants and offsets in milliseconds. */
export interface Span {
  /** Inclusive; −Infinity for the first. */
  readonly start: number;
  /** Exclusive; Infinity for the last. */
  readonly end: number;
  readonly offset: number;
}

/** No clock is farther from UTC than 15:56 hours (RFC 5545's UTC-OFFSET allows 23:59), and no change is longer than a day. */
const FARTHEST = 26 * 3_600_000;

/** A zone made of spans; what gives the spans differs: one offset for ever, IANA's data, a VTIMEZONE's rules. */
export class Zone {
  readonly name: string;
  readonly #spanAt: (instant: number) => Span;
  /** The span asked for last: times come in clusters. */
  #last: Span | undefined;

  constructor(name: string, spanAt: (instant: number) => Span) {
    this.name = name;
    this.#spanAt = spanAt;
  }

  /** What to add to an instant for the local time there. */
  offsetAt(instant: number): number {
    return this.#at(instant).offset;
  }

  /** What the wall shows at an instant. */
  localAt(instant: number): number {
    return instant + this.offsetAt(instant);
  }

  /**
   * The instant that a local time means. One that comes twice means the first; one that is skipped is read with the offset
   * before the gap (RFC 5545, 3.3.5).
   */
  instantOf(local: number): number {
    let span = this.#at(local - FARTHEST);
    if (local + FARTHEST < span.end) return local - span.offset;
    for (;;) {
      const instant = local - span.offset;
      if (instant >= span.start && instant < span.end) return instant;
      if (span.end > local + FARTHEST) return instant;
      const next = this.#at(span.end);
      const isSkipped = local >= span.end + span.offset && local < span.end + next.offset;
      if (isSkipped) return instant;
      span = next;
    }
  }

  #at(instant: number): Span {
    const last = this.#last;
    if (last !== undefined && instant >= last.start && instant < last.end) return last;
    this.#last = this.#spanAt(instant);
    return this.#last;
  }
}

/** A zone whose clocks never change. */
function fixedZone(name: string, offset: number): Zone {
  const span: Span = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY, offset };
  return new Zone(name, () => span);
}

export const UTC: Zone = fixedZone("UTC", 0);

/** Spans found so far, in order, with gaps between them; asking for one remembers it. */
export function remembering(find: (instant: number) => Span): (instant: number) => Span {
  const spans: Span[] = [];
  return (instant) => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((spans[middle] as Span).end <= instant) low = middle + 1;
      else high = middle;
    }
    const known = spans[low];
    if (known !== undefined && known.start <= instant) return known;
    const found = find(instant);
    spans.splice(low, 0, found);
    return found;
  };
}
