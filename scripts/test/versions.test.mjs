/** What a release says of itself in several places is one and the same. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../lib/root.mjs";

const read = (path) => readFileSync(join(ROOT, path), "utf8");
const json = (path) => JSON.parse(read(path));
const published = readdirSync(join(ROOT, "packages"))
  .map((name) => ({ folder: `packages/${name}`, ...json(`packages/${name}/package.json`) }))
  .filter(({ private: isPrivate }) => !isPrivate);

test("the library and the command line are published, and nothing else", () => {
  expect(published.map(({ name }) => name).sort()).toEqual(["@hantei/cli", "hantei"]);
});

describe.each(published)("$name", ({ folder, name, version }) => {
  test("has the version that package-lock.json has", () => {
    expect(json("package-lock.json").packages[folder].version).toBe(version);
  });

  test("has a changelog whose newest heading is its version", () => {
    const [title, newest] = read(`${folder}/CHANGELOG.md`).match(/^##? .*/gm);
    expect([title, newest]).toEqual([`# ${name}`, `## ${version}`]);
  });

  test("has a changelog that says each version once, from the newest to the oldest", () => {
    const versions = read(`${folder}/CHANGELOG.md`)
      .match(/^## .*/gm)
      .map((heading) => heading.slice(3));
    const byNumber = (a, b) => b.localeCompare(a, "en", { numeric: true });
    expect(versions).toEqual([...new Set(versions)].sort(byNumber));
  });
});
