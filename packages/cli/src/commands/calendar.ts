/** `hantei calendar`: double bookings in calendars and tables of bookings. */
import { Command, InvalidArgumentError, Option } from "commander";
import type { Language } from "hantei/render";
import { BadInput, Misread, quote } from "../bad-input.js";
import { readBookingTime } from "../calendar/booking-time.js";
import { type Columns, ROLE_NAMES, ROLES } from "../calendar/bookings.js";
import { Budget } from "../calendar/budget.js";
import type { Grouping } from "../calendar/event.js";
import { EventProblems } from "../calendar/event-problems.js";
import { type Found, findClashes } from "../calendar/find-clashes.js";
import { clashCsv } from "../calendar/formats/csv.js";
import { clashIcs } from "../calendar/formats/ics.js";
import { clashJson } from "../calendar/formats/json.js";
import { clashTable } from "../calendar/formats/table.js";
import type { Window } from "../calendar/instance.js";
import { drawWeek } from "../calendar/picture/week.js";
import { UTC, type Zone } from "../calendar/zone.js";
import { loadZones, type ZoneTools } from "../calendar/zone-finder.js";
import { FOUND } from "../exit-status.js";
import { readRoles } from "../readers/column-names.js";
import { checkReadOnce } from "../readers/input.js";
import { namesIn } from "../readers/name-list.js";
import { checkDistinct } from "../writers/distinct-files.js";
import { FileOutput } from "../writers/file.js";
import { isStandardOutput, Output } from "../writers/standard-output.js";
import { languageOption } from "./options/language.js";
import { formatOfEnding, outOption } from "./options/out.js";
import { svgOption } from "./options/svg.js";
import { wholeNumber } from "./options/whole-number.js";

const FORMATS = ["table", "csv", "json", "ics"] as const;

type Format = (typeof FORMATS)[number];

const ENDINGS: Readonly<Record<string, Format>> = {
  ".csv": "csv",
  ".json": "json",
  ".ics": "ics",
  ".txt": "table",
  "": "table",
};

/** What may be counted although it usually takes nobody's time. */
const INCLUDABLE = ["transparent", "cancelled", "declined"];

/** Instances that recurrences may give in one run: an hourly event of 114 years, or a daily one in 2,700 rooms for a year. */
const MOST_INSTANCES = 1_000_000;

/** So wide is the column of the roles in the help, a gap included. */
const LONGEST_ROLE = 12;

const AFTER_HELP = `
A FILE is iCalendar (.ics), or bookings as CSV with a header or NDJSON, with the columns start and end (2026-11-21 09:00,
2026-11-21T09:00+09:00, 2026-11-21, or as iCalendar writes them) and any others; - is standard input. Of several files, one
UID and instance is one event; rows of a table are one booking where id, start and end are the same.

Columns of tables, by the first of these names that is there, in any case; --columns gives others. A plus joins columns, as
where a date and its time are apart:
${listedRoles()}
--by tells who must not be in two places at once:
  calendar    events of one calendar, by its name, else its file (this is the default)
  location, attendee, resources, or any other property or column: events that share a value, in any case, with mailto: or not;
              an event without a value is in no group
  all         all events of all files with one another

Zones: a TZID that IANA knows is IANA's; any other is the VTIMEZONE's of the file. Dates and times of no zone, and --from and
--to, are read in --tz, and answers are told in it. The machine's own zone plays no part.

The window is half-open. A clash counts if more than an end of it lies inside, and is not cut. --to bounds an event that
repeats without end; --from alone does not.

Back to back is no clash, unless --touching hit. Exit status: 0 done, 1 a clash with --fail-on-hit, 2 bad input or usage.

Examples:
  $ hantei calendar team.ics --to 2027-01-01 --tz Asia/Tokyo
  $ hantei calendar rooms/*.ics --by location --from 2026-11-01 --to 2026-12-01 --svg rooms.svg
  $ hantei calendar bookings.csv --by room --columns start=Begin,end=Finish --format json
  $ hantei calendar rooms.csv --by room --columns start=Date+From,end=Date+Until
  $ hantei calendar alice.ics bob.ics --by attendee --to 2027-01-01 --fail-on-hit > clashes.txt
`;

function listedRoles(): string {
  return ROLE_NAMES.map((role) => `  ${role.padEnd(LONGEST_ROLE)}${ROLES[role].join(", ")}\n`).join("");
}

interface CalendarOptions {
  readonly by: string;
  readonly from?: string;
  readonly to?: string;
  readonly tz?: string;
  readonly include?: ReadonlySet<string>;
  readonly columns?: Columns;
  readonly touching: "hit" | "miss";
  readonly format?: Format;
  readonly out?: string;
  readonly svg?: string;
  readonly lang: Language;
  readonly maxInstances: number;
  readonly failOnHit?: true;
  readonly skipBad?: true;
}

