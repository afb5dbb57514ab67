/** Reads iCalendar, RFC 5545: every VEVENT of every VCALENDAR in a file, with the zones that it defines. */
import { Misread, quote } from "../bad-input.js";
import { LONE_RETURN } from "../readers/lines.js";
import { type ContentLine, readContentLine, readText } from "./content-line.js";
import { type CalendarName, calendarIn, type EventRecord, type Grouping, type NamedZone } from "./event.js";
import { EventBuilder, isEventProperty } from "./event-builder.js";
import { ObservanceBuilder } from "./observance-builder.js";
import { Unfolder } from "./unfold.js";
import type { Observance } from "./vtimezone.js";
import type { Zone } from "./zone.js";

export interface ReaderSink {
  readonly event: (event: EventRecord) => void;
  /** Something cannot be used, and the event or zone it is in is lost. */
  readonly bad: (problem: Misread, line: number) => void;
  /** A component that takes time but is no event, VTODO or VFREEBUSY say. */
  readonly other: (name: string) => void;
}

/** Finds the zone of a TZID: a VTIMEZONE's rules are there where the file gives some under this name. */
export type ZoneFinder = (name: string, rules: ZoneRules | undefined) => Zone;

/**
 * What a VTIMEZONE gives.
 *
 * @throws Misread where it cannot be used.
 */
export type ZoneRules = () => readonly Observance[];

/** Components that say when something is, and are not read. */
const OTHERS = new Set(["VTODO", "VJOURNAL", "VFREEBUSY", "VAVAILABILITY"]);

/** Properties of a calendar that are read. */
const CALENDAR_PROPERTIES = new Set(["METHOD", "NAME", "X-WR-CALNAME"]);

/** RFC 5545 nests three deep, and nobody much deeper; each END is looked for among all that are open. */
const DEEPEST = 50;

interface Component {
  readonly name: string;
  readonly line: number;
}

export class IcsReader {
  readonly #file: string;
  readonly #sink: ReaderSink;
  readonly #grouping: Grouping;
  readonly #findZone: ZoneFinder;
  readonly #unfolder: Unfolder;
  readonly #open: Component[] = [];
  #calendar: CalendarName;
  /** Whether it was sent to cancel what is in it (RFC 5546, 3.2.5). */
  #cancels = false;
  #zones: CalendarZones;
  #event: EventBuilder | undefined;
  #observances: Observance[] = [];
  #observance: ObservanceBuilder | undefined;
  #zoneName = "";
  /** What is wrong with the VTIMEZONE, which only the events that use it need to know. */
  #zoneFault: Misread | undefined;
  /** The component whose parts are lost, by its place in `#open`; a problem in it is told once. */
  #lost: number | undefined;
  #calendars = 0;

