/** `npm run build -w @hantei/site`: the API pages, the site, and its freedom to lie in any folder. The library must be built. */
import { fileURLToPath } from "node:url";
import { build } from "vitepress";
import { relocate } from "./relocate.mjs";

const SITE = fileURLToPath(new URL("..", import.meta.url));

await build(SITE);
relocate(fileURLToPath(new URL("../dist", import.meta.url)));
