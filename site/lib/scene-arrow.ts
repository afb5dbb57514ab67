/** The arrow of the playground's scene: the ray, or the way that A goes. */
import type { Shape } from "hantei";
import { type ComputedRef, computed, type Ref } from "vue";
import { type Arrow, arrowIn } from "./arrow.js";
import { moves } from "./findings/index.js";
import { gripPoint } from "./handles.js";
import type { History } from "./history.js";
import type { Question, Scene } from "./scene.js";

export interface SceneArrow {
  /** Where a shape goes, its way begins at the shape. */
  readonly arrow: ComputedRef<Arrow>;
  /** Asks another question; an arrow that would not be to be seen is laid anew, a way towards B. */
  readonly ask: (question: Question) => void;
  readonly bent: (arrow: Arrow) => void;
}

export function useSceneArrow(
  scene: Ref<Scene>,
  { edit, change }: History<Scene>,
  pair: Ref<{ readonly a: Shape; readonly b: Shape } | undefined>,
): SceneArrow {
  const arrow = computed<Arrow>(() => {
    const { a } = pair.value ?? {};
    if (scene.value.question !== "castShape" || a === undefined) return scene.value.arrow;
    const [x, y] = gripPoint(a);
    return { ...scene.value.arrow, x, y };
  });

  function ask(question: Question): void {
    edit({ question });
    if (pair.value === undefined || !moves(question)) return;
    const { minX, minY, maxX, maxY } = scene.value.window;
    const seen = (x: number, y: number): boolean => x >= minX && x <= maxX && y >= minY && y <= maxY;
    const { x, y, dx, dy } = arrow.value;
    if (seen(x, y) && seen(x + dx, y + dy)) return;
    const [toX, toY] = gripPoint(pair.value.b);
    const towards = { ...scene.value.arrow, dx: toX - x, dy: toY - y };
    const aims = question === "castShape" && seen(toX, toY) && (towards.dx !== 0 || towards.dy !== 0);
    change({ arrow: aims ? towards : arrowIn(scene.value.window) });
  }

  function bent({ x, y, dx, dy }: Arrow): void {
    const start = scene.value.question === "castRay" ? { x, y } : {};
    change({ arrow: { ...scene.value.arrow, ...start, dx, dy } });
  }

  return { arrow, ask, bent };
}
