/** The default theme on our paper, with the figures that pages call by name. */
import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent } from "vue";
import type { Text } from "../../lib/lang.js";
import { SAY } from "../own-words.js";
import { queryTerms } from "../search.js";
import Layout from "./Layout.vue";
// The order is the cascade's: what comes later wins.
import "./style.css";
import "./figures/stage.css";
import "./figures/handles-and-marks.css";
import "./figures/verdict.css";
import "./figures/steps.css";
import "./figures/buttons.css";
import "./figures/readout.css";
import "./figures/motion.css";
import "./figures/tables.css";
import "./figures/fields.css";
import "./pages.css";
import "./media.css";

/** Each figure is a chunk of its own: a page loads what it shows. */
const FIGURES = import.meta.glob("../../components/pages/*.vue");

/** VitePress decodes what stands behind #, and stops where that cannot be: a link that is cut off within a %xx. */
function readableHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.hash.replaceAll("%", "%25"));
  }
}

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app, router, siteData }) {
    const isJapanese = (): boolean => router.route.data.relativePath.startsWith("ja/");
    app.config.globalProperties[SAY] = ({ en, ja }: Text) => (isJapanese() ? ja : en);
    for (const [path, load] of Object.entries(FIGURES)) {
      const name = /(\w+)\.vue$/.exec(path)?.[1] as string;
      app.component(name, defineAsyncComponent(load as () => Promise<{ default: object }>));
    }
    // Links of the first page are written relative to it; once another page is shown in its place they must not be.
    if (typeof document === "undefined") return;
    readableHash();
    // It comes before any hashchange, and this before VitePress's own.
    addEventListener("popstate", readableHash, { capture: true });
    const { themeConfig } = siteData.value;
    const options = { ...themeConfig.search.options, miniSearch: { searchOptions: { tokenize: queryTerms } } };
    siteData.value = { ...siteData.value, themeConfig: { ...themeConfig, search: { ...themeConfig.search, options } } };
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]:not([href^='#'])")) {
      if (link.origin === location.origin) link.setAttribute("href", link.pathname + link.search + link.hash);
    }
    // A server knows nothing of what stands behind #: the same scene, in the other language.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".VPNavBarTranslations a, .translations a")) {
      link.hash = location.hash;
    }
    for (const icon of document.querySelectorAll<HTMLLinkElement>("link[rel=icon]"))
      icon.setAttribute("href", icon.href);
    for (const picture of document.querySelectorAll("img")) picture.setAttribute("src", picture.src);
  },
} satisfies Theme;
