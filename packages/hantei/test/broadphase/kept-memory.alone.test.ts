/** What joins do with their memory: it is kept for the next one, and pairs do without where it cannot grow. */
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import {
  extendPairs,
  giveBack,
  reserve,
  takeWorkspace,
  type Workspace,
} from "../../src/broadphase/engine/workspace.js";
import { BoxIndex, pairs } from "../../src/broadphase/index.js";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const MIB = 1048576;

/** Takes kernels, has their memory reach that far, and gives them back; which memory it was, so that nothing holds it. */
function use(kernel: "simd" | "js", bytes: number): WeakRef<Workspace> {
  const workspace = takeWorkspace(kernel, 0) as Workspace;
  reserve(workspace, bytes);
  giveBack(workspace);
  return new WeakRef(workspace);
}

describe.each(["simd", "js"] as const)("kernel %s", (kernel) => {
  test("a large memory is there for the next join, until a collector comes by", async () => {
    const used = use(kernel, 257 * MIB);
    const again = use(kernel, 0);
    // Not by toBe: what it would say of two memories takes all memory.
    expect(again.deref() === used.deref()).toBe(true);
    // What was asked for in a turn of the event loop is held until its end.
    await pause(1);
    collect();
    expect(used.deref() === undefined).toBe(true);
    expect(use(kernel, 0).deref()?.i32.byteLength).toBeLessThan(2 * MIB);
  });

  test("a small one stays", async () => {
    const used = use(kernel, 16 * MIB);
    await pause(1);
    collect();
    expect(use(kernel, 0).deref() === used.deref()).toBe(true);
  });

  test("a limit ends a join before its memory has grown for the pairs that nobody wants", () => {
    const before = use(kernel, 0).deref()?.i32.byteLength;
    const column = (value: number) => new Float64Array(3000).fill(value);
    const equal = { minX: column(0), minY: column(0), maxX: column(1), maxY: column(1) };
    expect(pairs(equal, { kernel, limit: 1 })).toHaveLength(2);
    expect(use(kernel, 0).deref()?.i32.byteLength).toBe(before);
  });

  test("a large one of a join inside another is not held until the turn ends", () => {
    const outer = takeWorkspace(kernel, 0) as Workspace;
    const inner = takeWorkspace(kernel, 0) as Workspace;
    reserve(inner, 257 * MIB);
    giveBack(inner);
    const next = takeWorkspace(kernel, 0) as Workspace;
    expect(next === inner).toBe(false);
    giveBack(next);
    giveBack(outer);
  });

  test("pairs end where addresses have no sign yet", () => {
    const workspace = takeWorkspace(kernel, 0) as Workspace;
    const { end } = workspace;
    workspace.end = 2 ** 31 - 128;
    expect(extendPairs(workspace, 128)).toBe(false);
    expect(workspace.end).toBe(2 ** 31 - 128);
    workspace.end = end;
    giveBack(workspace);
  });

  test("where no more memory is to be had, pairs are taken in pieces", () => {
    const count = 1500;
    const equal = { start: new Float64Array(count), end: new Float64Array(count).fill(1) };
    const workspace = takeWorkspace(kernel, count) as Workspace;
    const { memory } = workspace.kernels;
    let refused = 0;
    const grow = (): never => {
      refused++;
      throw new RangeError("no room");
    };
    giveBack({ ...workspace, kernels: { ...workspace.kernels, memory: { buffer: memory.buffer, grow } } });
    const found = pairs(equal, { kernel, order: "sorted" });
    // No other join is to have those kernels.
    takeWorkspace(kernel, 0);
    giveBack(workspace);
    expect(refused).toBeGreaterThan(0);
    let at = 0;
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++, at += 2) {
        if (found[at] !== i || found[at + 1] !== j) throw new Error(`pair ${at / 2}: ${found[at]}, ${found[at + 1]}`);
      }
    }
    expect(found.length).toBe(at);
  });
});

test("all boxes of an index of the plane that move at once, in order, are sorted as they are given: no columns are made", () => {
  const count = 20_000;
  const at = Float64Array.from({ length: count }, (_, id) => (id * 7919) % count);
  const boxes = {
    minX: at,
    minY: at.map((x) => (x * 31) % count),
    maxX: at.map((x) => x + 1),
    maxY: at.map(() => count),
  };
  const index = new BoxIndex(boxes);
  const ids = Uint32Array.from({ length: count }, (_, id) => id);
  index.update(ids, boxes);
  collect();
  const before = process.memoryUsage().arrayBuffers;
  for (let frame = 0; frame < 4; frame++) index.update(ids, boxes);
  // Less than the four columns of one frame: what a kernel is handed may grow once.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * at.byteLength);
});
