/** `npm run build -w @hantei/site`: the API pages, the site, and its freedom to lie in any folder. The library must be built. */
import { fileURLToPath } from "node:url";
import { build } from "vitepress";
import { writeApi } from "./api.mjs";
import { relocate } from "./relocate.mjs";

const SITE = fileURLToPath(new URL("..", import.meta.url));

await writeApi();
await build(SITE);
relocate(fileURLToPath(new URL("../dist", import.meta.url)));
