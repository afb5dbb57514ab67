/** The pictures of `hantei pairs`: the outlines of single shapes, however large or small. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { pairs, rows } from "./lib/pictures.js";

const FOLDER = temporaryFolder("pairs-pictures-outlines");

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
