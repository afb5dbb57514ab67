/** `npm run build`: compiles every package, then makes the files that are bundles. */
import { cleanBuilds } from "./clean.mjs";
import { isMain } from "./lib/main.mjs";
import { run } from "./lib/process.mjs";

/** In order: each step needs the ones before it. */
const STEPS = [
  ["TypeScript", "tsc", ["-b"]],
  ["the browser file", "npm", ["run", "--silent", "bundle", "--workspace", "hantei"]],
  ["the command line", "npm", ["run", "--silent", "bundle", "--workspace", "@hantei/cli"]],
];

/** Builds everything anew. Says what went wrong, and gives whether all went well. */
export async function build() {
  cleanBuilds();
  for (const [name, command, args] of STEPS) {
    const { status, output } = await run(command, args);
    if (status !== 0) {
      console.error(`${output}\nBuilding ${name} failed: ${command} ${args.join(" ")}`);
      return false;
    }
  }
  return true;
}

if (isMain(import.meta)) process.exitCode = (await build()) ? 0 : 1;
