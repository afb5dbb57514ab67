import { FOUND } from "../exit-status.js";
import { refuseForeign } from "../readers/foreign.js";
import { refuseGzip } from "../readers/gzip.js";
import { openInput } from "../readers/input.js";
import { readLines } from "../readers/lines.js";
import { PairReader } from "../readers/rect-pairs.js";
import { placeOf, Skipping } from "../readers/skipping.js";
import { refuseUtf16 } from "../readers/utf16.js";
import { note } from "../terminal/messages.js";
import { Output } from "../writers/standard-output.js";
import type { Verdicts } from "./verdicts.js";

/**
 * Prints a verdict for each pair of a file or of standard input (`-`).
 *
 * @returns Whether any pair is a hit.
 */
export async function rectStream(
  file: string,
  verdicts: Verdicts,
  { skipBad, failOnHit }: { readonly skipBad?: true; readonly failOnHit?: true },
): Promise<boolean> {
  const { stream, name, checkWhole } = await openInput(file);
  const output = new Output();
  const skipping = new Skipping(skipBad === true);
  let found = false;
  let swapped = 0;
  let skipped = 0;

  const reader = new PairReader({
    pair: (a, b) => {
      const hit = verdicts.isHit(a, b);
      found ||= hit;
      // At the first: whoever reads the verdicts may stop before the last.
      if (hit && failOnHit) process.exitCode = FOUND;
      output.add(hit ? `${verdicts.hit}\n` : `${verdicts.miss}\n`);
    },
    swapped: (rectangle, line) => {
      if (++swapped > 1) return;
      note(`${name}, line ${line}: ${rectangle}'s corners are not in the order least, greatest; taken in any order`);
    },
    bad: ({ column, message }, line, lines) => {
      skipping.take(name, placeOf({ line, column }), message);
      skipped += lines;
    },
  });

  try {
    await readLines(stream, {
      line: (line, number, ended) => {
        if (number === 1) {
          refuseGzip(line, name);
          refuseUtf16(line, name);
          refuseForeign(`${line}\n`, name, "text, eight numbers a line");
        }
        reader.take(line, number, ended);
      },
      pause: () => output.flush(),
    });
    reader.end();
    checkWhole();
  } finally {
    // The verdicts before a bad line are good.
    await output.flush();
    if (swapped > 1) note(`${swapped} rectangles had corners in another order`);
    if (skipped > 0) note(`skipped ${skipped} ${skipped === 1 ? "line" : "lines"} of ${name} that could not be used`);
  }
  return found;
}