  constructor(file: string, sink: ReaderSink, grouping: Grouping, findZone: ZoneFinder) {
    this.#file = file;
    this.#sink = sink;
    this.#grouping = grouping;
    this.#findZone = findZone;
    this.#calendar = { names: [file] };
    this.#zones = new CalendarZones(findZone);
    this.#unfolder = new Unfolder((name) => this.#isWanted(name), {
      line: (text, number) => this.#guard(number, () => this.#line(readContentLine(text), number)),
      bad: (problem, number) => this.#bad(problem, number),
    });
  }

  /** Takes the next physical line, one character a byte. */
  take(line: string, number: number): void {
    if (line === "") return;
    if (hasLoneReturn(line)) this.#refuseReturn(number);
    else this.#unfolder.take(line, number);
  }

  /** Takes a further piece of a line that is too long to be kept. */
  rest(piece: string, number: number): void {
    // Of a line that was refused, nothing more is told.
    if (!this.#unfolder.isPassing) return;
    if (hasLoneReturn(piece)) this.#refuseReturn(number);
    else this.#unfolder.rest(piece);
  }

  #refuseReturn(number: number): void {
    this.#unfolder.end();
    this.#bad(new Misread(undefined, LONE_RETURN), number);
  }

  /** Says that there are no more lines. */
  end(lines: number): void {
    this.#unfolder.end();
    const cut = this.#open.at(-1);
    if (cut !== undefined) {
      this.#open.length = 0;
      this.#sink.bad(
        new Misread(undefined, `the file ends within the ${cut.name} that begins on line ${cut.line}: cut off?`),
        lines,
      );
    } else if (this.#calendars === 0) {
      this.#sink.bad(new Misread(undefined, "there is no BEGIN:VCALENDAR: this is no iCalendar file"), 1);
    }
  }

  /** Whether a property can matter in the component that is open; anything may be amiss with a name that has a space. */
  #isWanted(name: string): boolean {
    if (name === "BEGIN" || name === "END") return true;
    const open = this.#open.at(-1)?.name;
    if (open === "VEVENT") return isEventProperty(name, this.#grouping) || !/^[\w.-]+$/.test(name);
    if (open === "STANDARD" || open === "DAYLIGHT" || open === "VTIMEZONE") return true;
    if (open === "VCALENDAR") return CALENDAR_PROPERTIES.has(name) || !/^[\w.-]+$/.test(name);
    return open === undefined;
  }

  #line(line: ContentLine, number: number): void {
    if (line.name === "BEGIN") this.#begin(line.value.trim().toUpperCase(), number);
    else if (line.name === "END") this.#end(line.value.trim().toUpperCase(), number);
    else this.#property(line);
  }

  #property(line: ContentLine): void {
    const open = this.#open.at(-1)?.name;
    if (open === "VEVENT") this.#event?.property(line, this.#zones, this.#grouping);
    else if (open === "VCALENDAR") this.#calendarProperty(line);
    else if (open === "STANDARD" || open === "DAYLIGHT") this.#observance?.property(line);
    else if (open === "VTIMEZONE" && line.name === "TZID") this.#zoneName = readText(line.value).trim();
    else if (open === undefined) {
      throw new Misread(1, `${quote(`${line.name}:`)} stands outside of BEGIN:VCALENDAR and END:VCALENDAR`);
    }
  }

  #calendarProperty({ name, value }: ContentLine): void {
    const text = readText(value).trim();
    if (name === "METHOD") this.#cancels = text.toUpperCase() === "CANCEL";
    // RFC 7986's NAME is the newer word for X-WR-CALNAME.
    else if (text !== "" && CALENDAR_PROPERTIES.has(name)) this.#calendar.names = [calendarIn(this.#file, text)];
  }

  #begin(name: string, number: number): void {
    const outer = this.#open.at(-1);
    if (name === "VCALENDAR" && outer !== undefined) {
      this.#abandon(0);
      this.#bad(
        new Misread(undefined, `a VCALENDAR begins within the ${outer.name} of line ${outer.line}: cut off?`),
        number,
      );
      this.#open.length = 0;
    } else if (outer === undefined && name !== "VCALENDAR") {
      throw new Misread(undefined, `${quote(`BEGIN:${name}`)} stands outside of BEGIN:VCALENDAR and END:VCALENDAR`);
    }
    if (name === "VEVENT" && outer !== undefined && outer.name !== "VCALENDAR") {
      const problem = new Misread(
        undefined,
        `a VEVENT begins within the ${outer.name} of line ${outer.line}: cut off?`,
      );
      this.#bad(problem, number);
      this.#abandon(1);
    }
    if (this.#open.length >= DEEPEST) {
      this.#bad(new Misread(undefined, `components are nested more than ${DEEPEST} deep here`), number);
      this.#abandon(1);
    }
    this.#open.push({ name, line: number });
    if (name === "VCALENDAR") this.#openCalendar();
    else if (name === "VEVENT") this.#event = new EventBuilder(this.#file, number, this.#calendar);
    else if (name === "VTIMEZONE") this.#openZone();
    else if (name === "STANDARD" || name === "DAYLIGHT") this.#observance = new ObservanceBuilder(name);
    else if (OTHERS.has(name) && this.#open.length === 2) this.#sink.other(name);
  }

  #openCalendar(): void {
    this.#calendars++;
    this.#calendar = { names: [this.#file] };
    this.#cancels = false;
    this.#zones = new CalendarZones(this.#findZone);
  }

  #openZone(): void {
    this.#observances = [];
    this.#zoneName = "";
    this.#zoneFault = undefined;
  }

  #end(name: string, number: number): void {
    const open = this.#open.at(-1);
    if (open?.name !== name) {
      const at = this.#open.map((component) => component.name).lastIndexOf(name);
      const mend = open === undefined ? "nothing is open" : `open is the ${open.name} of line ${open.line}`;
      this.#bad(new Misread(undefined, `END:${name} closes nothing: ${mend}`), number);
      if (at >= 0) this.#abandon(at);
      return;
    }
    const isLost = this.#lost !== undefined && this.#lost < this.#open.length;
    this.#guard(open.line, () => {
      if (!isLost) this.#close(name);
    });
    this.#open.pop();
    if (this.#lost !== undefined && this.#lost >= this.#open.length) this.#lost = undefined;
  }

  #close(name: string): void {
    if (name === "VEVENT" && this.#event !== undefined) {
      const builder = this.#event;
      this.#event = undefined;
      const event = builder.build();
      this.#sink.event(this.#cancels ? { ...event, cancelled: true } : event);
    } else if (name === "STANDARD" || name === "DAYLIGHT") {
      if (this.#observance !== undefined) this.#observances.push(this.#observance.build());
    } else if (name === "VTIMEZONE") this.#closeZone();
  }

  #closeZone(): void {
    // Nobody can use one without a name.
    if (this.#zoneName === "") return;
    const [fault, observances] = [this.#zoneFault, this.#observances];
    this.#zones.define(this.#zoneName, () => {
      if (fault !== undefined) throw fault;
      return observances;
    });
  }

  /** Closes, without using them, the components from a place in `#open` on. */
  #abandon(from: number): void {
    this.#open.length = from;
    this.#event = undefined;
    this.#observance = undefined;
    this.#lost = undefined;
  }

  #guard(number: number, act: () => void): void {
    try {
      act();
    } catch (problem) {
      if (!(problem instanceof Misread)) throw problem;
      if (this.#open[1]?.name === "VTIMEZONE") this.#zoneFault ??= faultOf(problem, number);
      else this.#bad(problem, number);
    }
  }

  /** Tells a problem, and loses the event or zone that it is in; what else is wrong there is not told. */
  #bad(problem: Misread, number: number): void {
    if (this.#lost !== undefined) return;
    if (this.#open.length > 1) this.#lost = 1;
    this.#sink.bad(problem, number);
  }
}

