/** How many meet, counted by a sweep, against looking at every pair. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findPairs } from "../src/pairs/find-pairs.js";
import { GroupNumbers } from "../src/pairs/group-numbers.js";
import type { Layer } from "../src/pairs/layer.js";
import { LayerBuilder } from "../src/pairs/layer-builder.js";
import { countMeetings, type Meetings } from "../src/pairs/meetings.js";
import { OVERLAPPING } from "../src/pairs/relate-parts.js";
import { temporaryFolder } from "./lib/folder.js";
import { hantei } from "./lib/hantei.js";

const FOLDER = temporaryFolder("meetings");

/** The same numbers for the same seed: a linear congruence of 32 bits (Numerical Recipes, third edition, section 7.1). */
function randomNumbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * most);
  };
}

/** Boxes on a grid, some flat, some points, some without bounds; or intervals. Some groups have one member, or none. */
function layer(count: number, seed: number, isTime: boolean, groups: GroupNumbers | undefined): Layer {
  const next = randomNumbers(seed);
  const builder = new LayerBuilder({ name: "layer", boxes: false, groups });
  const axis = (): [number, number] => {
    const least = next(20) - 10;
    const low = next(30) === 0 ? Number.NEGATIVE_INFINITY : least === 0 && next(2) === 0 ? -0 : least;
    return [low, next(30) === 0 ? Number.POSITIVE_INFINITY : least + next(4)];
  };
  for (let i = 0; i < count; i++) {
    const [[minX, maxX], [minY, maxY]] = [axis(), axis()];
    builder.begin();
    if (isTime) builder.interval(minX, maxX, String);
    else builder.box(minX, minY, maxX, maxY);
    builder.end(undefined, false, String(Math.floor(Math.sqrt(next(60)))));
  }
  return builder.finish();
}

async function lookedAt(a: Layer, b: Layer | undefined, touching: boolean): Promise<Meetings> {
  const states: [Uint8Array, Uint8Array] = [new Uint8Array(a.count), new Uint8Array((b ?? a).count)];
  if (b === undefined) states[1] = states[0];
  const pairs = { touching: 0, overlapping: 0 };
  await findPairs(
    a,
    b,
    { touching, kernel: undefined },
    {
      take: (i, j, code) => {
        pairs[code === OVERLAPPING ? "overlapping" : "touching"]++;
        const state = code === OVERLAPPING ? 2 : 1;
        states[0][i] = Math.max(states[0][i] as number, state);
        states[1][j] = Math.max(states[1][j] as number, state);
        return true;
      },
      pause: async () => {},
    },
  );
  return { ...pairs, states };
}

test.each([
  ["boxes", false],
  ["intervals", true],
])("%s meet as often as they do looked at pair by pair", async (_, isTime) => {
  for (const count of [1, 2, 7, 30, 150]) {
    for (let seed = 1; seed <= 12; seed++) {
      const groups = seed % 2 === 0 ? undefined : new GroupNumbers();
      const a = layer(count, seed, isTime, groups);
      for (const b of [undefined, layer(40, seed + 100, isTime, groups)]) {
        for (const touching of [true, false]) {
          const expected = await lookedAt(a, b, touching);
          const all = expected.touching + expected.overlapping;
          for (const known of [undefined, all]) expect(countMeetings(a, b, touching, known)).toEqual(expected);
        }
      }
    }
  }
});

test.each([
  ["in all", 600, []],
  ["by group", 1600, ["--by", "group"]],
])(
  "a picture of very many pairs %s is the same, whether they are wanted in themselves or not",
  async (_, width, by) => {
    const boxes = Array.from(
      { length: 5200 },
      (_, i) => `${i},${i % 40},${i + width},${(i % 40) + 1 + (i % 3)},${i % 7 < 4 ? "A" : "B"}`,
    );
    const input = `minX,minY,maxX,maxY,group\n${boxes.join("\n")}\n-9,-9,-8,-8,C\n-8,-8,-8,-7,C\n`;
    const pictures = ["all", "count", "few"].map((name) => join(FOLDER, `meetings-${by.length}-${name}.svg`));
    const [all, count, few] = await Promise.all(
      [["--fail-on-hit"], ["--count", "--fail-on-hit"], ["--limit", "3"]].map((more, i) =>
        hantei(["pairs", "-", ...by, ...more, "--svg", pictures[i] as string], { input }),
      ),
    );
    const rows = all?.stdout.trim().split("\n") ?? [];
    expect(rows.length).toBeGreaterThan(64 * boxes.length);
    expect(count).toEqual({ status: 1, stdout: `${rows.length - 1}\n`, stderr: "" });
    expect(few?.stdout.trim().split("\n")).toEqual(rows.slice(0, 4));
    expect(few?.stderr).toContain(`wrote the first 3 of ${rows.length - 1} pairs`);
    const [first, ...others] = pictures.map((path) => readFileSync(path, "utf8"));
    for (const other of others) expect(other === first).toBe(true);
    expect(/>([^<]*) overlapping and/.exec(first as string)?.[1]).toMatch(/ 5,202 shapes · [0-9,]+$/);
  },
);

test("boxes in space are not counted by their sides along x and y", async () => {
  const boxes = Array.from({ length: 5200 }, (_, i) => `0,0,${i % 2},9,9,${(i % 2) + 0.5}`);
  const args = ["pairs", "-", "--count", "--svg", join(FOLDER, "space.svg")];
  const { stdout } = await hantei(args, { input: `minX,minY,minZ,maxX,maxY,maxZ\n${boxes.join("\n")}\n` });
  expect(stdout).toBe(`${2600 * 2599}\n`);
});
