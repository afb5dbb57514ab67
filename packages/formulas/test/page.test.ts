import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { doubles } from "../src/arithmetic/doubles.js";
import { centersDoubled } from "../src/formulas/axis.js";
import { pages } from "../src/page/pages.js";
import { smallestReadable } from "../src/page/readable.js";

const docs = new URL("../../../docs/", import.meta.url);

describe("the generated page", () => {
  const generated = pages();

  it.each([...generated.keys()])(
    "docs/%s is what the generator writes (npm run generate -w @hantei/formulas)",
    (path) => {
      expect(readFileSync(new URL(path, docs), "utf8")).toBe(generated.get(path));
    },
  );

  it("leaves no file of an earlier version behind", () => {
    const figures = readdirSync(new URL("figures/", docs)).filter((name) => name.startsWith("formulas-"));
    expect(figures.map((name) => `figures/${name}`).sort()).toEqual(
      [...generated.keys()].filter((path) => path.startsWith("figures/")).sort(),
    );
  });

  it("shows every figure it draws, and draws every figure it shows", () => {
    const text = `${generated.get("formulas.md")}${generated.get("formulas.ja.md")}`;
    const shown = new Set([...text.matchAll(/\]\((figures\/[^)]+)\)/g)].map((match) => match[1]));
    expect([...shown].sort()).toEqual([...generated.keys()].filter((path) => path.startsWith("figures/")).sort());
  });

  it("has the same tables with the same numbers in both languages", () => {
    const numbers = (path: string): string[] =>
      (generated.get(path) ?? "")
        .split("\n")
        .filter((line) => line.startsWith("| "))
        .flatMap((line) => line.match(/\d[\d,.]*/g) ?? [])
        .sort();
    // Heads name the same things in different words, so numbers only; "article 000" and such occur in both.
    expect(numbers("formulas.ja.md").length).toBeGreaterThan(300);
    const [english, japanese] = [numbers("formulas.md"), numbers("formulas.ja.md")];
    expect(english.filter((value) => /[.,]\d/.test(value))).toEqual(japanese.filter((value) => /[.,]\d/.test(value)));
  });

  it("has no empty number on it", () => {
    for (const text of generated.values()) expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });
});

describe("the smallest readable counterexample", () => {
  it("is found by characters first, then by size", () => {
    const found = smallestReadable(
      (start, end) => start < end,
      (s1, e1, s2, e2) => s2 === e1 && centersDoubled(doubles, s1, e1, s2, e2),
    );
    expect(found).toEqual([0, 1, 1, 1.3]);
  });

  it("is none where nothing is wanted", () => {
    expect(
      smallestReadable(
        (a, b) => a < 1 && b < 1,
        () => false,
      ),
    ).toBeUndefined();
  });
});
