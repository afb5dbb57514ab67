/** What can be done to the playground's shapes, and to the one that is picked. */
import { type Kind, type Shape, translate } from "hantei";
import type { ComputedRef, Ref } from "vue";
import { onGrid } from "./double.js";
import { strode } from "./handles.js";
import type { History } from "./history.js";
import { KINDS } from "./kinds.js";
import type { Text } from "./lang.js";
import { LARGEST_ID, MOST_SHAPES } from "./limits.js";
import { reasonOf } from "./misread.js";
import type { Place } from "./said.js";
import type { Scene } from "./scene.js";
import { pivotOf, quarters, turned } from "./turn.js";
import { gridFor } from "./window.js";

export interface ShapeListOf {
  readonly scene: Ref<Scene>;
  readonly history: History<Scene>;
  /** The id of the one that is picked. */
  readonly picked: Ref<number>;
  /** The grid's; 0 for none. */
  readonly step: ComputedRef<number>;
  readonly tell: (at: Place, text: Text) => void;
}

export interface ShapeList {
  readonly shapeOf: (id: number) => Shape | undefined;
  /** Adds shapes, and what else is to change with them, and says whether there was room for them. */
  readonly put: (shapes: readonly Shape[], at: Place, also?: Partial<Scene>) => boolean;
  readonly add: (kind: Kind) => void;
  readonly replace: (id: number, shape: Shape) => void;
  /* The picked one. */
  readonly remove: () => void;
  readonly duplicate: () => void;
  /** By so many quarters. */
  readonly turn: (count: number) => void;
  /** Makes it, or another, A or B; who was that takes its place, if it was the other. */
  readonly cast: (side: "a" | "b", id?: number) => void;
}

export function useShapeList({ scene, history, picked, step, tell }: ShapeListOf): ShapeList {
  const { change, edit, remember } = history;
  const shapeOf = (id: number): Shape | undefined => scene.value.shapes.find((each) => each.id === id)?.shape;

  function put(shapes: readonly Shape[], at: Place, also: Partial<Scene> = {}): boolean {
    const there = scene.value.shapes.length;
    if (there + shapes.length > MOST_SHAPES) {
      const more = shapes.length;
      tell(at, {
        en: `At most ${MOST_SHAPES} shapes: there are ${there}, and ${more} more would be too many.`,
        ja: `図形は ${MOST_SHAPES} 個までです。いま ${there} 個あるので、あと ${more} 個は加えられません。`,
      });
      return false;
    }
    const ids = newIds(shapes.length);
    const added = shapes.map((shape, index) => ({ id: ids[index] as number, shape }));
    const all = [...scene.value.shapes, ...added];
    // The latest is A's partner, so that there is always something to see.
    const a = shapeOf(scene.value.a) === undefined ? (all[0]?.id ?? 1) : scene.value.a;
    const b = added.at(-1)?.id ?? scene.value.b;
    edit({ ...also, shapes: all, a, b });
    picked.value = b;
    return true;
  }

  /** The ids after the largest; those that are free, from 1 on, where a link holds the largest that may be. */
  function newIds(count: number): number[] {
    const taken = new Set(scene.value.shapes.map(({ id }) => id));
    const largest = Math.max(0, ...taken);
    const first = largest + count > LARGEST_ID ? 1 : largest + 1;
    const ids: number[] = [];
    for (let id = first; ids.length < count; id++) if (!taken.has(id)) ids.push(id);
    return ids;
  }

  /** Does what rounding may make impossible; then it is said why, and nothing is done. */
  function attempt(at: Place, task: () => void): void {
    try {
      task();
    } catch (error) {
      tell(at, reasonOf(error));
    }
  }

  function add(kind: Kind): void {
    const { minX, minY, maxX, maxY } = scene.value.window;
    // Twice a step is as small as it can be.
    const grid = gridFor(scene.value.window, step.value, 2);
    const round = (value: number): number => onGrid(value, grid);
    const size = Math.max(round((maxX - minX) / 12), grid);
    // One beside the other, as far as there is room.
    const places = Math.min(5, Math.floor((maxX - minX) / (2 * size)));
    const shift = (scene.value.shapes.length % places) * size;
    const center = [round(minX / 2 + maxX / 2 - size + shift), round(minY / 2 + maxY / 2)] as const;
    attempt("figure", () => {
      const made = KINDS[kind].make(center[0], center[1], size);
      // What is added to the center may round away from the grid.
      put([strode(made, round, round)], "figure");
    });
  }

  function replace(id: number, shape: Shape): void {
    change({ shapes: scene.value.shapes.map((each) => (each.id === id ? { id, shape } : each)) });
  }

  function remove(): void {
    const shapes = scene.value.shapes.filter(({ id }) => id !== picked.value);
    const ids = shapes.map(({ id }) => id);
    const a = ids.includes(scene.value.a) ? scene.value.a : (ids.find((id) => id !== scene.value.b) ?? 1);
    const b = ids.includes(scene.value.b) ? scene.value.b : (ids.find((id) => id !== a) ?? 2);
    edit({ shapes, a, b });
    picked.value = ids[0] ?? 0;
  }

  function duplicate(): void {
    const shape = shapeOf(picked.value);
    if (shape === undefined) return;
    const { window } = scene.value;
    const grid = gridFor(window, step.value);
    const shift = Math.max(onGrid((window.maxX - window.minX) / 24, grid), grid);
    attempt("picked", () => put([translate(shape, shift, shift)], "picked"));
  }

  function turn(count: number): void {
    const shape = shapeOf(picked.value);
    if (shape === undefined) return;
    attempt("picked", () => {
      const next = turned(shape, pivotOf(shape, step.value), quarters(count));
      remember();
      replace(picked.value, next);
    });
  }

  function cast(side: "a" | "b", id = picked.value): void {
    const other = side === "a" ? "b" : "a";
    const swap = scene.value[other] === id ? { [other]: scene.value[side] } : {};
    edit({ [side]: id, ...swap });
  }

  return { shapeOf, put, add, replace, remove, duplicate, turn, cast };
}
