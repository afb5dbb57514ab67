import { type BigIntStats, fstatSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { BadInput, harmless } from "../bad-input.js";
import { behindLinks } from "./behind-links.js";
import { isStandardOutput } from "./standard-output.js";

/**
 * Refuses to write over what is being read, and two results into one file: `--out bookings.csv` beside the input
 * `bookings.csv` would be the end of the bookings.
 *
 * @throws BadInput where an output is one of the inputs, under whatever name, or the other output.
 */
export function checkDistinct(
  outputs: { readonly out?: string | undefined; readonly svg?: string | undefined },
  inputs: readonly string[],
): void {
  const read = new Map(inputs.map((file) => [file === "-" ? identityOf(0) : identity(file), file]));
  read.delete(undefined);
  const { svg } = outputs;
  const out = outputs.out === undefined || isStandardOutput(outputs.out) ? undefined : outputs.out;
  const [rows, picture] = [out === undefined ? identityOf(1) : identity(out), svg === undefined ? svg : identity(svg)];
  for (const [name, written] of [
    [out === undefined ? "standard output" : `--out ${harmless(out)}`, rows],
    [`--svg ${harmless(svg ?? "")}`, picture],
  ] as const) {
    const input = read.get(written);
    if (input !== undefined) throw new BadInput(`${name} is the input ${harmless(input)}; name another file`);
  }
  if (picture === undefined || picture !== rows) return;
  throw new BadInput(
    out === undefined
      ? `--svg ${harmless(svg ?? "")} is standard output, too; name another file`
      : `--out and --svg both name ${harmless(out)}`,
  );
}

/** What is the same for all names of one file, links included; undefined for devices and pipes, which keep nothing. */
function identity(file: string): string | undefined {
  try {
    // In bigints: on Windows the numbers of files are larger than a double holds.
    const found = statSync(file, { throwIfNoEntry: false, bigint: true });
    if (found !== undefined) return identityIn(found);
    const path = behindLinks(resolve(file));
    return join(realpathSync(dirname(path)), basename(path));
  } catch {
    // No such folder, or not allowed: opening the file says so.
    return undefined;
  }
}

/** The same of what standard input is read from, 0, and standard output goes to, 1: `hantei pairs - --out slots.csv < slots.csv`. */
function identityOf(descriptor: 0 | 1): string | undefined {
  try {
    return identityIn(fstatSync(descriptor, { bigint: true }));
  } catch {
    // There is none.
    return undefined;
  }
}

function identityIn(found: BigIntStats): string | undefined {
  return found.isFile() ? `${found.dev}:${found.ino}` : undefined;
}
