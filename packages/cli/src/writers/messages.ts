/** Standard error: everything that is said to the person and is not data. */
import { createColors } from "picocolors";

const colors = createColors(process.stderr.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb");

/** What went wrong. */
export function error(text: string): void {
  process.stderr.write(`${colors.red("error:")} ${text}\n`);
}

/** What the person may want to know although all is well. */
export function note(text: string): void {
  process.stderr.write(`${colors.yellow("note:")} ${text}\n`);
}
