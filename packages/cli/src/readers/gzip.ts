import { open } from "node:fs/promises";
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

/** Whether a file that can be read at any place is compressed, whatever its name says. */
export async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(GZIP_START.length), 0, GZIP_START.length, 0);
    return buffer.toString("latin1") === GZIP_START;
  } finally {
    await handle.close();
  }
}
