/** Arrays and buffers of another realm, as an iframe or a test runner makes them, are as good as one's own. */
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { relateCircles } from "../src/batch/index.js";
import { type Boxes, BoxIndex, pairs } from "../src/broadphase/index.js";
import { IntervalIndex } from "../src/interval/index.js";

const BOXES: Boxes = runInNewContext(`({
  minX: Float64Array.of(0, 1, 5),
  minY: Float64Array.of(0, 1, 5),
  maxX: Float64Array.of(2, 3, 6),
  maxY: Float64Array.of(2, 3, 6),
})`);

test("they are of another realm", () => {
  expect(BOXES.minX).not.toBeInstanceOf(Float64Array);
});

test.each(["simd", "js"] as const)("columns, kernel %s", (kernel) => {
  expect([...pairs(BOXES, { kernel })]).toEqual([0, 1]);
  const circles = runInNewContext(
    "({ x: Float64Array.of(0, 9), y: Float64Array.of(0, 9), radius: Float64Array.of(1, 1) })",
  );
  const out: Int8Array = runInNewContext("new Int8Array(2)");
  expect([...relateCircles(circles, { ...circles, x: Float64Array.of(1, 1) }, { kernel, out })]).toEqual([1, -1]);
});

test("an index's columns, results, moves, and buffers", () => {
  const index = new BoxIndex(BOXES);
  const out: Uint32Array = runInNewContext("new Uint32Array(3)");
  expect(index.searchInto({ minX: 0, minY: 0, maxX: 1, maxY: 1 }, out)).toBe(2);
  index.update(runInNewContext("Uint32Array.of(2)"), {
    minX: Float64Array.of(0),
    minY: Float64Array.of(0),
    maxX: Float64Array.of(1),
    maxY: Float64Array.of(1),
  });
  const saved = new Uint8Array(index.save());
  for (const kind of ["ArrayBuffer", "SharedArrayBuffer"]) {
    const buffer: ArrayBuffer = runInNewContext(`new ${kind}(${saved.length})`);
    new Uint8Array(buffer).set(saved);
    expect([...BoxIndex.load(buffer).search({ minX: 0, minY: 0, maxX: 0.5, maxY: 0.5 })].sort()).toEqual([0, 2]);
  }
});

test("an index of intervals", () => {
  const arrays = runInNewContext("({ starts: Float64Array.of(0, 5), ends: Float64Array.of(2, 6) })");
  const index = new IntervalIndex(arrays);
  expect([...index.search({ start: 1, end: 3 })]).toEqual([0]);
  const saved = new Uint8Array(index.save());
  const buffer: ArrayBuffer = runInNewContext(`new ArrayBuffer(${saved.length})`);
  new Uint8Array(buffer).set(saved);
  expect([...IntervalIndex.load(buffer).search({ start: 1, end: 3 })]).toEqual([0]);
});

test("what only looks like an array is refused as ever", () => {
  const false64 = { [Symbol.toStringTag]: "Float64Array", length: 3 };
  expect(() => pairs({ ...BOXES, minX: false64 } as never)).toThrow(TypeError);
});
