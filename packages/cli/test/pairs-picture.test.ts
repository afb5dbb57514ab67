/** The pictures of `hantei pairs`: what is told of the shapes, and how their states look. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { pairs, rows, THREE_STATES } from "./lib/pictures.js";

const FOLDER = temporaryFolder("pairs-pictures");

test("--svg draws every shape, few or many, in either language", async () => {
  const path = join(FOLDER, "few.svg");
  expect(
    (await pairs('id,minX,minY,maxX,maxY\n"<&>",0,0,5,5\nb,-Infinity,1,2,2\n', ["--svg", path, "--lang", "ja"])).status,
  ).toBe(0);
  const few = readFileSync(path, "utf8");
  expect(few).toContain("<title>&lt;&amp;&gt;：重なっている</title>");
  expect(few).toContain("重なっている 2");
  expect(few).not.toMatch(/NaN|Infinity\b(?! …)/);
  const boxes = Array.from(
    { length: 6000 },
    (_, i) => `${i % 80},${Math.floor(i / 80)},${(i % 80) + 0.9},${Math.floor(i / 80) + 0.9}`,
  );
  expect((await pairs(`minX,minY,maxX,maxY\n${boxes.join("\n")}\n0,0,1,1\n`, ["--svg", path, "--count"])).stdout).toBe(
    "4\n",
  );
  expect(readFileSync(path, "utf8")).toContain("data:image/png;base64,");
});

test("--svg draws pairs as what they are, however thin they look", async () => {
  const path = join(FOLDER, "thin.svg");
  const input = "minX,minY,maxX,maxY\n0,0,1,1\n0.9999999,0,2,1\n2,0,3,1\n5,5,1e4,1e4\n";
  expect(await rows(input, ["--svg", path])).toEqual(["1,2,overlapping", "2,3,touching"]);
  const svg = readFileSync(path, "utf8");
  expect(svg).toMatch(/<path class="common thin" d="M[^M"]*"\/>/);
  expect(svg).toMatch(/<path class="contact" d="M[^M"]*"\/>/);
});

test("--svg tells the states apart without colors: by weights, marks and tooltips, in the legend, too", async () => {
  const path = join(FOLDER, "states.svg");
  const input = `${THREE_STATES}3,20,20,21,21\n`;
  expect((await pairs(input, ["--svg", path, "--lang", "en"])).status).toBe(0);
  const svg = readFileSync(path, "utf8");
  const told = [...svg.matchAll(/<path class="([a-z]+)" d="[^"]*"><title>([^<]*)</g)].map(([, look, text]) => [
    look,
    text,
  ]);
  expect(told).toEqual([
    ["disjoint", "3: disjoint"],
    ["touching", "c: touching"],
    ["touching", "d: touching"],
    ["overlapping", "a: overlapping"],
    ["overlapping", "b: overlapping"],
  ]);
  const legend = [...svg.matchAll(/<rect class="s ([a-z]+)"/g)].map(([, look]) => look);
  expect(legend).toEqual(["disjoint", "touching", "overlapping", "common"]);
  expect(svg).toMatch(/\.touching\{fill:url\(#(hantei-dots)\)[^}]*dasharray.*<pattern id="\1"/s);
  expect(svg).toMatch(/\.overlapping\{fill:url\(#(hantei-hatch)\)[^}]*stroke-width:2\}.*<pattern id="\1"/s);
});

test("--svg has one way to write counts, and no swatch in the legend for what is not drawn", async () => {
  const path = join(FOLDER, "counts.svg");
  const row = Array.from({ length: 1200 }, (_, i) => `${i},0,${i + 1},1`).join("\n");
  expect((await pairs(`minX,minY,maxX,maxY\n${row}\n`, ["--svg", path, "--count", "--lang", "en"])).stdout).toBe(
    "1199\n",
  );
  const svg = readFileSync(path, "utf8");
  expect(svg).toContain(">1,200 shapes · 0 overlapping and 1,199 touching pairs<");
  expect(svg).toContain(">touching 1,200<");
  expect(svg).not.toContain("common to two");
});

/** The text at the picture's foot. */
async function foot(input: string): Promise<string | undefined> {
  const path = join(FOLDER, `foot-${input.length}.svg`);
  expect((await pairs(input, ["--svg", path, "--lang", "en"])).status).toBe(0);
  return [...readFileSync(path, "utf8").matchAll(/<text class="quiet" x="24"[^>]*>([^<]*)</g)].at(-1)?.[1];
}

test.each([
  [
    "minX,minY,maxX,maxY\n1492232.3,6894699.8,1492238.9,6894701.2\n",
    "x 1492232.3 … 1492238.9, y 6894699.8 … 6894701.2",
  ],
  ["start,end\n1767225600000,1767225603600\n", "1767225600000 … 1767225603600"],
  ["x1,y1,x2,y2\n0,5,1,5\n", "x 0 … 1, y 5"],
  ["x,y,radius\n", "no shapes"],
  ["minX,minY,maxX,maxY\n0,0,1e-300,3e-300\n", "x 0 … 1e-300, y 0 … 3e-300"],
  ["minX,minY,maxX,maxY\n-Infinity,0,Infinity,1\n", "y 0 … 1"],
  ["start,end\n1.797693e308,1.7976931348623157e308\n", "1.797693e+308 … 1.7976931348623157e+308"],
  ["minX,minY,maxX,maxY\n0,0,0.333333333333,1\n", "x 0 … 0.333333, y 0 … 1"],
  ["x,y,radius\n1,1,0\n1.0000000000000002,1,0\n", "x 1 … 1.0000000000000002, y 1"],
])("--svg tells how far the data goes: %j", async (input, text) => {
  expect(await foot(input)).toBe(text);
});

test("--svg counts pairs in words that fit the number", async () => {
  const path = join(FOLDER, "counted.svg");
  const told = async (input: string): Promise<string | undefined> => {
    await pairs(input, ["--svg", path, "--lang", "en"]);
    return /<title>[^:]*: [^·]*· ([^<]*)</.exec(readFileSync(path, "utf8"))?.[1];
  };
  expect(await told("x,y,radius\n0,0,1\n1,0,1\n")).toBe("1 overlapping and 0 touching pairs");
  expect(await told("x,y,radius\n0,0,1\n2,0,1\n")).toBe("0 overlapping and 1 touching pair");
});

test.each([
  ["no shapes", "x,y,radius\n"],
  ["one point", "x,y,radius\n3,4,0\n"],
  ["points in one place", "x,y,radius\n3,4,0\n3,4,0\n"],
])("--svg takes no tall sheet for %s", async (_, input) => {
  const path = join(FOLDER, "low.svg");
  expect((await pairs(input, ["--svg", path])).status).toBe(0);
  expect(Number(/viewBox="0 0 1000 (\d+)"/.exec(readFileSync(path, "utf8"))?.[1])).toBeLessThan(400);
});
