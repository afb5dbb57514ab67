import type { Command } from "commander";
import { BadInput } from "../../bad-input.js";

/** Has a command refuse an option that takes one value and is given two: Commander would take the last without a word. */
export function refuseSecondValues(command: Command): void {
  for (const option of command.options) {
    if (!(option.required || option.optional) || option.variadic) continue;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) throw new BadInput(`${option.long} is given twice; leave out one`);
      isGiven = true;
    });
  }
}
