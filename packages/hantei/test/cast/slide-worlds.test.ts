/** Random worlds of tiles. `npm run campaign -w hantei -- worlds --cases 100000` walks through more. */
import { expect, test } from "vitest";
import { Random } from "../generators/random.js";
import { type Walk, walkAnywhere, walkOnFloor, walkOverUnion } from "./worlds.js";

const WORLDS = 160;
const SEED = 545;

function walks(count: number, seed: number, walk: (random: Random) => Walk): number {
  const random = new Random(seed);
  let walked = 0;
  for (let world = 0; world < count; world++) {
    const { walked: hasWalked, complaint } = walk(random);
    expect(complaint).toBeUndefined();
    if (hasWalked) walked++;
  }
  return walked;
}

test(`a box in ${WORLDS} worlds of tiles goes as over their union`, () => {
  expect(walks(WORLDS, SEED, walkOverUnion)).toBeGreaterThan(WORLDS / 2);
});

test("whatever walks in them never ends inside a tile, nor farther than it would have gone", () => {
  expect(walks(WORLDS / 4, SEED + 1, walkAnywhere)).toBeGreaterThan(WORLDS / 8);
});

test("over a flat row of tiles of any widths nothing loses any way", () => {
  expect(walks(WORLDS / 4, SEED + 2, walkOnFloor)).toBe(WORLDS / 4);
});
