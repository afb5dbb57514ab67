import type { Readable } from "node:stream";

/** The longest line read, in bytes: beyond it the input is something else, and memory must not grow with it. */
export const LONGEST_LINE = 1024 * 1024;

/** For a carriage return that is part of no line end, in the words of the reader of numbers. */
export const LONE_RETURN = "a carriage return (U+000D); end lines with LF or CR LF";

export interface LineReader {
  /**
   * Called for each line, without its end (LF or CR LF), one character a byte. A line beyond `LONGEST_LINE` is handed over
   * once, as far as it was read, and the rest of it goes to `rest`.
   *
   * @param number - The physical line, from 1.
   * @param ended - False where the input stops without a newline.
   */
  readonly line: (line: string, number: number, ended: boolean) => void;
  /** Called for each further piece of such a line. Default: they are passed by. */
  readonly rest?: (piece: string, number: number) => void;
  /** Called when there is nothing more to read for the moment: time to write what is waiting. */
  readonly pause: () => Promise<void>;
}

/** Reads a stream line by line, in memory that does not grow with it. */
export async function readLines(stream: Readable, reader: LineReader): Promise<void> {
  stream.setEncoding("latin1");
  let number = 0;
  let rest = "";
  let passing = false;
  for await (const chunk of stream as AsyncIterable<string>) {
    let start = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", start)) {
      if (passing) {
        passing = false;
        reader.rest?.(withoutReturn(chunk.slice(start, end)), number);
      } else reader.line(withoutReturn(rest + chunk.slice(start, end)), ++number, true);
      rest = "";
      start = end + 1;
    }
    if (passing) reader.rest?.(withoutReturn(chunk.slice(start)), number);
    else rest += chunk.slice(start);
    if (rest.length > LONGEST_LINE) {
      reader.line(withoutReturn(rest), ++number, true);
      rest = "";
      passing = true;
    }
    await reader.pause();
  }
  if (rest !== "") reader.line(withoutReturn(rest), ++number, false);
  await reader.pause();
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
