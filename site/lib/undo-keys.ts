/** The keys that undo and redo, wherever on the page they are pressed, but for text. */
import { onMounted, onUnmounted } from "vue";
import type { History } from "./history.js";

/** Whether an event is meant for text that is being written, which has its own undo and its own paste; a box to tick has neither. */
export function isForText({ target }: Event): boolean {
  return target instanceof Element && target.matches("textarea, input:not([type=checkbox])");
}

export function useUndoKeys({ undo, redo }: Pick<History<object>, "undo" | "redo">): void {
  function press(event: KeyboardEvent): void {
    if (isForText(event) || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  }
  onMounted(() => addEventListener("keydown", press));
  onUnmounted(() => removeEventListener("keydown", press));
}
