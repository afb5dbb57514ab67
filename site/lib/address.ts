/** The scene in the address: read when the page opens and when it is changed by hand, written a moment after each change. */
import { useRouter } from "vitepress";
import { onMounted, onUnmounted, type Ref, watch } from "vue";
import type { Text } from "./lang.js";
import { notedHash, noteHash } from "./last-moment.js";
import { reasonOf } from "./misread.js";
import { fromLink, type LinkWriter, linkWriter, type Scene } from "./scene.js";

/** Milliseconds without a change, after which the address follows: browsers limit how often it may. */
const CALM = 400;

/** What the playground, in either language, read or wrote behind # last. */
let known: string | undefined;
/** Its scene has changed since, and the address does not hold that yet. */
let stale = false;

/** Whether the address is still that of the scene that was left: in the other language, or on coming back. */
export function isKnownAddress(): boolean {
  return !import.meta.env.SSR && location.hash === known;
}

/** Puts a scene's link into the address. VitePress hears of it, and its link to the other language leads to the same scene. */
export function writeHash(hash: string): void {
  history.replaceState(history.state, "", hash);
  known = location.hash;
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export interface AddressEvents {
  readonly opened: (scene: Scene) => void;
  /** The address holds no scene, and why. */
  readonly refused: (reason: Text) => void;
  readonly saved: () => void;
  /** The scene does not go into the address, which stays as it was, and why. */
  readonly unsaved: (reason: Text) => void;
}

export function useAddress(scene: Ref<Scene>, { opened, refused, saved, unsaved }: AddressEvents): void {
  const router = useRouter();
  let ready = false;
  let saving: ReturnType<typeof setTimeout> | undefined;
  let write: LinkWriter | undefined;
  /** A bad link is refused in words, and the page goes on. */
  async function open(): Promise<void> {
    known = location.hash;
    try {
      const linked = await fromLink(location.hash);
      if (linked !== undefined) opened(linked);
    } catch (error) {
      refused(reasonOf(error));
    }
  }
  function save(): void {
    clearTimeout(saving);
    if (!stale || write === undefined) return;
    try {
      writeHash(`#${write(scene.value)}`);
      stale = false;
      saved();
    } catch (error) {
      unsaved(reasonOf(error));
    }
  }
  function leave(): void {
    const address = location.href;
    save();
    if (location.href !== address) noteHash(address, location.hash);
  }
  let loading: Promise<void> | undefined;
  function load(): Promise<void> {
    loading ??= linkWriter().then(
      (writer) => {
        write = writer;
      },
      (error) => {
        // The next change asks again.
        loading = undefined;
        unsaved(reasonOf(error));
      },
    );
    return loading;
  }
  function saveSoon(): void {
    clearTimeout(saving);
    saving = setTimeout(() => load().then(follow), CALM);
    // What writes is there, as a rule, when the page is left before that.
    void load();
  }
  function changed(): void {
    if (location.hash !== known) void open();
  }
  /** What was put into the address since is not overwritten: the page is about to hear of it. */
  function follow(): void {
    if (location.hash === known) save();
  }
  /** What was asked before: known once this page is there, for until then the page before it is asked, and would be kept for ever. */
  let others: typeof router.onBeforeRouteChange;
  onMounted(async () => {
    others = router.onBeforeRouteChange;
    // Another page of the site is shown in place of this one: once it is, the address is that page's.
    router.onBeforeRouteChange = (to) => {
      const before = location.hash;
      save();
      const there = new URL(to, location.href);
      // The link to the other language was drawn with the address as it was.
      if (location.hash !== before && there.hash === before && nameOf(there) === nameOf(location)) {
        there.hash = location.hash;
        void router.go(there.href);
        return false;
      }
      return others?.(to);
    };
    addEventListener("pagehide", leave);
    if (isKnownAddress()) {
      if (stale) saveSoon();
    } else {
      stale = false;
      const noted = notedHash(location.href);
      if (noted !== undefined) writeHash(noted);
      await open();
    }
    ready = true;
    addEventListener("hashchange", changed);
  });
  onUnmounted(() => {
    clearTimeout(saving);
    if (others === undefined) delete router.onBeforeRouteChange;
    else router.onBeforeRouteChange = others;
    removeEventListener("pagehide", leave);
    removeEventListener("hashchange", changed);
  });
  watch(scene, () => {
    if (!ready) return;
    stale = true;
    saveSoon();
  });
}

/** A page's name, which it has in both languages. */
function nameOf({ pathname }: URL | Location): string | undefined {
  return pathname.split("/").at(-1);
}
