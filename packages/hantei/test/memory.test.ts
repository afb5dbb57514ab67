/** Long shapes leave no long lists behind: what a question needs of one is let go when it is answered. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { box, castShape, contact, type Polyline, segment } from "../src/2d/index.js";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Bytes in typed arrays that are still held. */
function held(): number {
  collect();
  // The bytes of what is found are counted off in the background: another collection waits for that.
  collect();
  return process.memoryUsage().arrayBuffers;
}

const VERTICES = 100_000;

/** A saw, built past the constructor, so that no index is kept with it. */
const saw: Polyline = {
  kind: "polyline",
  coordinates: Array.from({ length: 2 * VERTICES }, (_, at) => (at % 2 === 0 ? at / 2 : 5 * (((at - 1) / 2) % 2))),
};
const bar = segment(100, 0, 120, 5);
const block = box(50, 40, 60, 45);

test.each([
  ["contact", () => contact(saw, bar)?.depth],
  ["castShape", () => castShape(block, { x: 3, y: -50 }, saw, undefined, { touching: false }).status === "hit"],
  [
    "castShape of the long one",
    () => castShape(saw, { x: 0, y: 50 }, block, undefined, { touching: false }).status === "hit",
  ],
])("%s", (_, ask) => {
  const before = held();
  expect(ask()).toBeTruthy();
  // Two numbers a vertex are 1.6 MB.
  expect(held() - before).toBeLessThan(16 * VERTICES);
});
