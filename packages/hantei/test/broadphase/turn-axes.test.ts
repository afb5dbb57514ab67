/** Which axis of boxes in space is the last: what layers are stacked along comes into the grid, unless some boxes are long along it. */
import { expect, test } from "vitest";
import { readColumns } from "../../src/broadphase/columns.js";
import { turned } from "../../src/broadphase/engine/turn-axes.js";
import { Random } from "../generators/random.js";

/** The names of the axes in the order in which `turned` leaves them; each box has the lengths that are drawn for it. */
function orderOf(count: number, draw: (random: Random) => readonly [number, number, number]): string {
  const random = new Random(1411);
  const column = () => new Float64Array(count);
  const boxes = { minX: column(), maxX: column(), minY: column(), maxY: column(), minZ: column(), maxZ: column() };
  for (let i = 0; i < count; i++) {
    const lengths = draw(random);
    for (const [index, axis] of (["X", "Y", "Z"] as const).entries()) {
      const low = random.unit();
      boxes[`min${axis}`][i] = low;
      boxes[`max${axis}`][i] = low + (lengths[index] as number);
    }
  }
  const columns = readColumns("boxes", boxes);
  const high = [1, 1, 1].map(() => Number.POSITIVE_INFINITY);
  const whole = { members: [undefined], low: high.map((value) => -value), high };
  const [side] = turned([{ columns, bias: 0 }], whole);
  return side?.columns.axes.map(({ lowName }) => lowName.slice(-1)).join("") ?? "";
}

// One in 128 of 3,584 are 28, which is one of the steps between those that are compared: none is to be compared with itself.
test.each([800, 1920, 2047, 3584, 30_000])("layers along z: %i of them", (count) => {
  expect(orderOf(count, (random) => [random.unit() / 2, random.unit() / 2, 4 / count])).toMatch(/^(?:YZX|XZY)$/);
});

test("even boxes, and layers with shafts through them, stay as they are", () => {
  expect(orderOf(5000, () => [0.1, 0.1, 0.1])).toBe("XYZ");
  const withShafts = (random: Random) => [0.02, random.unit(), random.once(20) ? 1 : 1 / 30_000] as const;
  expect(orderOf(30_000, withShafts)).toBe("XYZ");
  expect(orderOf(30_000, (random) => [0.02, random.unit(), 1 / 30_000])).not.toBe("XYZ");
});
