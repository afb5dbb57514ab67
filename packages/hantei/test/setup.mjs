/** Before all tests: the library as its sources are now. Where it is, nothing is written. */
import { fileURLToPath } from "node:url";
import { run } from "../../../scripts/lib/process.mjs";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));

export default async function setup() {
  const { status, output } = await run("tsc", ["-b", PACKAGE]);
  if (status !== 0) throw new Error(`the library cannot be compiled\n${output}`);
}
