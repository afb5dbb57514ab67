/** Third-party code comes under licenses that ask for their notices wherever it goes: these are gathered from what is bundled. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isAllowed, SHIPPED } from "../../scripts/checks/licenses.mjs";

const NOTICES = "THIRD-PARTY-LICENSES.txt";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What is bundled and is no module of a package, or of one that brings no license: the holder of its rights. */
const BY_HAND = [
  { title: "Lucide's icons, in VitePress' style sheets", license: "ISC", holder: "2020, Lucide Contributors" },
  { title: "Vite's loader of modules", license: "MIT", holder: "2019-present, VoidZero Inc. and Vite contributors" },
];

/** License → a file that has it, under another holder. */
const WORDINGS = { MIT: "LICENSE", ISC: "node_modules/picocolors/LICENSE" };

/** Two plugins: one for the bundles of workers, which come before the pages that start them, and one that adds the file to the pages. */
export function notices() {
  const folders = new Set();
  const note = (bundle) => {
    for (const folder of foldersOf(bundle)) folders.add(folder);
  };
  return {
    worker: { name: "note-worker", generateBundle: (_options, bundle) => note(bundle) },
    pages: {
      name: "notices",
      generateBundle(_options, bundle) {
        note(bundle);
        this.emitFile({ type: "asset", fileName: NOTICES, source: noticesOf([...folders]) });
      },
    },
  };
}

/** Folders of the packages of which a bundle holds modules. */
function foldersOf(bundle) {
  const modules = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}));
  const paths = modules.map((module) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(module)?.[1]);
  return paths.filter((path) => path !== undefined);
}

function noticesOf(folders) {
  const found = [...folders.map(noticeOf), ...BY_HAND.map(noticeByHand)].sort((a, b) => (a.title < b.title ? -1 : 1));
  const parts = found.map(({ title, text }) => `\n\n${title}\n${"-".repeat(title.length)}\n\n${text}\n`);
  return `This site holds code, styles and icons of others, each under its own license.\n${parts.join("")}`;
}

/** Fails where a license asks for more than its notice: for the lock file a package whose code is bundled may be a mere tool. */
export function noticeOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const title = `${name} ${version} (${license})`;
  if (!isAllowed(license, SHIPPED)) throw new Error(`${title} is in the site: may it be passed on?`);
  const files = readdirSync(folder).filter((file) => /^(?:licen[sc]e|notice|copying)(?:\.\w+)?$/i.test(file));
  if (files.length === 0) return noticeByHand({ title, license, holder: author?.name ?? author });
  return { title, text: files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n") };
}

/** Fails where a license is none whose wording we have, or has no holder. */
function noticeByHand({ title, license, holder }) {
  const file = WORDINGS[license];
  if (file === undefined || holder === undefined) throw new Error(`${title} is in the site: which license, whose?`);
  const text = readFileSync(join(ROOT, file), "utf8").replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
  return { title, text: text.trim() };
}
