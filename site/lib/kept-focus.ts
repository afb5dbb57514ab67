/** Where the focus goes when what had it is taken away: to what is left, and not to the top of the page. */
import { onBeforeUpdate, onUpdated, type Ref } from "vue";

/** @param home - What takes the focus then; it, or an element about it, is the component's own. */
export function useKeptFocus(home: Readonly<Ref<HTMLElement | undefined>>): void {
  let held = false;
  onBeforeUpdate(() => {
    held = document.activeElement !== document.body;
  });
  onUpdated(() => {
    if (held && document.activeElement === document.body) home.value?.focus({ preventScroll: true });
  });
}
