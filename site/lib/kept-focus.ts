/** Where the focus goes when what had it is taken away, or cannot have it any longer: to what is left, and not to the top of the page. */
import { onBeforeUpdate, onUpdated } from "vue";

/** @param home - Gives the focus to what is left. */
export function useKeptFocus(home: () => void): void {
  let held = false;
  onBeforeUpdate(() => {
    held = document.activeElement !== document.body;
  });
  onUpdated(() => {
    if (!held) return;
    // A button that was disabled loses the focus only when it is drawn so.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) home();
    });
  });
}
