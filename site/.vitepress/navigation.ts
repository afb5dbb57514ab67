/** What the bars at the top and at the side hold, in both languages. */
import type { DefaultTheme, LocaleSpecificConfig } from "vitepress";
import { DOCUMENTS } from "../build/docs.mjs";
import { DOORS } from "../build/doors.mjs";
import { type Entry, GUIDE, LESSONS } from "../lib/contents.js";

export type Language = "en" | "ja";

const WORDS = {
  lessons: { en: "Lessons", ja: "レッスン" },
  playground: { en: "Playground", ja: "プレイグラウンド" },
  stress: { en: "100,000 bodies", ja: "10 万個" },
  guide: { en: "Guide", ja: "ガイド" },
  documents: { en: "In detail", ja: "詳しい資料" },
  bench: { en: "Benchmark", ja: "ベンチマーク" },
  api: { en: "API", ja: "API" },
  outline: { en: "On this page", ja: "このページ" },
  previous: { en: "Previous", ja: "前へ" },
  next: { en: "Next", ja: "次へ" },
  menu: { en: "Menu", ja: "メニュー" },
  top: { en: "Back to top", ja: "先頭へ" },
  dark: { en: "Appearance", ja: "明るさ" },
  toLight: { en: "Switch to light", ja: "明るくする" },
  toDark: { en: "Switch to dark", ja: "暗くする" },
  language: { en: "Change language", ja: "言語を変える" },
  skip: { en: "Skip to content", ja: "本文へ" },
  notFound: { en: "Disjoint", ja: "離れている" },
  notFoundWhy: {
    en: "This address and this site have no common point: no page is here.",
    ja: "このアドレスとこのサイトに共通の点はありません。ページが見つかりません。",
  },
  home: { en: "To the first page", ja: "最初のページへ" },
  description: {
    en: "Collision detection that is exact, fast, and tells you why",
    ja: "正確で速く、理由まで示す当たり判定",
  },
} as const;

/** What one language's pages share. */
export function locale(lang: Language): LocaleSpecificConfig<DefaultTheme.Config> {
  const root = lang === "en" ? "/" : `/${lang}/`;
  const say = (word: keyof typeof WORDS): string => WORDS[word][lang];
  const items = (folder: string, entries: readonly Entry[], counted: boolean): DefaultTheme.SidebarItem[] =>
    entries.map(([path, en, ja], index) => ({
      text: `${counted ? `${index + 1}. ` : ""}${lang === "en" ? en : ja}`,
      link: `${root}${folder}/${path}`,
    }));
  const guide: DefaultTheme.SidebarItem[] = [
    { text: say("guide"), items: items("guide", GUIDE, false) },
    {
      text: say("documents"),
      items: DOCUMENTS.map(({ name, en, ja }) => ({ text: { en, ja }[lang], link: `${root}docs/${name}` })),
    },
  ];
  return {
    description: say("description"),
    themeConfig: {
      nav: [
        { text: say("lessons"), link: `${root}lessons/1-intervals`, activeMatch: "/lessons/" },
        { text: say("playground"), link: `${root}playground` },
        { text: say("stress"), link: `${root}stress` },
        { text: say("bench"), link: `${root}bench` },
        { text: say("guide"), link: `${root}guide/getting-started`, activeMatch: "/(?:guide|docs)/" },
        { text: say("api"), link: `${root}api/`, activeMatch: "/api/" },
      ],
      sidebar: {
        [`${root}lessons/`]: [{ text: say("lessons"), items: items("lessons", LESSONS, true) }],
        [`${root}guide/`]: guide,
        [`${root}docs/`]: guide,
        [`${root}api/`]: [
          {
            text: say("api"),
            link: `${root}api/`,
            items: DOORS.map(({ name, page }) => ({ text: name, link: `${root}api/${page}` })),
          },
        ],
      },
      outline: { label: say("outline") },
      docFooter: { prev: say("previous"), next: say("next") },
      sidebarMenuLabel: say("menu"),
      returnToTopLabel: say("top"),
      darkModeSwitchLabel: say("dark"),
      lightModeSwitchTitle: say("toLight"),
      darkModeSwitchTitle: say("toDark"),
      langMenuLabel: say("language"),
      skipToContentLabel: say("skip"),
      notFound: { title: say("notFound"), quote: say("notFoundWhy"), linkLabel: say("home"), linkText: say("home") },
    },
  };
}

/** The pages that a folder's first page lists, and their files; none of any other page. */
export function pagesListedBy(path: string): readonly { readonly link: string; readonly file: string }[] {
  const [, japanese = "", folder] = /^(ja\/)?(lessons|guide|docs)\/index\.md$/.exec(path) ?? [];
  if (folder === undefined) return [];
  const { themeConfig } = locale(japanese === "" ? "en" : "ja");
  const sidebar = themeConfig?.sidebar as Readonly<Record<string, readonly DefaultTheme.SidebarItem[]>>;
  const items = (sidebar[`/${japanese}${folder}/`] ?? []).flatMap((group) => group.items ?? []);
  return items.map(({ link = "" }) => ({ link, file: `${/\/docs\//.test(link) ? "out" : "."}${link}.md` }));
}
