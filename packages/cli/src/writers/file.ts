import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { BadInput, cannot } from "../bad-input.js";
import { BEGUN_FILES, UNFINISHED_FILES } from "../unfinished-files.js";
import { behindLinks } from "./behind-links.js";

/**
 * Writes a whole file or nothing. Nothing interrupts this function, so no piece of it is left behind by Ctrl-C.
 *
 * @throws BadInput where it cannot be written.
 */
export function writeWhole(file: string, text: string): void {
  const output = new FileOutput(file);
  output.add(text);
  output.finish();
}

/** So much is gathered before it is written, in characters. */
const PIECE = 1 << 18;

/**
 * A file that is written piece by piece, beside its name, and renamed when whole. Whatever ends the process before that takes
 * the piece away. That it can be written is tried at once, and nothing is there before the first piece: until then, work at one
 * go may be ended by the system itself.
 */
export class FileOutput {
  readonly #file: string;
  /** Undefined where the file is a device or a pipe, which is written into as it is. */
  readonly #target: string | undefined;
  /** What there was before. */
  readonly #old: Stats | undefined;
  /** Both undefined before anything is written. A device or a pipe has nothing beside it; opening one may wait for its reader. */
  #beside: string | undefined;
  #descriptor: number | undefined;
  #waiting = "";

  /** @throws BadInput where it cannot be written. */
  constructor(file: string) {
    this.#file = file;
    try {
      this.#old = statSync(file, { throwIfNoEntry: false });
      this.#target = targetOf(file, this.#old);
      if (this.#target === undefined) accessSync(file, constants.W_OK);
      else {
        const { path, descriptor } = openBeside(this.#target, this.#old);
        closeSync(descriptor);
        rmSync(path);
      }
    } catch (error) {
      throw new BadInput(cannot("write", file, error));
    }
    process.once("exit", this.#takeAway);
    UNFINISHED_FILES.add(file);
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
    UNFINISHED_FILES.delete(this.#file);
    BEGUN_FILES.delete(this.#file);
    try {
      if (this.#descriptor !== undefined) closeSync(this.#descriptor);
      if (this.#beside !== undefined && this.#target !== undefined) renameSync(this.#beside, this.#target);
    } catch (error) {
      this.#takeAway();
      throw new BadInput(cannot("write", this.#file, error));
    }
  }

  #write(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = "";
    try {
      this.#descriptor ??= this.#open();
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#descriptor, bytes, at);
    } catch (error) {
      throw new BadInput(cannot("write", this.#file, error));
    }
  }

  #open(): number {
    BEGUN_FILES.add(this.#file);
    if (this.#target === undefined) return openSync(this.#file, "w");
    const { path, descriptor } = openBeside(this.#target, this.#old);
    this.#beside = path;
    return descriptor;
  }

  readonly #takeAway = (): void => {
    if (this.#beside !== undefined) rmSync(this.#beside, { force: true });
  };
}

/** What a file is called until it is whole: by chance, so that one left behind by a crash is in nobody's way. */
function openBeside(target: string, old: Stats | undefined): { readonly path: string; readonly descriptor: number } {
  for (;;) {
    const path = join(dirname(target), `.hantei-${randomBytes(6).toString("hex")}.tmp`);
    try {
      // What takes an old file's place is for nobody else's eyes before it has the old one's permissions.
      const descriptor = openSync(path, "wx", old === undefined ? 0o666 : 0o600);
      if (old !== undefined) keepPermissions(descriptor, old);
      return { path, descriptor };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

/** Owner and permissions are kept as far as the system lets us. */
function keepPermissions(descriptor: number, { uid, gid, mode }: Stats): void {
  for (const keep of [() => fchownSync(descriptor, uid, gid), () => fchmodSync(descriptor, mode & 0o7777)]) {
    try {
      keep();
    } catch {
      // Somebody else's file, or a file system without permissions.
    }
  }
}

/** The file behind links that is to be replaced; undefined for a device or a pipe, which is written into instead. */
function targetOf(file: string, old: Stats | undefined): string | undefined {
  if (old === undefined) return behindLinks(file);
  if (old.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
  if (!old.isFile()) return undefined;
  // To replace it takes a folder that may be written into, and no more; whoever locked the file meant it, also for root.
  if ((old.mode & 0o222) === 0) throw new Error("it is read-only");
  accessSync(file, constants.W_OK);
  return realpathSync(file);
}
