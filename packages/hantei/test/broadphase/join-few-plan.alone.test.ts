/** Few boxes are looked for among many where each looks at few, and are joined from nothing where it would look at very many. */
import { expect, test, vi } from "vitest";
import { type Boxes2, BoxIndex, join } from "../../src/broadphase/index.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";
import { sameBytes } from "./same-bytes.js";

/** How many windows the TypeScript kernel was asked for. */
const searches = vi.hoisted(() => ({ count: 0 }));
vi.mock(import("../../src/broadphase/box-index/search-plane.js"), async (original) => {
  const { searchPlane } = await original();
  const counting: typeof searchPlane = (...given) => {
    searches.count++;
    return searchPlane(...given);
  };
  return { searchPlane: counting };
});

const MANY = 8000;
const FEW = 800;
/** A few windows are asked for beforehand, to know. */
const SAMPLES = 16;

function squares(count: number, extent: number, side: number): Boxes2 {
  const random = new Random(count);
  const column = (): Float64Array => Float64Array.from({ length: count }, () => extent * random.unit());
  const [minX, minY] = [column(), column()];
  return { minX, minY, maxX: minX.map((x) => x + side), maxY: minY.map((y) => y + side) };
}

function same(count: number, corner: number): Boxes2 {
  const [low, high] = [new Float64Array(count).fill(corner), new Float64Array(count).fill(corner + 1)];
  return { minX: low, minY: low, maxX: high, maxY: high };
}

test.each([
  ["windows that meet a few", squares(MANY, 90, 0.5), squares(FEW, 90, 1), true, FEW],
  ["windows that meet a tenth of all", squares(MANY, 90, 0.5), squares(FEW, 60, 30), true, 0],
  ["boxes that touch all, which does not count", same(MANY, 0), same(FEW, 1), false, 0],
] as const)("%s", (_, many, few, touching, searched) => {
  const index = new BoxIndex(many, { kernel: "js" });
  const other = new BoxIndex(few);
  for (const one of [few, other]) {
    searches.count = 0;
    const pairs = index.join(one, { order: "sorted", touching });
    expect(sameBytes(pairs, join(many, few, { order: "sorted", touching }))).toBe(true);
    expect(searches.count).toBeGreaterThanOrEqual(searched);
    // Where there is no room for what one finds, it is asked again.
    expect(searches.count).toBeLessThanOrEqual(searched + 2 * SAMPLES);
  }
});

test("whoever moves boxes and wants no more pairs is not refused", () => {
  const index = new BoxIndex(squares(MANY, 90, 2), { kernel: "js" });
  const few = squares(FEW, 90, 10);
  const move = (): void => index.update(Uint32Array.of(0), squares(1, 1, 1));
  let asked = 0;
  const stopped = index.join(few, {
    onPairs: () => {
      move();
      asked++;
      return false;
    },
  });
  expect(asked).toBe(1);
  expect(stopped).toBeGreaterThan(0);
  expect(index.join(few, { limit: 3000, onPairs: move })).toBe(3000);
});

test("columns that take the index's buffer away while they are read are refused", () => {
  const index = new BoxIndex(squares(MANY, 90, 2), { kernel: "js" });
  const few = squares(FEW, 90, 10);
  const thief = {
    ...few,
    get minX(): Float64Array {
      // Newer engines refuse to take away what is gone.
      if (index.buffer.byteLength > 0) structuredClone(0, { transfer: [index.buffer as ArrayBuffer] });
      return few.minX;
    },
  };
  expect(() => index.join(thief)).toThrowError(code("ERR_TYPE"));
});
