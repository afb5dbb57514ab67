/** The pictures of `hantei pairs`: shapes so many that they are drawn as a raster. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { type Colors, paintedOf, pairs, rgbOf, THREE_STATES } from "./lib/pictures.js";

const FOLDER = temporaryFolder("pairs-pictures-many");

test("--svg of very many: what is drawn has the colors and the marks of the legend", async () => {
  const path = join(FOLDER, "very-many.svg");
  // Enough for a raster, one upon the other; those that touch beside them, large enough for their marks.
  const input = `${THREE_STATES}${"e,0,0,10,10\n".repeat(5000)}`;
  expect((await pairs(input, ["--svg", path, "--count"])).status).toBe(0);
  const svg = readFileSync(path, "utf8");
  const images = [...svg.matchAll(/base64,([^"]*)"/g)].map(([, data]) => rgbOf(Buffer.from(data as string, "base64")));
  const [disjoint, touching, overlapping, drawn] = images as [Colors, Colors, Colors, Colors];
  const names = [/--gap:(#\w+)/, /--touch:(#\w+)/, /--both:(#\w+)/].map((name) => name.exec(svg)?.[1]);
  expect([disjoint, touching, overlapping].map((colors) => [...colors.keys()])).toEqual(names.map((name) => [name]));
  // Marks are pixels of another strength; slanted ones have edges between.
  expect([disjoint, touching, overlapping].map((colors) => [...colors.values()][0]?.size)).toEqual([1, 2, 3]);
  expect(drawn.get(names[1] as string)?.size).toBe(2);
});

test("--svg of many fills what is round", async () => {
  const path = join(FOLDER, "filled.svg");
  const dots = Array.from({ length: 5000 }, (_, i) => `${i / 50},0,0`);
  expect((await pairs(`x,y,radius\n50,60,40\n60,60,40\n${dots.join("\n")}\n`, ["--svg", path, "--count"])).status).toBe(
    0,
  );
  // The last image; those before are the legend's.
  const [, data] = [...readFileSync(path, "utf8").matchAll(/base64,([^"]*)"/g)].at(-1) as RegExpExecArray;
  const png = Buffer.from(data as string, "base64");
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(width).toBe(2000);
  // Two circles take about half of it; their outlines a hundredth.
  expect(paintedOf(png) / (width * height)).toBeGreaterThan(0.3);
});

test.each([0, 0.05])("--svg draws small circles as dots where they are many, too: radius %d", async (radius) => {
  const path = join(FOLDER, "dots.svg");
  const dots = Array.from({ length: 5001 }, (_, i) => `${i % 70},${Math.floor(i / 70)},${radius}`);
  expect((await pairs(`x,y,radius\n${dots.join("\n")}\n`, ["--svg", path, "--count"])).stdout).toBe("0\n");
  const [, data] = [...readFileSync(path, "utf8").matchAll(/base64,([^"]*)"/g)].at(-1) as RegExpExecArray;
  // Six by six of the raster's pixels, without the corners.
  expect(paintedOf(Buffer.from(data as string, "base64"))).toBe(5001 * 32);
});
