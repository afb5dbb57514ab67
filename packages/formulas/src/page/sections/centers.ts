/** Article 002's open question: are the corner form and the center form the same? */
import { doubles } from "../../arithmetic/doubles.js";
import { type Rational, rationals } from "../../arithmetic/rationals.js";
import * as axis from "../../formulas/axis.js";
import type { Language, Text } from "../../formulas/formula.js";
import { MersenneTwister } from "../../mersenne-twister.js";
import { hitMiss, short, table, whole } from "../markdown.js";
import { type Four, smallestReadable } from "../readable.js";
import { SLOT_KINDS, type SlotKind, slots } from "../scenes.js";
import type { Section } from "../section.js";
import { type Step, tracingDoubles } from "../trace.js";

const SEED = 2;
const SCENES_A_KIND = 1_000_000;

/** How often a form in doubles says something else than the comparisons, which round nothing. */
interface Differences {
  readonly kind: SlotKind;
  /** Hits that are none, of the halved and of the doubled form, for one axis. */
  readonly falseHits: readonly [number, number];
  readonly falseMisses: readonly [number, number];
  /** Of both kinds, for boxes: two axes of the same kind. */
  readonly boxes: readonly [number, number];
  /** Scenes in which the halved and the doubled form differ. */
  readonly halvedFromDoubled: number;
  /** Article 001: scenes whose answer differs from that for the same centers and lengths in real arithmetic. */
  readonly centersGiven: number;
}

const FORMS: readonly axis.Test[] = [axis.centersHalved, axis.centersDoubled];

function differences(kind: SlotKind): Differences {
  const random = new MersenneTwister(SEED);
  const falseHits: [number, number] = [0, 0];
  const falseMisses: [number, number] = [0, 0];
  const boxes: [number, number] = [0, 0];
  let halvedFromDoubled = 0;
  let centersGiven = 0;
  for (let i = 0; i < SCENES_A_KIND; i++) {
    const [s1, e1, s2, e2] = slots(random, kind);
    const [t1, f1, t2, f2] = slots(random, kind);
    const inX = axis.overlaps(doubles, s1, e1, s2, e2);
    const inY = axis.overlaps(doubles, t1, f1, t2, f2);
    FORMS.forEach((form, row) => {
      const x = form(doubles, s1, e1, s2, e2);
      const y = form(doubles, t1, f1, t2, f2);
      if (x && !inX) falseHits[row as 0 | 1]++;
      if (!x && inX) falseMisses[row as 0 | 1]++;
      if ((x && y) !== (inX && inY)) boxes[row as 0 | 1]++;
    });
    if (axis.centersHalved(doubles, s1, e1, s2, e2) !== axis.centersDoubled(doubles, s1, e1, s2, e2)) {
      halvedFromDoubled++;
    }
    if (differsFromReals((s1 + e1) / 2, e1 - s1, (s2 + e2) / 2, e2 - s2)) centersGiven++;
  }
  return { kind, falseHits, falseMisses, boxes, halvedFromDoubled, centersGiven };
}

/** More than rounding can change in article 001's comparison of numbers up to 10, and far less than most gaps. */
const SLACK = 1e-9;

/** Whether article 001's form answers for these numbers otherwise than in real arithmetic. */
function differsFromReals(x1: number, w1: number, x2: number, w2: number): boolean {
  const answer = axis.centersNear(doubles, x1, w1, x2, w2);
  const shorter = axis.centersNear(doubles, x1, w1 - SLACK, x2, w2);
  const longer = axis.centersNear(doubles, x1, w1 + SLACK, x2, w2);
  if (shorter === longer) return false;
  const [a, b, c, d] = [x1, w1, x2, w2].map(rationals.of) as [Rational, Rational, Rational, Rational];
  return answer !== axis.centersNear(rationals, a, b, c, d);
}

/** The smallest readable slots that a form calls overlapping (or not) although the comparisons say the opposite. */
function counterexample(form: axis.Test, says: boolean): Four {
  const found = smallestReadable(
    (start, end) => start < end,
    (s1, e1, s2, e2) => (s2 < e1 && s1 < e2) !== says && form(doubles, s1, e1, s2, e2) === says,
  );
  if (found === undefined) throw new Error("no readable counterexample");
  return found;
}

