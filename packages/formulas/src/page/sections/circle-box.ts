/** Article 004: what its two forms cost, and exactly where they disagree. */
import type { Arithmetic } from "../../arithmetic/arithmetic.js";
import { arithmeticOf } from "../../arithmetic/counting.js";
import { type Rational, rationals } from "../../arithmetic/rationals.js";
import type { Formula, Language, Seven, Text } from "../../formulas/formula.js";
import { formulaOf } from "../../formulas.js";
import { MersenneTwister } from "../../mersenne-twister.js";
import { inDoubles, inReals, run } from "../../run.js";
import { mean, table, whole } from "../markdown.js";
import { circleAndBox } from "../scenes.js";
import type { Section } from "../section.js";
import { type Tally, tally } from "../tally.js";

const SEED = 4;
const SCENES = 20_000;
const ROUNDING_SCENES = 10_000;
/** Rooms for circles of radius up to 20 and boxes of up to 40 a side: about a quarter hit; and a game's screen. */
const ROOMS = { dense: [60, 60], game: [640, 480] } as const;

const FORMULAS: readonly Formula[] = [
  "circle-box/hit-if-any",
  "circle-box/miss-if",
  "circle-box/nearest-point",
  "circle-box/by-gaps",
  "circle-box/hantei-intersects",
].map(formulaOf);
const [FIRST, SECOND] = FORMULAS as [Formula, Formula];

/** The set of the page: the circle's center lies on one of the four sides of the box, moved outward by the radius. */
function onMovedSide<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [x, y, r, minX, minY, maxX, maxY] = values as Seven<T>;
  const within = (value: T, low: T, high: T): boolean => m.lessOrEqual(low, value) && m.lessOrEqual(value, high);
  const onEnd = (value: T, low: T, high: T): boolean =>
    m.equal(value, m.subtract(low, r)) || m.equal(value, m.add(high, r));
  return (within(x, minX, maxX) && onEnd(y, minY, maxY)) || (within(y, minY, maxY) && onEnd(x, minX, maxX));
}

/** All scenes of halves: boxes from (0, 0) up to (2, 2), flat ones too, radii 0..2½, centers in −3..5. */
function* gridScenes(): Generator<number[]> {
  for (const maxX of [0, 0.5, 1, 2]) {
    for (const maxY of [0, 0.5, 1, 2]) {
      for (let r = 0; r <= 2.5; r += 0.5) {
        for (let x = -3; x <= 5; x += 0.5) for (let y = -3; y <= 5; y += 0.5) yield [x, y, r, 0, 0, maxX, maxY];
      }
    }
  }
}

interface Disagreement {
  readonly scenes: number;
  /** Scenes in which the forms differ. */
  readonly differing: number;
  /** Scenes in which they differ, but not on the described set, or the other way round. */
  readonly unexplained: number;
  /** Scenes in which circle and box touch at a corner of the box, off all sides: both forms miss. */
  readonly cornerContacts: number;
}

function disagreement(): Disagreement {
  const found = { scenes: 0, differing: 0, unexplained: 0, cornerContacts: 0 };
  const nearest = formulaOf("circle-box/nearest-point");
  for (const scene of gridScenes()) {
    const first = inReals(FIRST, scene);
    const second = inReals(SECOND, scene);
    const differs = second && !first;
    if (first && !second) throw new Error("the first form hits where the second misses");
    found.scenes++;
    if (differs) found.differing++;
    if (differs !== onMovedSide<Rational>(rationals, scene.map(rationals.of))) found.unexplained++;
    if (!first && !second && inReals(nearest, scene)) found.cornerContacts++;
  }
  return found;
}

/** A circle of one decimal place that touches a box of such: at a side, or at a corner by a 3-4-5 triangle. */
function touching(random: MersenneTwister): number[] {
  const [minX, minY] = [random.below(100), random.below(100)];
  const [maxX, maxY] = [minX + 1 + random.below(50), minY + 1 + random.below(50)];
  const size = 1 + random.below(9);
  const corner = random.below(2) === 0;
  const r = 5 * size;
  const x = corner ? maxX + 3 * size : maxX + r;
  const y = corner ? maxY + 4 * size : minY + random.below(maxY - minY + 1);
  return [x, y, r, minX, minY, maxX, maxY].map((value) => value / 10);
}

/** How many answers in doubles differ from the same formula's in real arithmetic. */
function wronglyRounded(): number[] {
  const random = new MersenneTwister(SEED);
  const scenes = Array.from({ length: ROUNDING_SCENES }, () => touching(random));
  return FORMULAS.map(
    (formula) => scenes.filter((scene) => inDoubles(formula, scene) !== inReals(formula, scene)).length,
  );
}

