/**
 * Pairs of rectangles from lines: eight numbers a line, or four a line, RectA's and then RectB's, as the console program
 * takes them. Both forms may follow each other in one input.
 */
import type { Box } from "hantei";
import { Misread } from "../bad-input.js";
import { LONGEST_LINE } from "./lines.js";
import { tokensOf } from "./number-line.js";
import { isSwapped, PAIR, RECTANGLE, readByteLine, toBox } from "./rect-line.js";

export interface PairSink {
  readonly pair: (a: Box, b: Box) => void;
  /** A rectangle's corners were given in another order than least, greatest. */
  readonly swapped: (name: "RectA" | "RectB", line: number) => void;
  /** A line cannot be used; the pair it belongs to is lost. `lines`: how many lines are lost by it. */
  readonly bad: (problem: Misread, line: number, lines: number) => void;
}

const WANTED =
  "a line holds eight numbers, x1 y1 x2 y2 of RectA and of RectB, or four of them and the next line the rest";

/** To go on in pairs of lines after a lost one could take RectBs for RectAs, and every verdict would be wrong. */
const UNCERTAIN =
  "after a line that was skipped, this may be a RectA or a RectB; put the eight numbers of a pair on one line";

/** The byte order mark in UTF-8, one character a byte. */
const BYTE_ORDER_MARK = "\xef\xbb\xbf";

export class PairReader {
  readonly #sink: PairSink;
  readonly #numbers = new Float64Array(PAIR);
  /** RectA of a pair on two lines, until its RectB comes. */
  #waiting: { readonly box: Box; readonly line: number } | undefined;
  /** A line was lost, and since then none has told where a pair begins. */
  #lost = false;

  constructor(sink: PairSink) {
    this.#sink = sink;
  }

  /** Takes the next line; `ended` is false where the input stops without a newline. */
  take(line: string, number: number, ended: boolean): void {
    const text = number === 1 && line.startsWith(BYTE_ORDER_MARK) ? line.slice(BYTE_ORDER_MARK.length) : line;
    if (text.length <= LONGEST_LINE && /^[ \t]*$/.test(text)) return;
    try {
      this.#read(text, number, ended);
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      const hint = !ended && isBeginning(text) ? " (the input ends here without a newline: cut off?)" : "";
      this.#lose(new Misread(error.column, error.message + hint), number);
    }
  }

  /** Says that there are no more lines. */
  end(): void {
    const { line } = this.#waiting ?? {};
    this.#waiting = undefined;
    if (line === undefined) return;
    const text = "RectA's four numbers stand here and RectB's do not follow: cut off?";
    this.#sink.bad(new Misread(undefined, text), line, 1);
  }

  #read(line: string, number: number, ended: boolean): void {
    if (line.length > LONGEST_LINE) {
      throw new Misread(undefined, `the line is longer than 1 MiB; ${WANTED}`);
    }
    const count = readByteLine(line, this.#numbers);
    if (count === PAIR && this.#waiting === undefined) this.#pair(line, number);
    else if (count === RECTANGLE) this.#rectangle(line, number);
    else throw this.#miscounted(line, number, count, ended);
  }

  #pair(line: string, number: number): void {
    const a = toBox(this.#numbers, 0, line);
    const b = toBox(this.#numbers, RECTANGLE, line);
    if (isSwapped(this.#numbers, 0)) this.#sink.swapped("RectA", number);
    if (isSwapped(this.#numbers, RECTANGLE)) this.#sink.swapped("RectB", number);
    this.#lost = false;
    this.#sink.pair(a, b);
  }

  #rectangle(line: string, number: number): void {
    if (this.#lost) throw new Misread(undefined, UNCERTAIN);
    const box = toBox(this.#numbers, 0, line);
    const a = this.#waiting;
    if (isSwapped(this.#numbers, 0)) this.#sink.swapped(a === undefined ? "RectA" : "RectB", number);
    if (a === undefined) {
      this.#waiting = { box, line: number };
    } else {
      this.#waiting = undefined;
      this.#sink.pair(a.box, box);
    }
  }

  #miscounted(line: string, number: number, count: number, ended: boolean): Misread {
    const tokens = tokensOf(line);
    const wanted = this.#waiting === undefined ? PAIR : RECTANGLE;
    const expected =
      this.#waiting === undefined
        ? WANTED
        : `RectB's four numbers go with those of RectA on line ${this.#waiting.line}`;
    if (count > wanted) {
      return new Misread(tokens[wanted]?.column, `${count} numbers, that is ${count - wanted} too many; ${expected}`);
    }
    const last = tokens.at(-1);
    const end = (last?.column ?? 1) + (last?.text.length ?? 0);
    const numbers = `${count} number${count === 1 ? "" : "s"}`;
    return ended
      ? new Misread(end, `only ${numbers}; ${expected}`)
      : new Misread(end, `line ${number} ends after ${numbers}: cut off? ${expected}`);
  }

  /** A bad line takes the waiting RectA along. */
  #lose(problem: Misread, number: number): void {
    const lines = this.#waiting === undefined ? 1 : 2;
    this.#waiting = undefined;
    this.#lost = true;
    this.#sink.bad(problem, number, lines);
  }
}

/** Whether the last token could go on to be a number and is none yet: `-`, `1e`, `Infi`. */
function isBeginning(line: string): boolean {
  const last = tokensOf(line).at(-1)?.text ?? "";
  return /^[+-]?(?:[\d.]*(?:\d[eE][+-]?)?|I[a-z]*)$/.test(last) && !/[\d.]$|y$/.test(last);
}
