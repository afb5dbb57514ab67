/** Arrays, buffers and dates of another realm, as an iframe or a test runner makes them, are as good as one's own. */
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { relateCircles } from "../src/batch/index.js";
import { type Boxes2, BoxIndex, pairs } from "../src/broadphase/index.js";
import {
  conflicts,
  explain,
  firstFree,
  IntervalIndex,
  interval,
  merge,
  overlaps,
  relate,
  verifyWitness,
} from "../src/interval/index.js";
import { explanationToJSON, toText } from "../src/render/index.js";
import { code } from "./code.js";

const BOXES: Boxes2 = runInNewContext(`({
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

test("dates", () => {
  const date = (hour: number): Date => runInNewContext(`new Date(Date.UTC(2026, 3, 1, ${hour}))`);
  expect(date(9)).not.toBeInstanceOf(Date);
  const [a, b] = [interval(date(9), date(11)), interval(new Date(Date.UTC(2026, 3, 1, 10)), date(12))];
  expect(overlaps(a, b)).toBe(true);
  expect(relate(interval(date(9), date(10)), b)).toBe("touching");
  expect(conflicts([a, b]).pairs).toHaveLength(1);
  expect(merge([a, b])).toEqual([{ ...a, end: b.end }]);
  expect(firstFree([a], 3_600_000, interval(date(9), date(18)))).toMatchObject({ start: date(11), end: date(12) });
  const explanation = explain(a, b);
  expect(verifyWitness(a, b, explanation)).toBe(true);
  expect(toText(explanation)).toContain("2026-04-01T10:00:00Z");
  expect(JSON.stringify(explanationToJSON(explanation))).toContain("2026-04-01T10:00:00.000Z");
  expect(() => interval(runInNewContext("new Date(NaN)"), date(9))).toThrow(
    "interval: start must not be an invalid date",
  );
  const spoiled = { ...a, start: runInNewContext("new Date(NaN)") };
  expect(relate(spoiled, b)).toBe("disjoint");
});

test("a date that says it is something else", () => {
  class Tagged extends Date {
    get [Symbol.toStringTag](): string {
      return "Temporal.Instant";
    }
  }
  const [a, b] = [interval(new Tagged(0), new Tagged(2)), interval(new Date(1), new Tagged(3))];
  expect(overlaps(a, b)).toBe(true);
  expect(merge([a, b])).toHaveLength(1);
});

test.each([
  ["a wrapped date", new Proxy(new Date(0), {})],
  ["what inherits from dates", Object.create(Date.prototype)],
  ["what says that it is one", { [Symbol.toStringTag]: "Date", getTime: () => 0, valueOf: () => 0 }],
])("%s is refused", (_, value) => {
  expect(() => interval(value, new Date(2))).toThrow(code("ERR_TYPE"));
  expect(() => relate({ kind: "interval", start: value, end: new Date(2) } as never, interval(1, 2))).toThrow(
    code("ERR_TYPE"),
  );
});

test("what only says that it is an array is refused, and what says that it is another is not", () => {
  class Column extends Float64Array {
    override get [Symbol.toStringTag](): "Float64Array" {
      return "Column" as never;
    }
  }
  const own = { ...BOXES, minX: Column.of(0, 1, 5) };
  expect([...pairs(own)]).toEqual([0, 1]);
  const index = new BoxIndex(own);
  for (const tagged of [
    { [Symbol.toStringTag]: "Float64Array", length: 3 },
    new Proxy(BOXES.minX, {}),
    Object.defineProperty(new Int32Array(3), Symbol.toStringTag, { value: "Float64Array" }),
    Object.setPrototypeOf(new Float32Array(3), null),
    undefined,
  ]) {
    for (const run of [
      () => pairs({ ...BOXES, minX: tagged } as never),
      () => new BoxIndex({ ...BOXES, minX: tagged } as never),
      () => relateCircles({ x: tagged, y: tagged, radius: tagged } as never, { x: tagged } as never),
      () => index.searchInto({ minX: 0, minY: 0, maxX: 1, maxY: 1 }, tagged as never),
      () => index.update(tagged as never, BOXES),
      () => new IntervalIndex({ starts: tagged, ends: tagged } as never),
    ]) {
      expect(run).toThrow(expect.objectContaining({ name: "TypeError", code: "ERR_TYPE" }));
    }
    // A view on too few bytes, where it tells on which.
    const isView = ArrayBuffer.isView(tagged) && Object.getPrototypeOf(tagged) !== null;
    const code = isView ? "ERR_FORMAT" : "ERR_TYPE";
    expect(() => BoxIndex.load(tagged as never)).toThrow(expect.objectContaining({ code }));
  }
  for (const fake of [{ [Symbol.toStringTag]: "ArrayBuffer", byteLength: 8 }, new Proxy(new ArrayBuffer(8), {})]) {
    expect(() => BoxIndex.load(fake as never)).toThrow(code("ERR_TYPE"));
    expect(() => IntervalIndex.load(fake as never)).toThrow(code("ERR_TYPE"));
  }
  const moved = new ArrayBuffer(64);
  structuredClone(moved, { transfer: [moved] });
  expect(() => IntervalIndex.load(moved)).toThrow(code("ERR_TYPE"));
  expect(() => BoxIndex.load(moved)).toThrow(code("ERR_TYPE"));
});
