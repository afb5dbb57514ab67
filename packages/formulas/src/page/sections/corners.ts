/** Article 000: the proof it promised, its boundary, and its claim to be cheaper than the center form. */
import type { Formula, Language } from "../../formulas/formula.js";
import { formulaOf } from "../../formulas.js";
import { MersenneTwister } from "../../mersenne-twister.js";
import { inDoubles } from "../../run.js";
import { mean, table, whole } from "../markdown.js";
import { boxes } from "../scenes.js";
import type { Section } from "../section.js";
import { type Cost, type Tally, tally } from "../tally.js";

const SEED = 0;
const SCENES = 20_000;
/** Boxes of 2..100 a side in rooms of these sizes: more than a third of the pairs meet, and about one in a hundred. */
const ROOMS = { dense: 120, sparse: 1000 } as const;
type Room = keyof typeof ROOMS;

const IDS = [
  "boxes/corners",
  "boxes/corners-open",
  "boxes/intervals",
  "boxes-by-centers/centers",
  "boxes-by-sizes/sizes",
  "boxes/centers-halved",
  "boxes/centers-doubled",
  "boxes/hantei-intersects",
] as const;

/** The same two boxes in the numbers that a formula takes. */
function numbersFor(formula: Formula, corners: readonly number[]): number[] {
  const shapes = [corners.slice(0, 4), corners.slice(4)] as [number, number, number, number][];
  return shapes.flatMap(([x1, y1, x2, y2]) => {
    const size = [x2 - x1, y2 - y1];
    if (formula.scene === "boxes-by-centers") return [(x1 + x2) / 2, (y1 + y2) / 2, ...size];
    return formula.scene === "boxes-by-sizes" ? [x1, y1, ...size] : [x1, y1, x2, y2];
  });
}

interface Row {
  readonly formula: Formula;
  readonly tallies: Readonly<Record<Room, Tally>>;
}

function costs(): Row[] {
  const scenes = (room: Room): number[][] => {
    const random = new MersenneTwister(SEED);
    return Array.from({ length: SCENES }, () => boxes(random, 2, ROOMS[room]));
  };
  const dense = scenes("dense");
  const sparse = scenes("sparse");
  return IDS.map((id) => {
    const formula = formulaOf(id);
    const given = (list: readonly number[][]): number[][] => list.map((corners) => numbersFor(formula, corners));
    return { formula, tallies: { dense: tally(formula, given(dense)), sparse: tally(formula, given(sparse)) } };
  });
}

/** All pairs of boxes with corners on a grid of 0..3, flat ones and points among them. */
function* gridBoxes(): Generator<number[]> {
  const extents: [number, number][] = [];
  for (let low = 0; low <= 3; low++) for (let high = low; high <= 3; high++) extents.push([low, high]);
  for (const [ax1, ax2] of extents) {
    for (const [ay1, ay2] of extents) {
      for (const [bx1, bx2] of extents) {
        for (const [by1, by2] of extents) yield [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2];
      }
    }
  }
}

interface Boundary {
  readonly pairs: number;
  readonly touching: number;
  readonly closedDiffers: number;
  readonly openDiffers: number;
  /** Of those, pairs that are one and the same point on some axis. */
  readonly openDiffersOnPoints: number;
}

function boundary(): Boundary {
  const [corners, cornersOpen, intersects, overlaps] = [
    "boxes/corners",
    "boxes/corners-open",
    "boxes/hantei-intersects",
    "boxes/hantei-overlaps",
  ].map(formulaOf) as [Formula, Formula, Formula, Formula];
  const counts = { pairs: 0, touching: 0, closedDiffers: 0, openDiffers: 0, openDiffersOnPoints: 0 };
  for (const pair of gridBoxes()) {
    const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = pair;
    const meets = inDoubles(intersects, pair);
    const inside = inDoubles(overlaps, pair);
    counts.pairs++;
    if (meets && !inside) counts.touching++;
    if (inDoubles(corners, pair) !== meets) counts.closedDiffers++;
    if (inDoubles(cornersOpen, pair) !== inside) {
      counts.openDiffers++;
      const samePoint = (ax1 === ax2 && bx1 === bx2 && ax1 === bx1) || (ay1 === ay2 && by1 === by2 && ay1 === by1);
      if (samePoint) counts.openDiffersOnPoints++;
    }
  }
  return counts;
}

