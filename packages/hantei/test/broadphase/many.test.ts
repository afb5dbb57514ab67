/** Sizes where the engine changes its plan: strips, cuts of crowded blocks, space for pairs that runs full. */
import { describe, expect, test } from "vitest";
import { keeper } from "../../src/broadphase/collector.js";
import { readColumns } from "../../src/broadphase/columns.js";
import { findPairs } from "../../src/broadphase/engine/find-pairs.js";
import { giveBack, takeWorkspace, type Workspace } from "../../src/broadphase/engine/workspace.js";
import { countPairs, join, pairs } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import type { Axes } from "./brute-force.js";
import { sameBytes } from "./same-bytes.js";
import { columnsOf, drawBoxes } from "./scenes.js";

/** Pairs by a sweep along the first axis, sorted: slower than the engine, faster than brute force, and of other code. */
function sweepPairs(axes: Axes): number[] {
  const [low, high] = axes[0] as Axes[number];
  const order = [...low.keys()].sort((i, j) => (low[i] as number) - (low[j] as number));
  const found: [number, number][] = [];
  order.forEach((i, p) => {
    for (let q = p + 1; q < order.length; q++) {
      const j = order[q] as number;
      if ((low[j] as number) > (high[i] as number)) break;
      const meet = axes.every(([lows, highs]) => {
        return (lows[i] as number) <= (highs[j] as number) && (lows[j] as number) <= (highs[i] as number);
      });
      if (meet) found.push([Math.min(i, j), Math.max(i, j)]);
    }
  });
  return found.sort((a, b) => a[0] - b[0] || a[1] - b[1]).flat();
}

test.each(["simd", "js"] as const)("too many boxes at once, which no cut parts, kernel %s", (kernel) => {
  const count = 100;
  const [zeros, ones] = [new Float64Array(count), new Float64Array(count).fill(1)];
  const columns = readColumns("test", { minX: zeros, minY: zeros, maxX: ones, maxY: ones });
  for (const lists of [1, 2]) {
    const collector = keeper("test", Number.POSITIVE_INFINITY);
    const options = { touching: true, limit: Number.POSITIVE_INFINITY, kernel };
    findPairs("test", columns, lists === 2 ? columns : undefined, options as never, collector, true, count / 2);
    const found = collector.finish();
    const keys = new Set(Array.from({ length: found.length / 2 }, (_, at) => `${found[2 * at]} ${found[2 * at + 1]}`));
    expect(found.length / 2).toBe(lists === 2 ? count * count : (count * (count - 1)) / 2);
    expect(keys.size).toBe(found.length / 2);
  }
});

const SCENES: Readonly<Record<string, readonly [names: readonly string[], count: number]>> = {
  "4,000 intervals": [["uniform"], 4000],
  "30,000 boxes": [["uniform", "uniform"], 30000],
  "200,000 boxes, in strips": [["few neighbors", "hundredths"], 200000],
  "12,000 boxes of space": [["uniform", "uniform", "uniform"], 12000],
  "clusters far apart": [["clusters 10¹² apart", "clusters 10⁶ apart"], 5000],
  "clusters far apart on one axis": [["clusters 10¹² apart", "uniform"], 6000],
  "sizes of all scales": [["sizes over 10⁸×", "uniform"], 12000],
  "numbers of all scales": [["all scales", "all scales"], 4000],
  "infinite in one axis": [["uniform", "infinite"], 3000],
};

