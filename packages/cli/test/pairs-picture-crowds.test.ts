/** The pictures of `hantei pairs`: small shapes that lie close together, as towns of a country on a map of the world. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { pairs } from "./lib/pictures.js";

const FOLDER = temporaryFolder("pairs-pictures-crowds");

interface Path {
  readonly kind: string;
  /** Of its lines; undefined for the usual one. */
  readonly width: number | undefined;
  readonly d: string;
}

/** The paths of a picture of boxes. */
async function pathsOf(boxes: readonly string[]): Promise<Path[]> {
  const path = join(FOLDER, "crowds.svg");
  const input = `minX,minY,maxX,maxY\n${boxes.join("\n")}\n`;
  expect((await pairs(input, ["--svg", path, "--count"])).status).toBe(0);
  const found = readFileSync(path, "utf8").matchAll(
    /<path class="((?:disjoint|touching|overlapping)[^"]*)"(?: style="stroke-width:([\d.]+)[^"]*")? d="([^"]*)"/g,
  );
  return Array.from(found, ([, kind = "", width, d = ""]) => {
    return { kind, width: width === undefined ? undefined : Number(width), d };
  });
}

/** Rows and columns of boxes, so far apart, from a corner. */
function grid(columns: number, rows: number, apart: number, size: number, [x, y] = [100, 100]): string[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const [left, low] = [x + (i % columns) * apart, y + Math.floor(i / columns) * apart];
    return `${left},${low},${left + size},${low + size}`;
  });
}

const radiiIn = (paths: readonly Path[]): number[] =>
  paths.flatMap(({ d }) => Array.from(d.matchAll(/a([\d.]+) /g), ([, radius]) => Number(radius)));

/** Far from each other and from all else, over all of the sheet: a unit is about a pixel then. */
const SPREAD = grid(10, 7, 105, 0.5, [0, 0]);

test("dots are smaller where they would cover each other, and nowhere else", async () => {
  const paths = await pathsOf([...grid(40, 40, 2, 0.5, [210, 210]), ...SPREAD]);
  const usual = paths.filter(({ width }) => width === undefined);
  const fine = paths.filter(({ width }) => width !== undefined);
  // Each is a circle of two arcs. Around the crowd some have room.
  expect(new Set(radiiIn(usual))).toEqual(new Set([1.6]));
  expect(radiiIn(usual).length).toBeLessThan(2 * 200);
  expect(radiiIn(fine).length).toBeGreaterThan(2 * 1400);
  // Two pixels apart, they leave paper between them.
  for (const radius of radiiIn(fine)) expect(2 * radius + (fine[0]?.width as number)).toBeLessThan(2);
});

test("lines are thinner where small shapes lie side by side", async () => {
  const paths = await pathsOf([...grid(40, 40, 2.5, 2.5), ...SPREAD]);
  const [fine, ...others] = paths.filter(({ width }) => width !== undefined);
  expect(others).toEqual([]);
  expect(fine?.kind).toBe("touching");
  expect(fine?.width).toBeLessThan(0.7);
  // As what they are, and not as dots.
  expect(fine?.d).toMatch(/^M[\d.]+ [\d.]+H/);
});

test.each([
  ["large ones", grid(20, 20, 12, 10)],
  ["small ones with room around them", grid(30, 30, 6, 1)],
  ["many in one place", Array(400).fill("300,300,300.2,300.2")],
  [
    "large ones over each other",
    Array.from({ length: 900 }, (_, i) => `${i / 3},${i / 3},${i / 3 + 100},${i / 3 + 100}`),
  ],
])("nothing changes for %s", async (_, boxes) => {
  const paths = await pathsOf([...boxes, ...SPREAD]);
  expect(paths.map(({ width }) => width)).toEqual(paths.map(() => undefined));
});