function costs(): { formula: Formula; dense: Tally; game: Tally }[] {
  const scenes = ([width, height]: readonly [number, number]): number[][] => {
    const random = new MersenneTwister(SEED);
    return Array.from({ length: SCENES }, () => circleAndBox(random, width, height));
  };
  const dense = scenes(ROOMS.dense);
  const game = scenes(ROOMS.game);
  return FORMULAS.map((formula) => ({ formula, dense: tally(formula, dense), game: tally(formula, game) }));
}

/** Whether the gaps never take more operations than the second form, scene by scene. */
function gapsNeverCostMore(scenes: Iterable<readonly number[]>): boolean {
  const gaps = formulaOf("circle-box/by-gaps");
  const operations = (formula: Formula, scene: readonly number[]): number => {
    const { counts } = run(formula, scene);
    return counts.comparisons + arithmeticOf(counts);
  };
  for (const scene of scenes) if (operations(gaps, scene) > operations(SECOND, scene)) return false;
  return true;
}

const COST_HEAD: Record<Language, readonly string[]> = {
  en: ["formula", "a hit: comparisons", "arithmetic", "a miss: comparisons", "arithmetic", "most of both"],
  ja: ["式", "当たり：比較", "四則", "外れ：比較", "四則", "合計の最大"],
};

const ROUNDING_HEAD: Record<Language, readonly string[]> = {
  en: ["formula", "wrong in doubles"],
  ja: ["式", "倍精度数での誤り"],
};

/** Measures, and gives the section. */
export function circleBox(): Section {
  const where = disagreement();
  if (where.unexplained > 0) throw new Error("the described set is not the set of disagreement");
  if (!gapsNeverCostMore(gridScenes())) throw new Error("the gaps cost more than the second form");
  const wrong = wronglyRounded();
  const cost = costs();
  return (language) => {
    const costTable = (room: "dense" | "game"): string =>
      table(
        COST_HEAD[language],
        cost.map((row) => {
          const { hits, misses } = row[room];
          return [
            row.formula.title[language],
            mean(hits.comparisons),
            mean(hits.arithmetic),
            mean(misses.comparisons),
            mean(misses.arithmetic),
            `${Math.max(hits.most, misses.most)}`,
          ];
        }),
      );
    const roundingTable = table(
      ROUNDING_HEAD[language],
      FORMULAS.map((formula, row) => [formula.title[language], whole(wrong[row] as number)]),
    );
    const [first, , , , last] = cost as [(typeof cost)[0], unknown, unknown, unknown, (typeof cost)[0]];
    const exact: Text = {
      en: `${last.dense.hits.exact + last.dense.misses.exact} and ${last.game.hits.exact + last.game.misses.exact}`,
      ja: `${last.dense.hits.exact + last.dense.misses.exact} 回と ${last.game.hits.exact + last.game.misses.exact} 回`,
    };
    const parts: Parts = {
      where,
      dense: costTable("dense"),
      game: costTable("game"),
      denseHits: whole(first.dense.hits.scenes),
      gameHits: whole(first.game.hits.scenes),
      rounding: roundingTable,
      exact: exact[language],
    };
    return language === "en" ? english(parts) : japanese(parts);
  };
}

interface Parts {
  readonly where: Disagreement;
  readonly dense: string;
  readonly game: string;
  readonly denseHits: string;
  readonly gameHits: string;
  readonly rounding: string;
  readonly exact: string;
}

const SET = `\`\`\`text
D = { (x, y) :  minX ≤ x ≤ maxX  and  (y = minY − r  or  y = maxY + r) }
  ∪ { (x, y) :  minY ≤ y ≤ maxY  and  (x = minX − r  or  x = maxX + r) }
\`\`\``;

function english(p: Parts): string {
  return `## Circle and box: where the two forms disagree, and what they cost (004)

![The four moved sides on which the forms disagree](figures/formulas-circle-box.svg)

Let d be the distance from the circle's center \`(x, y)\` to the box, and r > 0.

- **The first form is the open test, d < r.** Its two rectangles and four discs are open, and together they are all points
  nearer to the box than r: beside a side the nearest point is straight across, and the rectangles hold the center; beside a
  corner, and on the lines that bound those regions, the corner's disc does.
- **The second form is closed at the sides and open at the corners.** Its first line misses only where the center is
  strictly outside the grown rectangle, so d = r is left to hit beside a side; its corner lines turn "not nearer than r" into a
  miss, so d = r misses there. "Beside a corner" is strict, so a center exactly in line with a side counts with the side.

So the forms differ exactly where d = r with the center beside or in line with a side. The first says miss, the second hit:

${SET}

These are the four sides of the box, each moved outward by r, ends included; the quarter circles between them do not belong to
it, for there both forms miss. With r = 0 the same formula holds: the first form then is the open box, the second the closed
one, and D the four sides.

Checked in exact fractions on ${whole(p.where.scenes)} scenes – all boxes from (0, 0) with sides of 0, ½, 1 and 2, all radii 0 to 2½ and all
centers from −3 to 5 in steps of ½: the forms differ in ${whole(p.where.differing)} scenes, all in D, and D holds no other (${whole(p.where.unexplained)} exceptions). In
${whole(p.where.cornerContacts)} more scenes the circle touches a corner off all sides, and both forms miss.

### What they cost

Mean operations on ${whole(SCENES)} seeded scenes in a crowded room (${p.denseHits} hits by the first form):

${p.dense}

And on a game's screen of 640 × 480, where nearly all pairs miss (${p.gameHits} hits), as the article has in mind:

${p.game}

The article is right: on misses, the second form makes a fraction of the first one's operations. And it can be improved, as the
article suspects. *Gaps* makes the same four comparisons first, but of the gap with the radius; the gap's sign then tells where
the center lies, so three corners need not be asked, and the squares are taken once. In each of the ${whole(p.where.scenes)} scenes above it takes
at most as many operations as the second form, and it is the closed test everywhere. *Nearest point* computes more on
a miss, but always the same; it has no branch except to pick two coordinates. The library's kernel is that with
an error bound: in these scenes doubles could not tell ${p.exact} times, and those were decided exactly.

### And rounding

On ${whole(ROUNDING_SCENES)} seeded scenes of one decimal place made to touch, at a side or by a 3-4-5 triangle at a corner, this many answers in
doubles are not what the same formula says in real arithmetic for the same doubles:

${p.rounding}`;
}

