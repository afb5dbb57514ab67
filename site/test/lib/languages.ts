/** Tests of pages that are there in English and in Japanese. */
import type { Page } from "playwright-core";
import { test } from "vitest";
import { leave, visit } from "./pages.js";

export interface Language {
  /** What an address of this language begins with. */
  readonly root: "" | "ja/";
  /** The one of two that is this language's. */
  readonly say: <T>(en: T, ja: T) => T;
}

export const ENGLISH: Language = { root: "", say: (en) => en };
export const JAPANESE: Language = { root: "ja/", say: (_, ja) => ja };

/** Does the same in both languages. */
export function inBothLanguages(what: string, steps: (language: Language) => Promise<void>): void {
  test(`en: ${what}`, () => steps(ENGLISH));
  test(`ja: ${what}`, () => steps(JAPANESE));
}

/** For tests of one lesson: each opens its page in both languages, does something there, and sees that nothing went wrong. */
export function testsOfLesson(name: string) {
  return (what: string, steps: (page: Page, say: Language["say"]) => Promise<void>): void =>
    inBothLanguages(what, async ({ root, say }) => {
      const visited = await visit(`${root}lessons/${name}.html`);
      await steps(visited.page, say);
      await leave(visited);
    });
}
