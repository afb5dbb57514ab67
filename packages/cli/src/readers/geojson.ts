/** Features from GeoJSON, one after the other: the file may be larger than memory. */
import { BadInput, Misread, quote } from "../bad-input.js";
import { type ByteWindow, ensure, LONGEST_RECORD } from "./byte-window.js";
import { crsOfGeoJson } from "./crs.js";
import { isGeometryType, NO_TOPOLOGY, TOPOLOGY } from "./feature.js";
import { JsonRecords } from "./json-record.js";
import { endOfValue, field, INCOMPLETE, isSpace, parseJson, shown } from "./json-text.js";
import { addRecord } from "./ndjson.js";
import type { Reading } from "./reading.js";
import { placeOf } from "./skipping.js";
import { textOfBytes } from "./utf8.js";

const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, COLON, COMMA, QUOTE] = Buffer.from('{}[]:,"') as unknown as number[];

export async function readGeoJson(window: ByteWindow, reading: Reading): Promise<void> {
  const records = new JsonRecords(reading);
  await new GeoJsonText(window, reading, records).read();
}

class GeoJsonText {
  readonly #window: ByteWindow;
  readonly #reading: Reading;
  readonly #records: JsonRecords;

  constructor(window: ByteWindow, reading: Reading, records: JsonRecords) {
    this.#window = window;
    this.#reading = reading;
    this.#records = records;
  }

