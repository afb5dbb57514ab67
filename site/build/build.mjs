/**
 * `npm run build -w @hantei/site`: the API pages, the documents, the site, and its freedom to lie in any folder. The library must be built.
 */
import { cpSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vitepress";
import { writeApi } from "./api.mjs";
import { writeDocs } from "./docs.mjs";
import { relocate } from "./relocate.mjs";

const SITE = fileURLToPath(new URL("..", import.meta.url));

await writeApi();
writeDocs();
await build(SITE);
const DIST = fileURLToPath(new URL("../dist", import.meta.url));
relocate(DIST);
// VitePress' own cannot know how deep the address is at which nothing was found: this one needs no script.
cpSync(fileURLToPath(new URL("../not-found", import.meta.url)), DIST, { recursive: true });
// The command line's package carries a copy, for `hantei play`.
const COPY = fileURLToPath(new URL("../../packages/cli/dist/site", import.meta.url));
rmSync(COPY, { recursive: true, force: true });
cpSync(DIST, COPY, { recursive: true });
