import { rangeError } from "../base/errors.js";
import { expectLargeBlocks } from "./large-blocks.js";

/** Numbers that one array can hold on every engine: 2²⁸, one GiB. */
export const MAX_NUMBERS = 268435456;

/** Takes pairs as the engine finds them, and hands them over as the caller wants them. */
export interface Collector {
  /** Takes the numbers of a piece, which are the engine's to reuse afterwards. False: no more are wanted. */
  take(piece: Uint32Array): boolean;
  /** How many pairs were taken, for whoever asked for them. */
  count: number;
  /** How many are wanted in all: Infinity where that is not known. */
  readonly most: number;
}

/** Counts to a limit, or a little further, and keeps nothing. */
export function counter(limit: number): Collector {
  return {
    count: 0,
    most: limit,
    take(piece) {
      this.count += piece.length / 2;
      return this.count < limit;
    },
  };
}

/** Hands copies to the caller, who stops by returning false. */
export function forwarder(limit: number, onPairs: (pairs: Uint32Array) => unknown): Collector {
  return {
    count: 0,
    most: limit,
    take(piece) {
      const length = Math.min(piece.length, (limit - this.count) * 2);
      this.count += length / 2;
      if (length > 0 && onPairs(piece.slice(0, length)) === false) return false;
      return this.count < limit;
    },
  };
}

/** Writes to an array of the caller's as long as there is room, and counts on. */
export function writer(out: Uint32Array): Collector {
  const room = out.length - (out.length % 2);
  return {
    count: 0,
    most: Number.POSITIVE_INFINITY,
    take(piece) {
      const at = this.count * 2;
      if (at < room) out.set(at + piece.length > room ? piece.subarray(0, room - at) : piece, at);
      this.count += piece.length / 2;
      return true;
    },
  };
}

/** Keeps copies; `finish` makes one array of them. */
export function keeper(
  where: string,
  limit: number = Number.POSITIVE_INFINITY,
  most: number = MAX_NUMBERS,
): Collector & { finish(): Uint32Array } {
  const pieces: Uint32Array[] = [];
  return {
    count: 0,
    most: limit,
    take(piece) {
      const length = Math.min(piece.length, (limit - this.count) * 2);
      if (this.count * 2 + length > most) {
        const message = `${where}: more than ${most / 2} pairs are too many for one array`;
        rangeError("ERR_TOO_MANY", `${message}; take them in pieces with onPairs, or set a lower limit`);
      }
      this.count += length / 2;
      expectLargeBlocks(4 * length);
      // Engines clear the memory of a slice before they copy to it; that of a copy they do not.
      if (length > 0) pieces.push(new Uint32Array(length < piece.length ? piece.subarray(0, length) : piece));
      return this.count < limit;
    },
    finish() {
      const [only] = pieces;
      if (only !== undefined && pieces.length === 1) return only;
      const all = new Uint32Array(this.count * 2);
      let at = 0;
      for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      return all;
    },
  };
}
