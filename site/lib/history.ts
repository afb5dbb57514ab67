/** A value with what it was, and what was undone. */
import { computed, type Ref, type ShallowRef, shallowRef } from "vue";

const MOST_UNDONE = 200;

export interface History<T extends object> {
  readonly canUndo: Readonly<Ref<boolean>>;
  readonly canRedo: Readonly<Ref<boolean>>;
  /** What is changed from now until the next call is one step: a drag is undone as a whole. */
  readonly remember: () => void;
  readonly change: (part: Partial<T>) => void;
  /**
   * A change that is no step, as of how one looks at it: what was undone can still be had again. What was and what comes
   * again are seen in the same way, as far as they were before: to undo a step is not to look from elsewhere.
   */
  readonly look: (part: Partial<T>) => void;
  /** One change that can be undone. */
  readonly edit: (part: Partial<T>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What was, the latest last, and what was undone, the first last. */
export interface Steps<T> {
  readonly past: ShallowRef<readonly T[]>;
  readonly future: ShallowRef<readonly T[]>;
}

export function useHistory<T extends object>(
  value: Ref<T>,
  { past, future }: Steps<T> = { past: shallowRef([]), future: shallowRef([]) },
): History<T> {
  /** Whether the next change begins a new step to come back to. */
  let begins = false;
  function remember(): void {
    begins = true;
  }
  function change(part: Partial<T>): void {
    if (begins) {
      past.value = [...past.value.slice(-MOST_UNDONE + 1), value.value];
      future.value = [];
      begins = false;
    }
    value.value = { ...value.value, ...part };
  }
  function look(part: Partial<T>): void {
    const keys = Object.keys(part) as (keyof T)[];
    const now = value.value;
    const seen = (each: T): T => (keys.every((key) => each[key] === now[key]) ? { ...each, ...part } : each);
    past.value = past.value.map(seen);
    future.value = future.value.map(seen);
    value.value = seen(now);
  }
  function edit(part: Partial<T>): void {
    remember();
    change(part);
  }
  function undo(): void {
    const before = past.value.at(-1);
    if (before === undefined) return;
    future.value = [...future.value, value.value];
    past.value = past.value.slice(0, -1);
    value.value = before;
    // Whoever goes on with a drag must be able to come back to here.
    begins = true;
  }
  function redo(): void {
    const after = future.value.at(-1);
    if (after === undefined) return;
    past.value = [...past.value, value.value];
    future.value = future.value.slice(0, -1);
    value.value = after;
    begins = true;
  }
  return {
    canUndo: computed(() => past.value.length > 0),
    canRedo: computed(() => future.value.length > 0),
    remember,
    change,
    look,
    edit,
    undo,
    redo,
  };
}
