/** What the shapes of a figure do under a pointer and under the arrow keys: they are moved, reshaped and turned. */
import type { Shape } from "hantei";
import type { Ref } from "vue";
import { directionOf } from "./arrow-keys.js";
import { onGrid, type Stride, stride } from "./double.js";
import { gripPoint, type Handle, handlesOf, movedBy, strode, withHandle } from "./handles.js";
import { type Hold, pointWithin, useHold } from "./hold.js";
import { onTurnGrid, type Pivot, pivotOf, quarters, TURN_STEPS_A_QUARTER, turned } from "./turn.js";
import type { View } from "./view.js";

export interface DraggingOf {
  readonly figure: Ref<SVGSVGElement | undefined>;
  readonly view: Ref<View>;
  /** The grid that dragging lands on; 0 for none. */
  readonly step: Ref<number>;
  /** What an arrow key moves by. */
  readonly keyStride: Ref<Stride>;
  /** Something takes hold: what is changed from now on is one step to undo. */
  readonly start: () => void;
  readonly change: (id: string, shape: Shape) => void;
}

/** A shape of the figure, and what it is called by. */
interface Named {
  readonly id: string;
  readonly shape: Shape;
}

export interface Dragging extends Pick<Hold<unknown>, "drop" | "keep"> {
  /** Takes hold of a shape, or of one of its handles. */
  readonly drag: (event: PointerEvent, item: Named, handle?: string) => void;
  /** Takes hold of a shape to turn it. */
  readonly turn: (event: PointerEvent, item: Named) => void;
  readonly move: (event: PointerEvent) => void;
  /** Arrow keys move a shape, or one of its handles; with Shift ten times as far. */
  readonly press: (event: KeyboardEvent, item: Named, handle?: Handle) => void;
  /** Left and up turn it left; by a step of the grid, or with Shift by a degree. */
  readonly pressTurn: (event: KeyboardEvent, item: Named) => void;
}

const DEGREE = 1 / 90;

export function useDragging({ figure, view, step, keyStride, start, change }: DraggingOf): Dragging {
  /** What follows the pointer that has hold. */
  const hold = useHold<(event: PointerEvent) => void>();

  function take(event: PointerEvent, follow: (event: PointerEvent) => void): void {
    if (hold.take(event, follow)) start();
  }

  function drag(event: PointerEvent, { id, shape }: Named, handle?: string): void {
    const { clientX, clientY } = event;
    take(event, (now) => {
      const { x, y } = pointWithin(now, figure.value as SVGSVGElement);
      const dx = (x - clientX) / view.value.scale;
      const dy = -(y - clientY) / view.value.scale;
      if (handle === undefined) change(id, movedOnGrid(shape, dx, dy));
      else moveHandle(id, shape, handle, dx, dy);
    });
  }

  /** One corner of the shape lands on the grid, and the others keep their distance from it. */
  function movedOnGrid(shape: Shape, dx: number, dy: number): Shape {
    if (!(step.value > 0)) return movedBy(shape, dx, dy);
    const onto = (from: number, by: number): number => onGrid(from + by, step.value) - onGrid(from, step.value);
    const [x, y] = gripPoint(shape);
    return movedBy(shape, onto(x, dx), onto(y, dy));
  }

  function moveHandle(id: string, shape: Shape, handle: string, dx: number, dy: number): void {
    const at = handlesOf(shape).find((each) => each.id === handle);
    if (at === undefined) return;
    change(id, withHandle(shape, handle, onGrid(at.x + dx, step.value), onGrid(at.y + dy, step.value)));
  }

  function turn(event: PointerEvent, { id, shape }: Named): void {
    const pivot = pivotOf(shape, step.value);
    const before = angleAt(event, pivot);
    take(event, (now) => {
      const angle = angleAt(now, pivot) - before;
      turnTo(id, shape, pivot, step.value > 0 ? onTurnGrid(angle) : angle);
    });
  }

  /** The pointer as seen from the pivot: an angle counter-clockwise from the right. */
  function angleAt(event: PointerEvent, pivot: Pivot): number {
    const box = (figure.value as SVGSVGElement).getBoundingClientRect();
    // In units: a pivot may be far outside of the figure.
    const x = view.value.fromX(event.clientX - box.left) - pivot.x;
    const y = view.value.fromY(event.clientY - box.top) - pivot.y;
    return Math.atan2(y, x);
  }

  function turnTo(id: string, shape: Shape, pivot: Pivot, angle: number): void {
    try {
      change(id, turned(shape, pivot, angle));
    } catch {
      // Rounding would fold it: it stays as it was.
    }
  }

  function press(event: KeyboardEvent, { id, shape }: Named, handle?: Handle): void {
    const direction = directionOf(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    start();
    const count = event.shiftKey ? 10 : 1;
    const [alongX, alongY] = direction.map(
      (sign) => (value: number) => (sign === 0 ? value : stride(value, sign * count, keyStride.value)),
    ) as [(x: number) => number, (y: number) => number];
    change(
      id,
      handle === undefined
        ? strode(shape, alongX, alongY)
        : withHandle(shape, handle.id, alongX(handle.x), alongY(handle.y)),
    );
  }

  function pressTurn(event: KeyboardEvent, { id, shape }: Named): void {
    const direction = directionOf(event.key);
    if (direction === undefined) return;
    event.preventDefault();
    start();
    const side = direction[0] < 0 || direction[1] > 0 ? 1 : -1;
    const angle = quarters(side * (event.shiftKey ? DEGREE : 1 / TURN_STEPS_A_QUARTER));
    turnTo(id, shape, pivotOf(shape, step.value), angle);
  }

  return {
    drag,
    turn,
    move: (event) => hold.of(event)?.(event),
    drop: hold.drop,
    keep: hold.keep,
    press,
    pressTurn,
  };
}
