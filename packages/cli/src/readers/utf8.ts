import { isUtf8 } from "node:buffer";
import { Misread } from "../bad-input.js";
import { characters } from "./number-line.js";

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * The text of a line of UTF-8 bytes that came as one character a byte.
 *
 * @throws Misread at the first byte that is not UTF-8.
 */
export function decodeUtf8(line: string): string {
  if (isPlain(line)) return line;
  const bytes = Buffer.from(line, "latin1");
  const text = decoder.decode(bytes);
  // The decoder puts U+FFFD where bytes are not UTF-8, and encoding it again does not give them back.
  const again = Buffer.from(text, "utf8");
  if (again.equals(bytes)) return text;
  const { at, byte } = firstReplaced(text, bytes);
  throw notUtf8(bytes[byte] ?? 0, characters(text.slice(0, at)) + 1);
}

function notUtf8(byte: number, column: number): Misread {
  const shown = `0x${byte.toString(16).toUpperCase()}`;
  return new Misread(column, `byte ${shown} is not UTF-8; save it as UTF-8 and try again`, "not UTF-8");
}

const BEYOND_ASCII = /[\x80-\xff]/;

/** Looks at a line of UTF-8 that comes in pieces, one character a byte, and keeps nothing of it. */
export class Utf8Check {
  /** How many characters have begun. */
  #characters = 0;
  /** Of the one that has not ended: its first byte, how many bytes are missing, and between what the next must lie. */
  #first = 0;
  #missing = 0;
  #low = 0;
  #high = 0;

  /** @throws Misread at the first byte that is not UTF-8, as `decodeUtf8` of the whole line would. */
  take(piece: string): void {
    // Most are plain, and the expression tells it three times as fast.
    if (this.#missing === 0 && !BEYOND_ASCII.test(piece)) {
      this.#characters += piece.length;
      return;
    }
    for (let at = 0; at < piece.length; at++) {
      const byte = piece.charCodeAt(at);
      if (this.#missing > 0) this.#goOn(byte);
      else {
        this.#characters++;
        if (byte > 127) this.#begin(byte);
      }
    }
  }

  /** @throws Misread where the line ends within a character. */
  end(): void {
    if (this.#missing > 0) throw notUtf8(this.#first, this.#characters);
  }

  /** The table of the Unicode Standard, 3.9: nothing longer than it need be, no surrogates, nothing above U+10FFFF. */
  #begin(byte: number): void {
    if (byte < 0xc2 || byte > 0xf4) throw notUtf8(byte, this.#characters);
    this.#first = byte;
    this.#missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
    this.#low = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80;
    this.#high = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf;
  }

  #goOn(byte: number): void {
    if (byte < this.#low || byte > this.#high) throw notUtf8(this.#first, this.#characters);
    this.#missing--;
    this.#low = 0x80;
    this.#high = 0xbf;
  }
}

/** Where among bytes that are not all UTF-8 the first that is not lies. */
export function firstBadByte(bytes: Buffer): number {
  return firstReplaced(decoder.decode(bytes), bytes).byte;
}

/**
 * The text of UTF-8 bytes.
 *
 * @param advice - How to mend others.
 * @throws Misread whose column counts bytes, from 1.
 */
export function textOfBytes(bytes: Buffer, advice = "save the file as UTF-8 and try again"): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  const at = firstBadByte(bytes);
  const byte = (bytes[at] as number).toString(16).toUpperCase();
  throw new Misread(at + 1, `byte 0x${byte} is not UTF-8; ${advice}`, "not UTF-8");
}

/** Whether all bytes are ASCII, which is the same in UTF-8. */
function isPlain(line: string): boolean {
  for (let at = 0; at < line.length; at++) if (line.charCodeAt(at) > 127) return false;
  return true;
}

/** U+FFFD in bytes. */
const REPLACEMENT = Buffer.from("\ufffd");

/** Where in the text the first U+FFFD stands that is not in the bytes themselves, and what byte it stands for. */
function firstReplaced(text: string, bytes: Buffer): { readonly at: number; readonly byte: number } {
  let byte = 0;
  for (let from = 0; ; ) {
    const at = text.indexOf("\ufffd", from);
    byte += Buffer.byteLength(text.slice(from, at));
    const end = byte + REPLACEMENT.length;
    if (!bytes.subarray(byte, end).equals(REPLACEMENT)) return { at, byte };
    byte = end;
    from = at + 1;
  }
}