const COST_HEAD: Record<Language, readonly string[]> = {
  en: [
    "formula",
    "a hit: comparisons",
    "arithmetic",
    "a miss, dense: comparisons",
    "arithmetic",
    "a miss, sparse: comparisons",
    "arithmetic",
  ],
  ja: ["式", "当たり：比較", "四則・絶対値", "外れ（密）：比較", "四則・絶対値", "外れ（疎）：比較", "四則・絶対値"],
};

/** Measures, and gives the section. */
export function corners(): Section {
  const rows = costs();
  const edge = boundary();
  const scenes = (["dense", "sparse"] as const).map((room) => {
    const { hits } = (rows[0] as Row).tallies[room];
    return `${whole(hits.scenes)}`;
  });
  return (language) => {
    const cells = (cost: Cost): string[] => [mean(cost.comparisons), mean(cost.arithmetic)];
    const costTable = table(
      COST_HEAD[language],
      rows.map(({ formula, tallies }) => [
        formula.title[language],
        ...cells(tallies.dense.hits),
        ...cells(tallies.dense.misses),
        ...cells(tallies.sparse.misses),
      ]),
    );
    const [dense, sparse] = scenes as [string, string];
    return language === "en" ? english(costTable, edge, dense, sparse) : japanese(costTable, edge, dense, sparse);
  };
}

function english(costTable: string, edge: Boundary, dense: string, sparse: string): string {
  return `## The proof that article 000 promised (000)

Claim: two boxes with \`x1 ≤ x2\` and \`y1 ≤ y2\` have no common point exactly if
\`a.x2 < b.x1 ∨ b.x2 < a.x1 ∨ a.y2 < b.y1 ∨ b.y2 < a.y1\`.

A point \`(x, y)\` lies in both boxes exactly if \`x\` lies in both intervals \`[a.x1, a.x2]\` and \`[b.x1, b.x2]\`, and \`y\` in both
of the other axis. The two conditions have no variable in common, so a common point exists exactly if each axis has a common
number. It remains to show it for one axis:

\`\`\`text
[a1, a2] and [b1, b2] have a common number  ⇔  max(a1, b1) ≤ min(a2, b2)
\`\`\`

(⇒) A common number is at least both starts and at most both ends. (⇐) Then \`max(a1, b1)\` itself is common: it is at least
both starts, and at most both ends. And \`max(a1, b1) ≤ min(a2, b2)\` means four inequalities, of which two are given:

\`\`\`text
a1 ≤ a2 (given)     b1 ≤ b2 (given)     a1 ≤ b2     b1 ≤ a2
\`\`\`

So one axis misses exactly if \`b2 < a1 ∨ a2 < b1\`. A box misses if some axis does: the claim. ∎

The same for open boxes: with \`a1 < a2\` and \`b1 < b2\`, the interiors have a common number exactly if
\`max(a1, b1) < min(a2, b2)\` (take the number halfway between them), so \`≤\` in place of \`<\` decides whether the interiors meet.
The article's own chains, \`a1 < a2 < b1 < b2\`, are stricter than needed: they leave out boxes of no width, which the claim
includes.

### At the boundary

On all ${whole(edge.pairs)} pairs of boxes with corners in 0..3, flat ones and single points among them, of which
${whole(edge.touching)} only touch: the form with \`<\` differs from Hantei's \`intersects\` on ${whole(edge.closedDiffers)} pairs, and the form with \`≤\` from
Hantei's \`overlaps\` on ${whole(edge.openDiffers)}. On each of those ${whole(edge.openDiffersOnPoints)} both boxes are one and the same number on some axis; a point is its own
interior there, so Hantei lets two equal ones overlap, while \`≤\` calls them a miss.

### Is it cheaper?

Yes. Mean operations of each form, on ${whole(SCENES)} seeded pairs of boxes each: in a dense scene (${dense} hits by the first form) and a
sparse one (${sparse} hits). "Arithmetic" is + − × ÷ and absolute values.

${costTable}

Whatever the scene, the corner form computes nothing. And what computes nothing rounds nothing: the sums of the other forms
are what makes them wrong (next section).`;
}

