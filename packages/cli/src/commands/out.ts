import { InvalidArgumentError, Option } from "commander";

/** `--out`, for the commands that write data into a file. */
export function outOption(what: string): Option {
  return new Option("--out <FILE>", what).argParser((file: string): string => {
    if (file !== "") return file;
    throw new InvalidArgumentError("The name of the file to write is empty; leave --out out for standard output.");
  });
}
