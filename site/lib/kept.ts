/** What a figure shows is kept while the site is open: in the other language, and behind another page, it stays as it was left. */
import { useData } from "vitepress";
import { type ShallowRef, shallowRef } from "vue";

const kept = new Map<string, ShallowRef>();

/** A value of a page that its other language has, too. A page that is loaded anew begins with what is given. */
export function useKept<T>(name: string, start: T): ShallowRef<T> {
  const { page } = useData();
  const key = `${page.value.relativePath.replace(/^ja\//, "")} ${name}`;
  const value = kept.get(key) ?? shallowRef(start);
  // Pages that are rendered ahead of time all come from one process, and begin alike.
  if (!import.meta.env.SSR) kept.set(key, value);
  return value;
}
