/** Article 000's guess of nine comparisons in space: six are enough, and no method does with fewer. */
import type { Formula, Language } from "../../formulas/formula.js";
import { formulaOf } from "../../formulas.js";
import { MersenneTwister } from "../../mersenne-twister.js";
import { inDoubles } from "../../run.js";
import { hitMiss, mean, table, whole } from "../markdown.js";
import { boxes } from "../scenes.js";
import type { Section } from "../section.js";
import { type Tally, tally } from "../tally.js";

const SEED = 3;
const SCENES = 20_000;
/** Boxes of 2..100 a side in rooms of these sizes. */
const ROOMS = { dense: 120, sparse: 1000 } as const;

/** The six comparisons: the index of the number that must be at most the other, among a's six and b's six. */
const COMPARISONS = ["x", "y", "z"].flatMap((name, axis) => [
  { text: `a.${name}1 ≤ b.${name}2`, low: axis, high: axis + 9 },
  { text: `b.${name}1 ≤ a.${name}2`, low: axis + 6, high: axis + 3 },
]);

/** Two cubes of side 2, b three to one side: only one of the six comparisons fails. */
function onlyFailing(dropped: number): number[] {
  const axis = dropped >> 1;
  const shift = dropped % 2 === 0 ? -3 : 3;
  const b = [0, 0, 0, 2, 2, 2].map((value, index) => (index % 3 === axis ? value + shift : value));
  return [0, 0, 0, 2, 2, 2, ...b];
}

/** For each of the six: the pair, the right answer, and the answer of the other five. */
function adversaries(): { text: string; pair: number[]; right: boolean; without: boolean }[] {
  const six = formulaOf("boxes-3d/six");
  return COMPARISONS.map(({ text }, dropped) => {
    const pair = onlyFailing(dropped);
    const without = COMPARISONS.every(
      ({ low, high }, index) => index === dropped || (pair[low] as number) <= (pair[high] as number),
    );
    return { text, pair, right: inDoubles(six, pair), without };
  });
}

/** What is still possible on one axis after one comparison, of the six orders that four different ends can have. */
interface Question {
  readonly text: string;
  readonly outcome: boolean;
  readonly hits: number;
  readonly misses: number;
}

function questions(): Question[] {
  // a1 < a2 and b1 < b2, all four different: a's places among 0..3, b gets the rest.
  const orders: Record<"a1" | "a2" | "b1" | "b2", number>[] = [];
  for (let a1 = 0; a1 < 4; a1++) {
    for (let a2 = a1 + 1; a2 < 4; a2++) {
      const [b1, b2] = [0, 1, 2, 3].filter((place) => place !== a1 && place !== a2) as [number, number];
      orders.push({ a1, a2, b1, b2 });
    }
  }
  const found: Question[] = [];
  for (const left of ["a1", "a2"] as const) {
    for (const right of ["b1", "b2"] as const) {
      for (const outcome of [true, false]) {
        const possible = orders.filter((order) => order[left] < order[right] === outcome);
        const hits = possible.filter(({ a1, a2, b1, b2 }) => a1 < b2 && b1 < a2).length;
        found.push({ text: `${left} < ${right}`, outcome, hits, misses: possible.length - hits });
      }
    }
  }
  return found;
}

function costs(): { formula: Formula; dense: Tally; sparse: Tally }[] {
  const scenes = (room: number): number[][] => {
    const random = new MersenneTwister(SEED);
    return Array.from({ length: SCENES }, () => boxes(random, 3, room));
  };
  const dense = scenes(ROOMS.dense);
  const sparse = scenes(ROOMS.sparse);
  return ["boxes-3d/six", "boxes-3d/nine", "boxes-3d/hantei-intersects"].map((id) => {
    const formula = formulaOf(id);
    return { formula, dense: tally(formula, dense), sparse: tally(formula, sparse) };
  });
}

const HEADS: Record<Language, readonly [readonly string[], readonly string[], readonly string[]]> = {
  en: [
    ["left out", "a", "b", "the truth", "the other five say"],
    ["comparison", "outcome", "hits left", "misses left"],
    ["formula", "a hit", "a miss, dense", "a miss, sparse"],
  ],
  ja: [
    ["省いた比較", "a", "b", "正しい答え", "残り 5 つの答え"],
    ["比較", "結果", "残る当たり", "残る外れ"],
    ["式", "当たり", "外れ（密）", "外れ（疎）"],
  ],
};

