/** `npm start`: from a fresh clone to every article's answer, on this machine. */
import { checkNode, ensureInstalled } from "./lib/install.mjs";

checkNode();
await ensureInstalled();
const { build } = await import("./build.mjs");
console.log("Building ...\n");
await build();
const { demo } = await import("./demo.mjs");
await demo();