function faultOf({ message }: Misread, line: number): Misread {
  return new Misread(undefined, `the VTIMEZONE of its zone cannot be used (line ${line}: ${message})`);
}

/** Whether some program means a further line by a carriage return. At the end it is part of a line end such as CR CR LF. */
function hasLoneReturn(line: string): boolean {
  return line.includes("\r") && /\r[^\r]/.test(line);
}

/** The zones of one VCALENDAR: a TZID means nothing outside of its own. */
export class CalendarZones {
  readonly #find: ZoneFinder;
  readonly #defined = new Map<string, ZoneRules>();
  readonly #named = new Map<string, NamedZone>();

  constructor(find: ZoneFinder) {
    this.#find = find;
  }

  define(name: string, rules: ZoneRules): void {
    this.#defined.set(name, rules);
  }

  /** The zone of that name, found out when it is needed. */
  named(name: string): NamedZone {
    const known = this.#named.get(name);
    if (known !== undefined) return known;
    // A VTIMEZONE's TZID is TEXT (RFC 5545, 3.8.3.1) and a parameter is not, but some write backslashes in both.
    const plain = name.trim();
    let zone: Zone | undefined;
    const resolve = (): Zone => {
      zone ??= this.#find(plain, this.#defined.get(plain) ?? this.#defined.get(readText(plain)));
      return zone;
    };
    const named = { name, resolve };
    this.#named.set(name, named);
    return named;
  }
}
