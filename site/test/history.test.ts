import { expect, test } from "vitest";
import { shallowRef } from "vue";
import { useHistory } from "../lib/history.js";

const begin = () => {
  const value = shallowRef({ at: 0, zoom: 1 });
  return { value, ...useHistory(value) };
};

test("what a drag does after an undo in its midst is a step of its own", () => {
  const { value, remember, change, undo, redo } = begin();
  remember();
  change({ at: 1 });
  change({ at: 2 });
  undo();
  expect(value.value.at).toBe(0);
  change({ at: 3 });
  change({ at: 4 });
  undo();
  expect(value.value.at).toBe(0);
  redo();
  expect(value.value.at).toBe(4);
  undo();
  redo();
  change({ at: 5 });
  undo();
  expect(value.value.at).toBe(4);
});

test("undoing a step does not undo a closer look, but brings back the view that the step left", () => {
  const { value, edit, look, undo, redo } = begin();
  edit({ at: 1 });
  edit({ at: 2, zoom: 5 });
  edit({ at: 3 });
  look({ zoom: 7 });
  undo();
  expect(value.value).toEqual({ at: 2, zoom: 7 });
  undo();
  expect(value.value).toEqual({ at: 1, zoom: 1 });
  look({ zoom: 2 });
  undo();
  expect(value.value).toEqual({ at: 0, zoom: 2 });
  for (let i = 0; i < 3; i++) redo();
  expect(value.value).toEqual({ at: 3, zoom: 7 });
});

test("who looks closer after an undo can still redo", () => {
  const { value, edit, look, undo, redo, canRedo } = begin();
  edit({ at: 1 });
  undo();
  look({ zoom: 2 });
  expect(canRedo.value).toBe(true);
  redo();
  expect(value.value.at).toBe(1);
});
