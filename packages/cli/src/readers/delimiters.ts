/** What may stand between the fields of a table: databases list with bars, and spreadsheets name theirs above the header. */
import { Misread, quote } from "../bad-input.js";

/** By its character, what messages call it. */
export const DELIMITERS: ReadonlyMap<string, string> = new Map([
  [",", "comma"],
  [";", "semicolon"],
  ["\t", "tab"],
  ["|", "bar"],
]);

/** A line that names the delimiter; a spreadsheet that saves it again writes delimiters behind it. */
const NAMING = /^"?sep=([^\r\n])"?[ ,;\t|]*\r?\n/i;

export interface NamedDelimiter {
  readonly character: string;
  /** How long the line is, with its end. */
  readonly length: number;
}

/**
 * The delimiter that the first line of a text names; undefined where it is another line.
 *
 * @throws Misread where it names what is none.
 */
export function namedDelimiter(text: string): NamedDelimiter | undefined {
  const [line, character] = NAMING.exec(text) ?? [];
  if (line === undefined || character === undefined) return undefined;
  if (!DELIMITERS.has(character)) {
    const wanted = [...DELIMITERS.values()].join(", ");
    throw new Misread(undefined, `${quote(character)} is named as the delimiter; wanted: one of ${wanted}`);
  }
  return { character, length: line.length };
}