function japanese(p: Parts): string {
  return `## 円と矩形：2 つの形が食い違う場所と、その手間（004）

![2 つの形が食い違う、外へ動かした 4 辺](figures/formulas-circle-box.ja.svg)

円の中心 \`(x, y)\` から矩形までの距離を d とし、r > 0 とする。

- **第 1 の形は d < r、つまり境界を含まない判定である**。2 つの矩形と 4 つの円はどれも境界を含まず、合わせると「矩形までの距離が
  r より小さい点」の全体になる。辺の外側では最も近い点が真向かいにあり、矩形が中心を含む。角の外側と、その領域を区切る線の上では、
  角の円が含む。
- **第 2 の形は、辺では境界を含み、角では含まない**。最初の行が外れとするのは、中心が広げた矩形の真に外側にあるときだけなので、
  辺の外側では d = r が当たりとして残る。角の行は「r より小さくない」を外れとするので、そこでは d = r が外れになる。「角の外側」は
  境界を含まないため、辺の端とちょうど同じ座標にある中心は辺の側に入る。

したがって食い違うのは、中心が辺の真向かい（両端を含む）にあって d = r のとき、かつそのときに限る。第 1 の形は外れ、第 2 の形は当たりと
答える。

${SET}

これは矩形の 4 辺をそれぞれ r だけ外へ動かした線分で、両端を含む。間をつなぐ四分円は含まない。そこでは両方とも外れとするからである。
r = 0 でも同じ式が成り立つ。そのとき第 1 の形は境界を除いた矩形、第 2 の形は境界を含む矩形、D は 4 辺になる。

正確な分数の計算で ${whole(p.where.scenes)} 通りの場面を調べた。(0, 0) を角とする 1 辺 0、½、1、2 のすべての矩形、½ 刻みで 0 から 2½ までの半径、
−3 から 5 までの中心である。食い違うのは ${whole(p.where.differing)} 通りで、すべて D に入り、D にはほかの場面がない（例外 ${whole(p.where.unexplained)}）。このほか
${whole(p.where.cornerContacts)} 通りでは、円が辺の真向かいでないところから角に接し、両方とも外れと答える。

### 手間

混み合った場面 ${whole(SCENES)} 通り（シード固定、第 1 の形で当たり ${p.denseHits}）での演算回数の平均。

${p.dense}

記事が想定するように、ほとんど当たらない 640 × 480 のゲーム画面（当たり ${p.gameHits}）では次のようになる。

${p.game}

記事の言うとおり、外れでは第 2 の形の比較回数は第 1 の形の何分の一かで済む。そして記事が予感したように、まだ改善できる。
「すき間」の形は、同じ 4 回の比較を、すき間と半径の比較として先に行う。すき間の符号から中心の位置も分かるので、ほかの 3 つの角を調べずに
済み、2 乗の計算も 1 度だけになる。上の ${whole(p.where.scenes)} 通りのどの場面でも演算は第 2 の形以下で、しかもどこでも境界を含む判定になる。
「最も近い点」の形は、外れでの四則の回数は多いが、どの場面でも同じで、座標を選ぶほかに分岐がない。ライブラリの実装はこれに誤差の上限を加えた
もので、上の場面では倍精度数で判定しきれなかった ${p.exact}を、正確な計算で判定した。

### 丸め

接するように作った小数第 1 位までの場面 ${whole(ROUNDING_SCENES)} 通り（辺に接するものと、3-4-5 の三角形で角に接するもの。シード固定）で、倍精度数の答えが、同じ
倍精度数に対する実数の計算と異なるものの数を示す。

${p.rounding}`;
}
