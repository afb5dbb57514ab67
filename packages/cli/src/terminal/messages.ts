/** Standard error: everything that is said to the person and is not data. */
import { createColors } from "picocolors";
import { harmless } from "../bad-input.js";

const colors = createColors(process.stderr.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb");

/** What stands on the last line of a terminal, and would be written into: a progress bar. */
export interface Standing {
  readonly hide: () => void;
  readonly show: () => void;
}

let standing: Standing | undefined;

/** From now on this makes room for messages; undefined for nothing. */
export function makeRoom(by: Standing | undefined): void {
  standing = by;
}

/** What went wrong. */
export function error(text: string): void {
  say(`${colors.red("error:")} ${lines(text)}\n`);
}

/** What the person may want to know although all is well. */
export function note(text: string): void {
  say(`${colors.yellow("note:")} ${lines(text)}\n`);
}

function say(text: string): void {
  standing?.hide();
  process.stderr.write(text);
  standing?.show();
}

/** Whatever of the input has come into a message, only its line ends have an effect. */
export function lines(text: string): string {
  return text.split("\n").map(harmless).join("\n");
}
