import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../lib/process.mjs";
import { ROOT } from "../lib/root.mjs";

/** The package's types, as each way of resolving modules finds them in the tarball. */
export async function typesForOthers() {
  const out = join(ROOT, "out");
  await mkdir(out, { recursive: true });
  // Packed by us, out of the way of who reads the sources meanwhile: `attw --pack` leaves its tarball among them for a while.
  const pack = ["pack", "--ignore-scripts", "--silent", "--pack-destination", out];
  const { status, stdout, output } = await run("npm", pack, { cwd: join(ROOT, "packages/hantei") });
  if (status !== 0) return { passed: 0, failed: 1, output };
  const tarball = join(out, stdout.trim());
  const judged = await run("attw", [tarball, "--profile", "esm-only"]);
  await rm(tarball);
  return { passed: judged.status === 0 ? 1 : 0, failed: judged.status === 0 ? 0 : 1, output: judged.output };
}
