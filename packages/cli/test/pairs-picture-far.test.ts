/** Pictures of `hantei pairs` where a few shapes lie so far off that with them all the rest would be a dot. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Bounds } from "../src/pairs/layer.js";
import { clipped } from "../src/writers/picture/clipped.js";
import { limitsOf as limitsAround } from "../src/writers/picture/far-off.js";
import { nthLeast } from "../src/writers/picture/nth-least.js";
import type { Pen } from "../src/writers/picture/outline.js";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const limitsOf = (all: readonly Bounds[], isTime: boolean) => limitsAround(all, isTime, () => false);

const FOLDER = temporaryFolder("pairs-pictures-far");

async function drawn(input: string, args: readonly string[] = ["--lang", "en"]): Promise<string> {
  const path = join(FOLDER, "far.svg");
  const { status, stderr } = await hantei(["pairs", "-", "--count", "--svg", path, ...args], { input });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return readFileSync(path, "utf8");
}

/** Unit boxes in a row of 50, one gap apart, with others behind them. */
function row(count: number, ...others: readonly string[]): string {
  const boxes = Array.from({ length: count }, (_, i) => {
    const [x, y] = [2 * (i % 50), 2 * Math.floor(i / 50)];
    return `r${i},${x},${y},${x + 1},${y + 1}`;
  });
  return `${["id,minX,minY,maxX,maxY", ...boxes, ...others].join("\n")}\n`;
}

/** What points to shapes outside: where, which way, what it is, and its words. */
function marksOf(svg: string): { x: number; y: number; angle: number; look: string; words: string }[] {
  const found = svg.matchAll(
    /<path class="([^"]*)" style="[^"]*" d="M([-\d.]+) ([-\d.]+)l[^"]*" transform="rotate\(([-\d]+) [^"]*"><title>([^<]*)</g,
  );
  return Array.from(found, ([, look, x, y, angle, words]) => ({
    x: Number(x),
    y: Number(y),
    angle: Number(angle),
    look: look as string,
    words: words as string,
  }));
}

const foot = (svg: string): string | undefined =>
  [...svg.matchAll(/<text class="quiet" x="24"[^>]*>([^<]*)</g)].at(-1)?.[1];

test("one shape far off does not make the others a dot: it is told, and marked where it lies", async () => {
  const svg = await drawn(row(500, "far,1000000,0,1000001,1"));
  const [, left, right] = /d="M([\d.]+) [\d.]+H([\d.]+)V[\d.]+H\1Z"><title>r0:/.exec(svg) ?? [];
  expect(Number(right) - Number(left)).toBeGreaterThan(9);
  expect(foot(svg)).toBe("x 0 … 99, y 0 … 19 · 1 shape outside, marked at the edge");
  const [mark, ...others] = marksOf(svg);
  expect(mark).toMatchObject({ x: 999, angle: 0, look: "disjoint", words: "far: disjoint" });
  expect(others).toEqual([]);
  expect(svg).not.toContain("<title>far: disjoint</title></path>\n<");
  const japanese = await drawn(row(500, "far,1000000,0,1000001,1"), ["--lang", "ja"]);
  expect(foot(japanese)).toBe("x 0 … 99, y 0 … 19 · 枠の外に図形 1 個（縁に印）");
});

test("marks point along the way from the middle, and those of one place share one", async () => {
  const svg = await drawn(row(500, "a,-100000,-100000,-99999,-99999", "b,49,99999,50,100000", "c,49,99999,50,100000"));
  expect(foot(svg)).toBe("x 0 … 99, y 0 … 19 · 3 shapes outside, marked at the edge");
  expect(marksOf(svg).map(({ look, words, angle }) => ({ look, words, angle }))).toEqual([
    { look: "disjoint", words: "a: disjoint", angle: 135 },
    { look: "overlapping", words: "2 shapes: overlapping", angle: -90 },
  ]);
});

