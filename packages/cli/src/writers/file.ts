import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { BadInput } from "../bad-input.js";
import { cannot } from "../readers/input.js";

/**
 * Writes a whole file or nothing: beside its name first, and renamed when complete. Nothing interrupts this function, so no
 * piece of it is left behind by Ctrl-C.
 *
 * @throws BadInput where it cannot be written.
 */
export function writeWhole(file: string, text: string): void {
  try {
    const target = targetOf(file);
    if (target === undefined) writeFileSync(file, text);
    else replace(target, text);
  } catch (error) {
    throw new BadInput(cannot("write", file, error));
  }
}

function replace(target: string, text: string): void {
  const beside = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    writeFileSync(beside, text, { flag: "wx" });
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** The file behind links that is to be replaced; undefined for a device or a pipe, which is written into instead. */
function targetOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return file;
  if (found.isDirectory()) throw Object.assign(new Error(), { code: "EISDIR" });
  return found.isFile() ? realpathSync(file) : undefined;
}