  async read(): Promise<void> {
    const first = await this.#peek();
    const window = this.#window;
    if (first === undefined) throw new BadInput(`${this.#reading.name}: the file is empty; GeoJSON is wanted`);
    const start = window.position(window.at);
    if (first !== OPEN) this.#fail("GeoJSON is an object, which begins with {");
    window.at++;
    const members: string[] = [];
    let [hasName, hasFeatures] = [false, false];
    for (let next = await this.#peek(); next !== CLOSE; ) {
      if (next !== QUOTE)
        this.#fail(next === undefined ? "the text does not end: cut off?" : "a name in quotes is wanted here");
      const name = await this.#value();
      if ((await this.#peek()) !== COLON) this.#fail("a colon is wanted here");
      window.at++;
      const isFeatures = this.#parse(name) === "features";
      if (isFeatures && hasName) this.#fail('"features" is there a second time; which is meant?');
      hasName ||= isFeatures;
      if (isFeatures && (await this.#peek()) === OPEN_LIST) {
        hasFeatures = true;
        await this.#readFeatures();
      } else members.push(`${name}:${await this.#value()}`);
      next = await this.#peek();
      if (next === COMMA) {
        window.at++;
        next = await this.#peek();
        if (next === CLOSE) this.#fail("a name in quotes is wanted here");
      } else if (next !== CLOSE) {
        this.#fail(next === undefined ? "the text does not end: cut off?" : ", or } is wanted here");
      }
    }
    window.at++;
    if ((await this.#peek()) !== undefined) {
      this.#fail("text after the end of the GeoJSON; where each line is a feature, read it with --from ndjson");
    }
    const whole = `{${members.join(",")}}`;
    const object = this.#parse(whole) as object;
    const type = field(object, "type");
    this.#reading.builder.crs = crsOfGeoJson(object);
    if (hasFeatures) {
      if (type === "FeatureCollection") return;
      this.#fail(
        `an object with features is of type "FeatureCollection", not ${typeof type === "string" ? quote(type) : type}`,
      );
    }
    if (type === "FeatureCollection") {
      const what = hasName ? `${shown(field(object, "features"))} as its "features"` : 'no "features"';
      throw new BadInput(
        `${this.#reading.name}, ${placeOf(start)}: a FeatureCollection with ${what}; an array of features is wanted`,
      );
    }
    if (type === TOPOLOGY) throw new BadInput(`${this.#reading.name}, ${placeOf(start)}: ${NO_TOPOLOGY}`);
    if (type !== "Feature" && !isGeometryType(type)) {
      const what = typeof type === "string" ? `type ${quote(type)}` : "an object without a type";
      throw new BadInput(
        `${this.#reading.name}, ${placeOf(start)}: ${what} is no GeoJSON; wanted: FeatureCollection with features, Feature or a geometry`,
      );
    }
    this.#add(Buffer.from(whole), start);
  }

  async #readFeatures(): Promise<void> {
    const window = this.#window;
    window.at++;
    if ((await this.#peek()) === CLOSE_LIST) {
      window.at++;
      return;
    }
    for (;;) {
      const first = await this.#peek();
      if (first === undefined) this.#fail("the text does not end: cut off?");
      if (first === COMMA || first === CLOSE_LIST) this.#fail("a feature is wanted here");
      const end = await this.#find();
      this.#add(window.bytes.subarray(window.at, end));
      window.at = end;
      const next = await this.#peek();
      window.at++;
      if (next === CLOSE_LIST) return;
      if (next !== COMMA) {
        window.at--;
        this.#fail(next === undefined ? "the text does not end: cut off?" : ", or ] is wanted here");
      }
    }
  }

  /** Adds a feature; what is wrong with it is placed at its beginning, unless it is no JSON at all. */
  #add(bytes: Buffer, place?: { readonly line: number; readonly column: number }): void {
    const { builder, problems } = this.#reading;
    builder.begin();
    try {
      addRecord(bytes, this.#records, this.#reading);
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      const at = place ?? this.#window.position(this.#window.at + (error.column ?? 1) - 1);
      problems.add(placeOf(at), error.message, error.reason);
      builder.drop();
    }
  }

  /** The next byte that is no space; undefined at the end. */
  async #peek(): Promise<number | undefined> {
    const window = this.#window;
    for (;;) {
      while (isSpace(window.bytes[window.at])) window.at++;
      if (window.at < window.bytes.length) return window.bytes[window.at];
      if (!(await window.more())) return undefined;
    }
  }

  /** The text of the next value; it is done with. */
  async #value(): Promise<string> {
    await this.#peek();
    const end = await this.#find();
    const window = this.#window;
    try {
      const text = textOfBytes(window.bytes.subarray(window.at, end));
      window.at = end;
      return text;
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      window.at += (error.column ?? 1) - 1;
      return this.#fail(error.message);
    }
  }

  /** Where the value that begins here ends. */
  async #find(): Promise<number> {
    const window = this.#window;
    for (;;) {
      const end = endOfValue(window.bytes, window.at, window.ended);
      if (end !== INCOMPLETE) return end;
      if (window.isTooLong) this.#fail(`a value longer than ${LONGEST_RECORD / 1024 / 1024} MiB`);
      if (window.ended || !(await window.more())) {
        if (window.ended && endOfValue(window.bytes, window.at, true) === INCOMPLETE) {
          this.#fail("what begins here does not end: cut off?");
        }
      }
    }
  }

  #parse(text: string): unknown {
    try {
      return parseJson(text);
    } catch (error) {
      return this.#fail((error as Error).message);
    }
  }

  /** Beyond such a place nothing can be told from anything else, with `--skip-bad` or without. */
  #fail(message: string): never {
    throw new BadInput(`${this.#reading.name}, ${placeOf(this.#window.position(this.#window.at))}: ${message}`);
  }
}

/** So much of an input is looked at to tell GeoJSON from NDJSON, in bytes. */
const LOOKED_AT = 64 * 1024;

/** Whether a text that begins with `{` is one GeoJSON object, and not one a line. */
export async function isGeoJson(window: ByteWindow): Promise<boolean> {
  await ensure(window, LOOKED_AT);
  const text = window.bytes.toString("latin1", window.at, window.at + LOOKED_AT).trimStart();
  const newline = text.indexOf("\n");
  const first = newline < 0 ? text : text.slice(0, newline);
  if (/"type"\s*:\s*"FeatureCollection"/.test(text)) return true;
  // A whole object on the first line, and more after it, is NDJSON.
  return newline < 0 ? /"type"\s*:\s*"Feature"/.test(first) : !first.trimEnd().endsWith("}");
}
