import { InvalidArgumentError, Option } from "commander";
import { isStandardOutput } from "../../writers/standard-output.js";

/** Endings of pictures that we do not write: a viewer would take SVG under such a name for damaged. */
const OTHER_PICTURES = /\.(?:png|jpe?g|gif|webp|avif|bmp|tiff?|pdf|svgz)$/i;

/**
 * `--svg`, for the commands that draw.
 *
 * @param what - What they do, beginning with "draw".
 */
export function svgOption(what: string): Option {
  return new Option("--svg <FILE>", what).argParser((file: string): string => {
    const [other] = OTHER_PICTURES.exec(file) ?? [];
    if (file === "" || isStandardOutput(file)) {
      throw new InvalidArgumentError("Name a file for the picture; standard output is for what else is written.");
    }
    if (other !== undefined) {
      throw new InvalidArgumentError(`The picture is SVG; end the name with .svg, not ${other}.`);
    }
    return file;
  });
}
