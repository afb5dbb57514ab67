/** What the user gave cannot be used: the process ends with 2 and this message, and no stack. */
export class BadInput extends Error {}

/** A place in a line or an argument and what is amiss there; the caller knows which file and line, and adds them. */
export class Misread extends Error {
  /** Counted in characters from 1; `undefined` where the line as a whole is meant. */
  readonly column: number | undefined;
  /** What kind of problem it is, in a few words: where many are counted, they are counted by it. */
  readonly reason: string;
  /** The one of a shape's numbers that is to blame, by its column's name; `undefined` where that is not one alone. */
  readonly culprit: string | undefined;

  constructor(column: number | undefined, message: string, reason = "not readable", culprit?: string) {
    super(message);
    this.column = column;
    this.reason = reason;
    this.culprit = culprit;
  }
}

/** The longest piece of input that a message quotes, in characters. */
const LONGEST_QUOTE = 40;

/** Characters that would move the cursor, reorder the text or not show at all, beyond those that JSON escapes. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0\u3000]/gu;

/** Of these the ones that a terminal obeys; the others stand in names of files with good reason. */
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Input as a message may show it: in quotes, short, nothing that a terminal obeys. */
export function quote(text: string): string {
  const short = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 3)}...` : text;
  return JSON.stringify(short).replace(INVISIBLE, escaped);
}

/** The name of a file, or anything else that is told without quotes: nothing in it is obeyed by a terminal. */
export function harmless(text: string): string {
  return text.replace(OBEYED, escaped);
}

function escaped(character: string): string {
  const digits = hex(character);
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`;
}

/** A character as Unicode's charts name it, `U+3000`. */
export function codePoint(character: string): string {
  return `U+${hex(character).toUpperCase()}`;
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).padStart(4, "0");
}

/** What the system calls it, and what a person does. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "permission denied",
  EPERM: "not permitted",
  EISDIR: "it is a directory",
  ENOTDIR: "a part of its path is not a folder",
  ENOSPC: "no space is left on the device",
  EFBIG: "it would be larger than the system allows",
  EROFS: "the file system is read-only",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "it is a link that leads to itself",
  EMFILE: "too many files are open",
};

/** Why a file cannot be read or written, in words. */
export function cannot(verb: "read" | "write", file: string, error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return `cannot ${verb} ${harmless(file)}: ${REASONS[code] ?? harmless(message)}`;
}