export function calendarCommand(): Command {
  return new Command("calendar")
    .description("list the double bookings in calendars (.ics) or tables of bookings")
    .argument("<FILE...>", "iCalendar, CSV or NDJSON; - is standard input")
    .option("--by <group>", "calendar, location, attendee, resources, all, or any property or column", "calendar")
    .option("--from <time>", "clashes from here on")
    .option("--to <time>", "clashes before this")
    .option("--tz <zone>", "an IANA time zone to read and tell local times in (default: UTC)")
    .option("--include <kinds>", `count these, too: ${INCLUDABLE.join(",")}`, kinds)
    .option("--columns <ROLE=NAME,...>", `columns of tables, for ${ROLE_NAMES.join(", ")}`, columns)
    .addOption(new Option("--touching <verdict>", "what back to back is").choices(["hit", "miss"]).default("miss"))
    .addOption(
      new Option("--format <format>", "table for people, or for programs; else by --out's ending").choices(FORMATS),
    )
    .addOption(outOption("write there instead of to standard output (-)"))
    .addOption(svgOption("draw the week of the first clash, or the days of the window"))
    .addOption(languageOption("the language of the table and the picture"))
    .option(
      "--max-instances <N>",
      "how many instances recurrences may have in all",
      wholeNumber(1, 1e9),
      MOST_INSTANCES,
    )
    .option("--fail-on-hit", "exit with 1 if there is a clash")
    .option("--skip-bad", "go on past events that cannot be used, and say how many there were")
    .addHelpText("after", AFTER_HELP)
    .action(run);
}

async function run(files: readonly string[], options: CalendarOptions): Promise<void> {
  const format = options.format ?? formatOfEnding(options.out, ENDINGS, "table");
  checkReadOnce(files);
  checkDistinct(options, files);
  // Opened first: that something cannot be written is better known before the work than after it.
  const { out, svg } = options;
  const output = out === undefined || isStandardOutput(out) ? new Output() : new FileOutput(out);
  const picture = svg === undefined ? undefined : new FileOutput(svg);
  const budget = new Budget(options.maxInstances);
  // What a zone's own rules cost, is no affair of how many instances there may be.
  const zones = await loadZones(new Budget(Math.max(options.maxInstances, MOST_INSTANCES)));
  const zone = zoneOf(options.tz, zones);
  const window = windowOf(options, zone, zones);
  const include = options.include ?? new Set();
  const by = options.by.trim().toLowerCase();
  // A column is often called so, and its cells are lists of people: as one name each, they would hide who is in two places.
  const grouping: Grouping = { by: by === "attendees" ? "attendee" : by, declined: include.has("declined") };
  const found = await findClashes({
    files,
    grouping,
    columns: options.columns ?? {},
    window,
    floating: zone,
    isZoneGiven: options.tz !== undefined,
    includeTransparent: include.has("transparent"),
    includeCancelled: include.has("cancelled"),
    touching: options.touching === "hit",
    budget,
    problems: new EventProblems(options.skipBad === true),
    zones,
  });
  if (picture !== undefined) {
    picture.add(drawWeek(found, { window, zone, lang: options.lang }));
    picture.finish();
  }
  // At first: whoever reads the clashes may stop before the last.
  if (found.clashes.length > 0 && options.failOnHit) process.exitCode = FOUND;
  await write(WRITERS[format](found, zone, options.lang), output);
}

const WRITERS: Readonly<Record<Format, (found: Found, zone: Zone, lang: Language) => Iterable<string>>> = {
  table: ({ clashes }, zone, lang) => clashTable(clashes, zone, lang),
  csv: ({ clashes }, zone) => clashCsv(clashes, zone),
  json: ({ clashes }, zone) => clashJson(clashes, zone),
  ics: ({ clashes }, zone, lang) => clashIcs(clashes, zone, lang, Date.now()),
};

async function write(pieces: Iterable<string>, output: Output | FileOutput): Promise<void> {
  for (const piece of pieces) {
    output.add(piece);
    if (output.isFull) await output.flush();
  }
  await output.flush();
  if (output instanceof FileOutput) output.finish();
}

function zoneOf(name: string | undefined, zones: ZoneTools): Zone {
  if (name === undefined) return UTC;
  const zone = zones.known(name);
  if (zone !== undefined) return zone;
  throw new BadInput(`--tz ${quote(name)} is no time zone; give an IANA name such as Asia/Tokyo or Europe/Berlin`);
}

function windowOf({ from, to }: CalendarOptions, zone: Zone, zones: ZoneTools): Window {
  const window = {
    from: from === undefined ? Number.NEGATIVE_INFINITY : instantOf("--from", from, zone, zones),
    to: to === undefined ? Number.POSITIVE_INFINITY : instantOf("--to", to, zone, zones),
  };
  if (window.from < window.to) return window;
  throw new BadInput(`--from ${quote(from ?? "")} is not before --to ${quote(to ?? "")}: the window is empty`);
}

/** A date means where it begins. */
function instantOf(option: string, text: string, zone: Zone, zones: ZoneTools): number {
  try {
    const moment = readBookingTime(text, (name) => ({ name, resolve: () => zones.find(name, undefined) }));
    if (moment.type === "utc") return moment.local;
    return (moment.zone?.resolve() ?? zone).instantOf(moment.local);
  } catch (problem) {
    if (problem instanceof Misread) throw new BadInput(`${option}: ${problem.message}`);
    throw problem;
  }
}

function kinds(text: string): ReadonlySet<string> {
  const given = text
    .toLowerCase()
    .split(",")
    .map((kind) => kind.trim());
  const unknown = given.find((kind) => !INCLUDABLE.includes(kind));
  if (unknown === undefined) return new Set(given);
  throw new InvalidArgumentError(
    `Give any of ${INCLUDABLE.join(", ")}, with commas between; ${quote(unknown)} is none.`,
  );
}

function columns(text: string): Columns {
  const names = readRoles(namesIn(text), ROLE_NAMES, {
    malformed: () =>
      new InvalidArgumentError(
        `Give ROLE=NAME with commas between, as in start=Begin,end=Finish; roles: ${ROLE_NAMES.join(", ")}.`,
      ),
    twice: (role) => new InvalidArgumentError(`${role} is given twice.`),
  });
  return Object.fromEntries(names);
}
