/**
 * `hantei calendar` on a file of a million events in 10,000 rooms and three time zones (300 MB), as a process of its own: time
 * and the most memory it held.
 */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFlags } from "../lib/options.mjs";
import { random } from "../lib/random.mjs";

const { quick } = readFlags(`node benchmarks/suites/calendar.mjs [--quick]

A calendar of a million events: half a minute. Nothing is kept.
  --quick  100,000 events`);
const EVENTS = quick ? 100_000 : 1_000_000;
/** Of these events; another count means that something else was measured. */
const CLASHES = quick ? 47 : 4901;
const ROOMS = 10_000;
const ZONES = ["Europe/Berlin", "Asia/Tokyo", "America/New_York"];
const QUARTERS = 730 * 96;
const BIN = fileURLToPath(new URL("../../packages/cli/bin/hantei.js", import.meta.url));

const draw = random(2024);
const folder = mkdtempSync(join(tmpdir(), "hantei-calendar-"));
try {
  const file = join(folder, "events.ics");
  writeEvents(file);
  const program = `
    process.argv.splice(1, 1);
    process.on("exit", () => console.error(process.resourceUsage().maxRSS));
    await import(${JSON.stringify(BIN)});`;
  const args = ["calendar", file, "--by", "location", "--format", "csv"];
  const begin = performance.now();
  const child = spawnSync(process.execPath, ["--input-type=module", "-e", program, "hantei", BIN, ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - begin) / 1000;
  if (child.status !== 0) throw new Error(child.stderr);
  // A header, and a line for each clash.
  const clashes = child.stdout.trim().split("\n").length - 1;
  if (clashes !== CLASHES) throw new Error(`${clashes} clashes where there are ${CLASHES}`);
  const megabytes = Number(child.stderr.trim().split("\n").at(-1)) / 1024;
  console.log(`${EVENTS} events, ${clashes} clashes: ${seconds.toFixed(1)} s, at most ${megabytes.toFixed(0)} MB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function writeEvents(path) {
  const handle = openSync(path, "w");
  let waiting = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n";
  for (let id = 0; id < EVENTS; id++) {
    const start = Date.UTC(2024, 0, 1) + Math.floor(draw() * QUARTERS) * 900_000;
    const zone = ZONES[id % ZONES.length];
    waiting += [
      "BEGIN:VEVENT",
      `UID:event-${id}@example.com`,
      "DTSTAMP:20240101T000000Z",
      `SUMMARY:Meeting number ${id}`,
      `LOCATION:Room ${Math.floor(draw() * ROOMS)}`,
      `DTSTART;TZID=${zone}:${compact(start)}`,
      `DTEND;TZID=${zone}:${compact(start + 3_600_000)}`,
      "DESCRIPTION:A text that everybody writes and nobody reads, as long as such texts are.",
      "END:VEVENT\r\n",
    ].join("\r\n");
    if (waiting.length < 1 << 20) continue;
    writeSync(handle, waiting);
    waiting = "";
  }
  writeSync(handle, `${waiting}END:VCALENDAR\r\n`);
  closeSync(handle);
}

function compact(instant) {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, "");
}