/** The first scene of whole multiples of `unit` in which the halved and the doubled form differ, nearest to 0 first. */
function firstExtreme(unit: number, least: number, most: number): Four {
  for (let size = 1; size <= most; size++) {
    const low = Math.max(least, -size);
    for (let s1 = low; s1 < size; s1++) {
      for (let e1 = s1 + 1; e1 <= size; e1++) {
        for (let s2 = low; s2 < size; s2++) {
          for (let e2 = s2 + 1; e2 <= size; e2++) {
            const scene = [s1 * unit, e1 * unit, s2 * unit, e2 * unit] as const;
            if (axis.centersHalved(doubles, ...scene) !== axis.centersDoubled(doubles, ...scene)) return scene;
          }
        }
      }
    }
  }
  throw new Error("the halved and the doubled form never differ");
}

function stepsOf(form: axis.Test, scene: Four): Step[] {
  const steps: Step[] = [];
  form(tracingDoubles(steps), ...scene);
  return steps;
}

const STEP_HEAD: Record<Language, readonly string[]> = {
  en: ["step", "in doubles", "rounded by"],
  ja: ["計算", "倍精度数の結果", "丸めによるずれ"],
};

function stepTable(steps: readonly Step[], language: Language): string {
  const outcome = (value: number | boolean): string =>
    typeof value === "number" ? String(value) : `**${hitMiss(value, language)}**`;
  return table(
    STEP_HEAD[language],
    steps.map(({ text, result, error }) => [
      `\`${text}\``,
      outcome(result),
      error === 0 ? "0" : error.toExponential(2).replace("-", "−").replace("e−", "e-"),
    ]),
  );
}

function slotText([s1, e1, s2, e2]: Four): string {
  return `[${short(s1)}, ${short(e1)}], [${short(s2)}, ${short(e2)}]`;
}

const KINDS: Record<SlotKind, Text> = {
  random: { en: "random, 53 bits of [0, 1)", ja: "乱数（[0, 1) の 53 ビット）" },
  decimal: { en: "one decimal place, 0 to 10", ja: "小数第 1 位まで、0 から 10" },
  touching: { en: "touching, one decimal place", ja: "接するもの、小数第 1 位まで" },
};

const COUNT_HEAD: Record<Language, readonly string[]> = {
  en: [
    "a million slot pairs",
    "halved: false hits / misses",
    "doubled: false hits / misses",
    "halved ≠ doubled",
    "boxes, halved",
    "boxes, doubled",
    "centers given (001)",
  ],
  ja: [
    "時間帯 100 万組",
    "半分のまま：誤った当たり / 外れ",
    "2 倍：誤った当たり / 外れ",
    "両者の食い違い",
    "矩形、半分のまま",
    "矩形、2 倍",
    "中心を与える形（001）",
  ],
};

const PROOF = `\`\`\`text
|(S2 + E2) − (S1 + E1)| < (E1 − S1) + (E2 − S2)

⇔   (S2 + E2) − (S1 + E1) < (E1 − S1) + (E2 − S2)   ∧   (S1 + E1) − (S2 + E2) < (E1 − S1) + (E2 − S2)
⇔                    2·S2 < 2·E1                    ∧                    2·S1 < 2·E2
⇔                      S2 < E1                      ∧                      S1 < E2
\`\`\``;

/** Measures, and gives the section. */
export function centers(): Section {
  const counts = SLOT_KINDS.map(differences);
  const falseHit = counterexample(axis.centersDoubled, true);
  const falseMiss = counterexample(axis.centersDoubled, false);
  const halvedToo = axis.centersHalved(doubles, ...falseHit) && !axis.centersHalved(doubles, ...falseMiss);
  if (!halvedToo) throw new Error("the halved form is right where the doubled one is wrong");
  const tiny = firstExtreme(Number.MIN_VALUE, 0, 8);
  const huge = firstExtreme(1e307, -17, 17);
  const extremes = [tiny, huge].map((scene) => ({
    scene,
    truth: axis.overlaps(doubles, ...scene),
    halved: axis.centersHalved(doubles, ...scene),
    doubled: axis.centersDoubled(doubles, ...scene),
  }));

  return (language) => {
    const extremeRows = extremes.map(({ scene, truth, halved, doubled }) => [
      `\`${slotText(scene)}\``,
      ...[truth, halved, doubled].map((answer) => hitMiss(answer, language)),
    ]);
    const countRows = counts.map((row) => [
      KINDS[row.kind][language],
      ...([0, 1] as const).map((form) => `${whole(row.falseHits[form])} / ${whole(row.falseMisses[form])}`),
      whole(row.halvedFromDoubled),
      ...row.boxes.map(whole),
      whole(row.centersGiven),
    ]);
    const parts = {
      proof: PROOF,
      hit: stepTable(stepsOf(axis.centersDoubled, falseHit), language),
      miss: stepTable(stepsOf(axis.centersDoubled, falseMiss), language),
      falseHit: slotText(falseHit),
      falseMiss: slotText(falseMiss),
      extremes: table(EXTREME_HEAD[language], extremeRows),
      counts: table(COUNT_HEAD[language], countRows),
    };
    return language === "en" ? english(parts) : japanese(parts);
  };
}

