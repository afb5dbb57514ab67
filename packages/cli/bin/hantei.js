#!/usr/bin/env node
// Kept in git, and not in dist, so that `npm install` in a fresh clone can link it before anything is built.
import { existsSync } from "node:fs";

const main = new URL("../dist/main.js", import.meta.url);
if (existsSync(main)) {
  await import(main.href);
} else {
  console.error("hantei: the command line is not built yet; run `npm run build` in the repository's root first");
  process.exitCode = 2;
}