test("what reaches in from far off is drawn as far as it is seen, without a line where it goes on", async () => {
  const giant = "giant,-1000000,5,50,8";
  const svg = await drawn(row(500, giant, "half,-Infinity,-9,-1000000,1000000"));
  expect(foot(svg)).toBe("x 0 … 99, y 0 … 19 · 1 shape outside, marked at the edge, 1 shape goes on outside");
  expect(svg).toMatch(/d="M-10 [\d.]+H[\d.]+V[\d.]+H-10Z"><title>giant:/);
  const shapes = [
    { kind: "segment", x1: 30, y1: 4, x2: 1e7, y2: 5e6 },
    { kind: "polygon", coordinates: [20, 5, 30, 5, -1e6, 2e6] },
    { kind: "circle", x: -1e5, y: 10, radius: 1e5 + 20 },
  ];
  const boxes = Array.from({ length: 500 }, (_, i) => ({ kind: "point", x: i % 50, y: Math.floor(i / 50) }));
  const lines = [...boxes, ...shapes].map((shape) => `${JSON.stringify(shape)}\n`).join("");
  for (const [name, text] of [
    ["vector", lines],
    ["raster", lines.repeat(10)],
  ] as const) {
    const picture = await drawn(text);
    expect(foot(picture), name).toMatch(/^x 0 … 49, y 0 … 9 · 30? shapes go on outside$/);
    const places = [...picture.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(
      places.every((place) => place >= -10 && place <= 1300),
      name,
    ).toBe(true);
  }
  // Half as steep as it is wide, as given.
  const segment = /open" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"><title>501:/.exec(await drawn(lines));
  const [x1, y1, x2, y2] = (segment ?? []).slice(1).map(Number) as [number, number, number, number];
  expect((y1 - y2) / (x2 - x1)).toBeCloseTo(0.5, 2);
});

test("slots far off are marked in their lanes; one without a near end goes on", async () => {
  const day = (i: number): string => `2026-03-${String((i % 28) + 1).padStart(2, "0")}`;
  const near = Array.from({ length: 40 }, (_, i) => `Red,${day(i)}T09:00,${day(i)}T10:00`);
  const input = ["room,start,end", ...near, "Blue,1970-01-01,1970-01-02", "Red,2026-03-05T12:00,9999-12-31T00:00"];
  const svg = await drawn(`${input.join("\n")}\n`, ["--by", "room", "--lang", "en"]);
  expect(foot(svg)).toBe(
    "2026-03-01T09:00 … 2026-03-28T10:00 · 1 slot outside, marked at the edge, 1 slot goes on outside",
  );
  const [mark] = marksOf(svg);
  expect(mark?.angle).toBe(180);
  // Within the lane of Blue, which lies below the others.
  const [red, blue] = ["Red", "Blue"].map((name) => Number(new RegExp(`y="([\\d.]+)">${name}<`).exec(svg)?.[1]));
  expect(Math.abs((mark?.y as number) - ((blue as number) - 4.5))).toBeLessThan(0.2);
  expect(blue).toBeGreaterThan(red as number);
});

test("of many, outside are counted features, once each, with those of a second file told apart", async () => {
  const other = join(FOLDER, "other.csv");
  writeFileSync(other, "id,minX,minY,maxX,maxY\nfar,0,900000,1,900001\nnear,0,0,1,1\n");
  const path = join(FOLDER, "two.svg");
  const input = row(6000, "x,-1e300,0,-1e299,1");
  await hantei(["pairs", "-", other, "--count", "--svg", path, "--lang", "en"], { input });
  const svg = readFileSync(path, "utf8");
  expect(foot(svg)).toBe("x 0 … 99, y 0 … 239 · 2 shapes outside, marked at the edge");
  expect(marksOf(svg).map(({ look }) => look)).toEqual(["disjoint a", "disjoint b"]);
  expect(svg).toContain("the stronger the color");
});

test("of many, what is painted is what lies in the window, and nothing of what is far off", async () => {
  const painted = (svg: string): string | undefined => /base64,([^"]*)"/.exec(svg)?.[1];
  const [without, others] = [
    row(6000),
    row(6000, "x,900000,0,900001,1", "y,0,-900000,9,-800000", "z,-9e9,-9e9,-8e9,-8e9"),
  ];
  expect(painted(await drawn(others))).toBe(painted(await drawn(without)));
  expect(marksOf(await drawn(others))).toHaveLength(3);
});

test("what encloses the rest is the ground on which it lies, and in the picture with all that lies on it", async () => {
  const svg = await drawn(row(500, "ground,-5000,-5000,5000,5000", "on,4000,4000,4001,4001", "off,0,90000,1,90001"));
  expect(foot(svg)).toBe("x -5000 … 5000, y -5000 … 5000 · 1 shape outside, marked at the edge");
  expect(marksOf(svg).map(({ words }) => words)).toEqual(["off: disjoint"]);
});

test("what is not far off is framed whole: few shapes, one place, and what is no more than nine times as far", () => {
  const bounds = (...xs: number[]) => {
    const x = Float64Array.from(xs);
    return { minX: x, maxX: x, minY: x, maxY: x };
  };
  const line = Array.from({ length: 40 }, (_, i) => i);
  const { x } = limitsOf([bounds(...line)], false);
  // Of 40, the core leaves out two on each side.
  expect(x).toEqual([2 - 9 * 35, 37 + 9 * 35]);
  const none = { x: [-Infinity, Infinity], y: [-Infinity, Infinity] };
  expect(limitsOf([bounds(1, 2, 3, 4, 5, 6, 7, 8, 1e9)], false)).toEqual(none);
  expect(limitsOf([bounds(...Array.from({ length: 99 }, () => 5), 1e9)], false)).toEqual(none);
  expect(limitsOf([bounds(...line, -Infinity, Infinity)], false).x).toEqual(x);
  expect(limitsOf([bounds(...line)], true).y).toEqual(none.y);
  expect(limitsOf([bounds(...line.map((i) => i * 1e307 - 1.7e308))], false).x[1]).toBe(Infinity);
});

test("of what has no end, the end that it has is where it lies: a few closed slots are not the core of many open ones", () => {
  const open = Array.from({ length: 300 }, (_, i) => i * 100);
  const closed = Array.from({ length: 20 }, (_, i) => i);
  const starts = Float64Array.from([...closed, ...open]);
  const none = new Float64Array(starts.length);
  const ends = Float64Array.from(starts, (start, i) => (i < closed.length ? start + 1 : Infinity));
  const { x } = limitsOf([{ minX: starts, maxX: ends, minY: none, maxY: none }], false);
  expect(x).toEqual([15 - 9 * (28300 - 15), 28300 + 9 * (28300 - 15)]);
  const before = Float64Array.from(ends, (end) => -end);
  const after = Float64Array.from(starts, (start) => -start);
  expect(limitsOf([{ minX: none, maxX: none, minY: before, maxY: after }], false).y).toEqual([-x[1], -x[0]]);
});

test("a line whose bounds enclose the rest is no ground: it goes on outside", async () => {
  const boxes = Array.from({ length: 200 }, (_, i) => ({
    kind: "box",
    minX: i % 20,
    minY: i / 20,
    maxX: i % 20,
    maxY: i / 20,
  }));
  const line = { kind: "segment", x1: -1e5, y1: -1e5, x2: 1e5, y2: 1e5 };
  const polygon = { kind: "polygon", coordinates: [-500, -500, 500, -500, 0, 900] };
  const text = (...shapes: readonly object[]): string =>
    [...boxes, ...shapes].map((one) => `${JSON.stringify(one)}\n`).join("");
  expect(foot(await drawn(text(line)))).toBe("x 0 … 19, y 0 … 9.95 · 1 shape goes on outside");
  expect(foot(await drawn(text(line, polygon)))).toBe("x -500 … 500, y -500 … 900 · 1 shape goes on outside");
});

test.each([
  ["ascending", (i: number) => i],
  ["descending", (i: number) => -i],
  ["all the same", () => 3],
  ["few different", (i: number) => i % 3],
  ["mixed", (i: number) => (i * 7919) % 1009],
  ["as an organ's pipes", (i: number) => Math.min(i, 1000 - i)],
])("the value with so many before it: %s", (_, value) => {
  const values = Float64Array.from({ length: 1000 }, (_, i) => value(i));
  const sorted = values.slice().sort();
  for (const n of [0, 1, 49, 500, 998, 999]) expect(nthLeast(values.slice(), n)).toBe(sorted[n]);
});

test("a pen that is cut off draws what lies in its rectangle", () => {
  const path = (isOpen: boolean, draw: (pen: Pen) => void): string => {
    let text = "";
    const move = (x: number, y: number): void => {
      text += `M${x} ${y}`;
    };
    const line = (x: number, y: number): void => {
      text += `L${x} ${y}`;
    };
    const close = (): void => {
      text += "Z";
    };
    draw(clipped({ move, line, close, circle: () => {} }, [0, 0, 10, 10], isOpen));
    return text;
  };
  const draw = (...vertices: readonly (readonly [number, number])[]): ((pen: Pen) => void) => {
    return (pen) => {
      for (const [index, [x, y]] of vertices.entries()) (index === 0 ? pen.move : pen.line)(x, y);
    };
  };
  expect(path(true, draw([-10, 5], [20, 5], [20, 8], [5, 8]))).toBe("M0 5L10 5M10 8L5 8");
  expect(path(true, draw([-10, 5], [5, -10]))).toBe("");
  const ring = (pen: Pen): void => {
    draw([-1e9, -1e9], [1e9, -1e9], [1e9, 1e9], [-1e9, 1e9])(pen);
    pen.close();
  };
  expect(path(false, ring)).toMatch(/^M(\d+ \d+)L(\d+ \d+)L(\d+ \d+)L(\d+ \d+)Z$/);
  const outer = (pen: Pen): void => {
    draw([20, 20], [30, 20], [30, 30])(pen);
    pen.close();
  };
  expect(path(false, outer)).toBe("");
});

test("a name that is markup is text at the edge, too", async () => {
  const svg = await drawn(row(500, '"<i onclick=""x"">&",1000000,0,1000001,1'));
  expect(svg).toContain("&lt;i onclick=");
  expect(svg).not.toContain("<i ");
});

test("a feature with a part outside and another that goes on there is counted once", async () => {
  const lines = (...coordinates: readonly (readonly (readonly number[])[])[]): string =>
    `${JSON.stringify({ type: "MultiLineString", coordinates })}\n`;
  const near = Array.from({ length: 200 }, (_, i) =>
    lines([
      [i % 20, i / 20],
      [(i % 20) + 0.5, i / 20],
    ]),
  ).join("");
  const outer = [
    [1e6, 0],
    [1e6, 9],
  ];
  const cut = [
    [5, 5],
    [1e6, 5],
  ];
  expect(foot(await drawn(near + lines(outer, cut)))).toMatch(/ · 1 shape outside, marked at the edge$/);
});
