/**
 * `npm run runtimes`: one answer everywhere. Packs the library, installs it into an empty project beside other Nodes, Bun and
 * Deno (from npm, 400 MB, into a temporary folder that is removed), and lets each answer `runtimes/answers.mjs`. All must give what
 * this Node gives, to the last bit. The browser's turn is in the site's tests.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { checkNode, ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/process.mjs";
import { ROOT } from "./lib/root.mjs";

const NODE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const NODE_FILE = process.platform === "win32" ? "bin/node.exe" : "bin/node";
const ANSWERS = "answers.mjs";

/** Name → npm package, its program below `node_modules`, arguments before the file. */
const RUNTIMES = {
  "Node 22": { package: `${NODE}@22`, program: `${NODE}/${NODE_FILE}`, args: [] },
  "Node 24": { package: `${NODE}@24`, program: `${NODE}/${NODE_FILE}`, args: [] },
  "Node 26": { package: `${NODE}@26`, program: `${NODE}/${NODE_FILE}`, args: [] },
  Bun: { package: "bun", program: ".bin/bun", args: ["run"] },
  Deno: { package: "deno", program: ".bin/deno", args: ["run", "--no-lock"] },
};

checkNode();
await ensureInstalled();
if (!(await build())) process.exit(1);

const folder = await mkdtemp(join(tmpdir(), "hantei-runtimes-"));
let failed = 0;
try {
  const project = await emptyProject("project");
  await copyFile(join(ROOT, "scripts/runtimes", ANSWERS), join(project, ANSWERS));
  const packing = ["pack", "--ignore-scripts", "--silent", "--pack-destination", project];
  const tarball = (await must("npm", packing, join(ROOT, "packages/hantei"))).trim();
  await must("npm", ["install", "--loglevel=error", "--no-audit", "--no-fund", `./${tarball}`], project);
  const expected = await must("node", [ANSWERS], project);
  console.log(`this Node, ${process.version}:\n${expected}`);
  for (const [name, runtime] of Object.entries(RUNTIMES)) {
    const home = await emptyProject(name.replace(" ", "-"));
    await must("npm", ["install", "--loglevel=error", "--no-audit", "--no-fund", runtime.package], home);
    const program = join(home, "node_modules", runtime.program);
    const { status, stdout, output } = await run(program, [...runtime.args, ANSWERS], { cwd: project });
    const same = status === 0 && stdout.trim() === expected.trim();
    if (!same) failed++;
    console.log(same ? `${name}: the same` : `${name}: DIFFERS\n${output}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

async function emptyProject(name) {
  const project = join(folder, name);
  await mkdir(project);
  await writeFile(join(project, "package.json"), `{ "private": true }`);
  return project;
}

/** What a command printed; throws with all of it where it fails. */
async function must(command, args, cwd) {
  const { status, stdout, output } = await run(command, args, { cwd });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${output}`);
  return stdout;
}