const EXTREME_HEAD: Record<Language, readonly string[]> = {
  en: ["slots", "by comparisons", "halved", "doubled"],
  ja: ["時間帯", "比較だけの形", "半分のまま", "2 倍"],
};

type Parts = Readonly<Record<"proof" | "hit" | "miss" | "falseHit" | "falseMiss" | "extremes" | "counts", string>>;

function english(p: Parts): string {
  return `## Are corners and centers the same? (002)

Article 002 gives two methods and leaves open whether they are the same. **In real arithmetic they are; in doubles they are
not.**

### The same in real arithmetic

\`|d| < w\` means \`d < w\` and \`−d < w\`. With nothing else, for any four real numbers:

${p.proof}

The last line is method 1. The halved form is the first line divided by 2, and article 001's form is the same with
\`x = (S + E) / 2\` and \`w = E − S\`. A box is two slots, so the forms for boxes are the same, too. Order of start and end was not
even used: where \`E < S\`, both methods still agree.

### Different in doubles

A comparison of two doubles is always right. A sum of two doubles is rounded, and the center form compares rounded sums and
differences. These are the smallest readable slots on which it is wrong, one each way – fewest characters for the four numbers, then
the smallest largest number, then the smallest numbers in order; all slots of up to seven characters were tried, in whole
numbers, decimals and the like of 1e16, and the halved form is wrong on the same two.

**\`${p.falseHit}\` only touch, and the center form says they overlap:**

${p.hit}

**\`${p.falseMiss}\` overlap, and the center form says they do not:**

${p.miss}

How often, of a million seeded pairs of each kind (boxes: a million pairs of boxes, both axes of that kind):

${p.counts}

The last column is another question: there, the center and the length *are* the input, and the answer is compared with real
arithmetic on the same numbers. The comparisons of method 1 differ from real arithmetic nowhere, since they compute nothing.

Halving a double is exact unless it underflows, so the halved and the doubled form round alike and differ only at the ends of
the range of numbers. The first such slots, in multiples of the smallest double and of 1e307:

${p.extremes}`;
}

function japanese(p: Parts): string {
  return `## 対角の 2 点と中心間の距離は同じか（002）

記事 002 は 2 つの方法を挙げ、両者が同じかどうかは答えられないとしている。**実数の計算なら同じ。倍精度数では同じではない。**

### 実数の計算なら同じ

\`|d| < w\` は「\`d < w\` かつ \`−d < w\`」のこと。どんな 4 つの実数についても、これだけで次のように変形できる。

${p.proof}

最後の行が方法 1 である。半分のままの形は 1 行目を 2 で割ったもので、記事 001 の形は \`x = (S + E) / 2\`、\`w = E − S\` と置いた
ものにすぎない。矩形は時間帯 2 つ分なので、矩形でも同じになる。開始と終了の順序も使っていない。\`E < S\` のときでさえ、2 つの方法の
答えは一致する。

### 倍精度数では同じではない

倍精度数どうしの大小比較はいつも正しい。一方、倍精度数どうしの和は丸められる。中心の形が比べるのは、丸められた和と差である。
次の 2 つは、中心の形が間違える「最も小さく読みやすい」例である。順序は、4 つの数の文字数の合計が少ない順、最大の数が小さい順、
先頭の数から小さい順とした。整数・小数・1e16 のような書き方で合計 7 文字までをすべて調べており、半分のままの形も同じ 2 例で間違える。

**\`${p.falseHit}\` は接しているだけなのに、重なると答える。**

${p.hit}

**\`${p.falseMiss}\` は重なっているのに、重ならないと答える。**

${p.miss}

シードを固定した 100 万組ずつで、何組が食い違うか（矩形は、両方の軸をその種類で作った 100 万組）。

${p.counts}

最後の列だけは別の問いである。中心と長さそのものを入力とし、同じ数に対する実数の計算と比べている。方法 1 は何も計算しないので、
実数の計算と食い違うことはない。

倍精度数を半分にする計算は、アンダーフローしない限り正確である。そのため半分のままの形と 2 倍の形は同じように丸められ、違いが出る
のは表せる数の両端だけになる。最小の倍精度数の倍数と 1e307 の倍数で、最初に食い違う例を示す。

${p.extremes}`;
}
