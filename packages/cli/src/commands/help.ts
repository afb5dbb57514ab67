/** `hantei help`: the help of the program, or of one of its commands. */
import { Command } from "commander";
import { BadInput, quote } from "../bad-input.js";

/** Commander's own prints the whole help for a command that there is none of, and does not say so. */
export function helpCommand(): Command {
  return new Command("help")
    .description("print the help of a command")
    .argument("[command]", "one of the commands")
    .action(run);
}

function run(name: string | undefined, _: object, help: Command): never {
  const hantei: Command = help.parent as Command;
  if (name === undefined) hantei.help();
  const command: Command | undefined = hantei.commands.find((one) => one.name() === name);
  if (command !== undefined) command.help();
  const names = hantei.commands.map((one) => one.name()).join(", ");
  throw new BadInput(`there is no command ${quote(name)}; commands: ${names}`);
}
