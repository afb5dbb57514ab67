import { closeSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { BadInput } from "../bad-input.js";
import { cannot } from "../readers/input.js";

/**
 * Writes a whole file or nothing: beside its name first, and renamed when complete. Nothing interrupts this function, so no
 * piece of it is left behind by Ctrl-C.
 *
 * @throws BadInput where it cannot be written.
 */
export function writeWhole(file: string, text: string): void {
  try {
    const target = targetOf(file);
    if (target === undefined) writeFileSync(file, text);
    else replace(target, text);
  } catch (error) {
    throw new BadInput(cannot("write", file, error));
  }
}

function replace(target: string, text: string): void {
  const beside = besideOf(target);
  try {
    writeFileSync(beside, text, { flag: "wx" });
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** So much is gathered before it is written, in characters. */
const PIECE = 1 << 18;

/**
 * A file that is written piece by piece, beside its name, and renamed when whole. Whatever ends the process before that takes
 * the piece away.
 */
export class FileOutput {
  readonly #file: string;
  /** Undefined where the file is a device or a pipe, which is written into as it is. */
  readonly #target: string | undefined;
  readonly #beside: string;
  readonly #descriptor: number;
  #waiting = "";

  /** @throws BadInput where it cannot be written. */
  constructor(file: string) {
    this.#file = file;
    try {
      this.#target = targetOf(file);
      this.#beside = this.#target === undefined ? file : besideOf(this.#target);
      this.#descriptor = openSync(this.#beside, this.#target === undefined ? "w" : "wx");
    } catch (error) {
      throw new BadInput(cannot("write", file, error));
    }
    process.once("exit", this.#takeAway);
  }

  add(text: string): void {
    this.#waiting += text;
  }

  get isFull(): boolean {
    return this.#waiting.length >= PIECE;
  }

  /** Writes what is waiting, and lets Ctrl-C be heard. */
  async flush(): Promise<void> {
    this.#write();
    await new Promise(setImmediate);
  }

  /** Writes the rest and gives the file its name. */
  finish(): void {
    this.#write();
    process.removeListener("exit", this.#takeAway);
    try {
      closeSync(this.#descriptor);
      if (this.#target !== undefined) renameSync(this.#beside, this.#target);
    } catch (error) {
      this.#takeAway();
      throw new BadInput(cannot("write", this.#file, error));
    }
  }

  #write(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = "";
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
    } catch (error) {
      throw new BadInput(cannot("write", this.#file, error));
    }
  }

  readonly #takeAway = (): void => {
    if (this.#target !== undefined) rmSync(this.#beside, { force: true });
  };
}

function besideOf(target: string): string {
  return join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
}

/** The file behind links that is to be replaced; undefined for a device or a pipe, which is written into instead. */
function targetOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return file;
  if (found.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
  return found.isFile() ? realpathSync(file) : undefined;
}
