/** What the site says of its pages. */
import { expect, inject, test } from "vitest";
import { DOCUMENTS } from "../../build/docs.mjs";
import { GUIDE, LESSONS } from "../../lib/contents.js";
import { PAGES } from "../lib/every-page.js";
import { leave, useBrowser, visit } from "../lib/pages.js";

useBrowser();

test.each(["", "ja/"])("%s contents say of every page what it is about, each something else", async (root) => {
  for (const folder of ["lessons", "guide", "docs"]) {
    const visited = await visit(`${root}${folder}/`, { width: 360, motion: false });
    const about = await visited.page.locator(".vp-doc section li p").allTextContents();
    expect(about.length, folder).toBe(folder === "lessons" ? LESSONS.length : GUIDE.length + DOCUMENTS.length);
    for (const text of about) {
      expect(text).toMatch(root === "" ? /^[A-Za-z“].*[.?:]$/ : /[ぁ-ん].*[。？]$/);
    }
    expect(new Set(about).size).toBe(about.length);
    await leave(visited);
  }
});

test.each(["", "ja/"])("%s every page has a title and a description of its own", async (root) => {
  const seen = new Map<string, string>();
  for (const path of PAGES.map((page) => root + page)) {
    const page = await (await fetch(inject("site") + path)).text();
    for (const words of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)">/].map(
      (part) => part.exec(page)?.[1],
    )) {
      expect(words, path).toBeTruthy();
      expect(seen.get(words as string), path).toBeUndefined();
      seen.set(words as string, path);
    }
  }
});
