/** Article 003: what the page says of segments, in both languages, around what was measured. */
import type { Language } from "../../formulas/formula.js";

/** The tables' heads. */
export const HEADS: Record<Language, Readonly<Record<"cost" | "family" | "example", readonly string[]>>> = {
  en: {
    cost: ["formula", "a hit: comparisons", "arithmetic", "a miss: comparisons", "arithmetic"],
    family: [
      "pairs",
      "count",
      "hits",
      "parameters: reals / doubles",
      "side products: reals / doubles",
      "Hantei: reals / doubles",
    ],
    example: ["segments", "the truth", "parameters", "side products", "Hantei"],
  },
  ja: {
    cost: ["式", "当たり：比較", "四則・絶対値", "外れ：比較", "四則・絶対値"],
    family: [
      "組",
      "数",
      "当たり",
      "媒介変数：実数 / 倍精度数",
      "どちら側かの積：実数 / 倍精度数",
      "Hantei：実数 / 倍精度数",
    ],
    example: ["線分", "正しい答え", "媒介変数", "どちら側かの積", "Hantei"],
  },
};

/** What was measured, as text. */
export type Parts = Readonly<
  Record<
    | "cost"
    | "family"
    | "example"
    | "scenes"
    | "grid"
    | "tiny"
    | "huge"
    | "tinyParameters"
    | "hugeParameters"
    | "counted"
    | "spread"
    | "article"
    | "expected"
    | "expectedCounted",
    string
  >
>;

export function english(p: Parts): string {
  return `## Segments: where the two tests are wrong (003)

### In real arithmetic

**Side products (Luna) are wrong exactly where all four ends lie on one line and the segments are apart**: then all four sides
are 0, and \`0 ≤ 0\` is a hit. That includes two different points, and a point beyond a segment's end. Anywhere else they are
right: if the ends are not on one line, then a segment of length 0 off the other's line gives the square of a number that is not
0, a miss; parallel lines give two sides of equal sign, a miss; and two lines that cross do so in one point, which lies on
both segments exactly if each has its ends not strictly on one side of the other's line.

**Solving for the parameters is wrong exactly where the segments are parallel, or one has length 0, and they meet**: then the
determinant is 0 and the test gives up. Otherwise the lines cross in one point and the parameters say where.

Both statements were checked on all ${p.grid} pairs with ends on a grid of 3 × 3: no exception.

What Luna's test lacks is article 000: **side products and the four comparisons of the bounding boxes together are right for all
segments** in real arithmetic. On one line the bounding boxes meet exactly if the segments do.

### In doubles

- The product of two sides is of the fourth degree. At ${p.tiny} it underflows to 0, and two parallel segments "cross"; at ${p.huge} a side
  itself overflows, infinity minus infinity is no number, and a crossing is missed.
- The determinant is of the second degree. At ${p.tinyParameters} it underflows to 0, at ${p.hugeParameters} it overflows; both miss a crossing.
- Where segments touch, the rounding of either decides.

The shortest examples, and what each test answers in doubles:

${p.example}

(The pair of decimals touches as it is written; the doubles nearest to its numbers do not, and the truth is that of the doubles.)

And how often, on seeded pairs, against the exact truth (side products with bounding boxes, in fractions); "reals" is what the
test would answer if nothing were rounded:

${p.family}

### What they cost

Mean operations on ${p.scenes} random pairs. Hantei's are those of its first stage, bound included; on these pairs it was always
certain:

${p.cost}

Fewer operations are not less time: Luna's test computes more than the other and was yet the faster one in the article's
measurement, since a branch that cannot be foreseen may cost more than all the arithmetic. \`hantei bench\` prints the article's
table for your machine.

### How many should collide

Article 003 counts 2,313,804 collisions among 10,000,000 random pairs. Four random points of a square are in convex position with
probability 25/36 (Sylvester's problem), else one lies in the triangle of the others and no pairing of them crosses. Of the three
ways to pair four points in convex position into two segments, one crosses: the diagonals. So a random pair collides with
probability 25/36 ÷ 3 = **25/108**: ${p.expected} of ten million. The article's count is ${p.article} standard deviations from that. The first million
pairs of the same stream, counted for this page: ${p.counted}, expected ${p.expectedCounted}, ${p.spread} standard deviations away.`;
}

