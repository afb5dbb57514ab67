import { createInterface } from "node:readline";
import type { Box } from "hantei";
import { BadInput, Misread } from "../bad-input.js";
import { INTERRUPTED } from "../exit-status.js";
import { readNumbers } from "../readers/number-line.js";
import { isSwapped, PAIR, RECTANGLE, toBox } from "../readers/rect-line.js";
import { error, note } from "../terminal/messages.js";
import type { Verdicts } from "./verdicts.js";

/**
 * Asks for RectA and RectB and prints the verdict. Prompts go to standard error, so that standard output holds the verdict
 * alone.
 *
 * @returns Whether it is a hit; false where the person left before giving both.
 */
export async function rectConsole(verdicts: Verdicts): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  lines.on("SIGINT", () => {
    lines.close();
    process.stderr.write("\n");
    process.exit(INTERRUPTED);
  });
  const boxes: Box[] = [];
  const ask = (): void => {
    lines.setPrompt(boxes.length === 0 ? "RectA: " : "RectB: ");
    lines.prompt();
  };
  ask();
  for await (const line of lines) {
    try {
      boxes.push(...readRectangles(line, boxes.length === 0));
    } catch (problem) {
      if (!(problem instanceof Misread)) throw problem;
      error(`${problem.column === undefined ? "" : `column ${problem.column}: `}${problem.message}; try again`);
    }
    if (boxes.length === 2) break;
    ask();
  }
  lines.close();
  const [a, b] = boxes;
  if (a === undefined || b === undefined) {
    process.stderr.write("\n");
    if (a !== undefined) throw new BadInput("RectB was not given: there is no pair to judge");
    return false;
  }
  const hit = verdicts.isHit(a, b);
  process.stdout.write(`${hit ? verdicts.hit : verdicts.miss}\n`);
  return hit;
}

/** One rectangle; at the first prompt both may come at once, as a line of a file has them. */
function readRectangles(line: string, first: boolean): Box[] {
  const numbers = new Float64Array(PAIR);
  const count = readNumbers(line, numbers);
  if (count !== RECTANGLE && !(first && count === PAIR)) {
    throw new Misread(undefined, `give four numbers, x1 y1 x2 y2: two opposite corners; got ${count}`);
  }
  const starts = count === PAIR ? [0, RECTANGLE] : [0];
  const boxes = starts.map((start) => toBox(numbers, start, line));
  if (starts.some((start) => isSwapped(numbers, start))) {
    note("the corners are not in the order least, greatest; taken in any order");
  }
  return boxes;
}
