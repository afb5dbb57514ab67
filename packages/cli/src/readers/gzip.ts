import { BadInput } from "../bad-input.js";

/** How gzip begins, one character a byte (RFC 1952, section 2.3.1). */
export const GZIP_START = "\x1f\x8b";

/**
 * @param line - The first, one character a byte.
 * @throws BadInput where it is compressed: nobody could read its lines.
 */
export function refuseGzip(line: string, name: string): void {
  if (!line.startsWith(GZIP_START)) return;
  throw new BadInput(`${name}, line 1: the file is compressed (gzip); unpack it first and try again`);
}
