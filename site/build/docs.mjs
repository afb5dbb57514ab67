/**
 * Documents of the repository as pages, under `out/docs` and `out/ja/docs`, which no one commits.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const OUT = fileURLToPath(new URL("../out/docs", import.meta.url));
const OUT_JA = fileURLToPath(new URL("../out/ja/docs", import.meta.url));

/** The documents: `conventions` is `docs/conventions.md`, and `conventions.ja.md` its twin; and what the menu calls them. */
export const DOCUMENTS = [
  { name: "conventions", en: "Conventions", ja: "用語と約束" },
  { name: "exactness", en: "Exactness in detail", ja: "正確さの詳細" },
  { name: "broadphase", en: "All pairs of many boxes", ja: "たくさんの矩形の全組" },
  { name: "pair-matrix", en: "Every pair", ja: "すべての組" },
  { name: "formulas", en: "The articles’ formulas", ja: "記事の式" },
];

/** Writes every document's page in both languages. */
export function writeDocs() {
  for (const folder of [OUT, OUT_JA]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  writeFileSync(join(OUT, "index.md"), contents("In detail", "What Hantei promises, and how it keeps it."));
  writeFileSync(
    join(OUT_JA, "index.md"),
    contents("詳しい資料", "Hantei が約束していることと、その守り方をまとめた資料です。"),
  );
  for (const { name } of DOCUMENTS) {
    const [english, japanese] = [`${name}.md`, `${name}.ja.md`].map((file) => readFileSync(join(DOCS, file), "utf8"));
    writeFileSync(join(OUT, `${name}.md`), page(english, "../../../docs/"));
    writeFileSync(join(OUT_JA, `${name}.md`), page(japanese, "../../../../docs/"));
  }
}

/** The folder's first page. */
function contents(title, what) {
  return `---\naside: false\nsidebar: false\nsearch: false\n---\n\n# ${title}\n\n${what}\n\n<Contents />\n`;
}

/** A picture that can be seen larger; the component is ours. */
function picture(alt, src) {
  return `<DocPicture src="${src}" alt="${alt.replaceAll('"', "&quot;")}" />`;
}

/** What a picture that our library drew says of itself: no words stand beside it in its document. */
function titleOf(path) {
  const [, title] = /<title[^>]*>([^<]*)<\/title>/.exec(readFileSync(join(DOCS, path), "utf8")) ?? [];
  if (title === undefined) throw new Error(`docs/${path} has no title`);
  return title;
}

/** A document whose links lead to other pages and whose pictures lie in `docs`; what the site does not show is no link. */
function page(text, docs) {
  return text
    .replace(/\n\[[^\]]*\]\(\w[\w-]*(?:\.ja)?\.md\)\n/, "")
    .replaceAll(/!\[([^\]]*)\]\(([^)]*)\)/g, (_, alt, path) => picture(alt === "" ? titleOf(path) : alt, docs + path))
    .replaceAll(/(?<!!)\[([^\]]*)\]\(([^):#]*)(#[^)]*)?\)/g, (link, words, path, hash = "") => {
      if (path === "") return link;
      const name = path.replace(/(?:\.ja)?\.md$/, "");
      return DOCUMENTS.some((each) => each.name === name) ? `[${words}](./${name}${hash})` : words;
    });
}
