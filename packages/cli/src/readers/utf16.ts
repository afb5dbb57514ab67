import { BadInput } from "../bad-input.js";

/** A byte order mark, or two characters of Latin script without one: half of their bytes are 0, as no text in UTF-8 has them. */
const UTF16 = /^(?:\xff\xfe|\xfe\xff|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/;

/**
 * @param start - The file's beginning, one character a byte.
 * @throws BadInput where it is UTF-16: nobody could read its lines.
 */
export function refuseUtf16(start: string, name: string): void {
  if (!UTF16.test(start)) return;
  throw new BadInput(`${name}, line 1, column 1: the file begins as UTF-16 does; save it as UTF-8 and try again`);
}
