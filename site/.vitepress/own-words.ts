/** Words that the default theme has in English alone, and takes from no setting: its components are told to ask us. */
import type { Text } from "../lib/lang.js";

/** Component → how it is written there, and what it should say. */
const WORDS: Readonly<Record<string, Text>> = {
  VPNavBarMenu: { en: "Main Navigation", ja: "サイトのメニュー" },
  VPNavBarExtra: { en: "extra navigation", ja: "そのほかの設定" },
  VPNavBarHamburger: { en: "mobile navigation", ja: "メニュー" },
  VPSidebar: { en: "Sidebar Navigation", ja: "この部のページ" },
  VPSidebarItem: { en: "toggle section", ja: "開閉する" },
  VPDocFooter: { en: "Pager", ja: "前後のページ" },
};

/** The name by which templates find `sayer`. */
export const SAY = "$sayOwn";

export function ownWords() {
  return {
    name: "own-words",
    enforce: "pre" as const,
    transform(code: string, id: string): string | undefined {
      const name = /theme-default\/components\/(\w+)\.vue$/.exec(id)?.[1] ?? "";
      const words = WORDS[name];
      if (words === undefined) return undefined;
      const said = `${SAY}(${JSON.stringify(words).replaceAll('"', "'")})`;
      const told = code
        .replace(new RegExp(`(?<![:\\w-])((?:aria-)?label)="${words.en}"`), `:$1="${said}"`)
        .replace(new RegExp(`>\\s*${words.en}\\s*<`), `>{{ ${said} }}<`);
      if (told === code) throw new Error(`${name} no longer says "${words.en}"`);
      return told;
    },
  };
}
