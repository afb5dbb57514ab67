/** What the tests of the pictures of `hantei pairs` draw, and how they look at it. */
import { inflateSync } from "node:zlib";
import { expect } from "vitest";
import { hantei, type Result } from "./hantei.js";

/** Runs `hantei pairs` on a text from standard input. */
export function pairs(input: string, args: readonly string[]): Promise<Result> {
  return hantei(["pairs", "-", ...args], { input });
}

/** The rows it writes, without the header. */
export async function rows(input: string, args: readonly string[]): Promise<string[]> {
  const { status, stdout, stderr } = await pairs(input, args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout.trimEnd().split("\n").slice(1);
}

/** Boxes of which two overlap, and two touch. */
export const THREE_STATES: string = "id,minX,minY,maxX,maxY\na,0,0,10,10\nb,5,5,15,15\nc,20,0,30,10\nd,30,0,40,10\n";

/** The names of groups as they are drawn, in order, with the tooltips of those that are shortened. */
export function groupsOf(svg: string): (string | undefined)[][] {
  return [...svg.matchAll(/<text class="group"[^>]*>(?:<title>([^<]*)<\/title>)?([^<]*)</g)].map(([, title, text]) => [
    text,
    title,
  ]);
}

/** How many pixels of a PNG are not clear. */
export function paintedOf(png: Buffer): number {
  const width = png.readUInt32BE(16);
  const start = png.indexOf("IDAT");
  const data = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  let painted = 0;
  for (let row = 0; row < data.length; row += 4 * width + 1) {
    for (let x = 0; x < width; x++) if (data[row + 4 + 4 * x] !== 0) painted++;
  }
  return painted;
}

/** Colors, and the opacities that each comes with. */
export type Colors = Map<string, Set<number>>;

/** The colors of a PNG without filters, 8 bits a channel; what is clear has none. */
export function rgbOf(png: Buffer): Colors {
  const width = png.readUInt32BE(16);
  const start = png.indexOf("IDAT");
  const data = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const colors: Colors = new Map();
  for (let at = 0; at < data.length; at++) {
    if (at % (4 * width + 1) === 0) continue;
    const [pixel, opacity] = [data.readUIntBE(at, 3), data[at + 3] as number];
    at += 3;
    if (opacity === 0) continue;
    const color = `#${pixel.toString(16).padStart(6, "0")}`;
    colors.set(color, (colors.get(color) ?? new Set()).add(opacity));
  }
  return colors;
}
