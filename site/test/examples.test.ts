/** The catalogue's cases in the playground, in both languages. */
import { expect, test } from "vitest";
import { EXAMPLE_FILES, examplesOf } from "../lib/examples.js";
import { EXAMPLES_JA } from "../lib/examples-ja.js";

test.each(EXAMPLE_FILES)("%s: every example has a Japanese name, and no name is left over", async (file) => {
  const examples = await examplesOf(file);
  expect(examples.length).toBe(Object.keys(EXAMPLES_JA[file] ?? {}).length);
  for (const { name } of examples) {
    expect(name.ja, name.en).not.toBe(name.en);
    expect(name.ja, name.en).toMatch(/[ぁ-ん一-龠ァ-ヶ]/);
  }
});
