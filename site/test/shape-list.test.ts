/** Shapes that are added to a scene, and taken back. */
import { bounds, box, circle, type Kind, point, type Shape } from "hantei";
import { expect, test } from "vitest";
import { computed, ref, shallowRef } from "vue";
import { arrowIn } from "../lib/arrow.js";
import { useHistory } from "../lib/history.js";
import { KINDS } from "../lib/kinds.js";
import { LARGEST_ID } from "../lib/limits.js";
import { type Scene, sceneFromJSON, sceneToJSON } from "../lib/scene.js";
import { useShapeList } from "../lib/shape-list.js";
import type { Window } from "../lib/window.js";

const WINDOW = { minX: 0, minY: 0, maxX: 9, maxY: 6 };

function begin(...ids: number[]) {
  return beginOn(1, ...ids);
}

/** With a grid of so much. */
function beginOn(grid: number, ...ids: number[]) {
  const scene = shallowRef<Scene>({
    shapes: ids.map((id) => ({ id, shape: box(0, 0, id, 1) })),
    a: ids[0] ?? 1,
    b: ids[1] ?? 2,
    question: "relate",
    touching: true,
    arrow: arrowIn(WINDOW),
    inside: "hit",
    step: "1",
    window: WINDOW,
  });
  const history = useHistory(scene);
  const list = useShapeList({ scene, history, picked: ref(1), step: computed(() => grid), tell: () => {} });
  return { scene, history, ...list };
}

test("ids follow the largest, and where there is none above it, are those that are free", () => {
  const { scene, put } = begin(1, 7);
  put([point(0, 0), point(1, 1)], "figure");
  expect(scene.value.shapes.map(({ id }) => id)).toEqual([1, 7, 8, 9]);
  const last = begin(2, LARGEST_ID - 1);
  last.put([point(0, 0)], "figure");
  last.put([point(0, 0), point(1, 1)], "figure");
  expect(last.scene.value.shapes.map(({ id }) => id)).toEqual([2, LARGEST_ID - 1, LARGEST_ID, 1, 3]);
  expect(sceneFromJSON(JSON.parse(JSON.stringify(sceneToJSON(last.scene.value))))).toEqual(last.scene.value);
});

test("who takes shapes back that came with a view of their own has the view of before", () => {
  const { scene, history, put } = begin(1, 2);
  const before = scene.value;
  put([point(1e6, 1e6)], "text", { window: { minX: 0, minY: 0, maxX: 3e6, maxY: 2e6 } });
  history.undo();
  expect(scene.value).toEqual(before);
});

test("what is added lies on the grid, all of it", () => {
  const { scene, history, add } = beginOn(0.1, 1);
  history.look({ window: { minX: -7.5, minY: -2, maxX: 19.5, maxY: 16 } });
  const kinds = Object.keys(KINDS) as Kind[];
  for (const kind of kinds) add(kind);
  for (const { shape } of scene.value.shapes.slice(1)) {
    const numbers = Object.values(shape)
      .flat()
      .filter((value): value is number => typeof value === "number");
    // Half of a size is a capsule's radius.
    for (const number of numbers) expect(String(number), shape.kind).toMatch(/^-?\d+(?:\.\d\d?)?$/);
  }
});

/** A window so wide about a place, of the playground's ratio. */
function windowAbout(x: number, width: number): Window {
  return { minX: x - width / 2, minY: x - width / 3, maxX: x + width / 2, maxY: x + width / 3 };
}

/** Where a shape's bounds are as parts of a window, from 0 to 1. */
function within(shape: Shape, { minX, minY, maxX, maxY }: Window): Window {
  const [width, height] = [maxX - minX, maxY - minY];
  const ends = bounds(shape);
  return {
    minX: (ends.minX - minX) / width,
    minY: (ends.minY - minY) / height,
    maxX: (ends.maxX - minX) / width,
    maxY: (ends.maxY - minY) / height,
  };
}

const WIDTHS = [1e-290, 0.027, 0.9, 2, 4.1, 9, 27, 600, 1e6, 1e300];

test.each(WIDTHS)("in a window %d wide, what is added is in it, and to be seen", (width) => {
  for (const grid of [0, 0.1, 0.25, 0.5, 1]) {
    for (const x of [0, width, 100 * width]) {
      const window = windowAbout(x, width);
      const { scene, history, add } = beginOn(grid);
      history.look({ window });
      const kinds = Object.keys(KINDS) as Kind[];
      for (const kind of kinds) add(kind);
      expect(scene.value.shapes.length).toBe(kinds.length);
      for (const { shape } of scene.value.shapes) {
        const { minX, minY, maxX, maxY } = within(shape, window);
        const told = `${shape.kind} ${grid} ${x}`;
        expect(Math.min(minX, minY), told).toBeGreaterThan(-0.01);
        expect(Math.max(maxX, maxY), told).toBeLessThan(1.01);
        if (shape.kind !== "point") expect(maxX - minX, told).toBeGreaterThan(0.09);
      }
    }
  }
});

test.each(WIDTHS)("in a window %d wide, a copy lies beside the shape, and is to be seen", (width) => {
  for (const grid of [0, 0.1, 0.25, 0.5, 1]) {
    const window = windowAbout(0, width);
    const { scene, history, put, duplicate } = beginOn(grid);
    put([circle(0, 0, width / 20)], "figure");
    history.look({ window });
    duplicate();
    const copy = scene.value.shapes[1]?.shape as Shape;
    const { minX, minY } = within(copy, window);
    // Without a shift, 0.45.
    expect(minX - 0.45, `${grid}`).toBeGreaterThan(0.02);
    expect(Math.max(minX, minY), `${grid}`).toBeLessThan(0.9);
  }
});

test("what is added to the playground's own window, and a copy there, lie on its grid; on other grids in nice places", () => {
  const own = { minX: -7.5, minY: -2, maxX: 19.5, maxY: 16 };
  const { scene, history, add, duplicate } = beginOn(0.5);
  history.look({ window: own });
  add("box");
  duplicate();
  expect(scene.value.shapes.map(({ shape }) => shape)).toEqual([box(1, 4.5, 6, 9.5), box(2, 5.5, 7, 10.5)]);
  const tiny = beginOn(0.5);
  tiny.history.look({ window: { minX: -0.005, minY: 0, maxX: 0.022, maxY: 0.018 } });
  tiny.add("box");
  expect(tiny.scene.value.shapes.map(({ shape }) => shape)).toEqual([box(0.004, 0.008, 0.008, 0.012)]);
});

test("who is made A while being B leaves its place to the one that was A", () => {
  const { scene, cast } = begin(1, 2, 3);
  cast("a", 2);
  expect([scene.value.a, scene.value.b]).toEqual([2, 1]);
  cast("b", 3);
  expect([scene.value.a, scene.value.b]).toEqual([2, 3]);
  cast("b");
  expect([scene.value.a, scene.value.b]).toEqual([2, 1]);
});
