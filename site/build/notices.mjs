/** The licenses of others' code in the built site ask that their notices go with it: they are gathered as it is bundled, from what is. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const NOTICES = "THIRD-PARTY-LICENSES.txt";

/** Folders of the packages whose code is in a worker's script; workers are bundled before the pages that start them. */
const inWorkers = new Set();

/** For the bundles of workers: notes what they hold. */
export function noteWorker() {
  return {
    name: "note-worker",
    generateBundle(_options, bundle) {
      for (const folder of foldersOf(bundle)) inWorkers.add(folder);
    },
  };
}

/** For the bundle of pages: adds the file of notices to it. Fails where a package names no license. */
export function notices() {
  return {
    name: "notices",
    generateBundle(_options, bundle) {
      const folders = new Set([...inWorkers, ...foldersOf(bundle)]);
      this.emitFile({ type: "asset", fileName: NOTICES, source: noticesOf([...folders]) });
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
  const packages = folders.map(noticeOf).sort((a, b) => (a.title < b.title ? -1 : 1));
  const parts = packages.map(({ title, text }) => `\n\n${title}\n${"-".repeat(title.length)}\n\n${text}\n`);
  return `The scripts of this site hold code of these packages, each under its own license.\n${parts.join("")}`;
}

function noticeOf(folder) {
  const { name, version, license, author, homepage } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (typeof license !== "string") throw new Error(`${name} is in the site's scripts and names no license`);
  const files = readdirSync(folder).filter((file) => /^(?:licen[sc]e|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8").trim());
  // A package may name its license and bring no text: then what it says of itself is all there is to hand on.
  if (texts.length === 0) texts.push([author?.name ?? author, homepage].filter(Boolean).join(", "));
  return { title: `${name} ${version} (${license})`, text: texts.join("\n\n") };
}
