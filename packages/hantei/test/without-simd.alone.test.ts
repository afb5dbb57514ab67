/**
 * Where WebAssembly is missing, forbidden, or has no memory left, joins and batches go on in TypeScript, and `kernel: "simd"`
 * says that it cannot.
 */
import { afterEach, expect, test, vi } from "vitest";

const { Memory } = WebAssembly;
/** How many memories there were: kernels make one for a trial, whether modules may be compiled at all. */
let memories = 0;

/** More than are compared directly; the first two meet. */
const BOXES = {
  start: Float64Array.from({ length: 100 }, (_, i) => (i === 1 ? 1 : 5 * i)),
  end: Float64Array.from({ length: 100 }, (_, i) => (i === 1 ? 3 : 5 * i + 2)),
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ["no WebAssembly at all", undefined],
  [
    "a policy that forbids to compile",
    {
      Module: class {
        constructor() {
          throw new EvalError("Refused to compile WebAssembly");
        }
      },
      Instance: WebAssembly.Instance,
      Memory: WebAssembly.Memory,
    },
  ],
  [
    "no memory left",
    {
      Module: WebAssembly.Module,
      Instance: WebAssembly.Instance,
      Memory: class {
        constructor({ initial }: WebAssembly.MemoryDescriptor) {
          if (++memories > 1) throw new RangeError("no memory");
          // biome-ignore lint/correctness/noConstructorReturn: an instance wants a real one
          return new Memory({ initial });
        }
      },
    },
  ],
])("%s", async (_, api) => {
  vi.resetModules();
  vi.stubGlobal("WebAssembly", api);
  memories = 0;
  const { pairs } = await import("../src/broadphase/index.js");
  expect([...pairs(BOXES)]).toEqual([0, 1]);
  const one = { start: Float64Array.of(0), end: Float64Array.of(1) };
  for (const boxes of [BOXES, one]) {
    expect(() => pairs(boxes, { kernel: "simd" })).toThrow('kernel "simd" cannot run here');
  }
  expect(() => pairs(BOXES, { kernel: "simd", limit: 0 })).toThrow('kernel "simd" cannot run here');

  memories = 0;
  const { relateCircles } = await import("../src/batch/index.js");
  const column = (value: number): Float64Array => new Float64Array(50).fill(value);
  const circles = { x: column(0), y: column(0), radius: column(1) };
  expect([...relateCircles(circles, { ...circles, x: column(2) })]).toEqual(new Array(50).fill(0));
  expect(() => relateCircles(circles, circles, { kernel: "simd" })).toThrow("cannot run here");
});
