import type { Language, Text } from "./formulas/formula.js";
import { formulaOf } from "./formulas.js";
import { inDoubles } from "./run.js";
import { ARTICLE_003, countCollisions } from "./segment-table.js";

/** One article's own example: what went in, which formula was asked, and what it must say. */
export interface ArticleExample {
  readonly article: "000" | "001" | "002" | "003" | "004";
  readonly formula: string;
  readonly numbers: readonly number[];
  /** What the article says; for article 004, which has no example, what the definition says. */
  readonly expected: boolean;
  readonly input: Text;
  readonly note: Text;
}

const CLOCK = (s1: number, e1: number, s2: number, e2: number): Text => {
  const text = `[${s1}:00, ${e1}:00] × [${s2}:00, ${e2}:00]`;
  return { en: text, ja: text };
};

/** Every article's own examples but article 003's, which is a count; see `runArticleExamples`. */
export const articleExamples: readonly ArticleExample[] = [
  {
    article: "000",
    formula: "boxes/corners",
    numbers: [0, 0, 5, 5, 1, 1, 6, 4],
    expected: true,
    input: { en: "boxes (0, 0)–(5, 5) × (1, 1)–(6, 4)", ja: "矩形 (0, 0)–(5, 5) × (1, 1)–(6, 4)" },
    note: { en: "by two corners, touching counts", ja: "対角の 2 点から。接しても当たり" },
  },
  {
    article: "001",
    formula: "boxes-by-centers/centers",
    numbers: [100, 100, 80, 100, 160, 180, 100, 130],
    expected: true,
    input: {
      en: "red at (100, 100), 80 × 100; blue at (160, 180), 100 × 130",
      ja: "赤 (100, 100) 80 × 100、青 (160, 180) 100 × 130",
    },
    note: { en: "by center, width and height, touching does not count", ja: "中心・横幅・高さから。接しても外れ" },
  },
  {
    article: "002",
    formula: "slots/negated",
    numbers: [15, 16, 17, 18],
    expected: false,
    input: CLOCK(15, 16, 17, 18),
    note: { en: "an hour between them", ja: "間が 1 時間あく" },
  },
  {
    article: "002",
    formula: "slots/negated",
    numbers: [10, 16, 15, 17],
    expected: true,
    input: CLOCK(10, 16, 15, 17),
    note: { en: "they share 15:00 to 16:00", ja: "15:00 から 16:00 までを共有" },
  },
  {
    article: "002",
    formula: "slots/negated",
    numbers: [15, 16, 16, 17],
    expected: false,
    input: CLOCK(15, 16, 16, 17),
    note: { en: "back to back is no conflict", ja: "続けて入るのは衝突ではない" },
  },
  {
    article: "004",
    formula: "circle-box/hit-if-any",
    numbers: [-1, 1, 1, 0, 0, 2, 2],
    expected: false,
    input: { en: "circle at (-1, 1), r 1 × box (0, 0)–(2, 2)", ja: "円 (-1, 1) r 1 × 矩形 (0, 0)–(2, 2)" },
    note: {
      en: "first form: they touch at a side, a miss (our example)",
      ja: "第 1 の形。辺に接するだけなので外れ（例はこちらで用意）",
    },
  },
  {
    article: "004",
    formula: "circle-box/miss-if",
    numbers: [-1, 1, 1, 0, 0, 2, 2],
    expected: true,
    input: { en: "circle at (-1, 1), r 1 × box (0, 0)–(2, 2)", ja: "円 (-1, 1) r 1 × 矩形 (0, 0)–(2, 2)" },
    note: { en: "second form, the same scene: a hit", ja: "第 2 の形。同じ場面なのに当たり" },
  },
];

/** An example as a line for a reader. */
export interface ExampleLine {
  readonly article: string;
  readonly input: string;
  readonly verdict: string;
  readonly note: string;
}

/** The words in which each article gives its verdict. */
const VERDICTS: Record<ArticleExample["article"], readonly [Text, Text]> = {
  "000": [
    { en: "no collision", ja: "no collision" },
    { en: "collision", ja: "collision" },
  ],
  "001": [
    { en: "no hit", ja: "当たりなし" },
    { en: "hit", ja: "hit" },
  ],
  "002": [
    { en: "no overlap", ja: "重ならない" },
    { en: "overlap", ja: "重なる" },
  ],
  "003": [
    { en: "miss", ja: "外れ" },
    { en: "hit", ja: "当たり" },
  ],
  "004": [
    { en: "miss", ja: "外れ" },
    { en: "hit", ja: "当たり" },
  ],
};

/**
 * Runs every article's own example, in the articles' order.
 *
 * @param language - The language of the lines.
 * @param pairs - How many of article 003's pairs to draw: 1 or more. Default all 10,000,000, which takes about a second.
 * @example
 * ```ts
 * import { runArticleExamples } from "@hantei/formulas";
 * console.log(runArticleExamples("en", 1000)[0]?.verdict); // "collision"
 * ```
 */
export function runArticleExamples(language: Language, pairs: number = ARTICLE_003.pairs): ExampleLine[] {
  const lines = articleExamples.map(({ article, formula, numbers, input, note }) => ({
    article,
    input: input[language],
    verdict: VERDICTS[article][inDoubles(formulaOf(formula), numbers) ? 1 : 0][language],
    note: note[language],
  }));
  const at = lines.findIndex(({ article }) => article > "003");
  return [...lines.slice(0, at), segmentLine(language, pairs), ...lines.slice(at)];
}

function segmentLine(language: Language, pairs: number): ExampleLine {
  const count = countCollisions(pairs);
  const drawn = pairs.toLocaleString("en-US");
  const found = count.toLocaleString("en-US");
  const line: Record<Language, ExampleLine> = {
    en: {
      article: "003",
      input: `${drawn} random pairs of segments, seed ${ARTICLE_003.seed}`,
      verdict: `${found} collisions`,
      note: "Mersenne Twister; counted by Hantei's exact test",
    },
    ja: {
      article: "003",
      input: `乱数の線分 ${drawn} 組、シード ${ARTICLE_003.seed}`,
      verdict: `${found} 組が交差`,
      note: "メルセンヌ・ツイスター。Hantei の正確な判定による",
    },
  };
  return line[language];
}
