/** Standard output: data only, in large pieces. */
import { once } from "node:events";

/** So much is gathered before it is written, in characters. */
const PIECE = 65536;

/** Names of standard output where a file is meant: as a file, opened anew, or replaced, it would lose what others wrote to it before. */
const NAMES = ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];

export function isStandardOutput(path: string): boolean {
  return NAMES.includes(path);
}

export class Output {
  #waiting = "";

  /** Adds text; nothing is written before `flush`. */
  add(text: string): void {
    this.#waiting += text;
  }

  /** Whether enough is waiting for a write to be worth it. */
  get isFull(): boolean {
    return this.#waiting.length >= PIECE;
  }

  /** Writes what is waiting, and waits in turn where the reader of our output is slower than we are. */
  async flush(): Promise<void> {
    const text = this.#waiting;
    this.#waiting = "";
    if (text !== "" && !process.stdout.write(text)) await once(process.stdout, "drain");
  }
}
