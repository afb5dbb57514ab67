/** The pictures of `hantei pairs`: slots in lanes, over an axis of times. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";
import { groupsOf, pairs, rows } from "./lib/pictures.js";

const FOLDER = temporaryFolder("pairs-pictures-time");

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

test.each([
  ["1,3\n", 1],
  ["1,3\n2,4\n", 2],
  ["1,3\n2,4\n2,5\n", 3],
])("--svg draws few slots as bars, longer than high: %j", async (slots, lanes) => {
  const path = join(FOLDER, "bars.svg");
  expect((await pairs(`start,end\n${slots}`, ["--svg", path])).status).toBe(0);
  const svg = readFileSync(path, "utf8");
  const bars = [...svg.matchAll(/ d="M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H[\d.]+Z"><title>/g)].map((found) =>
    found.slice(1).map(Number),
  );
  expect(new Set(bars.map(([, top]) => top)).size).toBe(lanes);
  for (const [left, top, right, bottom] of bars as [number, number, number, number][])
    expect(right - left).toBeGreaterThan(2 * (bottom - top));
});
