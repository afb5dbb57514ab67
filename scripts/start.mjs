/** `npm start`: from a fresh clone to every article's answer, on this machine. */
import { checkNode, ensureInstalled } from "./lib/install.mjs";

checkNode();
await ensureInstalled();
const { build } = await import("./build.mjs");
console.log("Building ...\n");
if (!(await build())) process.exit(1);
const { demo } = await import("./demo.mjs");
await demo();
