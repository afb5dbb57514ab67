/** Long shapes leave no long lists behind: what a question needs of one is let go when it is answered. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { box, castRay, castShape, contact, type Polyline, polyline, regularPolygon, segment } from "../src/2d/index.js";

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
const built = polyline(saw.coordinates as number[]);
const bar = segment(100, 0, 120, 5);
const block = box(50, 40, 60, 45);

test.each([
  ["contact", () => contact(saw, bar)?.depth],
  ["contact of one with an index", () => contact(built, bar)?.depth],
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

/** Asks how a ray leaves a shape that nobody else holds. */
function leaveSome(): WeakRef<readonly number[]> {
  // Long enough for its own coordinates to be read, and not a copy.
  const ring = regularPolygon(0, 0, 5, 100);
  expect(castRay(ring, { x: 0, y: 0, dx: 20, dy: 1 }, { initialOverlap: "exit" })).toBeDefined();
  return new WeakRef(ring.coordinates);
}

test("a ray that has left a shape lets go of it", async () => {
  const left = leaveSome();
  // What is asked about last is known until the next.
  castRay(block, { x: 0, y: 0, dx: 60, dy: 45 });
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(left.deref()).toBeUndefined();
});
