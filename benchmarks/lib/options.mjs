/** What a suite is asked: its flags, and a refusal of any other. */
import { parseArgs } from "node:util";

/**
 * @typedef {{ type: "boolean" | "string", default?: boolean | string, keeps?: "these" | "nothing" }} Flag - `keeps`: of what a run with
 * this flag measures, `--write` keeps these rows, beside the other ones that are kept already, or nothing at all.
 */

/** Flags that every suite knows. */
const FLAGS = {
  quick: { type: "boolean", default: false, keeps: "nothing" },
  write: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
};
/** For suites whose work has names. */
export const ONLY = { only: { type: "string", default: "", keeps: "these" } };

/**
 * @param {string} usage - Printed with `--help`.
 * @param {Record<string, Flag>} own - Flags of this suite alone.
 * @returns The flags' values, and in `keeps` what `report` is to keep: "all", "these" rows, "nothing", or undefined without `--write`.
 */
export function readFlags(usage, own = {}, args = process.argv.slice(2)) {
  const flags = { ...FLAGS, ...own };
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: Object.fromEntries(
        Object.entries(flags).map(([name, { type, default: otherwise }]) => [
          name,
          otherwise === undefined ? { type } : { type, default: otherwise },
        ]),
      ),
    }));
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const narrowed = Object.keys(flags)
    .filter((name) => values[name] !== flags[name].default)
    .map((name) => flags[name].keeps);
  const kept = ["nothing", "these"].find((what) => narrowed.includes(what)) ?? "all";
  return { ...values, keeps: values.write ? kept : undefined };
}

/** Whether `--only` asks for this work: its name holds one of the texts, parted by commas. */
export function isAsked(work, only) {
  return only.split(",").some((text) => work.includes(text));
}

/** Says so where `--only` asked for nothing that there is. */
export function refuseNothing(tables, only) {
  if (tables.some((rows) => rows.length > 0)) return;
  console.error(`no work's name holds "${only}": --help names them`);
  process.exitCode = 2;
}
