/** Few boxes that lie far off do not take the keys of all others: else each pair would be one that only its doubles decide. */
import { describe, expect, test } from "vitest";
import { readColumns } from "../../src/broadphase/columns.js";
import type { Block, Side } from "../../src/broadphase/engine/block.js";
import { chooseZoom, cutBlock } from "../../src/broadphase/engine/cut-block.js";
import { chooseFrame, type Frame } from "../../src/broadphase/engine/frame.js";
import { type Sample, takeSample } from "../../src/broadphase/engine/sample.js";
import { pairs } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { type Axes, bruteForce } from "./brute-force.js";
import { sameBytes } from "./same-bytes.js";
import { columnsOf } from "./scenes.js";

const COUNT = 3000;

/** A crowd, and far from it those boxes whose numbers pass: at one place, or spread. */
function scene(axes: number, isFar: (box: number) => boolean, far: (unit: number) => number, size = 0.3): Axes {
  const random = new Random(7);
  return Array.from({ length: axes }, () => {
    const low = Float64Array.from({ length: COUNT }, (_, box) => (isFar(box) ? far(random.unit()) : random.unit()));
    return [low, low.map((value) => value + size)];
  });
}

function looked(axes: Axes): { block: Block; sides: Side[]; sample: Sample; frame: Frame } {
  const sides = [{ columns: readColumns("test", columnsOf(axes)), bias: 0 }];
  const everywhere = axes.map(() => Number.POSITIVE_INFINITY);
  const block = { members: [undefined], low: everywhere.map((x) => -x), high: everywhere };
  const sample = takeSample(block, sides, 160);
  return { block, sides, sample, frame: chooseFrame(sample, COUNT) };
}

const first = (box: number): boolean => box === 0;
const tenth = (box: number): boolean => box % 10 === 3;
const none = (): boolean => false;

describe.each([1, 2, 3])("%i axes", (axes) => {
  test.each([1e9, 1e30, -1e30, Number.MAX_VALUE])("one box, the first, at %d", (far) => {
    const { sample, frame } = looked(scene(axes, first, () => far));
    // The crowd is as large in keys as without it.
    const alone = looked(scene(axes, none, () => 0)).frame;
    for (let axis = 0; axis < axes; axis++) {
      expect(frame.axes[axis]?.size).toBeGreaterThan((alone.axes[axis]?.size as number) / 4);
    }
    expect(chooseZoom(sample, frame, 8000)).toBeUndefined();
  });

  test.each([
    ["at one place", () => 1e30],
    ["far from each other, too", (unit: number) => (unit - 0.5) * 1.7e308],
  ])("a tenth of them, %s: they are cut off, and the crowd is not cut", (_, far) => {
    const { block, sides, sample, frame } = looked(scene(axes, tenth, far));
    const zoom = chooseZoom(sample, frame, 8000);
    expect(zoom?.axis).toBe(0);
    const sizes = cutBlock(block, sides, zoom as NonNullable<typeof zoom>).map(({ members }) => members[0]?.length);
    expect(sizes).toContain(COUNT - COUNT / 10);
  });

  test.each([
    ["nothing is far off", none, (): number => 0, 0.3],
    ["half of them are", (box: number) => box % 2 === 1, (): number => 1e30, 0.3],
    ["all are equal", () => true, (): number => 5, 1],
    ["all are one point", () => true, (): number => 0, 0],
    ["all are points", none, (): number => 0, 0],
  ] as const)("%s: no nearer look", (_, isFar, far, size) => {
    const { sample, frame } = looked(scene(axes, isFar, far, size));
    expect(chooseZoom(sample, frame, 8000)).toBeUndefined();
  });
});

describe.each(["simd", "js", undefined] as const)("kernel %s", (kernel) => {
  test.each([
    ["the first", first, () => 1e30],
    ["the first, at the end of doubles", first, () => Number.MAX_VALUE],
    ["a tenth, at one place", tenth, () => 1e30],
    ["a tenth, everywhere", tenth, (unit: number) => (unit - 0.5) * 1.7e308],
    ["a third", (box: number) => box % 3 === 0, () => -1e12],
  ] as const)("%s: the pairs of brute force", (_, isFar, far) => {
    for (const axes of [1, 2, 3]) {
      const boxes = scene(axes, isFar, far, 0.1);
      for (const touching of [true, false]) {
        const expected = Uint32Array.from(bruteForce(boxes, undefined, touching));
        expect(sameBytes(pairs(columnsOf(boxes), { kernel, touching, order: "sorted" }), expected)).toBe(true);
      }
    }
  });
});