export function japanese(p: Parts): string {
  return `## 線分：2 つの判定が間違える場所（003）

### 実数の計算では

**どちら側かの積（Luna）が間違えるのは、4 つの端点が一直線上にあり、線分どうしが離れているとき、かつそのときに限る**。4 つの値がすべて
0 になり、\`0 ≤ 0\` が当たりになる。異なる 2 点どうしや、線分の延長上にある点も含む。それ以外では正しい。端点が一直線上になければ、長さ 0 の
線分が相手の直線から外れているとき、0 でない数の 2 乗になって外れ。平行な直線では同符号の 2 つの値になって外れ。交わる 2 直線は 1 点で
交わり、それが両方の線分上にあるのは、どちらの線分の両端も相手の直線の片側だけに寄っていないとき、かつそのときに限る。

**媒介変数を解く形が間違えるのは、平行か、一方の長さが 0 で、しかも共通の点があるとき、かつそのときに限る**。行列式が 0 になり、そこで
あきらめるからである。それ以外では 2 直線が 1 点で交わり、媒介変数がその場所を表す。

どちらも、端点が 3 × 3 の格子にあるすべての組 ${p.grid} 通りで確かめた。例外はない。

Luna の判定に欠けているのは記事 000 である。**どちら側かの積に、外接矩形の 4 回の比較を加えれば、** 実数の計算では**すべての線分で正しい。**
一直線上では、外接矩形が共通の点を持つことと線分が共通の点を持つことは同じだからである。

### 倍精度数では

- 2 つの値の積は座標の 4 次式である。${p.tiny} で 0 にアンダーフローし、平行な線分が「交わる」。${p.huge} では値そのものがオーバーフローし、
  無限大どうしの差が非数になって、交点を見落とす。
- 行列式は 2 次式である。${p.tinyParameters} で 0 にアンダーフローし、${p.hugeParameters} でオーバーフローする。どちらも交点を見落とす。
- 接する場面では、どちらの形も丸め次第で答えが変わる。

短い例と、倍精度数での各判定の答えを示す。

${p.example}

（小数の組は、書かれたとおりなら接している。しかし最も近い倍精度数に直すと離れており、正しい答えはその倍精度数についてのものである。）

シードを固定した組で、正確な答え（分数で計算した、どちら側かの積と外接矩形）と異なる数を示す。「実数」は、丸めがなかった場合の答えである。

${p.family}

### 手間

乱数の組 ${p.scenes} 通りでの演算回数の平均。Hantei は誤差の上限の計算を含む第 1 段階の回数で、これらの組ではすべて第 1 段階で判定できた。

${p.cost}

演算が少なければ速いとは限らない。Luna の判定は計算が多いのに、記事の測定ではこちらのほうが速かった。予測できない分岐は、四則演算のすべてより
高くつくことがあるからである。お使いの計算機での表は \`hantei bench\` で得られる。

### いくつ当たるはずか

記事 003 では、乱数の組 10,000,000 のうち 2,313,804 が当たっている。正方形内の 4 つの乱数の点が凸四角形をなす確率は 25/36（シルヴェスターの
問題）で、そうでなければ 1 点がほかの 3 点の三角形に入り、どう組んでも交わらない。凸四角形をなす 4 点を 2 本の線分に組む方法は 3 通りで、交わるのは
対角線の 1 通り。よって乱数の組が当たる確率は 25/36 ÷ 3 = **25/108**、1,000 万組なら ${p.expected} である。記事の数はそこから標準偏差の ${p.article} 倍だけ
離れている。このページのために数えた同じ乱数列の最初の 100 万組では ${p.counted}（期待値 ${p.expectedCounted}、標準偏差の ${p.spread} 倍）だった。`;
}
