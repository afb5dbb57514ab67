/** Who drags: the first pointer that takes hold, by its main button, until it lets go. */

export interface Hold<T> {
  /** Whether the pointer has hold now: another button has not, nor a second finger while the first is down. */
  readonly take: (event: PointerEvent, what: T) => boolean;
  /** What the pointer holds, if it is the one that took hold. */
  readonly of: (event: PointerEvent) => T | undefined;
  readonly drop: (event: PointerEvent) => void;
  /** For `touchstart`: a finger that drags does not scroll. Chromium heeds no `touch-action` within an SVG. */
  readonly keep: (event: TouchEvent) => void;
}

export function useHold<T>(): Hold<T> {
  let held: { readonly pointer: number; readonly element: Element; readonly what: T } | undefined;
  return {
    take(event, what) {
      // The capture is asked rather than `held` alone: an element that went away never tells that its pointer is up.
      if (event.button !== 0 || held?.element.hasPointerCapture(held.pointer)) return false;
      const element = event.currentTarget as Element;
      element.setPointerCapture(event.pointerId);
      held = { pointer: event.pointerId, element, what };
      return true;
    },
    of: (event) => (held?.pointer === event.pointerId ? held.what : undefined),
    drop(event) {
      if (held?.pointer === event.pointerId) held = undefined;
    },
    // A pointer that takes hold does so before its touch is told of.
    keep(event) {
      if (held?.element.contains(event.target as Node)) event.preventDefault();
    },
  };
}

/** Where a pointer is, or beyond a figure's edge the nearest place on it: what it drags stays where it can be got hold of again. */
export function pointWithin({ clientX, clientY }: PointerEvent, figure: Element): { x: number; y: number } {
  const { left, right, top, bottom } = figure.getBoundingClientRect();
  return { x: Math.min(Math.max(clientX, left), right), y: Math.min(Math.max(clientY, top), bottom) };
}
