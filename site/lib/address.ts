/** The scene in the address: read when the page opens and when it is changed by hand, written a moment after each change. */
import { onMounted, onUnmounted, type Ref, watch } from "vue";
import { fromLink, type Scene, toLink } from "./scene.js";

/** Milliseconds without a change, after which the address follows: browsers limit how often it may. */
const CALM = 400;

export function useAddress(
  scene: Ref<Scene>,
  { opened, refused }: { readonly opened: (scene: Scene) => void; readonly refused: (reason: string) => void },
): void {
  let ready = false;
  let saving: ReturnType<typeof setTimeout> | undefined;
  /** A bad link is refused in words, and the page goes on. */
  async function open(): Promise<void> {
    try {
      const linked = await fromLink(location.hash);
      if (linked !== undefined) opened(linked);
    } catch (error) {
      refused((error as Error).message.slice(0, 200));
    }
  }
  onMounted(async () => {
    await open();
    ready = true;
    addEventListener("hashchange", open);
  });
  onUnmounted(() => {
    clearTimeout(saving);
    removeEventListener("hashchange", open);
  });
  watch(scene, () => {
    if (!ready) return;
    clearTimeout(saving);
    saving = setTimeout(async () => history.replaceState(history.state, "", `#${await toLink(scene.value)}`), CALM);
  });
}
