/** What is being read of a file: a window of its bytes that moves on and knows where in the text it stands. */

import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { BadInput } from "../bad-input.js";
import { GZIP_START } from "./gzip.js";
import { refuseUtf16 } from "./utf16.js";

/** The longest record, in bytes: a ring of a million vertices takes some forty million, and memory must have a bound. */
export const LONGEST_RECORD: number = 128 * 1024 * 1024;

const NEWLINE = 10;
/** Bytes 10xxxxxx go on with a character of UTF-8 that has begun. */
const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;

/** A place in a text: the physical line from 1, and the character in it from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export class ByteWindow {
  /** What can be seen; only what lies before `at` is done with. */
  bytes: Buffer = Buffer.alloc(0);
  /** Where reading stands in `bytes`. */
  at = 0;
  /** How many bytes of the text are before `bytes`. */
  passed = 0;
  /** Whether the file ends with `bytes`. */
  ended = false;
  readonly #chunks: AsyncIterator<Buffer>;
  /** A place in `bytes` whose position is known. */
  #mark = 0;
  #markLine = 1;
  #markColumn = 1;

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /**
   * Reads on, at least as much again as is still undone, so that a long record is not looked at many times.
   *
   * @returns False where there is no more.
   */
  async more(): Promise<boolean> {
    if (this.ended) return false;
    this.#moveMark(this.at);
    const pieces = [this.bytes.subarray(this.at)];
    const wanted = Math.max(1, this.bytes.length - this.at);
    let got = 0;
    while (got < wanted && !this.ended) {
      const { value, done } = await this.#chunks.next();
      if (done) this.ended = true;
      else {
        pieces.push(value);
        got += value.length;
      }
    }
    this.bytes = pieces.length === 2 && pieces[0]?.length === 0 ? (pieces[1] as Buffer) : Buffer.concat(pieces);
    this.#mark -= this.at;
    this.passed += this.at;
    this.at = 0;
    return got > 0;
  }

  /** Whether a record that starts at `at` and has not ended is longer than any may be. */
  get isTooLong(): boolean {
    return this.bytes.length - this.at > LONGEST_RECORD;
  }

  /** Where in the text a byte of the window lies. */
  position(offset: number): Position {
    this.#moveMark(this.at);
    return count(this.bytes, this.#mark, offset, this.#markLine, this.#markColumn);
  }

  #moveMark(to: number): void {
    if (to <= this.#mark) return;
    const { line, column } = count(this.bytes, this.#mark, to, this.#markLine, this.#markColumn);
    this.#mark = to;
    this.#markLine = line;
    this.#markColumn = column;
  }
}

/** Goes on counting lines and characters from one place to another. */
function count(bytes: Buffer, from: number, to: number, line: number, column: number): Position {
  // A search in all of the window would look far beyond where counting ends.
  const passed = bytes.subarray(from, to);
  let start = 0;
  let lines = line;
  let characters = column;
  for (let next = passed.indexOf(NEWLINE); next >= 0; next = passed.indexOf(NEWLINE, start)) {
    lines++;
    characters = 1;
    start = next + 1;
  }
  for (let i = start; i < passed.length; i++) if (!isContinuation(passed[i] as number)) characters++;
  return { line: lines, column: characters };
}

/**
 * The window over a stream of text, whether it comes as it is or through gzip; a byte order mark is passed by.
 *
 * @param onBytes - Told how many bytes of the stream have come, again and again.
 * @throws BadInput where it is UTF-16.
 */
export async function openWindow(
  stream: Readable,
  name: string,
  onBytes: (count: number) => void,
): Promise<ByteWindow> {
  const window = new ByteWindow(await unzipped(stream, name, onBytes));
  await ensure(window, 4);
  const { bytes } = window;
  refuseUtf16(bytes.toString("latin1", 0, 4), name);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) window.bytes = bytes.subarray(3);
  return window;
}

/** Reads on until so many bytes can be seen, or all there are. */
export async function ensure(window: ByteWindow, length: number): Promise<void> {
  while (window.bytes.length - window.at < length && (await window.more()));
}

/** A stream of bytes, unpacked where it begins as gzip does; its name does not matter. */
async function unzipped(
  stream: Readable,
  name: string,
  onBytes: (count: number) => void,
): Promise<AsyncIterable<Buffer>> {
  async function* counted(): AsyncGenerator<Buffer> {
    let count = 0;
    for await (const chunk of stream) {
      count += chunk.length;
      onBytes(count);
      yield chunk;
    }
  }
  const chunks = counted();
  const first: Buffer[] = [];
  let length = 0;
  while (length < GZIP_START.length) {
    const { value, done } = await chunks.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const start = Buffer.concat(first);
  async function* all(): AsyncGenerator<Buffer> {
    if (start.length > 0) yield start;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  if (start.toString("latin1", 0, GZIP_START.length) !== GZIP_START) return all();
  return unpacked(all(), name);
}

async function* unpacked(packed: AsyncIterable<Buffer>, name: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  pipeline(Readable.from(packed), gunzip, () => {});
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code?.startsWith("Z_")) throw new BadInput(`${name}: the gzip data is damaged or cut off (${message})`);
    throw error;
  }
}
