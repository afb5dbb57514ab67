/** The readers of text, without the process around them: however the bytes come in pieces, the shapes are the same. */
import { readdirSync, readlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Misread } from "../src/bad-input.js";
import { InstantKinds } from "../src/pairs/instant-kinds.js";
import type { Layer } from "../src/pairs/layer.js";
import { LayerBuilder } from "../src/pairs/layer-builder.js";
import { ByteWindow } from "../src/readers/byte-window.js";
import { readColumnChoice } from "../src/readers/column-choice.js";
import { readCsv } from "../src/readers/csv.js";
import { readDecimal } from "../src/readers/decimal-bytes.js";
import { readGeoJson } from "../src/readers/geojson.js";
import { openInput } from "../src/readers/input.js";
import { instantText, readDate } from "../src/readers/instant.js";
import { readLayer } from "../src/readers/layer-file.js";
import { readNdjson } from "../src/readers/ndjson.js";
import type { Problems } from "../src/readers/problems.js";
import type { Reading } from "../src/readers/reading.js";
import { Rounded } from "../src/readers/rounded.js";
import { decodeUtf8, Utf8Check } from "../src/readers/utf8.js";
import { temporaryFolder } from "./lib/folder.js";

const FOLDER = temporaryFolder("readers");

type Reader = (window: ByteWindow, reading: Reading) => Promise<void>;

/** What a reader makes of bytes that come in pieces: ids and bounds, or what it refuses. */
async function read(reader: Reader, bytes: Buffer, pieces: readonly number[]): Promise<readonly string[]> {
  async function* chunks(): AsyncGenerator<Buffer> {
    let at = 0;
    for (let i = 0; at < bytes.length; i++) {
      const length = pieces[i % pieces.length] as number;
      yield bytes.subarray(at, at + length);
      at += length;
    }
  }
  const said: string[] = [];
  const problems = { add: (place: string, message: string) => said.push(`${place}: ${message}`), tell: () => {} };
  const builder = new LayerBuilder({ name: "file", boxes: false, groups: undefined });
  const reading: Reading = {
    name: "file",
    builder,
    problems: problems as unknown as Problems,
    choice: readColumnChoice(undefined, "--columns"),
    by: undefined,
    instants: new InstantKinds(),
    rounded: new Rounded("file"),
  };
  try {
    await reader(new ByteWindow(chunks()), reading);
  } catch (error) {
    said.push((error as Error).message);
  }
  return [...said, ...told(builder.finish())];
}

function told({ count, ids, bounds, owners }: Layer): string[] {
  const parts = Array.from(bounds.minX, (minX, i) => `${minX} ${bounds.minY[i]} ${bounds.maxX[i]} ${bounds.maxY[i]}`);
  return [...Array.from({ length: count }, (_, i) => ids.get(i)), ...parts, String(owners ?? "")];
}

const cell = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map(String),
  fc.constantFrom('"1"', "", "x", '"é"', '"a""b"', '"\r\n"', "é\u{1f600}", '"', '"2" '),
);
const csv = fc
  .tuple(
    fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 12 }),
    fc.constantFrom("\n", "\r\n"),
    fc.boolean(),
  )
  .map(([rows, end, closed]) => `id,start,end${end}${rows.map((row) => row.join(",")).join(end)}${closed ? end : ""}`);

const record = fc.constantFrom(
  '{"id":"a","minX":0,"minY":0,"maxX":1,"maxY":2}',
  '{"kind":"circle","x":1,"y":2,"radius":3}',
  '{"type":"Feature","id":5,"geometry":{"type":"MultiPoint","coordinates":[[1,2],[3,4]]}}',
  '{"type":"Feature","id":"é\\"}","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"a":"[{\\\\"}}',
  '{"type":"Feature","geometry":null}',
  '{"kind":"point","x":1,"y":}',
  "[1, 2]",
  "7",
  '"]}"',
);
const ndjson = fc
  .array(fc.oneof(record, fc.constantFrom("", " ", "{", "é")), { maxLength: 12 })
  .map((lines) => lines.join("\n"));
