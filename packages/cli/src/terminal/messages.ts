/** Standard error: everything that is said to the person and is not data. */
import { createColors } from "picocolors";
import { harmless } from "../bad-input.js";

const colors = createColors(process.stderr.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb");

/** What went wrong. */
export function error(text: string): void {
  process.stderr.write(`${colors.red("error:")} ${lines(text)}\n`);
}

/** What the person may want to know although all is well. */
export function note(text: string): void {
  process.stderr.write(`${colors.yellow("note:")} ${lines(text)}\n`);
}

/** Whatever of the input has come into a message, only its line ends have an effect. */
export function lines(text: string): string {
  return text.split("\n").map(harmless).join("\n");
}
