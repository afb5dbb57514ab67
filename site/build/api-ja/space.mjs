/** `hantei/3d`: what docstrings say, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const SPACE = {
  "Shapes of space.": "空間の図形。",
  "TypeError `ERR_KIND` where the argument is no shape of space.": "引数が空間の図形でなければ TypeError `ERR_KIND`。",
  "Makes a box of space from its least and greatest coordinates; ±Infinity for a side without a bound.":
    "最小と最大の座標から直方体を作る。端のない側には ±Infinity を渡す。",
  "Makes a capsule of space from the two ends of its core segment, which may be equal, and its radius.":
    "芯となる線分の両端と半径から、空間のカプセルを作る。両端は同じでもよい。",
  "The first end's x, finite, in any unit; the other coordinates likewise, in the same.":
    "始点の x 座標。有限の数で、単位は自由。ほかの座標も有限で、同じ単位。",
  "Whether it does is exact, grazed corners and faces that it runs along included, and no rounding moves the ray's end; a ray without end is followed until it is far from all that the shape has. The fraction is a double, near the true one.":
    "当たるかどうかは、角をかすめるときや面に沿って進むときも含めて正確。光線の終わりが丸めで動くこともない。終わりのない光線は、図形のどこからも遠く離れるまで追う。fraction は倍精度数で、真の値に近い。",
  "Any shape of space.": "空間の図形。種類は問わない。",
  "TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_RANGE` for a direction (0, 0, 0), a negative `maxFraction` or another word for `initialOverlap`.":
    "TypeError `ERR_KIND`、`ERR_TYPE`。RangeError `ERR_NOT_FINITE`。向きが (0, 0, 0) のとき、`maxFraction` が負のとき、`initialOverlap` が決まったことば以外のときは RangeError `ERR_RANGE`。",
  "Any shapes of space.": "空間の図形の並び。種類は問わない。",
  "Each lies within 48 · 2⁻⁵³ of the pair's largest coordinate or radius of its shape. Where several pairs of points are closest, which one it is depends on the shapes alone, not on their order. Of a shape with a NaN they are NaN.":
    "どちらの点も、それぞれの図形からの隔たりは、組の最大の座標か半径の 48 · 2⁻⁵³ 倍以内。いちばん近い点の組がいくつもあるとき、どれになるかは図形だけで決まり、渡す順にはよらない。NaN を含む図形では NaN になる。",
  "TypeError `ERR_KIND` where either argument is no shape of space.":
    "どちらかの引数が空間の図形でなければ TypeError `ERR_KIND`。",
  "TypeError `ERR_KIND` where either argument is no shape of space; the result is left as it was.":
    "どちらかの引数が空間の図形でなければ TypeError `ERR_KIND`。そのとき、書き込み先はもとのまま。",
  "Its sign is `relate`'s: `depth` is above 0 exactly where they overlap, 0 exactly where they touch, and below where they are disjoint. Moved by `normal` times `depth`, b does not overlap a any more, and as little a moved the other way: in doubles, not just on paper. For that, depth may be longer than the least of all such moves by up to 96 · 2⁻⁵³ of the pair's largest coordinate or radius. Infinity where no move parts them. The same depth in both orders, and the opposite normal, unless the shapes are equal; which of several least moves it is depends on the shapes alone.":
    "符号は `relate` と一致する。`depth` は、重なっているときだけ正、接しているときだけ 0、離れているときだけ負。b を `normal` の `depth` 倍だけ動かすと、もう a と重ならない。a を逆向きに同じだけ動かしても同じ。紙の上だけでなく、倍精度数でもそうなる。そのため `depth` は、離すための最短の移動より、組の最大の座標か半径の 96 · 2⁻⁵³ 倍まで長いことがある。どう動かしても離れなければ Infinity。渡す順を逆にすると、深さは同じで法線は反対になる（図形どうしが等しいときを除く）。最短の移動がいくつもあるとき、どれになるかは図形だけで決まる。",
  "TypeError `ERR_KIND` where either is no shape of space, `ERR_TYPE` where `maxDistance` is not a number or the options are no object; RangeError `ERR_RANGE` where it is below 0 or NaN.":
    "どちらかが空間の図形でなければ TypeError `ERR_KIND`、`maxDistance` が数でないか、オプションがオブジェクトでなければ TypeError `ERR_TYPE`。`maxDistance` が負か NaN なら RangeError `ERR_RANGE`。",
  "As `contact`, written into an object of yours: no result is allocated.":
    "`contact` の結果を、手元のオブジェクトに書き込む。結果のオブジェクトは確保しない。",
  "From `contactBuffer()`. Of its four points, the first `count` are the contact's.":
    "`contactBuffer()` で作ったもの。4 つある点のうち、はじめの `count` 個が接触の点。",
  "TypeError `ERR_KIND` where either argument is no shape of space, `ERR_TYPE` where `strict` is neither true nor false, or the options are no object.":
    "どちらかの引数が空間の図形でなければ TypeError `ERR_KIND`、`strict` が true でも false でもないか、オプションがオブジェクトでなければ TypeError `ERR_TYPE`。",
  "0 exactly where they intersect (touching counts), and at least `Number.MIN_VALUE` where they do not: `distance(a, b) === 0` and `intersects(a, b)` are the same question. Otherwise within 48 · 2⁻⁵³ of the pair's largest coordinate or radius; the same in both orders. Infinity where it overflows, and from a shape with a NaN, built past the constructors.":
    "図形が交わるとき（接しているだけでもよい）、かつそのときに限り 0 で、交わらなければ必ず `Number.MIN_VALUE` 以上。つまり `distance(a, b) === 0` と `intersects(a, b)` は同じ問いになる。0 でないとき、誤差は組の最大の座標か半径の 48 · 2⁻⁵³ 倍以内。渡す順を逆にしても同じ。オーバーフローすれば Infinity。コンストラクターを通さずに NaN を入れた図形からの距離も Infinity。",
  "Why two shapes of space lie as they do: the relation, a witness that proves it, and every comparison made, in order, with its formula, its numbers and its outcome. Exact, like `relate`, and always of the same verdict; but derived in fractions, step by step, to be read. Thousands of times slower.":
    "空間の 2 つの図形がなぜその位置関係にあるのか。位置関係とそれを示す証拠、そして行ったすべての比較を、順に、式、数値、結果をつけて返す。`relate` と同じく正確で、判定はいつも一致する。ただし、読めるように分数で一歩ずつ導くので、数千倍遅い。",
  "TypeError `ERR_KIND` where either is no shape of space, `ERR_TYPE` where a field is not a number; RangeError `ERR_NOT_FINITE` for a shape with NaN, built past the constructors, and as the constructors do for other such shapes.":
    "どちらかが空間の図形でなければ TypeError `ERR_KIND`、項目が数でなければ TypeError `ERR_TYPE`。コンストラクターを通さずに NaN を入れた図形なら RangeError `ERR_NOT_FINITE`。コンストラクターが拒むはずのほかの図形では、コンストラクターと同じエラー。",
  "Whether two boxes have a common point: six comparisons, two an axis. [formulas](../docs/formulas) shows why article 000's guess of nine is three too many, and why five are too few.":
    "2 つの直方体に共通の点があるか。接しているだけでもよい。比較は軸ごとに 2 回、合わせて 6 回。記事 000 が予想した 9 回がなぜ 3 回多すぎ、5 回ではなぜ足りないかは、[記事の式を動かして数える](../docs/formulas)にある。",
  "The shape moved by the pose's (x, y, z). Poses in space do not turn, and say so when asked to.":
    "姿勢の (x, y, z) だけ図形を動かす。空間の姿勢に回転はなく、角度を渡すとエラーになる。",
  "Any shape of space; it stays as it was.": "空間の図形。種類は問わない。もとの図形は変わらない。",
  "Offsets in the shape's unit, finite.": "移動は有限の数。単位は図形と同じ。",
  "TypeError `ERR_KIND`, `ERR_TYPE` (an angle given included); RangeError `ERR_NOT_FINITE`, `ERR_NOT_REPRESENTABLE`.":
    "TypeError `ERR_KIND`、`ERR_TYPE`（角度を渡したときも）。RangeError `ERR_NOT_FINITE`、`ERR_NOT_REPRESENTABLE`。",
  "Makes a point of space.": "空間の点を作る。",
  "Finite, in any unit; y and z in the same.": "有限の数で、単位は自由。y と z も同じ単位。",
  "Otherwise within 48 · 2⁻⁵³ of the largest coordinate or radius of the nearest one; of several, always the same.":
    "含まれなければ、いちばん近い点から、最大の座標か半径の 48 · 2⁻⁵³ 倍以内。いちばん近い点がいくつもあれば、いつも同じものを選ぶ。",
  "Any point, as `{x, y, z}`; finite.": "任意の点。`{x, y, z}` で、有限の数。",
  "TypeError `ERR_KIND` where the shape is none of space, `ERR_TYPE` where a coordinate is not a number; RangeError `ERR_NOT_FINITE`.":
    "空間の図形でなければ TypeError `ERR_KIND`、座標が数でなければ TypeError `ERR_TYPE`。RangeError `ERR_NOT_FINITE`。",
  "Makes a segment of space from its two ends, which may be equal.": "両端から空間の線分を作る。両端は同じでもよい。",
  "Makes a sphere from its center and radius.": "中心と半径から球を作る。",
  "The shape moved by (dx, dy, dz), each coordinate rounded once to the nearest double. Answers about the result are exact for the rounded shape.":
    "図形を (dx, dy, dz) だけ動かす。座標ごとに 1 回だけ、最も近い倍精度数へ丸める。結果についての答えは、丸めた図形に対して正確。",
  "Finite, in the shape's unit; dy and dz likewise.": "有限の数。単位は図形と同じ。dy と dz も同様。",
  "An axis-aligned box of space, possibly flat, possibly unbounded; its interior is the product of its three intervals' interiors.":
    "面が軸に平行な直方体。つぶれていても、無限に広がっていてもよい。内部は、3 つの区間の内部の積。",
  "All points of space within `radius` of a segment; its interior is open. With radius 0 it is its segment, with equal ends its sphere.":
    "線分から `radius` 以内にある空間の点の全体。内部は境界を除いた部分。半径 0 なら芯の線分、両端が等しければ球になる。",
  'What a ray does that starts in the shape, or on its skin: `"hit"`, the default, hits at fraction 0; `"ignore"` misses, as a shape of space is never entered twice; `"exit"` hits where it leaves, if it does before its end: a ray that ends on the skin has not left. Whether it does is exact.':
    '図形の中または表面から始まる光線をどう扱うか。`"hit"`（既定）なら fraction 0 で当たる。`"ignore"` なら当たらない（空間の図形に再び入ることはないため）。`"exit"` なら、終わりより前に図形から出れば、出るところで当たる。表面の上で終わる光線は、まだ出ていない。出るかどうかは正確に決まる。',
  "Whether no shorter move parts them: always true in space, whose shapes are all convex.":
    "これより短い移動では離れないか。空間の図形はどれも凸なので、いつも true。",
  "One to four points common to both; between both where they are apart.":
    "両方に共通の点。1 つから 4 つ。離れていれば、両者のあいだの点。",
  "A contact to write into: four points, of which `count` are in use.":
    "書き込み用の接触。点は 4 つ分あり、`count` 個が使われている。",
  "A part of a shape: of a box, the faces at minX, maxX, minY, maxY, minZ, maxZ, from 0 on; of a segment its ends, vertices 0 and 1, and edge 0; of a capsule the rounded ends, vertices 0 and 1, and face 0; of a sphere face 0.":
    "図形の部分。直方体では minX、maxX、minY、maxY、minZ、maxZ の面が順に face 0 から 5。線分では両端が vertex 0 と 1、そのほかは edge 0。カプセルでは丸い両端が vertex 0 と 1、そのほかは face 0。球では face 0。",
  "How far along the ray: the point is (x, y, z) + fraction · (dx, dy, dz). From 0 to `maxFraction`; the largest double where it is larger.":
    "光線のどこで当たるか。点は (x, y, z) + fraction · (dx, dy, dz)。0 から `maxFraction` まで。倍精度に収まらなければ、最大の倍精度数。",
  "A part of a shape that `contact` writes, named as a ray's hit names it. Besides, a box's vertices are numbered by bits, 1, 2 and 4 where x, y and z are greatest, and its edges by 4 times their axis and the bits of the other two; a point is vertex 0.":
    "`contact` が書き込む、図形の部分。光線の当たりと同じ呼び方をする。ほかに、直方体の頂点の番号はビットで表し、x が最大なら 1、y が最大なら 2、z が最大なら 4 を加える。辺の番号は、辺に平行な軸の番号（x から順に 0、1、2）の 4 倍に、残り 2 軸のビット（順に 1、2）を加えたもの。点は vertex 0。",
  "A point of space; it is its own interior.": "空間の点。内部はその点自身。",
  "Where a shape goes: moved by (x, y, z), in the shape's own units. Poses in space do not turn.":
    "図形の行き先。(x, y, z) だけ動かす。単位は図形と同じ。空間の姿勢に回転はない。",
  "A ray: from (x, y, z) along (dx, dy, dz), as far as `maxFraction` times (dx, dy, dz).":
    "光線。(x, y, z) から (dx, dy, dz) の向きへ、その `maxFraction` 倍まで。",
  "The direction, and the unit that fractions count; not (0, 0, 0).":
    "光線の向きで、fraction を測る単位にもなる。(0, 0, 0) であってはならない。",
  "0 or more, Infinity for a ray without end; 1 where nothing is said, so that the ray ends at (x + dx, y + dy, z + dz).":
    "0 以上。終わりのない光線なら Infinity。省けば 1 で、光線は (x + dx, y + dy, z + dz) で終わる。",
  "A straight segment of space; its interior is all but its two ends, or the point itself where both ends are equal.":
    "空間のまっすぐな線分。内部は両端を除いた部分。両端が等しければ、その点自身。",
  "Of unit length, from the second shape to the first, square to the side that is met; where corners or edges meet, along a direction in which they come together. Of shapes that overlap at the start, and of those that touch there where touching counts, straight against the motion, or along x where there is none: which side is met there, `contact` tells.":
    "2 つめの図形から 1 つめの図形へ向かう長さ 1 の向きで、出会う面に垂直。角や辺どうしが出会うときは、近づいてきた方向の 1 つ。初めから重なっているとき、そして接することも数えるなら初めから接しているときは、相対的な移動と正反対の向き（移動がなければ x 方向）。どこで接しているかは `contact` が答える。",
  "A filled sphere; its interior is the open ball, or the center itself where the radius is 0.":
    "中まで含む球。内部は境界を除いた球体。半径が 0 なら、中心そのもの。",
  "A place in space.": "空間の位置。",
  "A direction or a way in space.": "空間での向き、または移動。",
  "Every shape of space.": "空間のすべての図形。",
};
