/** Calendars written for one test, and what `hantei calendar` makes of them. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { temporaryFolder } from "./folder.js";
import { hantei, type Result } from "./hantei.js";

/** A clash as `--format json` tells it. */
export interface ClashJson {
  readonly group: string;
  readonly a: SideJson;
  readonly b: SideJson;
  readonly start: string;
  readonly end: string;
  readonly startLocal: string;
  readonly endLocal: string;
  readonly minutes: number;
  readonly allen: string;
}

export interface SideJson {
  readonly uid: string;
  readonly summary: string;
  readonly start: string;
  readonly end: string;
  readonly startLocal: string;
  readonly endLocal: string;
}

/** A VCALENDAR around lines, or around several VEVENTs' lines. */
export function calendar(...lines: readonly string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hantei//test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

export function event(uid: string, ...lines: readonly string[]): string {
  return ["BEGIN:VEVENT", `UID:${uid}`, "DTSTAMP:20260101T000000Z", ...lines, "END:VEVENT"].join("\r\n");
}

/** A booking of an hour, or of so many minutes, on 5 January 2026. */
export function at(uid: string, time: string, minutes: number, ...more: readonly string[]): string {
  return event(uid, `DTSTART:20260105T${time}00Z`, `DURATION:PT${minutes}M`, `SUMMARY:${uid.toUpperCase()}`, ...more);
}

/** Two events that clash. */
export const GOOD: string = event("good", "DTSTART:20260101T090000Z", "DURATION:PT1H");
export const OTHER: string = event("other", "DTSTART:20260101T093000Z", "DURATION:PT1H");

const FOLDER = temporaryFolder("calendar");
let files = 0;

/** Writes a file and gives its path. */
export function file(content: string | Uint8Array, ending = "ics"): string {
  const path = join(FOLDER, `${++files}.${ending}`);
  writeFileSync(path, content);
  return path;
}

/** The clashes of a run that must go well. */
export async function clashes(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ClashJson[]> {
  const { status, stdout, stderr } = await hantei(["calendar", "--format", "json", ...args], { env });
  expect({ status, errors: stderr.split("\n").filter((line) => line.startsWith("error")) }).toEqual({
    status: 0,
    errors: [],
  });
  return JSON.parse(stdout);
}

/** The pairs of a run, as `group: a b minutes allen`. */
export async function told(...args: readonly string[]): Promise<string[]> {
  const found = await clashes(args);
  return found.map(({ group, a, b, minutes, allen }) => `${group}: ${a.uid} ${b.uid} ${minutes} ${allen}`);
}

/** An event over all of time: whatever there is clashes with it, and so is told. */
const PROBE = calendar(event("probe", "DTSTART:00010101T000000Z", "DTEND:99990101T000000Z", "SEQUENCE:1"));

export interface Told {
  readonly uid: string;
  readonly start: string;
  readonly end: string;
}

/** Every instance of the events in files, in order, as instants in UTC. */
export async function instances(
  contents: readonly string[],
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Told[]> {
  const paths = [PROBE, ...contents].map((content) => file(content));
  const found = await clashes([...paths, "--by", "all", ...args], env);
  return found
    .filter(({ a }) => a.uid === "probe")
    .map(({ b }) => ({ uid: b.uid, start: b.start, end: b.end }))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.uid < b.uid ? -1 : 1));
}

/** Their starts only. */
export async function starts(...input: Parameters<typeof instances>): Promise<string[]> {
  return (await instances(...input)).map(({ start }) => start);
}

/** A run that must end with 2 and a message, and without a stack. */
export async function refusal(args: readonly string[], input?: string): Promise<string> {
  const options = input === undefined ? {} : { input };
  const { status, stdout, stderr }: Result = await hantei(["calendar", ...args], options);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).not.toContain("mistake in hantei itself");
  return stderr;
}

/** What a VEVENT of these lines is refused for, as seen from line 4 on, where it begins. */
export async function refusedEvent(...lines: readonly string[]): Promise<string> {
  return refusal([file(calendar(event("bad", ...lines)), "ics"), "--to", "2030-01-01"]);
}
