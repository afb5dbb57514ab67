/** What a suite is asked: its flags, and a refusal of any other. */
import { parseArgs } from "node:util";

const FLAGS = {
  quick: { type: "boolean", default: false },
  only: { type: "string", default: "" },
  write: { type: "boolean", default: false },
  best: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
};

/**
 * @param {string} usage - Printed with `--help`.
 * @returns {{ quick: boolean, only: string, write: boolean, best: boolean }}
 */
export function readFlags(usage) {
  let values;
  try {
    ({ values } = parseArgs({ options: FLAGS }));
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  return values;
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
