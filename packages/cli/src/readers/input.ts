import { createReadStream, fstatSync, type Stats, statSync } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { BadInput, cannot, harmless } from "../bad-input.js";

/** An input. */
export interface Input {
  readonly stream: Readable;
  /** How messages call it. */
  readonly name: string;
  /** In bytes; 0 where it is not known. */
  readonly size: number;
  /** Whether it can be opened again and read at any place. */
  readonly isRegular: boolean;
  /** To be called when all is read. @throws BadInput where the file has become shorter meanwhile: then a part of it is not there. */
  readonly checkWhole: () => void;
}

/** So many bytes are read at once. */
const CHUNK = 256 * 1024;

/** @throws BadInput where standard input or a pipe is named twice, by whatever names: nothing would be left for the second. */
export function checkReadOnce(files: readonly string[]): void {
  if (files.filter((file) => file === "-").length > 1) {
    throw new BadInput("standard input can be read once; name a file beside it");
  }
  const pipes = new Map<string, string>();
  for (const file of files) {
    const pipe = pipeOf(file);
    const other = pipe === undefined ? undefined : pipes.get(pipe);
    if (pipe === undefined) continue;
    if (other !== undefined) {
      throw new BadInput(
        `${harmless(other)} and ${harmless(file)} are one pipe, which can be read once; name a file beside it`,
      );
    }
    pipes.set(pipe, file);
  }
}

/** Which pipe a file is; undefined where it is none. */
function pipeOf(file: string): string | undefined {
  const stat = statOf(file);
  return stat?.isFIFO() || stat?.isSocket() ? `${stat.dev} ${stat.ino}` : undefined;
}

/** What kind of file it is; undefined where it cannot be looked at: that is told when it is opened. */
function statOf(file: string): Stats | undefined {
  try {
    return file === "-" ? fstatSync(0) : statSync(file);
  } catch {
    return undefined;
  }
}

/** Opens a file, or standard input for `-`. */
export async function openInput(file: string): Promise<Input> {
  // Node finds a directory empty that a shell opened.
  if (file === "-" && statOf(file)?.isDirectory()) throw new BadInput("standard input is a directory; name a file");
  if (file === "-") return { stream: process.stdin, name: "<stdin>", size: 0, isRegular: false, checkWhole: () => {} };
  if (file === "") throw new BadInput("the name of the file to read is empty; name one, or - for standard input");
  const name = harmless(file);
  try {
    const handle = await open(file);
    const stat = await handle.stat();
    if (stat.isDirectory()) {
      await handle.close();
      throw new BadInput(`${name} is a directory; name a file`);
    }
    const stream = createReadStream(file, { fd: handle, highWaterMark: CHUNK });
    const checkWhole = (): void => {
      if (!stat.isFile() || stream.bytesRead >= stat.size) return;
      const both = `it had ${stat.size} bytes, and ends after ${stream.bytesRead}`;
      throw new BadInput(`${name} was cut off while it was read: ${both}`);
    };
    return { stream, name, size: stat.size, isRegular: stat.isFile(), checkWhole };
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(cannot("read", file, error));
  }
}

/** How a file begins that can be read at any place, one character a byte. */
export async function startOf(file: string, length: number): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