const geojson = fc
  .tuple(
    fc.array(record, { maxLength: 8 }),
    fc.constantFrom(",", " ,\n", ",,", " "),
    fc.constantFrom("]}", "]", '],"x":{}} ', "]}]", ""),
  )
  .map(
    ([records, comma, end]) => `\n{"name": "a,b", "type":"FeatureCollection","features": [${records.join(comma)}${end}`,
  );

test.each([
  ["CSV", readCsv, csv],
  ["NDJSON", readNdjson, ndjson],
  ["GeoJSON", readGeoJson, geojson],
] as const)("%s in pieces of any size is what it is in one", async (_, reader, texts) => {
  const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(texts, pieces, async (text, sizes) => {
      const bytes = Buffer.from(text);
      expect(await read(reader, bytes, sizes)).toEqual(await read(reader, bytes, [Math.max(1, bytes.length)]));
    }),
    { numRuns: 1500 },
  );
});

test("bytes of any kind end in shapes or in a message, never otherwise", async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.tuple(csv, fc.uint8Array({ maxLength: 9 }), fc.nat(200)).map(([text, noise, at]) => {
      const plain = Buffer.from(text);
      return Buffer.concat([plain.subarray(0, at), noise, plain.subarray(at)]);
    }),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (some) => {
      for (const reader of [readCsv, readNdjson, readGeoJson]) await read(reader, Buffer.from(some), [7]);
    }),
    { numRuns: 1500 },
  );
});

test("numbers from bytes are the doubles that Number() reads", () => {
  const digits = fc.stringMatching(/^[0-9]{1,20}$/);
  const text = fc
    .tuple(fc.constantFrom("", "-", "+"), digits, fc.option(digits), fc.option(fc.integer({ min: -290, max: 280 })))
    .map(
      ([sign, whole, part, power]) =>
        `${sign}${whole}${part === null ? "" : `.${part}`}${power === null ? "" : `e${power}`}`,
    );
  fc.assert(
    fc.property(text, (number) => {
      const bytes = Buffer.from(`, ${number}\t,`);
      expect(readDecimal(bytes, 1, bytes.length - 1)).toBe(Number(number));
    }),
    { numRuns: 20_000 },
  );
  for (const number of [
    ".5",
    "5.",
    "-.25",
    "0",
    "-0",
    "1e3",
    "9007199254740993",
    "0.1",
    "1.7976931348623157e308",
    "5e-324",
  ]) {
    const bytes = Buffer.from(number);
    expect(readDecimal(bytes, 0, bytes.length)).toBe(Number(number));
  }
  for (const nothing of ["", " ", ".", "-", "1.2.3", "1 2", "--1", "1e", "0x1", "١"]) {
    const bytes = Buffer.from(nothing);
    expect(() => readDecimal(bytes, 0, bytes.length)).toThrow();
  }
});

test("instants are told to the microsecond, as far as doubles keep them", () => {
  for (const text of [
    "2026-11-21",
    "2026-11-21T09:30",
    "2026-11-21T00:00:00.250",
    "2026-01-01T00:00:00.000001",
    "2248-01-01T23:59:59.999999",
    "1700-01-01T00:00:00.000999",
    "2300-01-01T00:00:00.000010",
    "4500-01-01T23:59:59.999900",
  ]) {
    expect(instantText(readDate(text).value, "local")).toBe(text);
    if (text.includes("T")) expect(instantText(readDate(`${text}Z`).value, "zoned")).toBe(`${text}Z`);
  }
  for (const [text, same] of [
    ["2026-01-01T09:00:00.0000000Z", "2026-01-01T09:00:00Z"],
    ["2026-01-01T09:00:00.123456000+09:00", "2026-01-01T00:00:00.123456Z"],
  ] as const) {
    expect(readDate(text)).toEqual(readDate(same));
  }
  expect(() => readDate("2026-01-01T09:00:00.1234560001Z")).toThrow("is finer than a microsecond");
  for (const [finest, finer] of [
    ["2248-09-26T15:10:22.207999", "2248-09-26T15:10:22.208001"],
    ["1691-04-06T08:49:37.793001", "1691-04-06T08:49:37.791999"],
    ["4199-11-24T01:22:57.663990", "4199-11-24T01:22:57.664010"],
    ["+019809-03-05T11:03:41.311900", "+019809-03-05T11:03:41.312100"],
  ] as const) {
    expect(instantText(readDate(finest).value, "local")).toBe(finest);
    expect(() => readDate(finer)).toThrow("finer than a double tells so far from 1970");
  }
});

