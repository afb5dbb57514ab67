/** Article 002's six arrangements: what each matches, which are needed, and what their negation says. */
import { doubles } from "../../arithmetic/doubles.js";
import type { Language, Text } from "../../formulas/formula.js";
import { arrangements } from "../../formulas/slots.js";
import { formulaOf } from "../../formulas.js";
import { inDoubles } from "../../run.js";
import { hitMiss, table } from "../markdown.js";
import type { Section } from "../section.js";

type Slots = readonly [number, number, number, number];

/** Every way two slots can lie: four ends in 0..3 take every order, equal ends included; each order once. */
function orders(isSlot: (start: number, end: number) => boolean): Slots[] {
  const seen = new Map<string, Slots>();
  for (let code = 0; code < 256; code++) {
    const ends = [code & 3, (code >> 2) & 3, (code >> 4) & 3, code >> 6] as const;
    const [s1, e1, s2, e2] = ends;
    const ranks = [...new Set(ends)].sort();
    const dense = ranks.every((value, index) => value === index);
    if (dense && isSlot(s1, e1) && isSlot(s2, e2)) seen.set(ends.join(" "), ends);
  }
  return [...seen.values()].sort((a, b) => a[0] + a[1] - a[2] - a[3] - (b[0] + b[1] - b[2] - b[3]));
}

/** The thirteen ways in which two slots of some length can lie. */
export function properOrders(): Slots[] {
  return orders((start, end) => start < end);
}

function matching(ends: Slots): number[] {
  return arrangements.filter(({ test }) => test(doubles, ends)).map(({ number }) => number);
}

/** The arrangements that overlap, less any one of them, as long as the rest still cover the same slots. */
function neededSets(all: readonly Slots[]): number[][] {
  const hits = all.map(matching).filter((found) => found.some((number) => number > 1 && number < 6));
  const covers = (set: readonly number[]): boolean => hits.every((found) => found.some((n) => set.includes(n)));
  const sets: number[][] = [];
  for (let bits = 0; bits < 16; bits++) {
    const set = [2, 3, 4, 5].filter((_, index) => (bits >> index) & 1);
    const minimal = covers(set) && set.every((dropped) => !covers(set.filter((number) => number !== dropped)));
    if (minimal) sets.push(set);
  }
  return sets;
}

/** Two slots as a row of blocks, two a unit: the upper half is the first slot, the lower half the second. */
function drawing([s1, e1, s2, e2]: Slots): string {
  const cell = (at: number): string => {
    const first = s1 <= at && at < e1;
    const second = s2 <= at && at < e2;
    return first && second ? "█" : first ? "▀" : second ? "▄" : " ";
  };
  return [0, 1, 2].map((at) => cell(at).repeat(2)).join("");
}

const HEAD: Record<Language, readonly string[]> = {
  en: ["slots", "[S1, E1]", "[S2, E2]", "arrangements", "E1 > S2 ∧ E2 > S1"],
  ja: ["時間帯", "[S1, E1]", "[S2, E2]", "当てはまる並び", "E1 > S2 ∧ E2 > S1"],
};

const CASE_HEAD: Record<Language, readonly string[]> = {
  en: ["arrangement", "condition", "overlap"],
  ja: ["並び", "条件", "重なるか"],
};

const EMPTY_HEAD: Record<Language, readonly string[]> = {
  en: ["[S1, E1]", "[S2, E2]", "arrangements", "four arrangements", "negated", "Hantei: overlaps"],
  ja: ["[S1, E1]", "[S2, E2]", "当てはまる並び", "4 通りの並び", "否定の形", "Hantei: overlaps"],
};

