/** One record of a CSV text (RFC 4180), found in bytes. */
import { isUtf8 } from "node:buffer";
import { LONE_RETURN } from "./lines.js";
import { firstBadByte } from "./utf8.js";

const QUOTE = 34;
const NEWLINE = 10;
const RETURN = 13;

/** How a field is written. */
export const PLAIN = 0;
export const QUOTED = 1;
/** In quotes, with doubled quotes inside. */
export const DOUBLED = 2;

/** What is wrong with a record, and at which byte. */
export class BadField extends Error {
  readonly offset: number;
  readonly reason: string;
  /** Whether quotes may be out of step, so that what they took in may be records of their own. */
  readonly isTorn: boolean;
  /** Up to where quotes were followed, where that is known. */
  readonly end: number;

  constructor(offset: number, message: string, reason: string, isTorn: boolean, end: number = offset) {
    super(message);
    this.offset = offset;
    this.reason = reason;
    this.isTorn = isTorn;
    this.end = end;
  }
}

/** Where the fields of a record lie; one object for all records of a file. */
export class Fields {
  bytes: Buffer = Buffer.alloc(0);
  /** How many there are; only the first so many as there is room for can be asked for. */
  count = 0;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly styles: Uint8Array;

  constructor(room: number) {
    this.starts = new Int32Array(room);
    this.ends = new Int32Array(room);
    this.styles = new Uint8Array(room);
  }

  add(start: number, end: number, style: number): void {
    if (this.count < this.starts.length) {
      this.starts[this.count] = start;
      this.ends[this.count] = end;
      this.styles[this.count] = style;
    }
    this.count++;
  }

  /** Whether a field of those there is room for takes in several lines. */
  hasLineEnd(index: number): boolean {
    return this.bytes.subarray(this.starts[index], this.ends[index]).includes(NEWLINE);
  }

  /** Where a plain field has a carriage return in it; one more before the line end of the record is not meant. */
  loneReturn(): number | undefined {
    const kept = Math.min(this.count, this.starts.length);
    for (let i = 0; i < kept; i++) {
      if (this.styles[i] !== PLAIN) continue;
      const start = this.starts[i] as number;
      const text = this.bytes.toString("latin1", start, this.ends[i]);
      const place = (i < this.count - 1 ? text : text.trimEnd()).indexOf("\r");
      if (place >= 0) return start + place;
    }
    return undefined;
  }

  /** The text of a field, without its quotes. */
  text(index: number): string {
    const text = this.bytes.toString("utf8", this.starts[index], this.ends[index]);
    return this.styles[index] === DOUBLED ? text.replaceAll('""', '"') : text;
  }
}

/** The next record does not end within the bytes. */
export const INCOMPLETE = -1;

/**
 * Finds the fields of the record that begins at an offset.
 *
 * @param final - Whether the text ends with the bytes.
 * @returns Where the next record begins, or `INCOMPLETE`.
 * @throws BadField for quotes in wrong places.
 */
export function scanRecord(bytes: Buffer, from: number, final: boolean, delimiter: number, fields: Fields): number {
  const end = bytes.length;
  fields.bytes = bytes;
  fields.count = 0;
  let at = from;
  for (;;) {
    const start = at;
    if (at < end && bytes[at] === QUOTE) {
      let style = QUOTED;
      for (at++; ; at++) {
        at = bytes.indexOf(QUOTE, at);
        if (at < 0) {
          if (!final) return INCOMPLETE;
          throw new BadField(start, "the quote opened here is never closed: cut off?", "quote never closed", true, end);
        }
        if (at + 1 === end && !final) return INCOMPLETE;
        if (bytes[at + 1] !== QUOTE) break;
        style = DOUBLED;
        at++;
      }
      fields.add(start + 1, at, style);
      at++;
      if (bytes[at] === RETURN && bytes[at + 1] === NEWLINE) at++;
      else if (bytes[at] === RETURN && at + 1 === end) {
        if (!final) return INCOMPLETE;
        at++;
      }
      if (at < end && bytes[at] !== delimiter && bytes[at] !== NEWLINE) {
        const isLater = bytes.subarray(start, at).includes(NEWLINE);
        const after =
          bytes[at] === RETURN ? LONE_RETURN : "text after a closing quote; double the quotes inside a field";
        throw new BadField(
          isLater ? start : at,
          isLater
            ? "the quote opened here closes on a later line, with text after it; double the quotes inside a field"
            : after,
          "quotes misplaced",
          true,
          at,
        );
      }
    } else {
      while (at < end) {
        const byte = bytes[at] as number;
        if (byte === delimiter || byte === NEWLINE) break;
        if (byte === QUOTE) {
          throw new BadField(
            at,
            "a quote inside a field that does not begin with one; put the field in quotes and double it",
            "quotes misplaced",
            true,
          );
        }
        at++;
      }
      if (at === end && !final) return INCOMPLETE;
      const isLast = at === end || bytes[at] === NEWLINE;
      fields.add(start, isLast && at > start && bytes[at - 1] === RETURN ? at - 1 : at, PLAIN);
    }
    if (at >= end) return final ? end : INCOMPLETE;
    if (bytes[at] === NEWLINE) return at + 1;
    at++;
  }
}

/** @throws BadField at the first byte of a record that is not UTF-8. */
export function checkText(bytes: Buffer, from: number, to: number): void {
  const record = bytes.subarray(from, to);
  if (isUtf8(record)) return;
  const offset = from + firstBadByte(record);
  const byte = (bytes[offset] as number).toString(16).toUpperCase();
  throw new BadField(offset, `byte 0x${byte} is not UTF-8; save the file as UTF-8 and try again`, "not UTF-8", false);
}
