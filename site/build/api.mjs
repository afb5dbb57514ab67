/**
 * The API pages: Markdown from the library's docstrings, under `out/api`, which no one commits. The functions of each single
 * pair of kinds are told as one pattern on the first page, for there are hundreds of them.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";
import { DOORS } from "./doors.mjs";

const LIBRARY = fileURLToPath(new URL("../../packages/hantei/", import.meta.url));
const OUT = fileURLToPath(new URL("../out/api", import.meta.url));

export async function writeApi() {
  rmSync(OUT, { recursive: true, force: true });
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
  for (const entry of readdirSync(OUT, { recursive: true }).filter((path) => path.endsWith(".md"))) {
    const file = join(OUT, entry);
    writeFileSync(file, calm(readFileSync(file, "utf8"), entry.replaceAll("\\", "/")));
  }
  rmSync(join(OUT, "README.md"));
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, "index.md"), index());
}

function sourceOf(page) {
  return page.endsWith("collisions") ? `${page}.ts` : `${page}/index.ts`;
}

/** A page under the name one imports, without marks that nobody links to. */
function calm(text, path) {
  const door = DOORS.find(({ page }) => `${page}.md` === path);
  return text
    .replaceAll(/<a id="[^"]*"><\/a> /g, "")
    .replaceAll(/\n\*\*\*\n/g, "")
    .replace(/^# .*/, `# ${door?.name ?? ""}${door === undefined ? "" : `\n\n${capital(door.what)}.`}`);
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function index() {
  return `# API

| import from | for |
| --- | --- |
${DOORS.map(({ name, page, what }) => `| [\`${name}\`](./${page}) | ${what} |`).join("\n")}

## Every pair of kinds

\`relate\`, \`intersects\`, \`overlaps\`, \`touches\` and \`contains\` also exist for each ordered pair of kinds, past the table and
without checks: \`relateCircleBox(circle, box)\`, \`intersectsBoxBox(box, box)\`, \`containsPolygonPoint(polygon, point)\`, … They cost
nothing but the answer. A NaN given past the constructors is disjoint from everything.
`;
}
