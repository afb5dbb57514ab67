/** What the long programs are told on their command lines: `--help`, and one line where something is not understood. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { PAIRS, type PairOfKinds } from "./rooms.js";

/** Something on the command line that is not understood. */
export class UsageError extends Error {}

/** Exit status of a command line that is not understood. */
const MISUSED = 2;

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<O extends Options, P extends boolean> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: P; strict: true }>
>;

/** A program: how it is used, the options it knows beside `--help`, and its work, which returns how much was wrong. */
export interface Program<O extends Options, P extends boolean> {
  readonly usage: string;
  readonly options: O;
  readonly allowPositionals: P;
  readonly run: (told: Parsed<O, P>) => number;
}

/** Runs a program: 0 where nothing was wrong, 1 where something was, 2 where it is used wrongly. */
export function runProgram<O extends Options, P extends boolean>(
  { usage, options, allowPositionals, run }: Program<O, P>,
  args: readonly string[],
): number {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  try {
    return run(parse({ args: [...args], options, allowPositionals, strict: true })) > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message} (--help tells more)`);
    return MISUSED;
  }
}

function parse<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // The rest of it is about arguments that begin with a dash.
    throw new UsageError((error as Error).message.replace(/\. .*/s, ""));
  }
}

/** The value of an option as a whole number, from `least` on. */
export function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new UsageError(`${option} wants a whole number from ${least} on, not '${text}'`);
}

/** The value of an option as minutes. */
export function minutes(option: string, text: string): number {
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new UsageError(`${option} wants a number of minutes above 0, not '${text}'`);
}

/** The pairs of these names, in either order; all where none is given. `known` are those that the program knows. */
export function pairsNamed(
  names: readonly string[] | undefined,
  known: readonly PairOfKinds[] = PAIRS,
): readonly PairOfKinds[] {
  return (
    names?.map((wanted) => {
      const found = known.find(({ name, kindA, kindB }) => name === wanted || `${kindB}-${kindA}` === wanted);
      if (found !== undefined) return found;
      throw new UsageError(`--pair: no '${wanted}' here; there are ${known.map(({ name }) => name).join(", ")}`);
    }) ?? known
  );
}
