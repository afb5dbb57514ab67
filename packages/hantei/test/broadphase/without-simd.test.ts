/** Where WebAssembly is missing or forbidden, joins go on in TypeScript, and `kernel: "simd"` says that it cannot. */
import { afterEach, expect, test, vi } from "vitest";

const BOXES = { start: Float64Array.of(0, 1, 5), end: Float64Array.of(2, 3, 6) };

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
    },
  ],
])("%s", async (_, api) => {
  vi.resetModules();
  vi.stubGlobal("WebAssembly", api);
  const { pairs } = await import("../../src/broadphase/index.js");
  expect([...pairs(BOXES)]).toEqual([0, 1]);
  const one = { start: Float64Array.of(0), end: Float64Array.of(1) };
  for (const boxes of [BOXES, one]) {
    expect(() => pairs(boxes, { kernel: "simd" })).toThrow('kernel "simd" cannot run here');
  }
  expect(() => pairs(BOXES, { kernel: "simd", limit: 0 })).toThrow('kernel "simd" cannot run here');
});
