/** Frames tell what lies before or behind all of their boxes from these: the first cell and the last stay free. */
import { describe, expect, test } from "vitest";
import { cellsOf } from "../../src/broadphase/box-index/cells.js";
import { treeOn } from "../../src/broadphase/box-index/layout.js";
import { BoxIndex } from "../../src/broadphase/index.js";
import { Random } from "../generators/random.js";
import { columnsOf } from "./index-scenes.js";

const COUNT = 600;
const LANES = { 2: [0, 16], 3: [2, 12, 22] } as const;
const MASK = { 2: 0x7fff, 3: 0x1ff } as const;

describe.each([2, 3] as const)("%i axes", (axes) => {
  describe.each(["simd", "js"] as const)("%s", (kernel) => {
    test.each([
      [1, 1],
      [-3e9, 1e-3],
      [1e9, 0.5],
      [1e9, 0],
      [1e12, 1],
      [-1e300, 1e280],
      [1e-300, 1e-303],
    ])("equal boxes at %d, of size %d", (at, size) => {
      const sides = Array.from(
        { length: axes },
        () => [new Float64Array(COUNT).fill(at), new Float64Array(COUNT).fill(at + size)] as const,
      );
      const { buffer } = new BoxIndex(columnsOf(sides), { kernel });
      const tree = treeOn(buffer, COUNT, axes);
      const far = Math.abs(at);
      const [before, behind] = [-4 * far, 4 * far].map((value) => new Float64Array(axes).fill(value));
      for (const frame of [0, 1]) {
        const least = tree.cells[16 * 64 * frame] as number;
        const greatest = tree.cells[16 * 64 * frame + 8] as number;
        const [first, last] = [before, behind].map((corner) => cellsOf(tree, frame, corner as Float64Array, 0));
        for (const lane of LANES[axes]) {
          const cell = (packed: number | undefined): number => ((packed as number) >>> lane) & MASK[axes];
          expect(cell(first)).toBeLessThan(cell(least));
          expect(cell(greatest)).toBeLessThan(cell(last));
        }
      }
    });

    test.each([1e6, 1e30, Number.MAX_VALUE])("boxes that go to %d do not stretch the frames of the others", (far) => {
      const count = 8192;
      const random = new Random(axes);
      const sides = Array.from({ length: axes }, () => {
        const low = Float64Array.from({ length: count }, () => 100 * random.unit());
        return [low, low.map((value) => value + random.unit())] as const;
      });
      const index = new BoxIndex(columnsOf(sides), { kernel });
      const scales = (): Float64Array[] => {
        const { frames } = treeOn(index.buffer, count, axes);
        return Array.from({ length: count / 512 }, (_, frame) =>
          frames.slice(2 * axes * frame + axes, 2 * axes * (frame + 1)),
        );
      };
      const before = scales();
      // So few that they are not sorted anew.
      const ids = Uint32Array.from({ length: 20 }, (_, k) => 400 * k);
      const away = Float64Array.from(ids, () => random.sign() * far);
      index.update(ids, columnsOf(Array.from({ length: axes }, () => [away, away])));
      expect(new Uint32Array(index.buffer)[6]).toBe(1);
      for (const [frame, after] of scales().entries()) {
        for (const [axis, scale] of after.entries()) {
          expect(scale).toBeGreaterThan((before[frame]?.[axis] as number) / 2);
          expect(scale).toBeLessThan((before[frame]?.[axis] as number) * 2);
        }
      }
      // And an index loaded is checked by the same.
      expect(BoxIndex.load(index.save()).size).toBe(count);
    });
  });
});
