/** Runs the compiled snippets of a folder, one after the other, and writes what they printed as JSON. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { format, inspect } from "node:util";

const [folder, count] = process.argv.slice(2);
const results = [];

let printed = [];
globalThis.observe = (line, ...values) => {
  const quoted = values.map((value) => (typeof value === "string" ? JSON.stringify(value) : inspect(value))).join(" ");
  printed.push([line, format(...values), quoted]);
};
// What a snippet prints without saying what is not to be mixed with the report.
console.log = () => {};

for (let index = 0; index < Number(count); index++) {
  printed = [];
  try {
    await import(pathToFileURL(resolve(folder, `${index}.js`)).href);
    results.push({ printed });
  } catch (error) {
    results.push({ printed, error: String(error?.stack ?? error) });
  }
}
process.stdout.write(JSON.stringify(results));