function japanese(costTable: string, edge: Boundary, dense: string, sparse: string): string {
  return `## 記事 000 が「後で」とした証明（000）

主張：\`x1 ≤ x2\`、\`y1 ≤ y2\` を満たす 2 つの矩形に共通の点がないのは、
\`a.x2 < b.x1 ∨ b.x2 < a.x1 ∨ a.y2 < b.y1 ∨ b.y2 < a.y1\` が成り立つとき、かつそのときに限る。

点 \`(x, y)\` が両方の矩形に入るのは、\`x\` が区間 \`[a.x1, a.x2]\` と \`[b.x1, b.x2]\` の両方に入り、\`y\` についても同様のときである。
2 つの条件に共通の変数はないので、共通の点があることと、どちらの軸にも共通の数があることは同じになる。あとは 1 つの軸について
示せばよい。

\`\`\`text
[a1, a2] と [b1, b2] に共通の数がある  ⇔  max(a1, b1) ≤ min(a2, b2)
\`\`\`

（⇒）共通の数は両方の始点以上、両方の終点以下である。（⇐）このとき \`max(a1, b1)\` 自身が両方の始点以上、両方の終点以下なので、
共通の数になる。そして \`max(a1, b1) ≤ min(a2, b2)\` は次の 4 つの不等式のことで、うち 2 つは前提である。

\`\`\`text
a1 ≤ a2（前提）    b1 ≤ b2（前提）        a1 ≤ b2     b1 ≤ a2
\`\`\`

よって 1 つの軸で離れているのは \`b2 < a1 ∨ a2 < b1\` のとき、かつそのときに限る。矩形が離れているのは、どれかの軸で離れている
ときだから、主張が得られる。∎

境界を除いた矩形でも同様である。\`a1 < a2\`、\`b1 < b2\` なら、内部に共通の数があることは \`max(a1, b1) < min(a2, b2)\` と同じ
（両者の中間の数をとればよい）。だから \`<\` を \`≤\` に替えた式は、内部どうしが交わるかどうかを判定する。記事の
\`a1 < a2 < b1 < b2\` という連鎖は必要以上に強く、幅 0 の矩形を除いてしまう。上の主張は幅 0 も含む。

### 境界では

角が 0..3 の整数であるすべての組 ${whole(edge.pairs)} 通り（幅 0 のものや点も含む）を調べた。そのうち接するだけの組は ${whole(edge.touching)} 通り。\`<\` の
形が Hantei の \`intersects\` と異なるのは ${whole(edge.closedDiffers)} 通り、\`≤\` の形が Hantei の \`overlaps\` と異なるのは ${whole(edge.openDiffers)} 通りで、その ${whole(edge.openDiffersOnPoints)} 通りは
すべて、ある軸で両方が同じ 1 点になっている。点の内部は点自身なので、Hantei では同じ点どうしは重なるが、\`≤\` の形は外れとする。

### 計算は少ないのか

そのとおり。シードを固定した矩形 ${whole(SCENES)} 組ずつでの、演算回数の平均を示す。密な場面（最初の形で当たり ${dense} 組）と疎な場面
（当たり ${sparse} 組）である。「四則・絶対値」は + − × ÷ と絶対値の回数。

${costTable}

どの場面でも、対角の 2 点の形は何も計算しない。計算しなければ丸めも起こらない。ほかの形が間違えるのは、和を丸めるからである
（次の節）。`;
}
