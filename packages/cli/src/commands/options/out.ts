import { type Stats, statSync } from "node:fs";
import { extname } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { BadInput, cannot, harmless, quote } from "../../bad-input.js";
import { isStandardOutput } from "../../writers/standard-output.js";

/** `--out`, for the commands that write data into a file. */
export function outOption(what: string): Option {
  return new Option("--out <FILE>", what).argParser((file: string): string => {
    if (file !== "") return file;
    throw new InvalidArgumentError("The name of the file to write is empty; leave --out out for standard output.");
  });
}

/**
 * The format that the ending of `--out` names.
 *
 * @param endings - All that name one, each in small letters and with its point.
 * @param plain - The format of standard output, of devices and of pipes.
 * @throws BadInput where it names none.
 */
export function formatOfEnding<Format>(
  file: string | undefined,
  endings: Readonly<Record<string, Format>>,
  plain: Format,
): Format {
  if (file === undefined || isStandardOutput(file)) return plain;
  const ending = extname(file).toLowerCase();
  const format = endings[ending];
  if (format !== undefined) return format;
  if (file.startsWith("/dev/")) return plain;
  const old = lookAt(file);
  if (old?.isDirectory()) throw new BadInput(`--out ${harmless(file)} is a directory; name a file`);
  if (old !== undefined && !old.isFile()) return plain;
  const known = Object.keys(endings).filter((one) => one !== "");
  throw new BadInput(
    `--out ${harmless(file)}: the ending ${quote(ending)} names no format; end it with ${known.join(", ")}, or give --format`,
  );
}

function lookAt(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw new BadInput(cannot("write", file, error));
  }
}