/** Measures, and gives the section. */
export function boxes3d(): Section {
  const pairs = adversaries();
  if (pairs.some(({ right, without }) => right || !without)) throw new Error("a comparison is not needed");
  const asked = questions();
  if (asked.some(({ hits, misses }) => hits > 0 && misses === 0)) throw new Error("one comparison decides an axis");
  const cost = costs();
  return (language) => {
    const [adversaryHead, questionHead, costHead] = HEADS[language];
    const corners = (pair: number[]): string => `(${pair.slice(0, 3).join(", ")})–(${pair.slice(3).join(", ")})`;
    const adversaryTable = table(
      adversaryHead,
      pairs.map(({ text, pair, right, without }) => [
        `\`${text}\``,
        corners(pair.slice(0, 6)),
        corners(pair.slice(6)),
        hitMiss(right, language),
        hitMiss(without, language),
      ]),
    );
    const words = { en: ["true", "false"], ja: ["真", "偽"] }[language] as [string, string];
    const questionTable = table(
      questionHead,
      asked.map(({ text, outcome, hits, misses }) => [`\`${text}\``, words[outcome ? 0 : 1], `${hits}`, `${misses}`]),
    );
    const costTable = table(
      costHead,
      cost.map(({ formula, dense, sparse }) => [
        formula.title[language],
        mean(dense.hits.comparisons),
        mean(dense.misses.comparisons),
        mean(sparse.misses.comparisons),
      ]),
    );
    return (language === "en" ? english : japanese)(adversaryTable, questionTable, costTable);
  };
}

function english(adversaryTable: string, questionTable: string, costTable: string): string {
  return `## How many comparisons does a 3D box need? (000)

Six. Article 000 guesses nine, three for each axis.

**Six suffice.** The proof above takes the axes one by one and never says how many there are: two comparisons for each.

**None of the six can be left out.** For each there is a pair of boxes on which it alone fails. Without it, the other five
call a miss a hit (checked by running):

${adversaryTable}

**No other method does with fewer**, as long as it learns about the boxes by comparing two of their coordinates at a time. An
adversary answers its comparisons:

1. Comparing coordinates of different axes teaches nothing about a collision: the adversary moves both boxes far along y and
   farther along z, which changes no answer, and then each of those comparisons has a known outcome.
2. On one axis, a hit says two things: \`a1 ≤ b2\` and \`b1 ≤ a2\`. Four different ends with \`a1 < a2\` and \`b1 < b2\` can lie in six
   orders, four hits and two misses. After any one comparison that leaves a hit possible, a miss is possible, too:

${questionTable}

   (Comparing \`a1\` with \`a2\` or \`b1\` with \`b2\` only repeats what is given.) So a hit takes at least two comparisons on an axis.
3. The axes are independent: with a miss still possible on one of them, the boxes may miss, whatever is known of the
   others. So a hit takes at least 2 + 2 + 2 = 6 comparisons. ∎

A miss may take as few as one. Mean comparisons on ${whole(SCENES)} seeded pairs in a dense and in a sparse scene; the nine are spent as
"who starts first, does he end too early, and does the other" – the third can never fail:

${costTable}`;
}

function japanese(adversaryTable: string, questionTable: string, costTable: string): string {
  return `## 直方体には何回の比較がいるか（000）

6 回。記事 000 の予想は各軸 3 回、合計 9 回である。

**6 回で足りる**。上の証明は軸を 1 つずつ扱い、軸の数には触れていない。軸ごとに 2 回でよい。

**6 回のうち、どれも省けない**。どの比較にも、それだけが成り立たない直方体の組がある。その比較を省くと、残りの 5 つは外れを当たりと
答える（実行して確認）。

${adversaryTable}

**ほかの方法でも、6 回より少なくはならない**。座標を 2 つずつ比べて調べる方法なら、どんな順序でも同じである。比較の結果を答える
「意地悪な相手」を考える。

1. 異なる軸の座標を比べても、衝突については何も分からない。相手は両方の直方体を y 方向に遠く、z 方向にさらに遠く動かしておけば
   よい。答えは変わらず、そうした比較の結果は初めから決まってしまう。
2. 1 つの軸で当たりとは \`a1 ≤ b2\` と \`b1 ≤ a2\` の 2 つである。\`a1 < a2\`、\`b1 < b2\` で 4 つとも異なる端点の並びは 6 通りあり、
   当たりが 4 通り、外れが 2 通り。どの比較を 1 回行っても、当たりの可能性が残る限り、外れの可能性も残る。

${questionTable}

   （\`a1\` と \`a2\`、\`b1\` と \`b2\` の比較は前提の繰り返しにすぎない。）よって当たりには、1 つの軸につき少なくとも 2 回いる。
3. 軸は互いに独立している。ほかの軸で何が分かっていても、1 つの軸に外れの可能性が残れば、直方体どうしは離れているかもしれない。
   よって当たりには少なくとも 2 + 2 + 2 = 6 回の比較がいる。∎

外れなら 1 回で済むこともある。シードを固定した ${whole(SCENES)} 組ずつ、密な場面と疎な場面での比較回数の平均を示す。9 回の形は「先に始まるのは
どちらか、それは相手より前に終わるか、その逆はどうか」と比べるもので、3 つ目は決して成り立たない。

${costTable}`;
}
