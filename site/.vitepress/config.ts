/** The site's pages, in English at the root and in Japanese under `ja`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { BASE } from "../build/base.mjs";
import { markdown } from "../build/markdown.mjs";
import { notices } from "../build/notices.mjs";
import { aboutPage, descriptionOf, titleTemplate } from "./about.js";
import { locale, pagesListedBy } from "./navigation.js";
import { ownWords } from "./own-words.js";
import { indexed } from "./search.js";
import { searchBox } from "./search-box.js";

const { worker, pages } = notices();

export default defineConfig({
  // Taken out again by build/relocate.mjs: what is served works under any folder.
  base: BASE,
  outDir: fileURLToPath(new URL("../dist", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../../out/vitepress", import.meta.url)),
  srcExclude: ["README.md", "node_modules/**", "dist/**"],
  title: "Hantei",
  metaChunk: true,
  lastUpdated: false,
  // It would put a style into the page, which the content security policy refuses.
  appearance: { disableTransition: false },
  rewrites: {
    "out/api/:page*": "api/:page*",
    "out/ja/api/:page*": "ja/api/:page*",
    "out/docs/:page": "docs/:page",
    "out/ja/docs/:page": "ja/docs/:page",
  },
  transformPageData(page, { siteConfig }) {
    const template = titleTemplate(page.relativePath);
    if (template !== undefined) page.titleTemplate = template;
    const source = (path: string): string => readFileSync(join(siteConfig.srcDir, path), "utf8");
    page.description ||= descriptionOf(source(page.filePath)) ?? "";
    const listed = pagesListedBy(page.relativePath);
    if (listed.length > 0) {
      page.frontmatter.about = Object.fromEntries(listed.map(({ link, file }) => [link, aboutPage(source(file))]));
    }
  },
  markdown,
  vue: { template: { transformAssetUrls: { img: ["src"], DocPicture: ["src"] } } },
  // The pages hold no image or font from elsewhere; the icon is drawn by hand.
  head: [["link", { rel: "icon", type: "image/svg+xml", href: `${BASE}icon.svg` }]],
  locales: {
    root: { label: "English", lang: "en", ...locale("en") },
    ja: { label: "日本語", lang: "ja", ...locale("ja") },
  },
  themeConfig: {
    search: {
      provider: "local",
      options: {
        // The theme cuts a query as this cuts the pages.
        _render(source, env, md) {
          const html = md.render(source, env);
          return env.frontmatter?.search === false ? "" : indexed(html);
        },
        locales: {
          ja: {
            translations: {
              button: { buttonText: "検索", buttonAriaLabel: "検索" },
              modal: {
                displayDetails: "詳細を表示",
                resetButtonTitle: "検索語を消す",
                backButtonTitle: "検索を閉じる",
                noResultsText: "見つかりません",
                footer: {
                  selectText: "選ぶ",
                  selectKeyAriaLabel: "Enter キー",
                  navigateText: "移動",
                  navigateUpKeyAriaLabel: "上矢印キー",
                  navigateDownKeyAriaLabel: "下矢印キー",
                  closeText: "閉じる",
                  closeKeyAriaLabel: "Esc キー",
                },
              },
            },
          },
        },
      },
    },
    externalLinkIcon: false,
  },
  vite: {
    plugins: [ownWords(), searchBox(), pages],
    build: {
      chunkSizeWarningLimit: 700,
      target: "es2022",
      // A link to a picture needs a file to lead to.
      assetsInlineLimit: (path: string) => (path.endsWith(".svg") ? false : undefined),
    },
    worker: { format: "es", plugins: () => [worker] },
  },
});
