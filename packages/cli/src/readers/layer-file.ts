/** A file of shapes, in whatever format it is, as a layer. */
import { extname } from "node:path";
import { BadInput, quote } from "../bad-input.js";
import type { GroupNumbers } from "../pairs/group-numbers.js";
import type { InstantKinds } from "../pairs/instant-kinds.js";
import type { Layer } from "../pairs/layer.js";
import { LayerBuilder } from "../pairs/layer-builder.js";
import { atOneGo } from "../signals.js";
import { note } from "../terminal/messages.js";
import { type Progress, startProgress } from "../terminal/progress.js";
import { type ByteWindow, ensure, openWindow } from "./byte-window.js";
import type { ColumnChoice } from "./column-choice.js";
import { readCsv } from "./csv.js";
import { FOREIGN_START, refuseForeign } from "./foreign.js";
import { isGeoJson, readGeoJson } from "./geojson.js";
import { GZIP_START } from "./gzip.js";
import { openInput, startOf } from "./input.js";
import { RECORD_SEPARATOR, readNdjson } from "./ndjson.js";
import { readParquet } from "./parquet.js";
import { Problems } from "./problems.js";
import type { Reading } from "./reading.js";
import { Rounded } from "./rounded.js";

export type InputFormat = "csv" | "ndjson" | "geojson" | "parquet";

export const INPUT_FORMATS: readonly InputFormat[] = ["csv", "ndjson", "geojson", "parquet"];

export interface LayerRequest {
  readonly format: InputFormat | undefined;
  readonly choice: ColumnChoice;
  readonly by: string | undefined;
  readonly boxes: boolean;
  readonly skipBad: boolean;
  /** Whether anybody is to see the ids. */
  readonly namesRecords: boolean;
  readonly groups: GroupNumbers | undefined;
  readonly instants: InstantKinds;
}

/** What a file's ending says; .json may be GeoJSON or an object a line, so its beginning decides. */
const ENDINGS: Readonly<Record<string, InputFormat>> = {
  ".csv": "csv",
  ".tsv": "csv",
  ".ndjson": "ndjson",
  ".jsonl": "ndjson",
  ".geojsonl": "ndjson",
  ".geojsonseq": "ndjson",
  ".geojson": "geojson",
  ".parquet": "parquet",
};

const READERS: Readonly<
  Record<Exclude<InputFormat, "parquet">, (window: ByteWindow, reading: Reading) => Promise<void>>
> = {
  csv: readCsv,
  ndjson: readNdjson,
  geojson: readGeoJson,
};

/** What a file of a format that is not read may be exported as. */
const WANTED = "CSV, GeoJSON or Parquet";

const MEGABYTE = 1_000_000;

/**
 * Reads a layer.
 *
 * @param file - A path, or `-` for standard input.
 * @throws BadInput
 */
export async function readLayer(file: string, request: LayerRequest): Promise<Layer> {
  const { stream, name, size, isRegular, checkWhole } = await openInput(file);
  const problems = new Problems(name, request.skipBad);
  const { choice, by, instants, boxes, groups } = request;
  const rounded = new Rounded(name);
  const reading = { name, problems, choice, by, instants, rounded };
  const makeBuilder = (rows?: number): LayerBuilder => new LayerBuilder({ name, boxes, groups, instants }, rows);
  let format = request.format ?? ENDINGS[endingOf(file)];

  let progress: Progress = { update: () => {}, stop: () => {} };
  try {
    if (format !== "parquet") {
      if (size > 0) progress = await startProgress(Math.ceil(size / MEGABYTE), `MB of ${name}`);
      const window = await openWindow(stream, name, (count) => progress.update(Math.round(count / MEGABYTE)));
      await ensure(window, FOREIGN_START);
      const start = window.bytes.toString("latin1", window.at, window.at + FOREIGN_START);
      refuseForeign(start, name, WANTED);
      if (start.startsWith("BEGIN:VCALENDAR"))
        throw new BadInput(`${name} is iCalendar (.ics), which hantei calendar reads`);
      format ??= await formatOf(window);
      if (format !== "parquet") {
        if (isParquet(window))
          throw new BadInput(`${name}: the file begins as Parquet does; read it with --from parquet`);
        const builder = makeBuilder();
        await READERS[format](window, { ...reading, builder });
        checkWhole();
        return finish(builder, problems, rounded, request, name);
      }
    }
    stream.destroy();
    progress.stop();
    if (file === "-")
      throw new BadInput("Parquet is read from its end, so it cannot come from standard input; name a file");
    if (!isRegular)
      throw new BadInput(
        `${name}: Parquet is read from its end, so it cannot come from a pipe or a device; name a file`,
      );
    const start = await startOf(file, FOREIGN_START);
    refuseForeign(start, name, WANTED);
    if (start.startsWith(GZIP_START))
      throw new BadInput(`${name}: Parquet is compressed within, and not read from a gzipped file; unpack it first`);
    const builder = await readParquet(file, reading, makeBuilder, {
      begin: async (rows) => {
        progress = await startProgress(rows, `rows of ${name}`);
      },
      update: (rows) => progress.update(rows),
    });
    return finish(builder, problems, rounded, request, name);
  } finally {
    progress.stop();
    // Where reading stopped in the middle, Node would complain of a file left open, among our messages.
    if (file !== "-") stream.destroy();
  }
}

function finish(
  builder: LayerBuilder,
  problems: Problems,
  rounded: Rounded,
  { namesRecords }: LayerRequest,
  name: string,
): Layer {
  problems.tell();
  rounded.tell();
  const ambiguous = namesRecords ? atOneGo(() => builder.findAmbiguous()) : undefined;
  if (ambiguous !== undefined) {
    const told = quote(ambiguous.name);
    const why = ambiguous.isNumber
      ? `records without an id are called by their numbers, and ${told} is also the id of another; rows may mean either`
      : `${told} is the id of more than one record; rows may mean any of them`;
    note(`${name}: ${why}`);
  }
  return builder.finish();
}

/** The ending in small letters, without .gz. */
function endingOf(file: string): string {
  const name = file.toLowerCase();
  return extname(name.endsWith(".gz") ? name.slice(0, -3) : name);
}

/** No text has the byte that follows the four letters, the first of a structure in Thrift's compact form. */
function isParquet({ bytes, at }: ByteWindow): boolean {
  return bytes.toString("latin1", at, at + 5) === "PAR1\x15";
}

/** What a text begins like. */
async function formatOf(window: ByteWindow): Promise<InputFormat> {
  if (isParquet(window)) return "parquet";
  const start = window.bytes.toString("latin1", window.at, window.at + 1024).trimStart();
  if (window.bytes[window.at] === RECORD_SEPARATOR) return "ndjson";
  if (!start.startsWith("{")) return "csv";
  return (await isGeoJson(window)) ? "geojson" : "ndjson";
}
