/** The pictures of `hantei pairs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei, type Result } from "./lib/hantei.js";

const FOLDER = temporaryFolder("pairs-pictures");

/** Runs `hantei pairs` on a text from standard input. */
function pairs(input: string, args: readonly string[]): Promise<Result> {
  return hantei(["pairs", "-", ...args], { input });
}

/** The rows it writes, without the header. */
async function rows(input: string, args: readonly string[]): Promise<string[]> {
  const { status, stdout, stderr } = await pairs(input, args);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout.trimEnd().split("\n").slice(1);
}

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

test("--svg comes to an end with capsules and circles whose bounds are beyond all numbers", async () => {
  const path = join(FOLDER, "beyond.svg");
  const most = "1.7976931348623157e308";
  const dots = Array.from({ length: 5001 }, (_, i) => `${i % 70},${Math.floor(i / 70)},0,0,0`);
  for (const input of [
    `x1,y1,x2,y2,radius\n${most},${most},0,0,${most}\n0,0,0,0,0\n`,
    `x1,y1,x2,y2,radius\n${most},${most},0,0,${most}\n${dots.join("\n")}\n`,
    `x,y,radius\n${most},0,${most}\n0,0,1\n`,
    `x,y,radius\n${most},0,${most}\n${dots.map((dot) => dot.slice(0, -4)).join("\n")}\n`,
  ]) {
    expect((await pairs(input, ["--svg", path, "--count"])).status).toBe(0);
    // The pixels' letters may be any.
    expect(readFileSync(path, "utf8").replace(/base64,[^"]*/g, "")).not.toMatch(/NaN|Infinity/);
  }
});

test("--svg writes times that do not run into each other, and none where all are in one place", async () => {
  const path = join(FOLDER, "axis.svg");
  const axisOf = async (rows: string): Promise<number[]> => {
    expect((await pairs(`start,end\n${rows}\n`, ["--svg", path])).status).toBe(0);
    const found = readFileSync(path, "utf8").matchAll(
      /<text class="quiet" x="([\d.]+)" y="[\d.]+" text-anchor="middle">/g,
    );
    return Array.from(found, ([, x]) => Number(x));
  };
  const wide = await axisOf("1767225600000000000,1767225600300000000\n1767225600200000000,1767225600790000000");
  expect(wide.length).toBeGreaterThan(2);
  expect(wide.every((x, i) => i === 0 || x - (wide[i - 1] as number) > 140)).toBe(true);
  expect(await axisOf("1e-300,9e-300")).toEqual([]);
  expect((await axisOf("2026-04-01T08:00,2026-04-01T17:00")).length).toBeGreaterThan(3);
});

test("--svg writes no time that the picture's edge would cut, in a wide font", async () => {
  const path = join(FOLDER, "edge.svg");
  // Its first midnight lies 49 pixels within, where half of the words would take 52.
  await pairs("start,end\n+012000-01-04T13:55,+012000-01-20T13:55\n", ["--svg", path]);
  const found = readFileSync(path, "utf8").matchAll(/x="([\d.]+)" y="[\d.]+" text-anchor="middle">([^<]*)</g);
  const labels = Array.from(found, ([, x, words]) => [Number(x), words] as const);
  expect(labels.length).toBeGreaterThan(4);
  // In DejaVu Sans a digit is 0.636, a plus 0.838 and a hyphen 0.361 of the size.
  const half = (13 * (10 * 0.636 + 0.838 + 2 * 0.361)) / 2;
  expect(labels.filter(([x, words]) => words?.length !== 13 || x < half || x > 1000 - half)).toEqual([]);
});

test("--svg draws no line where a box has no bound: it goes on beyond what is seen", async () => {
  const path = join(FOLDER, "unbounded.svg");
  expect((await pairs("id,minX,minY,maxX,maxY\na,-Infinity,0,0,5\nb,2,1,6,Infinity\n", ["--svg", path])).status).toBe(
    0,
  );
  const picture = readFileSync(path, "utf8");
  const [left, top, width, height] = (
    /<clipPath id="hantei-window"><rect x="(\d+)" y="(\d+)" width="(\d+)" height="([\d.]+)"/.exec(picture) ?? []
  )
    .slice(1)
    .map(Number) as [number, number, number, number];
  expect([left, width]).toEqual([0, 1000]);
  const boxes = [...picture.matchAll(/d="M(-?[\d.]+) (-?[\d.]+)H([\d.]+)V([\d.]+)H/g)].map((found) =>
    found.slice(1).map(Number),
  ) as [number, number, number, number][];
  expect(boxes).toHaveLength(2);
  const [[aLeft, aTop, aRight], [bLeft, bTop, bRight, bBottom]] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
  expect(aLeft).toBeLessThan(left);
  expect(bTop).toBeLessThan(top);
  for (const x of [aRight, bLeft, bRight]) expect(x > left && x < left + width).toBe(true);
  for (const y of [aTop, bBottom]) expect(y > top && y < top + height).toBe(true);
});

test("--svg has a place for the largest numbers, and one vertex where many are in one place", async () => {
  const path = join(FOLDER, "largest.svg");
  for (const input of [
    "x,y,radius\n1.7976931348623157e308,0,0\n",
    "start,end\n-1.7976931348623157e308,-1.7976931348623157e308\n",
  ]) {
    expect((await pairs(input, ["--svg", path])).status).toBe(0);
    // The pixels' letters may be any.
    expect(readFileSync(path, "utf8").replace(/base64,[^"]*/g, "")).not.toMatch(/NaN|Infinity/);
  }
  const ring = Array.from({ length: 60001 }, (_, i) => {
    const angle = ((i % 60000) * Math.PI) / 30000;
    return `${100 * Math.cos(angle)} ${100 * Math.sin(angle)}`;
  });
  expect((await pairs(`wkt\n"POLYGON ((${ring.join(", ")}))"\nPOINT (0 0)\n`, ["--svg", path])).status).toBe(0);
  const vertices = readFileSync(path, "utf8").match(/L[\d.]+ [\d.]+/g)?.length ?? 0;
  expect(vertices).toBeGreaterThan(1000);
  expect(vertices).toBeLessThan(40000);
});

test("--svg draws pairs as what they are, however thin they look", async () => {
  const path = join(FOLDER, "thin.svg");
  const input = "minX,minY,maxX,maxY\n0,0,1,1\n0.9999999,0,2,1\n2,0,3,1\n5,5,1e4,1e4\n";
  expect(await rows(input, ["--svg", path])).toEqual(["1,2,overlapping", "2,3,touching"]);
  const svg = readFileSync(path, "utf8");
  expect(svg).toMatch(/<path class="common thin" d="M[^M"]*"\/>/);
  expect(svg).toMatch(/<path class="contact" d="M[^M"]*"\/>/);
});

test("--svg writes dates on the axis of dates", async () => {
  const path = join(FOLDER, "dates.svg");
  const range = async (input: string): Promise<string | undefined> => {
    await rows(input, ["--svg", path]);
    return />([^<]* … [^<]*)</.exec(readFileSync(path, "utf8"))?.[1];
  };
  expect(await range("start,end\n2026-01-01,2026-01-03\n2026-01-02,2026-01-04T09:30\n")).toBe(
    "2026-01-01 … 2026-01-04T09:30",
  );
  expect(await range("start,end\n2026-01-01T09:00+09:00,2026-01-03T00:00:01.5Z\n")).toBe(
    "2026-01-01T00:00Z … 2026-01-03T00:00:01.500Z",
  );
  expect(await range("start,end\n9,10\n10,12\n")).toBe("9 … 12");
});

test("--svg draws moments that are one in lanes of their own", async () => {
  const file = join(FOLDER, "moments.svg");
  const input = "start,end\n1,1\n1,1\n0,2\n2,3\n";
  await hantei(["pairs", "-", "--touching", "hit", "--count", "--svg", file], { input });
  const drawn = [...readFileSync(file, "utf8").matchAll(/ d="(M[^"]+)"/g)].map(([, path]) => path);
  expect(drawn.length).toBeGreaterThan(3);
  expect(new Set(drawn).size).toBe(drawn.length);
});

/** The names of groups as they are drawn, in order, with the tooltips of those that are shortened. */
function groupsOf(svg: string): (string | undefined)[][] {
  return [...svg.matchAll(/<text class="group"[^>]*>(?:<title>([^<]*)<\/title>)?([^<]*)</g)].map(([, title, text]) => [
    text,
    title,
  ]);
}

test("--svg with --by names each group of slots beside its lanes", async () => {
  const path = join(FOLDER, "groups.svg");
  const long = `The <meeting> room ${"m".repeat(500)}`;
  const input = `room,start,end\nRed,9,10\n"${long}",9,12\nRed,9,11\n`;
  expect((await pairs(input, ["--by", "room", "--svg", path, "--lang", "en"])).status).toBe(0);
  const svg = readFileSync(path, "utf8");
  const [red, other] = groupsOf(svg);
  expect(red).toEqual(["Red", undefined]);
  expect(other?.[0]).toMatch(/^The &lt;meet[^<]*…$/);
  expect(other?.[1]).toMatch(/^The &lt;meeting&gt; room m{300,400}$/);
  // Lanes begin behind the names.
  const lefts = [...svg.matchAll(/<path class="(?:overlapping|disjoint)" d="M([\d.]+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...lefts)).toBeGreaterThan(150);
  expect(svg).toContain(">3 slots · 1 overlapping and 0 touching pairs<");
  await pairs(input, ["--svg", path, "--lang", "ja"]);
  const ungrouped = readFileSync(path, "utf8");
  expect(groupsOf(ungrouped)).toEqual([]);
  expect(ungrouped).toContain(">予定 3 件 · ");
});

test("--svg with --by says of two files whose groups they are, and leaves out names that would lie upon others", async () => {
  const path = join(FOLDER, "groups-of-two.svg");
  const other = join(FOLDER, "other.csv");
  writeFileSync(other, "room,start,end\nBlue,9,10\n");
  await hantei(["pairs", "-", other, "--by", "room", "--svg", path], { input: "room,start,end\nRed,9,10\nBlue,9,9\n" });
  expect(groupsOf(readFileSync(path, "utf8")).map(([name]) => name)).toEqual(["A · Red", "A · Blue", "B · Blue"]);
  const rooms = Array.from({ length: 6000 }, (_, i) => `Room ${i},${i},${i + 1}\n`).join("");
  await pairs(`room,start,end\n${rooms}`, ["--by", "room", "--svg", path, "--lang", "en"]);
  const svg = readFileSync(path, "utf8");
  const tops = [...svg.matchAll(/<text class="group" x="24" y="([\d.]+)">/g)].map(([, y]) => Number(y));
  expect(tops.length).toBeGreaterThan(50);
  expect(tops.every((y, i) => i === 0 || y - (tops[i - 1] as number) >= 14.9)).toBe(true);
  expect(svg).not.toContain('class="rule"');
  expect(svg).toContain("the more slots lie there");
});

test("--svg of the smallest boxes there are", async () => {
  const path = join(FOLDER, "smallest.svg");
  const input = "minX,minY,maxX,maxY\n0,0,5e-324,5e-324\n5e-324,5e-324,1e-323,1e-323\n";
  expect(await rows(input, ["--svg", path])).toEqual(["1,2,touching"]);
  expect(readFileSync(path, "utf8")).not.toMatch(/NaN|Infinity/);
});

test("--svg draws shapes that are smaller than any pixel as dots", async () => {
  const path = join(FOLDER, "dots.svg");
  const far = { kind: "box", minX: 0, minY: 0, maxX: 1e6, maxY: 1e6 };
  const small = [
    { kind: "box", minX: 5, minY: 5, maxX: 6, maxY: 6 },
    { kind: "segment", x1: 100, y1: 0, x2: 101, y2: 0 },
    { kind: "polyline", coordinates: [200, 0, 201, 0, 201, 1] },
    { kind: "polygon", coordinates: [300, 0, 301, 0, 301, 1] },
    { kind: "capsule", x1: 400, y1: 0, x2: 401, y2: 0, radius: 1 },
    { kind: "circle", x: 500, y: 500, radius: 1 },
    { kind: "point", x: 600, y: 600 },
  ];
  const input = [far, ...small].map((shape) => `${JSON.stringify(shape)}\n`).join("");
  await rows(input, ["--svg", path]);
  const drawn = [...readFileSync(path, "utf8").matchAll(/ d="([^"]*)"><title>/g)].map(([, path]) => path as string);
  expect(drawn).toHaveLength(8);
  const dots = drawn.filter((path) => /^M[\d.]+ [\d.]+a1\.6 1\.6 0 1 0 3\.2 0a1\.6 1\.6 0 1 0 -3\.2 0Z$/.test(path));
  expect(dots).toHaveLength(7);
});

test("--svg draws circles round, wherever their radii lie between tenths of a pixel", async () => {
  const path = join(FOLDER, "round.svg");
  // As wide as the drawing's room, so that a unit is a pixel: the box's left end lies 24 pixels within.
  const radii = [13.25, 13.3, 7.26, 0.01, ...Array.from({ length: 40 }, (_, i) => 10 + i / 37)];
  const circles = radii.map((radius) => ({ kind: "circle", x: 100.07, y: 300, radius }));
  const input = [{ kind: "box", minX: 0, minY: 0, maxX: 952, maxY: 600 }, ...circles];
  expect((await pairs(input.map((shape) => `${JSON.stringify(shape)}\n`).join(""), ["--svg", path])).status).toBe(0);
  const drawn = [...readFileSync(path, "utf8").matchAll(/d="M([\d.]+) [\d.]+a([\d.]+) ([\d.]+) 0 1 0 ([\d.]+) 0a/g)];
  expect(drawn).toHaveLength(circles.length);
  for (const [, left, rx, ry, width] of drawn.map((found) => found.map(Number))) {
    expect([ry, width]).toEqual([rx, Number((2 * (rx as number)).toFixed(1))]);
    expect((left as number) + (rx as number)).toBeCloseTo(124.1, 9);
  }
  expect(drawn.map(([, , rx]) => rx).slice(0, 4)).toContain("13.3");
});

test("--svg draws the ends of large capsules round", async () => {
  const path = join(FOLDER, "large-capsule.svg");
  await pairs("x1,y1,x2,y2,radius\n0,0,10,0,5\n", ["--svg", path]);
  const outline = /"disjoint" d="(M[^"]*)"/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
  const vertices = [...outline.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const middles = vertices.map(([x, y], i) => {
    const [nextX, nextY] = vertices[(i + 1) % vertices.length] as (typeof vertices)[number];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  });
  // 238 pixels round the right end, which lies 738 pixels from the left.
  const off = middles.filter(([x]) => x > 738).map(([x, y]) => 238 - Math.hypot(x - 738, y - 346));
  expect(off.length).toBeGreaterThan(40);
  expect(Math.max(...off)).toBeLessThan(0.25);
});

test("--svg draws capsules in space as those of the plane that they are along z", async () => {
  const [inSpace, inPlane] = [join(FOLDER, "space.svg"), join(FOLDER, "plane.svg")];
  const ends = [
    [0, 0, 10, 5],
    [15, 0, 15, 0],
  ];
  const lines = (shapes: readonly object[]): string => shapes.map((shape) => `${JSON.stringify(shape)}\n`).join("");
  const space = ends.map(([x1, y1, x2, y2]) => ({ kind: "capsule3", x1, y1, z1: 0, x2, y2, z2: 5, radius: 2 }));
  const plane = ends.map(([x1, y1, x2, y2]) => ({ kind: "capsule", x1, y1, x2, y2, radius: 2 }));
  await pairs(lines(space), ["--svg", inSpace]);
  await pairs(lines(plane), ["--svg", inPlane]);
  expect(readFileSync(inSpace, "utf8")).toBe(readFileSync(inPlane, "utf8"));
  await pairs(lines([{ kind: "segment3", x1: 0, y1: 0, z1: 0, x2: 10, y2: 5, z2: 5 }, ...space]), ["--svg", inSpace]);
  expect(readFileSync(inSpace, "utf8")).toMatch(/<path class="[a-z ]*open" d="M[\d. ]+L[\d. ]+"/);
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

/** How many pixels of a PNG are not clear. */
function paintedOf(png: Buffer): number {
  const width = png.readUInt32BE(16);
  const start = png.indexOf("IDAT");
  const data = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  let painted = 0;
  for (let row = 0; row < data.length; row += 4 * width + 1) {
    for (let x = 0; x < width; x++) if (data[row + 4 + 4 * x] !== 0) painted++;
  }
  return painted;
}

const THREE_STATES = "id,minX,minY,maxX,maxY\na,0,0,10,10\nb,5,5,15,15\nc,20,0,30,10\nd,30,0,40,10\n";

/** Colors, and the opacities that each comes with. */
type Colors = Map<string, Set<number>>;

/** The colors of a PNG without filters, 8 bits a channel; what is clear has none. */
function rgbOf(png: Buffer): Colors {
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
