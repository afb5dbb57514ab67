/** Lines of iCalendar put together again: a line that begins with a space or tab goes on with the one before (RFC 5545, 3.1). */
import { Misread } from "../bad-input.js";
import { LONGEST_LINE } from "../readers/lines.js";
import { decodeUtf8, Utf8Check } from "../readers/utf8.js";

/** Names of the properties that anyone asks for; the others' values, attachments say, are looked at but not even kept. */
export type Wanted = (name: string) => boolean;

export interface Unfolded {
  readonly line: (text: string, number: number) => void;
  readonly bad: (problem: Misread, number: number) => void;
}

/** Takes physical lines, one character a byte, and gives whole ones: folds may lie within a character's bytes. */
export class Unfolder {
  readonly #wanted: Wanted;
  readonly #to: Unfolded;
  #text: string | undefined;
  #number = 0;
  /** Whether the name is whole: a line may be folded within it. */
  #isNamed = false;
  /** Looks at the line that is passed by. */
  #passed: Utf8Check | undefined;

  constructor(wanted: Wanted, to: Unfolded) {
    this.#wanted = wanted;
    this.#to = to;
  }

  take(line: string, number: number): void {
    const first = line.charCodeAt(0);
    const goesOn = first === 32 || first === 9;
    if (!goesOn) {
      this.end();
      this.#number = number;
    }
    const name = goesOn ? "" : nameOf(line);
    if (!goesOn) this.#isNamed = name.length < line.length;
    // Neither does what was refused matter any more.
    const matters = goesOn ? this.#text !== undefined : !this.#isNamed || this.#wanted(name);
    // What nobody asks for may be as long as it is, an attachment that was never folded.
    if (line.length > LONGEST_LINE && matters) {
      this.#text = undefined;
      this.#to.bad(new Misread(undefined, "the line is longer than 1 MiB"), number);
      return;
    }
    if (goesOn) this.#goOn(line.slice(1));
    else if (matters) this.#text = line;
    else this.#pass(new Utf8Check(), line);
  }

  /** Whether the last line is one that is passed by, and was not refused. */
  get isPassing(): boolean {
    return this.#passed !== undefined;
  }

  /** Takes a further piece of the line that is passed by. */
  rest(piece: string): void {
    if (this.#passed !== undefined) this.#pass(this.#passed, piece);
  }

  #goOn(piece: string): void {
    if (this.#passed !== undefined) this.#pass(this.#passed, piece);
    if (this.#text === undefined) return;
    this.#text += piece;
    if (this.#text.length <= LONGEST_LINE) return;
    this.#text = undefined;
    this.#to.bad(new Misread(undefined, "the line, put together, is longer than 1 MiB"), this.#number);
  }

  #pass(check: Utf8Check, piece: string): void {
    this.#passed = this.#guard(() => check.take(piece)) ? check : undefined;
  }

  /** Hands over the last line. */
  end(): void {
    const [text, passed] = [this.#text, this.#passed];
    this.#text = undefined;
    this.#passed = undefined;
    if (passed !== undefined) this.#guard(() => passed.end());
    if (text === undefined) return;
    this.#guard(() => {
      const decoded = decodeUtf8(text);
      const name = nameOf(text);
      // One word with nothing behind it is no name, and is asked about as what has a space is.
      const asked = name.length < text.length ? name : `${name} `;
      if (this.#isNamed || this.#wanted(asked)) this.#to.line(decoded, this.#number);
    });
  }

  /** Tells what is not UTF-8; whether all was well. */
  #guard(act: () => void): boolean {
    try {
      act();
      return true;
    } catch (problem) {
      if (!(problem instanceof Misread)) throw problem;
      this.#to.bad(problem, this.#number);
      return false;
    }
  }
}

/** Up to the first colon or semicolon, in capitals; the whole line where there is none. */
function nameOf(line: string): string {
  let end = 0;
  for (; end < line.length; end++) {
    const code = line.charCodeAt(end);
    if (code === COLON || code === SEMICOLON) break;
  }
  return line.slice(0, end).toUpperCase();
}

const COLON = 58;
const SEMICOLON = 59;
