/** Whoever wants few of very many pairs does not wait for a trial of what all of them would cost. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Workspace } from "../../src/broadphase/engine/workspace.js";
import { join, pairs } from "../../src/broadphase/index.js";
import { UNSURE_PLACE } from "../../src/kernels/broadphase.js";

/** Pairs in doubt that trials have settled: of points at one place, every pair is. */
const trials = vi.hoisted(() => ({ settled: 0 }));

vi.mock(import("../../src/broadphase/engine/run.js"), async (original) => {
  const run = await original();
  return {
    ...run,
    settle: (given) => {
      const { i32, end } = given.workspace;
      trials.settled += (end - (i32[UNSURE_PLACE] as number)) / 8;
      run.settle(given);
    },
  };
});

/** The most bytes that were laid out for pairs. */
const room = vi.hoisted(() => ({ bytes: 0 }));

vi.mock(import("../../src/broadphase/engine/workspace.js"), async (original) => {
  const workspace = await original();
  const noting =
    <Given extends unknown[], T>(change: (given: Workspace, ...rest: Given) => T) =>
    (given: Workspace, ...rest: Given): T => {
      const changed = change(given, ...rest);
      room.bytes = Math.max(room.bytes, given.end - given.start);
      return changed;
    };
  return {
    ...workspace,
    placePairs: noting(workspace.placePairs),
    extendPairs: noting(workspace.extendPairs),
  };
});

beforeEach(() => {
  trials.settled = 0;
  room.bytes = 0;
});

const COUNT = 40_000;
const points = (axes: readonly string[]) =>
  Object.fromEntries(
    axes.flatMap((axis) => [
      [`min${axis}`, new Float64Array(COUNT)],
      [`max${axis}`, new Float64Array(COUNT)],
    ]),
  ) as never;

describe.each(["simd", "js"] as const)("kernel %s", (kernel) => {
  test.each([
    ["X", "Y"],
    ["X", "Y", "Z"],
  ])("points at one place, %s and %s", (...axes) => {
    const all = points(axes);
    expect([...pairs(all, { kernel, limit: 1, order: "sorted" })]).toEqual([0, 1]);
    expect(pairs(all, { kernel, limit: 1000 })).toHaveLength(2000);
    expect(join(all, all, { kernel, limit: 1000 })).toHaveLength(2000);
    // A trial of all settles some thirteen million, each time.
    expect(trials.settled).toBeLessThan(250 * COUNT);
  });

  test.each([1000, 1_000_001, 3_000_000])("a limit of %i takes no more room than so many pairs", (limit) => {
    expect(pairs(points(["X", "Y"]), { kernel, limit })).toHaveLength(2 * limit);
    expect(room.bytes).toBeLessThanOrEqual(Math.max(262144, 8 * limit));
    expect(room.bytes).toBeGreaterThanOrEqual(2 * limit);
  });
});
