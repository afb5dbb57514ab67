import { useData } from "vitepress";
import { type ComputedRef, computed } from "vue";
import type { Language } from "../.vitepress/navigation.js";

/** A text in both languages. */
export interface Text {
  readonly en: string;
  readonly ja: string;
}

/** The page's language, and a text in it. */
export function useLanguage(): { readonly lang: ComputedRef<Language>; readonly say: (text: Text) => string } {
  const { lang: tag } = useData();
  const lang = computed<Language>(() => (tag.value.startsWith("ja") ? "ja" : "en"));
  return { lang, say: (text) => text[lang.value] };
}
