/** What is said while a progress bar stands on the last line stays to be read. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { error, note } from "../src/terminal/messages.js";
import { startProgress } from "../src/terminal/progress.js";

let written = "";
const isTTY = process.stderr.isTTY;

beforeEach(() => {
  written = "";
  process.stderr.isTTY = true;
  vi.spyOn(process.stderr, "write").mockImplementation((text) => {
    written += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  process.stderr.isTTY = isTTY;
});

/** What a terminal shows in the end: of the control sequences, those that the bar is drawn with. */
function shown(text: string): string[] {
  const lines = [""];
  let [row, column] = [0, 0];
  let saved = [0, 0];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is wanted.
  for (const [token] of text.matchAll(/\x1b\[[?\d]*[A-Za-z]|\x1b[78]|\n|[^\x1b\n]+/g)) {
    const line = lines[row] ?? "";
    if (token === "\x1b7") saved = [row, column];
    else if (token === "\x1b8") [row = 0, column = 0] = saved;
    else if (token === "\x1b[1G") column = 0;
    else if (token === "\x1b[2K") lines[row] = "";
    else if (token === "\x1b[0K") lines[row] = line.slice(0, column);
    else if (token === "\n") {
      row++;
      column = 0;
      lines[row] ??= "";
    } else if (!token.startsWith("\x1b")) {
      lines[row] = line.slice(0, column).padEnd(column) + token + line.slice(column + token.length);
      column += token.length;
    }
  }
  return lines;
}

test("notes and errors stand on lines of their own, and the bar goes on below them", async () => {
  const progress = await startProgress(10, "MB");
  progress.update(5);
  note("first");
  error("second");
  const said = [expect.stringMatching(/note:.*first$/), expect.stringMatching(/error:.*second$/)];
  expect(shown(written)).toEqual([...said, expect.stringContaining("5 of 10 MB")]);
  progress.stop();
  note("third");
  expect(shown(written)).toEqual([...said, expect.stringMatching(/note:.*third$/), ""]);
});
