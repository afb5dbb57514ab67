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
  const at = firstReplaced(text, bytes);
  const byte = bytes[Buffer.byteLength(text.slice(0, at))] ?? 0;
  throw new Misread(
    characters(text.slice(0, at)) + 1,
    `byte 0x${byte.toString(16).toUpperCase()} is not UTF-8${isUtf16Mark(bytes) ? " (the input begins as UTF-16 does)" : ""}; save it as UTF-8 and try again`,
    "not UTF-8",
  );
}

/** Where among bytes that are not all UTF-8 the first that is not lies. */
export function firstBadByte(bytes: Buffer): number {
  const text = decoder.decode(bytes);
  return Buffer.byteLength(text.slice(0, firstReplaced(text, bytes)));
}

/** Whether all bytes are ASCII, which is the same in UTF-8. */
function isPlain(line: string): boolean {
  for (let at = 0; at < line.length; at++) if (line.charCodeAt(at) > 127) return false;
  return true;
}

/** Where in the text the first U+FFFD stands that is not in the bytes themselves. */
function firstReplaced(text: string, bytes: Buffer): number {
  let at = text.indexOf("\ufffd");
  while (bytes.indexOf("\ufffd", Buffer.byteLength(text.slice(0, at))) === Buffer.byteLength(text.slice(0, at))) {
    at = text.indexOf("\ufffd", at + 1);
  }
  return at;
}

/** Whether the bytes begin with a byte order mark of UTF-16. */
function isUtf16Mark(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}
