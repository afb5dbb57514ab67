/** Windows that can be shown, and those that cannot. */
import { box, circle, point } from "hantei";
import { expect, test } from "vitest";
import { sceneFromJSON } from "../lib/scene.js";
import { viewOf } from "../lib/view.js";
import { gridOf, unusable, type Window, windowAround, zoomed } from "../lib/window.js";
import { SCENE } from "./lib/scene.js";

const START: Window = { minX: -7.5, minY: -2, maxX: 19.5, maxY: 16 };

const window = (minX: number, minY: number, maxX: number, maxY: number): Window => ({ minX, minY, maxX, maxY });

test("a link's window must have a height to be looked at, and points that doubles tell apart", () => {
  const opened = (given: Window): Window => sceneFromJSON({ ...SCENE, window: given }).window;
  for (const [given, reason] of [
    [window(0, 0, 1e6, 1e-9), "times as high as wide"],
    [window(0, 0, 1, 19.9), "times as high as wide"],
    [window(0, 0, 1, 3.1), "times as high as wide"],
    [window(0, 0, 1, 0.19), "times as high as wide"],
    [window(0, 0, 5e-324, 5e-324), "too small"],
    [window(0, 0, 1e-305, 1e-305), "too small"],
    [window(1e16, 0, 1e16 + 4, 4), "too small"],
    [window(0, 1e16, 4, 1e16 + 4), "too small"],
    [window(-1e308, -1e308, 1e308, 1e308), "too large"],
    [window(0, 0, 0, 1), "empty"],
    [window(1, 1, 0, 0), "empty"],
  ] as const) {
    expect(() => opened(given), JSON.stringify(given)).toThrow(reason);
  }
  for (const given of [
    START,
    window(0, 0, 1, 3),
    window(0, 0, 1, 0.2),
    window(0, 0, 1e-290, 1e-290),
    window(-8e307, 0, 8e307, 1e308),
  ]) {
    expect(opened(given)).toEqual(given);
  }
});

test("every window that the playground comes to can be linked to, and has a figure", () => {
  const all: Window[] = [];
  for (const shapes of [
    [point(0, 0)],
    [point(1e-310, 5e-324), point(0, 0)],
    [point(12345.678, -1e-9)],
    [point(0, 98765.4321)],
    [circle(1 / 3, 1e15 / 7, 1e-3)],
    [box(-Infinity, 0, 1, Infinity), point(1e300, -1e300)],
    [circle(0, 0, 1e308)],
  ]) {
    for (const factor of [0.5, 2]) {
      let next: Window | undefined = windowAround(shapes, 1.5, START);
      for (let i = 0; next !== undefined && i < 3000; i++) {
        all.push(next);
        next = zoomed(next, factor);
      }
      expect(next, "zooming ends").toBeUndefined();
    }
  }
  for (const each of all) {
    expect(unusable(each), JSON.stringify(each)).toBeUndefined();
    const { height, scale } = viewOf(each, 700);
    if (!(Number.isFinite(scale) && scale > 0 && height > 300 && height < 700)) expect.fail(JSON.stringify(each));
    const grid = gridOf(each);
    if (grid > 0) expect((each.maxX - each.minX) / grid, JSON.stringify(each)).toBeLessThan(100);
  }
});
