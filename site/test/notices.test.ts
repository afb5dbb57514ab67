import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noticeOf } from "../build/notices.mjs";

const NOTICES = readFileSync(new URL("../dist/THIRD-PARTY-LICENSES.txt", import.meta.url), "utf8");

/** Package whose code the pages or their workers run → its license's file. */
const LICENSES: Readonly<Record<string, string>> = {
  minisearch: "LICENSE.txt",
  vitepress: "LICENSE",
  comlink: "LICENSE",
  fflate: "LICENSE",
  uplot: "LICENSE",
  valibot: "LICENSE.md",
  vue: "LICENSE",
};

test.for(Object.entries(LICENSES))("the site brings the license of %s with it", ([name, file]) => {
  const text = readFileSync(new URL(`../../node_modules/${name}/${file}`, import.meta.url), "utf8").trim();
  const title = NOTICES.indexOf(`\n${name} `);
  expect(title).toBeGreaterThan(0);
  expect(NOTICES.indexOf(text, title)).toBeGreaterThan(title);
});

test.for([
  ["@docsearch/css ", "MIT License", "Copyright (c) Algolia, Inc."],
  ["Lucide's icons", "ISC License", "Copyright (c) 2020, Lucide Contributors"],
  ["Vite's loader", "MIT License", "Copyright (c) 2019-present, VoidZero Inc. and Vite contributors"],
] as const)("what brings no license has its wording all the same: %s", ([name, license, holder]) => {
  const [, notice = ""] = NOTICES.split(`\n${name}`);
  expect(notice.split("\n").slice(2, 7)).toEqual(["", license, "", holder, ""]);
});

test("what only builds the site is not in its notices", () => {
  expect(NOTICES).not.toContain("\ntypescript ");
  expect(NOTICES).not.toContain("\nkatex ");
});

test.for(["MPL-2.0", undefined])("no code comes with the site whose license is %s", (license) => {
  const folder = mkdtempSync(join(tmpdir(), "hantei-notices-"));
  try {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "some", version: "1.0.0", license }));
    writeFileSync(join(folder, "LICENSE"), "A license");
    expect(() => noticeOf(folder)).toThrow(`some 1.0.0 (${license}) is in the site`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
