import { expect, it } from "vitest";
import { articleExamples, formulaOf, inDoubles, inReals, runArticleExamples } from "../src/index.js";

it.each(articleExamples.map((example) => [`${example.article} ${example.input.en}`, example] as const))(
  "%s",
  (_, { formula, numbers, expected, article }) => {
    expect(formulaOf(formula).article).toBe(article);
    expect(inDoubles(formulaOf(formula), numbers)).toBe(expected);
    expect(inReals(formulaOf(formula), numbers)).toBe(expected);
  },
);

it("prints all five articles, in order, in both languages", () => {
  for (const language of ["en", "ja"] as const) {
    const lines = runArticleExamples(language, 10_000);
    expect(lines.map(({ article }) => article)).toEqual(["000", "001", "002", "002", "002", "003", "004", "004"]);
    for (const line of lines) {
      for (const text of [line.input, line.verdict, line.note]) expect(text).not.toBe("");
    }
  }
  const english = runArticleExamples("en", 10_000);
  expect(english.map(({ verdict }) => verdict)).toEqual([
    "collision",
    "hit",
    "no overlap",
    "overlap",
    "no overlap",
    expect.stringMatching(/^2,\d\d\d collisions$/),
    "miss",
    "hit",
  ]);
  expect(english[5]?.input).toBe("10,000 random pairs of segments, seed 4992");
});
