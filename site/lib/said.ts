/** What the playground has to say of what was done, beside the part of the page that it was done in. */
import { shallowRef, type WatchSource, watch } from "vue";
import type { Text } from "./lang.js";

/** The part of the page in which something is said. */
export type Place = "figure" | "picked" | "text";

export interface Said {
  readonly tell: (at: Place, text: Text) => void;
  readonly forget: () => void;
  readonly saidAt: (at: Place) => Text | undefined;
}

/** One thing is said at a time, until something else is, or one of the sources changes. */
export function useSaid(until: WatchSource[]): Said {
  const said = shallowRef<{ readonly at: Place; readonly text: Text }>();
  function forget(): void {
    said.value = undefined;
  }
  watch(until, forget, { flush: "sync" });
  return {
    tell(at, text) {
      said.value = { at, text };
    },
    forget,
    saidAt: (at) => (said.value?.at === at ? said.value.text : undefined),
  };
}
