/** One line of `hantei rect`'s input: the numbers of one rectangle or of two. */
import { type Box, boxFromCorners } from "hantei";
import { Misread } from "../bad-input.js";
import { readNumbers, readPlainNumbers, tokensOf } from "./number-line.js";
import { decodeUtf8 } from "./utf8.js";

/** Numbers of a rectangle: x1 y1 x2 y2. */
export const RECTANGLE = 4;

/** Numbers of a pair: those of RectA, then those of RectB. */
export const PAIR = 8;

/**
 * Reads the numbers of a line that came as one character a byte.
 *
 * @throws Misread where something is no number, or not UTF-8.
 */
export function readByteLine(line: string, into: Float64Array): number {
  const count = readPlainNumbers(line, into);
  return count >= 0 ? count : readNumbers(decodeUtf8(line), into);
}

/** Whether the four numbers from `first` on are corners in another order than least, greatest. */
export function isSwapped(numbers: Float64Array, first: number): boolean {
  return at(numbers, first + 2) < at(numbers, first) || at(numbers, first + 3) < at(numbers, first + 1);
}

/**
 * The box with the corners at `first` of the numbers, in any order.
 *
 * @throws Misread with the library's own message: a box may not lie at infinity as a whole.
 */
export function toBox(numbers: Float64Array, first: number, line: string): Box {
  try {
    return boxFromCorners(at(numbers, first), at(numbers, first + 1), at(numbers, first + 2), at(numbers, first + 3));
  } catch (error) {
    throw new Misread(tokensOf(line)[first]?.column, (error as Error).message);
  }
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] as number;
}