/** Measures, and gives the section. */
export function slots(): Section {
  const proper = properOrders();
  const sets = neededSets(proper);
  const [four, negated, ours] = ["slots/arrangements", "slots/negated", "slots/hantei-overlaps"].map(formulaOf);
  if (four === undefined || negated === undefined || ours === undefined) throw new Error("no formula");
  const disagree = proper.filter((ends) => inDoubles(four, ends) !== inDoubles(negated, ends));
  if (disagree.length > 0) throw new Error("the negation differs from the four arrangements");
  const several = proper.filter((ends) => matching(ends).length > 1).length;
  const empty = orders((start, end) => start <= end).filter(
    ([s1, e1, s2, e2]) =>
      (s1 === e1 || s2 === e2) &&
      new Set([four, negated, ours].map((formula) => inDoubles(formula, [s1, e1, s2, e2]))).size > 1,
  );

  return (language) => {
    const extent = (start: number, end: number): string => `[${start}, ${end}]`;
    const caseTable = table(
      CASE_HEAD[language],
      arrangements.map(({ number, condition, overlap }) => {
        const word: Text = overlap ? { en: "overlap", ja: "重なる" } : { en: "miss", ja: "重ならない" };
        return [`${number}.`, condition, word[language]];
      }),
    );
    const orderTable = table(
      HEAD[language],
      proper.map((ends) => [
        `\`${drawing(ends)}\``,
        extent(ends[0], ends[1]),
        extent(ends[2], ends[3]),
        matching(ends).join(", "),
        hitMiss(inDoubles(negated, ends), language),
      ]),
    );
    const emptyTable = table(
      EMPTY_HEAD[language],
      empty.map((ends) => [
        extent(ends[0], ends[1]),
        extent(ends[2], ends[3]),
        matching(ends).join(", ") || "–",
        ...[four, negated, ours].map((formula) => hitMiss(inDoubles(formula, ends), language)),
      ]),
    );
    const needed = sets.map((set) => set.join(", ")).join(" / ");
    const parts = { caseTable, orderTable, emptyTable, needed, orders: proper.length, several };
    return language === "en" ? english(parts) : japanese(parts);
  };
}

interface Parts {
  readonly caseTable: string;
  readonly orderTable: string;
  readonly emptyTable: string;
  readonly needed: string;
  readonly orders: number;
  readonly several: number;
}

function english(p: Parts): string {
  return `## The six arrangements, and what is left of them (002)

![The thirteen ways two slots can lie, and the arrangements that match](figures/formulas-slots.svg)

${p.caseTable}

Two slots of some length can lie in exactly ${p.orders} ways: that many orders there are of four ends with \`S1 < E1\` and \`S2 < E2\`,
equal ends included (they are Allen's relations). In the picture column slot 1 is the upper half, slot 2 the lower.

${p.orderTable}

- **Each way matches at least one arrangement, and ${p.several} of them match more than one:** the six are not six separate cases.
- **Three of the four overlaps are enough.** By enumeration, the smallest sets that cover all overlaps: {${p.needed}}. The fourth
  arrangement adds nothing: a slot that contains another also satisfies 2 or 5, and equal slots satisfy 3.
- **The negation agrees with the four on all ${p.orders}.** That is the check of every case that the article recommends; the proof in
  the first section does without cases.

With slots of no length the two part company. All such arrangements on which the forms differ, or differ from Hantei:

${p.emptyTable}

The four arrangements notice an empty second slot inside the first, but not an empty first slot inside the second; the negation
notices both. Hantei also calls two equal instants overlapping: an instant is its own interior.`;
}

function japanese(p: Parts): string {
  return `## 6 通りの並びと、その否定（002）

![2 つの時間帯の 13 通りの並びと、当てはまる番号](figures/formulas-slots.svg)

${p.caseTable}

長さのある 2 つの時間帯の並び方は、ちょうど ${p.orders} 通りある。\`S1 < E1\`、\`S2 < E2\` を満たす 4 つの端点の順序を、等しい場合も含めて数えた
ものである（アレンの区間関係）。図の列では、上半分が時間帯 1、下半分が時間帯 2 を表す。

${p.orderTable}

- **どの並びも少なくとも 1 つに当てはまり、${p.several} 通りは 2 つ以上に当てはまる**。6 つは互いに別々の場合ではない。
- **重なる 4 つのうち、3 つで足りる**。すべてを調べると、重なる並びを残らず覆う最小の組は {${p.needed}} である。4 番目は要らない。相手を
  含む時間帯は 2 か 5 にも当てはまり、等しい時間帯は 3 に当てはまるからだ。
- **否定の形は、${p.orders} 通りすべてで 4 つの並びと一致する**。記事が勧めている、1 つずつの確認がこれである。場合分けのない証明は最初の
  節にある。

長さ 0 の時間帯では答えが分かれる。2 つの形が食い違うもの、または Hantei と異なるものをすべて示す。

${p.emptyTable}

4 つの並びは、時間帯 1 の中にある長さ 0 の時間帯 2 には気づくが、時間帯 2 の中にある長さ 0 の時間帯 1 には気づかない。否定の形はどちらにも
気づく。Hantei は同じ時刻どうしも重なるとする。時刻の内部は時刻そのものだからである。`;
}
