/** Shapes that are added to a scene, and taken back. */
import { box, type Kind, point } from "hantei";
import { expect, test } from "vitest";
import { computed, ref, shallowRef } from "vue";
import { arrowIn } from "../lib/arrow.js";
import { useHistory } from "../lib/history.js";
import { KINDS } from "../lib/kinds.js";
import { LARGEST_ID } from "../lib/limits.js";
import { type Scene, sceneFromJSON, sceneToJSON } from "../lib/scene.js";
import { useShapeList } from "../lib/shape-list.js";

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

test("who is made A while being B leaves its place to the one that was A", () => {
  const { scene, cast } = begin(1, 2, 3);
  cast("a", 2);
  expect([scene.value.a, scene.value.b]).toEqual([2, 1]);
  cast("b", 3);
  expect([scene.value.a, scene.value.b]).toEqual([2, 3]);
  cast("b");
  expect([scene.value.a, scene.value.b]).toEqual([2, 1]);
});