test("UTF-8 that comes in pieces is refused where, and as, the whole of it is", () => {
  const said = (read: () => void): unknown => {
    try {
      read();
    } catch (problem) {
      const { message, column } = problem as Misread;
      return { message, column };
    }
    return "read";
  };
  // Bytes at which the rules change, so that many of these are UTF-8, and many nearly.
  const byte = fc.constantFrom(
    0x41,
    0x7f,
    0x80,
    0x8f,
    0x90,
    0x9f,
    0xa0,
    0xbf,
    0xc0,
    0xc2,
    0xe0,
    0xe1,
    0xed,
    0xf0,
    0xf4,
    0xf5,
  );
  const character = fc.string({ unit: "binary", minLength: 1, maxLength: 1 }).map((text) => [...Buffer.from(text)]);
  const bytes = fc.array(fc.oneof(character, character, fc.array(byte, { maxLength: 4 }))).map((list) => list.flat());
  let readable = 0;
  fc.assert(
    fc.property(bytes, fc.array(fc.nat(60)), (list, cuts) => {
      const line = String.fromCharCode(...list);
      const check = new Utf8Check();
      const ends = [0, ...cuts.sort((a, b) => a - b), line.length];
      const whole = said(() => decodeUtf8(line));
      const inPieces = said(() => {
        ends.forEach((end, i) => {
          if (i > 0) check.take(line.slice(ends[i - 1], Math.max(end, ends[i - 1] as number)));
        });
        check.end();
      });
      if (whole === "read") readable++;
      expect(inPieces).toEqual(whole);
    }),
    { numRuns: 2000 },
  );
  expect(readable).toBeGreaterThan(100);
});

test("a file that becomes shorter while it is read is told", async () => {
  const path = join(FOLDER, "cut.csv");
  writeFileSync(path, "1,2,3,4\n".repeat(200_000));
  for (const shorter of [false, true]) {
    const { stream, checkWhole } = await openInput(path);
    let chunks = 0;
    for await (const _ of stream) if (chunks++ === 0 && shorter) truncateSync(path, 800_000);
    if (shorter)
      expect(checkWhole).toThrow(/cut\.csv was cut off while it was read: it had 1600000 bytes, and ends after /);
    else expect(checkWhole).not.toThrow();
  }
});

/** Whether this process has a file open, as Linux tells. */
function isOpen(path: string): boolean {
  return readdirSync("/proc/self/fd").some((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === path;
    } catch {
      // The folder's own is closed by now.
      return false;
    }
  });
}

test.skipIf(process.platform !== "linux")(
  "a file that is refused in the middle is closed (told by Linux)",
  async () => {
    const path = join(FOLDER, "long.csv");
    writeFileSync(path, `x,y,radius\n1,1,none\n${"1,1,1\n".repeat(200_000)}`);
    const options = { boxes: false, skipBad: false, namesRecords: true };
    const request = { format: undefined, by: undefined, ...options, groups: undefined };
    const choice = readColumnChoice(undefined, "--columns");
    const instants = new InstantKinds();
    await expect(readLayer(path, { ...request, choice, instants })).rejects.toThrow("none");
    for (let tries = 0; tries < 100 && isOpen(path); tries++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isOpen(path)).toBe(false);
  },
);
