/** Results lie in memory that the process has, once it has made some. In a process of its own: others' pages would count as well. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

const DOOR = new URL("../../dist/broadphase/index.js", import.meta.url);
const COUNT = 100_000;
const PAGE = 4096;

/** Boxes in a row, each of which meets the next five; prints the pages a call that the system had to hand out, of the later calls. */
const PROGRAM = `
import { pairs } from ${JSON.stringify(DOOR)};
const column = (from) => Float64Array.from({ length: ${COUNT} }, (_, i) => i + from);
const boxes = { minX: column(0), minY: new Float64Array(${COUNT}), maxX: column(5.5), maxY: new Float64Array(${COUNT}) };
for (let call = 0; call < 60; call++) pairs(boxes);
const had = process.resourceUsage().minorPageFault;
for (let call = 0; call < 60; call++) pairs(boxes);
console.log((process.resourceUsage().minorPageFault - had) / 60);
`;

// Other allocators have other habits, which nothing here depends on.
const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };

test.runIf(header.glibcVersionRuntime !== undefined)("few pages of a result are new", () => {
  if (!existsSync(DOOR)) throw new Error("not built; run: npm run build");
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", PROGRAM], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  // Five pairs a box, of eight bytes each. Without the library's help nearly all are new.
  expect(Number(stdout)).toBeLessThan((5 * 8 * COUNT) / PAGE / 4);
});
