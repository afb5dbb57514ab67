/**
 * The API pages: Markdown from the library's docstrings, under `out/api` and `out/ja/api`, which no one commits. The functions of
 * each single pair of kinds are told as one pattern on the first page, for there are hundreds of them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";
import { japanese } from "./api-translate.mjs";
import { DOORS } from "./doors.mjs";
import { errorCodes } from "./error-codes.mjs";

const LIBRARY = fileURLToPath(new URL("../../packages/hantei/", import.meta.url));
const OUT = fileURLToPath(new URL("../out/api", import.meta.url));
const OUT_JA = fileURLToPath(new URL("../out/ja/api", import.meta.url));

export async function writeApi() {
  for (const folder of [OUT, OUT_JA]) rmSync(folder, { recursive: true, force: true });
  const app = await Application.bootstrapWithPlugins({
    plugin: ["typedoc-plugin-markdown"],
    entryPoints: DOORS.map(({ page }) => `${LIBRARY}src/${sourceOf(page)}`),
    tsconfig: `${LIBRARY}tsconfig.json`,
    exclude: ["**/pair-functions.ts"],
    outputs: [{ name: "markdown", path: OUT }],
    name: "API",
    readme: "none",
    router: "module",
    groupOrder: ["Functions", "Classes", "*"],
    parametersFormat: "table",
    interfacePropertiesFormat: "table",
    hideBreadcrumbs: true,
    hidePageHeader: true,
    disableSources: true,
    excludePrivate: true,
    skipErrorChecking: true,
    logLevel: "Error",
  });
  const project = await app.convert();
  if (project === undefined) throw new Error("the library's docstrings cannot be read");
  await app.generateOutputs(project);
  rmSync(join(OUT, "README.md"));
  for (const { name, page, what, ja } of DOORS) {
    const file = join(OUT, `${page}.md`);
    const docs = `${"../".repeat(page.split("/").length)}docs`;
    const text = calm(readFileSync(file, "utf8")).replaceAll(/`docs\/([\w-]+)\.md`/g, `[$1](${docs}/$1)`);
    // On a phone a title may go on below after its slash.
    const title = `# ${name.replaceAll("/", "/<wbr>")}`;
    writeFileSync(file, `${title}\n\n${capital(what)}.\n${text}`);
    const twin = join(OUT_JA, `${page}.md`);
    mkdirSync(dirname(twin), { recursive: true });
    writeFileSync(twin, `${title}\n\n${ja}。\n\n${japanese(text)}`);
  }
  writeFileSync(join(OUT, "index.md"), index());
  writeFileSync(join(OUT_JA, "index.md"), indexJa());
}

function sourceOf(page) {
  return page.endsWith("collisions") ? `${page}.ts` : `${page}/index.ts`;
}

/** A page without its first heading, and without the anchors of a table's rows that nothing on it links to. */
function calm(text) {
  const linked = new Set(Array.from(text.matchAll(/\]\(#([^)]+)\)/g), ([, id]) => id));
  const inRows = new Set(Array.from(text.matchAll(/<a id="([^"]*)">/g), ([, id]) => id));
  return text
    .replaceAll(/<a id="([^"]*)"><\/a> /g, (anchor, id) => (linked.has(id) ? anchor : ""))
    .replaceAll(/\]\(#([^)]+)\)/g, (link, id) => (inRows.has(id) ? link : toHeading(link)))
    .replaceAll(/\n\*\*\*\n/g, "")
    .replace(/^# .*/, "");
}

/** VitePress writes a heading's `_` as `-`. */
function toHeading(link) {
  return link.replaceAll("_", "-");
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function index() {
  return `---
description: Every function and type of Hantei, by the door it is imported from, and every error code.
---

# API

| import from | for |
| --- | --- |
${DOORS.map(({ name, page, what }) => `| [\`${name}\`](./${page}) | ${what} |`).join("\n")}

## Every pair of kinds

\`relate\`, \`intersects\`, \`overlaps\`, \`touches\` and \`contains\` also exist for each ordered pair of kinds, past the table and
without checks: \`relateCircleBox(circle, box)\`, \`intersectsBoxBox(box, box)\`, \`containsPolygonPoint(polygon, point)\`, … They cost
nothing but the answer. A NaN given past the constructors is disjoint from everything.

## Error codes

Every error has a \`code\`.

${errorCodes("conventions.md")}
`;
}

function indexJa() {
  return `---
description: Hantei の関数と型を import 元ごとに並べた一覧と、エラーコードの一覧。
---

# API

| import 元 | 使いみち |
| --- | --- |
${DOORS.map(({ name, page, ja }) => `| [\`${name}\`](./${page}) | ${ja} |`).join("\n")}

## 種類の組ごとの関数

\`relate\`、\`intersects\`、\`overlaps\`、\`touches\`、\`contains\` には、種類の組ごとの関数もあります。\`relateCircleBox(circle, box)\`、
\`intersectsBoxBox(box, box)\`、\`containsPolygonPoint(polygon, point)\` など、どの順の組にもあります。種類の表を引かず、引数も確かめないので、かかるのは答えを出す時間だけです。
コンストラクターを通さずに NaN を渡すと、何に対しても「離れている」になります。

## エラーコード

エラーはどれも \`code\` を持ちます。

${errorCodes("conventions.ja.md")}
`;
}
