import { extname } from "node:path";
import { InvalidArgumentError, Option } from "commander";
import { isStandardOutput } from "../writers/standard-output.js";

/** Endings of pictures that we do not write: a viewer would take SVG under such a name for damaged. */
const OTHER_PICTURES = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"];

/**
 * `--svg`, for the commands that draw.
 *
 * @param what - What they do, beginning with "draw".
 */
export function svgOption(what: string): Option {
  return new Option("--svg <FILE>", what).argParser((file: string): string => {
    const ending = extname(file).toLowerCase();
    if (file === "" || isStandardOutput(file)) {
      throw new InvalidArgumentError("Name a file for the picture; standard output is for what else is written.");
    }
    if (OTHER_PICTURES.includes(ending)) {
      throw new InvalidArgumentError(`The picture is SVG; end the name with .svg, not ${ending}.`);
    }
    return file;
  });
}
