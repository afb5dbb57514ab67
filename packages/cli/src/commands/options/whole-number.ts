import { InvalidArgumentError } from "commander";

/** Reads the value of an option that is a whole number between two others. */
export function wholeNumber(least: number, greatest: number): (text: string) => number {
  return (text) => {
    const value = /^\d+(?:e\d+)?$/i.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= greatest) return value;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${greatest}, in digits alone or as 1e3.`);
  };
}
