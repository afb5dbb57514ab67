/** Boxes by distance, then by id. */
import { expect, test } from "vitest";
import { type Row, sortByDistance } from "../../src/broadphase/box-index/sort-by-distance.js";
import { Random } from "../generators/random.js";

const SPREADS: Record<string, (random: Random) => number> = {
  evenly: (random) => Math.sqrt(random.unit()),
  "at a few distances": (random) => random.integer(0, 5),
  "all as far": () => 3,
  "all at 0": () => 0,
  "a crowd and one far off": (random) => (random.once(300) ? 1e9 : random.integer(0, 400) / 1e3),
  "of all magnitudes": (random) => 10 ** random.integer(-320, 308),
  "below the least normal double": (random) => 5e-324 * random.integer(0, 9),
  "on a ring": (random) => 100 * (1 - 1e-9 * random.unit()),
  "rings in rings": (random) => random.pick([1, 1 + 1e-6, 1e6]) * (1 + 1e-9 * random.unit()),
  "some beyond all doubles": (random) => (random.once(4) ? Number.POSITIVE_INFINITY : random.integer(0, 9)),
};

test.each(Object.keys(SPREADS))("%s", (spread) => {
  const random = new Random(spread.length);
  for (const size of [0, 1, 2, 24, 25, 300, 30_000]) {
    const from: Row = {
      values: Float64Array.from({ length: size }, () => (SPREADS[spread] as (random: Random) => number)(random)),
      ids: Uint32Array.from({ length: size }, (_, k) => (k * 7919) % 1_000_003),
    };
    const order = Array.from(from.ids.keys()).sort(
      (a, b) =>
        // Infinity − Infinity is not 0.
        Number((from.values[a] as number) > (from.values[b] as number)) -
          Number((from.values[a] as number) < (from.values[b] as number)) ||
        (from.ids[a] as number) - (from.ids[b] as number),
    );
    for (const wanted of [Math.min(size, 1), Math.ceil(size / 3), size]) {
      const row: Row = { values: from.values.slice(), ids: from.ids.slice() };
      sortByDistance(row, size, wanted, { values: new Float64Array(size), ids: new Uint32Array(size) });
      expect([...row.ids.subarray(0, wanted)]).toEqual(order.slice(0, wanted).map((k) => from.ids[k]));
      expect([...row.values.subarray(0, wanted)]).toEqual(order.slice(0, wanted).map((k) => from.values[k]));
    }
  }
});