describe.each(["simd", "js"] as const)("kernel %s", (kernel) => {
  test.each(Object.entries(SCENES))("%s", (_, [names, count]) => {
    const axes = drawBoxes(new Random(7), names, count);
    const expected = Uint32Array.from(sweepPairs(axes));
    const found = pairs(columnsOf(axes), { kernel, touching: true, order: "sorted" });
    expect(found.length).toBe(expected.length);
    expect(sameBytes(found, expected)).toBe(true);
  });

  test("a list joined with itself finds each pair in both orders, and each box with itself", () => {
    const boxes = columnsOf(drawBoxes(new Random(3), ["uniform", "uniform"], 30000));
    const found = join(boxes, boxes, { kernel, order: "sorted" });
    expect(found.length / 2).toBe(countPairs(boxes, { kernel }) * 2 + 30000);
  });

  test("a trial whose doubts fill the space is not taken for a short one", () => {
    const boxes = columnsOf(drawBoxes(new Random(77), ["clusters 10¹² apart", "clusters 10¹² apart"], 20000));
    const workspace = takeWorkspace(kernel, 0) as Workspace;
    const { kernels } = workspace;
    let sweeps = 0;
    const counted =
      (sweep: typeof kernels.sweep): typeof kernels.sweep =>
      (...numbers) => {
        sweeps++;
        return sweep(...numbers);
      };
    const sweep = counted(kernels.sweep);
    giveBack({ ...workspace, kernels: { ...kernels, sweep, sweepFlagged: counted(kernels.sweepFlagged) } });
    countPairs(boxes, { kernel });
    expect(takeWorkspace(kernel, 0)?.kernels.sweep).toBe(sweep);
    // Swept as it is, the scene takes thousands: nearly all of its pairs are in doubt.
    expect(sweeps).toBeGreaterThan(10);
    expect(sweeps).toBeLessThan(600);
  });

  test("more pairs than the memory holds at once", () => {
    const count = 4000;
    const equal = { start: new Float64Array(count), end: new Float64Array(count).fill(1) };
    expect(countPairs(equal, { kernel })).toBe((count * (count - 1)) / 2);
    const found = pairs(equal, { kernel });
    const seen = new Uint32Array(count);
    for (const i of found) seen[i] = (seen[i] as number) + 1;
    expect(seen.every((times) => times === count - 1)).toBe(true);
  });
});

describe.each([
  ["simd", 1000],
  ["js", 1600],
] as const)("kernel %s", (kernel, far) => {
  const arms = 2000;
  /** Nested L's, which ranks handle, plates that cross so many of their arms, and then a small block far away with 20 pairs. */
  const scene = (crossed: number) => {
    const rows: number[][] = Array.from({ length: arms }, (_, i) => {
      const [low, high] = [i / arms, (i + 0.1) / arms];
      return i % 2 === 1 ? [0, low, low, 1, 2, high] : [0, low, low, 1, high, 2];
    });
    for (let plate = 0, left = crossed; plate < 40; plate++) {
      const count = Math.min(left, arms / 2);
      left -= count;
      const y = 1.5 + plate / 1000;
      rows.push([0, y, -1, 1, y + 1e-4, count === 0 ? -0.5 : (2 * count - 0.95) / arms]);
    }
    for (let i = 0; i < far; i++) {
      const z = (i % 50 === 26 ? i - 1 : i) / far;
      const y = i === far - 10 ? -100 : z;
      rows.push([10 * z - 20, y, z, 10 * z - 20 + 1e-4 / far, y + 1e-4 / far, z + 1e-4 / far]);
    }
    const column = (k: number) => Float64Array.from(rows, (row) => row[k] as number);
    return { minX: column(0), minY: column(1), minZ: column(2), maxX: column(3), maxY: column(4), maxZ: column(5) };
  };

  test("a sweep may begin where ranks left no room for its pairs", () => {
    for (let crossed = 32760; crossed <= 32770; crossed++) {
      const found = pairs(scene(crossed), { kernel });
      expect(found.length / 2).toBe(crossed + far / 50);
      expect(found.some((i, at) => at % 2 === 0 && i >= (found[at + 1] as number))).toBe(false);
    }
  });
});

test("a crowd in every large strip: it is parted before it is cut", () => {
  const [side, towns, each] = [860, 40, 4000];
  const count = side * side + towns * each;
  const [minX, minY, maxX, maxY] = [0, 1, 2, 3].map(() => new Float64Array(count)) as Float64Array[] as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let i = 0; i < count; i++) {
    const k = i - side * side;
    // Boxes of size 1, and in the gaps between some of them chains of boxes, each of which touches the next.
    minX[i] = k < 0 ? 2 * (i % side) : 1.25 + Math.floor(k / towns) / 2 ** 20;
    minY[i] = k < 0 ? 2 * Math.floor(i / side) : 1.25 + 2 * Math.floor(((k % towns) * side) / towns);
    maxX[i] = (minX[i] as number) + (k < 0 ? 1 : 2 ** -20);
    maxY[i] = (minY[i] as number) + (k < 0 ? 1 : 2 ** -20);
  }
  for (const kernel of ["simd", "js"] as const) {
    expect(countPairs({ minX, minY, maxX, maxY }, { kernel })).toBe(towns * (each - 1));
    expect(countPairs({ minX, minY, maxX, maxY }, { kernel, touching: false })).toBe(0);
  }
});
