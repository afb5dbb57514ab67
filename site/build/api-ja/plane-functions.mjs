/** `hantei`'s functions: what docstrings say, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const PLANE_FUNCTIONS = {
  "The area of a shape, in its unit squared, 0 or more: of a polygon without its holes; 0 for points, segments and polylines; Infinity for a box without bounds, unless it is flat.":
    "図形の面積。図形の単位の 2 乗で表し、0 以上。多角形の穴は除く。点、線分、折れ線では 0。無限に広がる矩形では、つぶれていない限り Infinity。",
  "Of boxes and polygons it is the exact area, rounded once to nearest, wherever they lie. Of circles and capsules it is off by less than 2⁻⁴⁹ of itself, but for areas below 2⁻¹⁰²². What overflows is Infinity.":
    "矩形と多角形では、どこにあっても、正確な面積を 1 回だけ最も近い倍精度数へ丸めたもの。円とカプセルでは、面積が 2⁻¹⁰²² 未満のときを除き、誤差は面積の 2⁻⁴⁹ 倍未満。オーバーフローすれば Infinity。",
  "Any shape of the plane.": "平面の図形。種類は問わない。",
  "TypeError `ERR_KIND` where the argument is no shape of the plane.":
    "引数が平面の図形でなければ TypeError `ERR_KIND`。",
  "The smallest box of doubles that holds a shape: bounds that are not doubles are rounded outward.":
    "図形を含み、端が倍精度数である最小の矩形・直方体。倍精度数で表せない端は外側へ丸める。",
  "Makes a box from its least and greatest coordinates.": "最小と最大の座標から矩形を作る。",
  "At most `maxX`; −Infinity for a box without a bound on that side.":
    "`maxX` 以下。その側に端のない矩形では −Infinity。",
  "At most `maxY`; −Infinity likewise.": "`maxY` 以下。端がなければ、同じく −Infinity。",
  "+Infinity for a box without a bound on that side.": "その側に端のない矩形では +Infinity。",
  "+Infinity likewise.": "端がなければ、同じく +Infinity。",
  "TypeError `ERR_TYPE` where a bound is not a number; RangeError `ERR_ORDER` where a minimum exceeds its maximum, `ERR_NOT_FINITE` where a bound is NaN, a minimum +Infinity or a maximum −Infinity.":
    "端が数でなければ TypeError `ERR_TYPE`。最小が最大より大きければ RangeError `ERR_ORDER`。端が NaN か、最小が +Infinity か、最大が −Infinity なら RangeError `ERR_NOT_FINITE`。",
  "The box around a center. The bounds are x ± width/2 and y ± height/2, each rounded once to the nearest double: where that loses digits, answers are exact for the rounded box.":
    "中心と幅、高さから矩形を作る。端は x ± width/2 と y ± height/2 で、それぞれ 1 回だけ、最も近い倍精度数へ丸める。それで桁が失われるときは、丸めた矩形について正確に答える。",
  "The center's x, finite.": "中心の x 座標。有限の数。",
  "The center's y, finite.": "中心の y 座標。有限の数。",
  "The whole width, 0 or more.": "全体の幅。0 以上。",
  "The whole height, 0 or more.": "全体の高さ。0 以上。",
  "TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_RADIUS` for a negative size, `ERR_NOT_REPRESENTABLE`.":
    "TypeError `ERR_TYPE`。RangeError `ERR_NOT_FINITE`、`ERR_NOT_REPRESENTABLE`。大きさが負なら RangeError `ERR_RADIUS`。",
  "The box with two opposite corners, given in any order.": "向かい合う 2 つの角から矩形を作る。角の順は問わない。",
  "As `box`, but never `ERR_ORDER` for numbers.": "`box` と同じ。ただし、数である限り `ERR_ORDER` にはならない。",
  "The box from its least corner and its size, as Canvas and the DOM give it. The far bounds are x + width and y + height, each rounded once.":
    "座標の小さいほうの角と大きさから矩形を作る。Canvas や DOM と同じ渡し方。反対側の端は x + width と y + height で、それぞれ 1 回だけ丸める。",
  "Makes a capsule from the two ends of its core segment, which may be equal, and its radius.":
    "芯となる線分の両端と半径からカプセルを作る。両端は同じでもよい。",
  "The first end's x, finite; the other coordinates likewise.": "始点の x 座標。有限の数。ほかの座標も同じ。",
  "0 or more, finite, in the unit of the coordinates.": "0 以上の有限の数。単位は座標と同じ。",
  "TypeError `ERR_TYPE` where an argument is not a number; RangeError `ERR_NOT_FINITE` where it is not finite, `ERR_RADIUS` where the radius is negative.":
    "引数が数でなければ TypeError `ERR_TYPE`。有限でなければ RangeError `ERR_NOT_FINITE`、半径が負なら RangeError `ERR_RADIUS`。",
  "Where a ray first meets a shape; undefined where it does not.":
    "光線が図形に最初に当たるところ。当たらなければ undefined。",
  "Whether it does is exact, grazed corners and sides that it runs along included: it is what `relate` says of the segment that the ray covers, whose end no rounding moves. The fraction is a double, near the true one ([exactness](../docs/exactness)).":
    "当たるかどうかは、角をかすめるときや辺に沿って進むときも含めて正確。光線が通る線分について `relate` が答えるとおりであり、その線分の端も丸めで動くことはない。fraction は倍精度数で、真の値に近い（[正確さについて](../docs/exactness)）。",
  "In the shape's unit; finite, but for `maxFraction`.": "図形と同じ単位。`maxFraction` のほかは有限の数。",
  "A fresh object; `castRayInto` writes into your own.":
    "毎回新しいオブジェクト。手元のオブジェクトに書き込むには `castRayInto` を使う。",
  "TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_RANGE` for a direction (0, 0), a negative `maxFraction` or another word for `initialOverlap`.":
    "TypeError `ERR_KIND`、`ERR_TYPE`。RangeError `ERR_NOT_FINITE`。向きが (0, 0) のとき、`maxFraction` が負のとき、`initialOverlap` が決まったことば以外のときは RangeError `ERR_RANGE`。",
  "Where a ray first meets each of several shapes, nearest first; shapes that it misses are left out. Hits at equal fractions are in the order of the list.":
    "光線が複数の図形それぞれに最初に当たるところ。近い順に並び、当たらない図形は除く。fraction が等しいものは、渡した並びの順。",
  "Any shapes of the plane.": "平面の図形の並び。種類は問わない。",
  "As for `castRay`.": "`castRay` と同じ。",
  "Fresh objects.": "毎回新しいオブジェクト。",
  "As `castRay`; TypeError `ERR_TYPE` where the shapes are no array.":
    "`castRay` と同じ。図形の並びが配列でなければ TypeError `ERR_TYPE`。",
  "As `castRay`, written into an object of yours.": "`castRay` の結果を、手元のオブジェクトに書き込む。",
  "Overwritten where the ray hits, with its `normal` and `feature`; else left as it was.":
    "光線が当たれば、`normal` と `feature` も含めて上書きされる。当たらなければもとのまま。",
  "Whether the ray hits.": "光線が当たるか。",
  "As `castRay`.": "`castRay` と同じ。",
  "When two shapes that move along straight ways meet for the first time. However fast, nothing is passed through.":
    "まっすぐ動く 2 つの図形が最初に出会うとき。どんなに速くても飛び越しはない。",
  'Whether they meet is exact. The fraction of a hit is within its bound ([exactness](../docs/exactness)), and early enough: placed there, by `fraction` times their motions and rounded, the shapes do not overlap. Shapes that touch at the start are a hit at 0 with `touching: true`; `"overlapped"` are only those whose interiors meet. Shapes that stay separated do so on their exact ways: at the end, moved and rounded, they may lap over by last bits, which `contact` parts.':
    '出会うかどうかは正確。当たりの `fraction` は定められた誤差の範囲にあり（[正確さについて](../docs/exactness)）、しかも遅すぎることはない。つまり、それぞれを移動の `fraction` 倍だけ動かして丸めても、図形は重ならない。はじめから接している図形は、`touching: true` なら 0 での当たりになる。`"overlapped"` になるのは、内部が交わっているときだけ。離れたままの図形は、丸める前の正確な経路の上で離れている。終点まで動かして丸めると、最後の数ビットだけ重なることがあり、それは `contact` で離せる。',
  "The way it goes, in the shapes' unit.": "その図形の移動。単位は図形と同じ。",
  "Any other.": "もう一方の図形。種類は問わない。",
  "The way the other goes at the same time; nowhere where it is left out.":
    "同じ時間での、もう一方の図形の移動。省くと動かない。",
  "Fresh objects; `castShapeInto` writes into your own.":
    "毎回新しいオブジェクト。手元のオブジェクトに書き込むには `castShapeInto` を使う。",
  "TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_NOT_REPRESENTABLE` where a moved shape has no doubles.":
    "TypeError `ERR_KIND`、`ERR_TYPE`。RangeError `ERR_NOT_FINITE`。動かした図形を倍精度数で表せなければ RangeError `ERR_NOT_REPRESENTABLE`。",
  "As `castShape`, written into an object of yours.": "`castShape` の結果を、手元のオブジェクトに書き込む。",
  "Overwritten; its `point` and `normal` stay as they were where the shapes stay separated.":
    "上書きされる。図形が離れたままなら、`point` と `normal` はもとのまま。",
  "As `castShape`.": "`castShape` と同じ。",
  "The centroid of a shape: the mean of its points, where it would balance. It may lie outside of a concave shape.":
    "図形の重心。すべての点の平均で、そこで支えると釣り合う。凹んだ図形では、図形の外にあることもある。",
  "A polygon's is that of its area without its holes, a polyline's and a segment's that of its length. Each coordinate is the exact one, rounded once to nearest, wherever the shape lies; of a polyline of n edges it is off by less than (n + 10) · 2⁻⁵¹ of the chain's extent, and then rounded to a double at its place.":
    "多角形では穴を除いた面積の重心、折れ線と線分では長さの重心。どちらの座標も、図形がどこにあっても、正確な値を 1 回だけ最も近い倍精度数へ丸めたもの。ただし n 辺の折れ線では、誤差が折れ線の広がりの (n + 10) · 2⁻⁵¹ 倍未満の値を、折れ線のある位置で倍精度数に丸めたもの。",
  "TypeError `ERR_KIND` where the argument is no shape of the plane; RangeError `ERR_UNBOUNDED` for a box that lacks a bound.":
    "引数が平面の図形でなければ TypeError `ERR_KIND`。矩形に端のない側があれば RangeError `ERR_UNBOUNDED`。",
  "Makes a circle from its center and radius.": "中心と半径から円を作る。",
  "A point of each of two shapes, such that no two are closer. Where the shapes intersect, one common point, twice.":
    "2 つの図形からひとつずつ選んだ、いちばん近い点どうし。図形が交わるときは、共通の点のひとつを 2 度返す。",
  "Each lies within 40 · 2⁻⁵³ of the pair's largest coordinate or radius of its shape. Where several pairs of points are closest, which one it is depends on the shapes alone, not on their order. Of a shape with a NaN they are NaN.":
    "どちらの点も、それぞれの図形からの隔たりは、組の最大の座標か半径の 40 · 2⁻⁵³ 倍以内。いちばん近い点の組がいくつもあるとき、どれになるかは図形だけで決まり、渡す順にはよらない。NaN を含む図形では NaN になる。",
  "Any other, or the same.": "もう一方の図形。種類は問わず、同じものでもよい。",
  "Fresh objects; `closestPointsInto` writes into your own.":
    "毎回新しいオブジェクト。手元のオブジェクトに書き込むには `closestPointsInto` を使う。",
  "TypeError `ERR_KIND` where either argument is no shape of the plane.":
    "どちらかの引数が平面の図形でなければ TypeError `ERR_KIND`。",
  "As `closestPoints`, written into an object of yours: no result is allocated.":
    "`closestPoints` の結果を、手元のオブジェクトに書き込む。結果のオブジェクトは確保しない。",
  "Its `a` and `b` are overwritten.": "`a` と `b` が上書きされる。",
  "TypeError `ERR_KIND` where either argument is no shape of the plane; the result is left as it was.":
    "どちらかの引数が平面の図形でなければ TypeError `ERR_KIND`。そのとき、書き込み先はもとのまま。",
  "How to part two shapes: in which direction, how far, and where they meet. `undefined` where they are disjoint and farther apart than `maxDistance`.":
    "2 つの図形をどの向きにどれだけ動かせば離せるか、どこで接触しているか。離れていて、その距離が `maxDistance` より大きければ `undefined`。",
  "Its sign is `relate`'s: `depth` is above 0 exactly where they overlap, 0 exactly where they touch, and below where they are disjoint. Moved by `normal` times `depth`, b does not overlap a any more, and as little a moved the other way: in doubles, not just on paper. For that, depth may be longer than the least of all such moves by up to 64 · 2⁻⁵³ of the pair's largest coordinate or radius; by more where a polygon is as thin as its last bits, and where a shape is concave, unless `minimal` is true. Infinity where no move was found that parts them. The same depth in both orders, and the opposite normal, unless the shapes are equal; which of several least moves it is depends on the shapes alone. [conventions](../docs/conventions) has the odd cases.":
    "符号は `relate` と一致する。`depth` は、重なっているときだけ正、接しているときだけ 0、離れているときだけ負。b を `normal` の `depth` 倍だけ動かすと、もう a と重ならない。a を逆向きに同じだけ動かしても同じ。紙の上だけでなく、倍精度数でもそうなる。そのため `depth` は、離すための最短の移動より、組の最大の座標か半径の 64 · 2⁻⁵³ 倍まで長いことがある。最後の数ビットほどに細い多角形ではもっと長いこともあり、どちらかの図形が凹んでいるときも、`minimal` が true でない限り同じ。離す移動が見つからなければ Infinity。渡す順を逆にすると、深さは同じで法線は反対になる（図形どうしが等しいときを除く）。最短の移動がいくつもあるとき、どれになるかは図形だけで決まる。特別な場合は[用語と約束](../docs/conventions)にある。",
  "TypeError `ERR_KIND` where either is no shape of the plane, `ERR_TYPE` where `maxDistance` is not a number or the options are no object; RangeError `ERR_RANGE` where it is below 0 or NaN.":
    "どちらかが平面の図形でなければ TypeError `ERR_KIND`、`maxDistance` が数でないか、オプションがオブジェクトでなければ TypeError `ERR_TYPE`。`maxDistance` が負か NaN なら RangeError `ERR_RANGE`。",
  "An object for `contactInto`.": "`contactInto` に渡すオブジェクトを作る。",
  "As `contact`, written into an object of yours: no result is allocated, and most pairs leave no garbage at all. Concave shapes that overlap are moved about in room that is kept, up to 32,768 vertices in all; they leave some where they have more, or where rounding might fold a ring whose parts touch or nearly do, so that each move is checked anew.":
    "`contact` の結果を、手元のオブジェクトに書き込む。結果のオブジェクトは確保せず、たいていの組ではごみ（GC の対象）がまったく出ない。重なっている凹んだ図形を動かしてみるのには、取り置いた領域を使う（合わせて 32,768 頂点まで）。ごみがいくらか出るのは、頂点がそれより多いときと、部分どうしが触れているか触れそうな輪が丸めで折れるおそれがあり、動かすたびに調べ直すとき。",
  "From `contactBuffer()`. Of its two points, the first `count` are the contact's.":
    "`contactBuffer()` で作ったもの。2 つある点のうち、はじめの `count` 個が接触の点。",
  "Whether there is a contact; where there is none, the result is left as it was.":
    "接触があるか。なければ、書き込み先はもとのまま。",
  "As `contact`.": "`contact` と同じ。",
  "Whether every point of `b` lies in `a` (OGC calls it *covers*); with `{ strict: true }`, in `a`'s interior. Exact for the doubles given.":
    "`b` のすべての点が `a` に含まれるか（OGC の *covers*）。`{ strict: true }` なら `a` の内部に含まれるか。渡された倍精度数に対して正確。",
  "What a shape's interior is: [conventions](../docs/conventions). Every shape contains itself. A shape with a NaN, built past the constructors, contains nothing and lies in nothing.":
    "図形の内部とは何かは、[用語と約束](../docs/conventions)にある。どの図形も自分自身を含む。コンストラクターを通さずに NaN を入れた図形は、何も含まず、何にも含まれない。",
  "TypeError `ERR_KIND` where either argument is no shape of the plane, `ERR_TYPE` where `strict` is neither true nor false, or the options are no object.":
    "どちらかの引数が平面の図形でなければ TypeError `ERR_KIND`、`strict` が true でも false でもないか、オプションがオブジェクトでなければ TypeError `ERR_TYPE`。",
  "The smallest convex polygon that holds all points, exact: its vertices are some of them, none on a straight line with its neighbors, counter-clockwise where y points up, from the lowest of the leftmost on. In O(n log n).":
    "すべての点を含む最小の凸多角形。正確。頂点は与えた点の一部で、両隣と一直線に並ぶものはない。左端の点のうちいちばん下のものから、y が上向きのとき反時計回りに並ぶ。計算量は O(n log n)。",
  "`[[x, y], …]` or flat numbers, finite, in any order, repeated ones included.":
    "`[[x, y], …]`、または座標をそのまま並べた配列。有限の数で、順は問わず、同じ点が何度あってもよい。",
  "TypeError `ERR_TYPE` where it is no array of numbers; RangeError `ERR_NOT_FINITE`; `ERR_VERTICES` where a flat list has an odd length, or where the hull is flat: the message says which point or segment it is.":
    "数の配列でなければ TypeError `ERR_TYPE`。RangeError `ERR_NOT_FINITE`。座標をそのまま並べた配列の長さが奇数のとき、または凸包がつぶれるときは RangeError `ERR_VERTICES`。つぶれるときは、どの点や線分になるかをメッセージが伝える。",
  "How far two shapes are apart: the least distance of a point of the one from a point of the other, in their unit.":
    "2 つの図形の距離。一方の点から他方の点までの最短の距離で、単位は図形と同じ。",
  "0 exactly where they intersect (touching counts), and at least `Number.MIN_VALUE` where they do not: `distance(a, b) === 0` and `intersects(a, b)` are the same question. Otherwise within 40 · 2⁻⁵³ of the pair's largest coordinate or radius; the same in both orders. Infinity where it overflows, and from a shape with a NaN, built past the constructors.":
    "図形が交わるとき（接しているだけでもよい）、かつそのときに限り 0 で、交わらなければ必ず `Number.MIN_VALUE` 以上。つまり `distance(a, b) === 0` と `intersects(a, b)` は同じ問いになる。0 でないとき、誤差は組の最大の座標か半径の 40 · 2⁻⁵³ 倍以内。渡す順を逆にしても同じ。オーバーフローすれば Infinity。コンストラクターを通さずに NaN を入れた図形からの距離も Infinity。",
  "Where thousands of long edges lie slantwise side by side, as the blades of two fans one in the other, each is compared with each, and so in the questions that measure on their way.":
    "何千もの長い辺が斜めに並んで隣り合うとき（互いに差し込まれた 2 つの扇の羽根など）は、辺を総当たりで比べる。途中で距離を測るほかの問いも同じ。",
  "Why two shapes lie as they do: the relation, a witness that proves it, and every comparison made, in order, with its formula, its numbers and its outcome. Exact, like `relate`, and always of the same verdict; but derived in fractions, step by step, to be read. Thousands of times slower.":
    "2 つの図形がなぜその位置関係にあるのか。位置関係とそれを示す証拠、そして行ったすべての比較を、順に、式、数値、結果をつけて返す。`relate` と同じく正確で、判定はいつも一致する。ただし、読めるように分数で一歩ずつ導くので、数千倍遅い。",
  "The result is plain data. `toText`, `toSVG` and `explanationToJSON` of `hantei/render` show it, `verifyWitness` checks it.":
    "結果は単なるデータ。見せるには `hantei/render` の `toText`、`toSVG`、`explanationToJSON`、確かめるには `verifyWitness` を使う。",
  "TypeError `ERR_KIND` where either is no shape of the plane, `ERR_TYPE` where a field is not a number; RangeError `ERR_NOT_FINITE` for a shape with NaN, built past the constructors, and as the constructors do for other such shapes.":
    "どちらかが平面の図形でなければ TypeError `ERR_KIND`、項目が数でなければ TypeError `ERR_TYPE`。コンストラクターを通さずに NaN を入れた図形なら RangeError `ERR_NOT_FINITE`。コンストラクターが拒むはずのほかの図形では、コンストラクターと同じエラー。",
  "Builds a shape from what `JSON.parse` returned, checking every field. Fields it does not know are left aside, so that a record may carry an id or a name.":
    "`JSON.parse` の結果から、すべての項目を確かめて図形を作る。知らない項目は無視するので、ID や名前が付いていてもよい。",
  "TypeError `ERR_TYPE` where the value is no object or a field has the wrong type, `ERR_KIND` where its kind is unknown; RangeError as the constructor of that kind.":
    "値がオブジェクトでないか、項目の型が違えば TypeError `ERR_TYPE`、知らない種類なら TypeError `ERR_KIND`。RangeError は、その種類のコンストラクターと同じ。",
  "Whether two shapes have a common point: touching counts. Exact for the doubles given.":
    "2 つの図形に共通の点があるか。接しているだけでもよい。渡された倍精度数に対して正確。",
  "Whether two boxes have a common point: four comparisons, article 000's form with every inequality turned round, so that NaN is a miss.":
    "2 つの矩形に共通の点があるか。比較は 4 回。記事 000 の式の不等号をすべて逆にした形で、NaN があれば外れになる。",
  "Whether a point lies in a box or on its boundary: four comparisons.": "点が矩形の中か境界にあるか。比較は 4 回。",
  "As `intersectsBoxPoint`, asked the other way round.": "`intersectsBoxPoint` を逆の順で尋ねる。",
  "Moves a shape as far as obstacles let it, sliding along them: what a character does in a level.":
    "障害物に沿って滑らせながら、図形を動かせるところまで動かす。ゲームのステージでキャラクターがする動き。",
  "The mover never ends overlapping an obstacle that it did not overlap before, and passes through none however fast it is; but a point, or what else is as thin, may be rounded past a line along which it slides. Touching does not hold it: it runs over a row of tiles without a bump, and does not stick to a wall it slides along. Where its way would lead back, against the motion, as in a notch that leans over, and where it has bent 256 times, it stops. A polygon that rounding would fold where it comes to stand, as far off as 1e20 or as thin as its last bits, goes less far, or not at all.":
    "はじめに重なっていなかった障害物とは、動いたあとも重ならず、どんなに速くても通り抜けない。ただし、点のように幅のないものは、沿って滑る線の向こう側へ、丸めで出てしまうことがある。接しているだけの障害物に止められることはない。並んだタイルの上を引っかからずに進み、沿って滑る壁に貼りつくこともない。覆いかぶさる隅のように、進路が動かしたい向きと逆に戻るところと、進路が 256 回曲がったところで止まる。1e20 ほど遠くへ動く、または最後の桁ほどに薄いために、着いた先での丸めで辺が重なってしまう多角形は、そこまでは進まないか、まったく動かない。",
  "Outlines of thousands of vertices that are not convex take long: two stars of 10,000 about a second, combs that interlock far longer, as the square of their vertices.":
    "頂点が数千もある凸でない輪郭には時間がかかる。頂点が 10,000 個の星形どうしで約 1 秒。かみ合う櫛の形ではずっと長く、頂点の数の 2 乗に比例する。",
  "The way it would go, as `{x, y}`, finite.": "進もうとする移動。`{x, y}` で、有限の数。",
  "Shapes that stand still: those near the way are enough.": "動かない図形の並び。進路の近くにあるものだけでよい。",
  "Fresh objects. Given the same obstacles in the same order, the same to the last bit.":
    "毎回新しいオブジェクト。同じ障害物を同じ順に渡せば、最後のビットまで同じになる。",
  "TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_NOT_REPRESENTABLE` where the mover's way has no doubles.":
    "TypeError `ERR_KIND`、`ERR_TYPE`。RangeError `ERR_NOT_FINITE`。動かす図形の進路を倍精度数で表せなければ RangeError `ERR_NOT_REPRESENTABLE`。",
  "Whether two shapes' interiors meet: touching does not count. Exact for the doubles given.":
    "2 つの図形の内部が交わるか。接しているだけでは当てはまらない。渡された倍精度数に対して正確。",
  "The word is not PostGIS's or Allen's: there, \"overlaps\" also asks that neither shape contains the other. Here a box inside another overlaps it.":
    "PostGIS や Allen の「overlaps」とは意味が違う。あちらでは、どちらも他方を含まないことも条件になる。ここでは、一方が他方の中にある矩形・直方体どうしも「重なっている」とみなす。",
  "The shape turned about the pose's pivot and then moved by its (x, y).":
    "姿勢の回転中心のまわりに図形を回し、それから姿勢の (x, y) だけ動かす。",
  "A box whose pose has an angle other than 0 becomes a polygon with its corners in order; a flat box becomes a segment, or a point. Quarter turns are exact. At any other angle a corner's x is pivotX + (cos · (x − pivotX) − sin · (y − pivotY)) + pose.x, rounded at every operation, and its y likewise; answers about the result are exact for the rounded shape.":
    "姿勢の角度が 0 でなければ、矩形は角を順に並べた多角形になり、つぶれた矩形は線分か点になる。90 度の倍数の回転は正確。ほかの角度では、角の x は pivotX + (cos · (x − pivotX) − sin · (y − pivotY)) + pose.x を演算ごとに丸めたもので、y も同様。結果についての答えは、丸めた図形に対して正確。",
  "Any shape of the plane; it stays as it was.": "平面の図形。種類は問わない。もとの図形は変わらない。",
  "Offsets in the shape's unit, angle in radians, counter-clockwise where y points up.":
    "移動の単位は図形と同じ。角度はラジアンで、y が上向きのとき反時計回り。",
  "TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_NOT_REPRESENTABLE` where the result is no shape of doubles, or `ERR_UNBOUNDED` where an unbounded box is turned.":
    "TypeError `ERR_KIND`、`ERR_TYPE`。RangeError `ERR_NOT_FINITE`。結果を倍精度数の図形で表せなければ RangeError `ERR_NOT_REPRESENTABLE`、無限に広がる矩形を回せば RangeError `ERR_UNBOUNDED`。",
  "Makes a point.": "点を作る。",
  "Its first coordinate, finite, in any unit.": "1 つめの座標。有限の数で、単位は自由。",
  "Its second coordinate, finite, in the same unit.": "2 つめの座標。有限の数で、単位は 1 つめと同じ。",
  "TypeError `ERR_TYPE` where a coordinate is not a number; RangeError `ERR_NOT_FINITE` where it is not finite.":
    "座標が数でなければ TypeError `ERR_TYPE`、有限でなければ RangeError `ERR_NOT_FINITE`。",
  "Makes a polygon from its outer ring and its holes. A repeated closing vertex and repeated neighbors are dropped; vertices on a straight line are fine.":
    "外周と穴から多角形を作る。輪を閉じるためにくり返した最初の頂点は取り除き、続けて並ぶ同じ頂点はひとつにする。一直線に並ぶ頂点はあってもよい。",
  "The outer ring, `[[x, y], …]` or flat numbers, finite, either way round.":
    "外周の輪。`[[x, y], …]`、または座標をそのまま並べた配列。有限の数で、どちら回りでもよい。",
  "Rings inside it.": "外周の中にある輪。",
  "TypeError `ERR_TYPE` where a ring is no array of numbers; RangeError `ERR_NOT_FINITE`; `ERR_VERTICES` where fewer than three different vertices remain; `ERR_NOT_SIMPLE` where a ring crosses or meets itself or another one, or a hole lies outside: the message names the edges and the place.":
    "輪が数の配列でなければ TypeError `ERR_TYPE`。RangeError `ERR_NOT_FINITE`。残った異なる頂点が 3 つ未満なら RangeError `ERR_VERTICES`。輪が自分自身やほかの輪と、許されないところで交わるか接するとき、または穴が外にあるときは RangeError `ERR_NOT_SIMPLE`。どの辺がどこでそうなるかは、メッセージが伝える。",
  "Makes a polyline from its vertices. Repeated neighbors are dropped.":
    "頂点の列から折れ線を作る。続けて並ぶ同じ頂点はひとつにする。",
  "`[[x, y], …]` or flat numbers, finite, at least two different vertices.":
    "`[[x, y], …]`、または座標をそのまま並べた配列。有限の数で、異なる頂点が 2 つ以上。",
  "TypeError `ERR_TYPE` where it is no array of numbers; RangeError `ERR_NOT_FINITE`, or `ERR_VERTICES` where fewer than two different vertices remain.":
    "数の配列でなければ TypeError `ERR_TYPE`。RangeError `ERR_NOT_FINITE`。残った異なる頂点が 2 つ未満なら RangeError `ERR_VERTICES`。",
  "Makes many questions about one large polygon or polyline fast: keeps its bounds, the way its rings run and an index of its edges beside it. Answers stay the same; only their cost changes. A point in a prepared polygon of n edges then costs about log n where edges are short beside the polygon, and never more than the blocks of edges whose bounds hold the point.":
    "ひとつの大きな多角形や折れ線に何度も尋ねるとき、先に準備して速くする。図形の外接矩形、輪の回る向き、辺の索引を、図形とは別に持っておく。答えは変わらず、手間だけが変わる。準備した n 辺の多角形に点を尋ねる手間は、辺が多角形に比べて短ければおよそ log n になる。悪くても、外接矩形が点を含む辺のまとまりを調べる分で済む。",
  "The record stays as it is, and what is kept goes when it goes. `polygon` and `polyline` do this by themselves; records that come from elsewhere are read whole by each question until prepared, and where two of them are asked about, each edge of the one for each of the other. Do not change the coordinates of a prepared shape.":
    "オブジェクトそのものは変わらず、別に持つものはオブジェクトとともに消える。`polygon` と `polyline` はこの準備を自分で行う。ほかから来たオブジェクトは、準備するまで尋ねるたびに全体が読まれ、そうしたもの 2 つについて尋ねると、一方の辺のそれぞれに対して他方のすべての辺が調べられる。準備した図形の座標は書き換えてはならない。",
  "A polygon or a polyline; rings of up to 64 edges need nothing and get nothing.":
    "多角形か折れ線。64 辺までの輪には何も要らないので、何もしない。",
  "The same shape.": "渡した図形そのもの。",
  "TypeError `ERR_KIND` where the argument is no shape of the plane, `ERR_TYPE` where it is of another kind, or its coordinates or holes are no lists.":
    "引数が平面の図形でなければ TypeError `ERR_KIND`、多角形でも折れ線でもない図形のとき、座標や穴が配列でないときは TypeError `ERR_TYPE`。",
  "The point of a shape that is nearest to a given point: the point itself, exactly, where it lies in the shape.":
    "図形の点のうち、与えた点にいちばん近いもの。与えた点が図形に含まれれば、正確にその点自身。",
  "Otherwise within 40 · 2⁻⁵³ of the largest coordinate or radius of the nearest one; of several, always the same.":
    "含まれなければ、いちばん近い点から、最大の座標か半径の 40 · 2⁻⁵³ 倍以内。いちばん近い点がいくつもあれば、いつも同じものを選ぶ。",
  "Any point, as `{x, y}`; finite.": "任意の点。`{x, y}` で、有限の数。",
  "TypeError `ERR_KIND` where the shape is none of the plane, `ERR_TYPE` where a coordinate is not a number; RangeError `ERR_NOT_FINITE`.":
    "平面の図形でなければ TypeError `ERR_KIND`、座標が数でなければ TypeError `ERR_TYPE`。RangeError `ERR_NOT_FINITE`。",
  "A regular polygon around a center. Its first vertex lies at `angle` from the direction of x, the others follow counter-clockwise where y points up.":
    "中心のまわりの正多角形を作る。最初の頂点は x の向きから `angle` だけ回ったところにあり、ほかの頂点は、y が上向きのとき反時計回りに続く。",
  "A vertex is x + (cos · dx − sin · dy), y + (sin · dx + cos · dy) for the same polygon (dx, dy) at angle 0, whose coordinates are off by less than 2⁻⁵⁰ of the radius, and exact on the axes; rounded at every operation.":
    "頂点は x + (cos · dx − sin · dy)、y + (sin · dx + cos · dy) で、演算のたびに丸める。(dx, dy) は、角度 0 のときの同じ頂点を中心から見た位置で、その座標の誤差は半径の 2⁻⁵⁰ 倍未満、軸の上では正確。",
  "From the center to each vertex, above 0.": "中心から各頂点まで。0 より大きい。",
  "A whole number from 3 to 1,000,000.": "3 から 1,000,000 までの整数。",
  "Radians within ±2²⁵; 0 if left out.": "±2²⁵ 以内のラジアン。既定は 0。",
  "TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_RADIUS` for a negative radius, `ERR_VERTICES` for a radius of 0 or another number of sides, `ERR_NOT_REPRESENTABLE` where rounding folds the polygon or a coordinate overflows.":
    "TypeError `ERR_TYPE`。RangeError `ERR_NOT_FINITE`。半径が負なら RangeError `ERR_RADIUS`、半径が 0 か、辺の数が許されない数なら RangeError `ERR_VERTICES`。丸めで多角形が折れるか、座標がオーバーフローすれば RangeError `ERR_NOT_REPRESENTABLE`。",
  'How two shapes lie: `"disjoint"` (no common point), `"touching"` (a common point, but interiors apart) or `"overlapping"` (interiors meet). Exact for the doubles given.':
    '2 つの図形の位置関係。`"disjoint"`（共通の点がない）、`"touching"`（共通の点はあるが、内部は交わらない）、`"overlapping"`（内部が交わる）のどれか。渡された倍精度数に対して正確。',
  "What a shape's interior is: [conventions](../docs/conventions). A shape with a NaN, built past the constructors, is disjoint from all.":
    "図形の内部とは何かは、[用語と約束](../docs/conventions)にある。コンストラクターを通さずに NaN を入れた図形は、何からも離れている。",
  "A box around a center, turned about it: a polygon with the corners (−,−), (+,−), (+,+), (−,+), in this order.":
    "中心のまわりに回した矩形を作る。結果は多角形で、角は (−,−)、(+,−)、(+,+)、(−,+) の順に並ぶ。",
  "The corner (±width/2, ±height/2) goes to x + (cos · dx − sin · dy), y + (sin · dx + cos · dy), rounded at every operation; quarter turns are exact but for the last sum. Answers are exact for the rounded polygon.":
    "角 (±width/2, ±height/2) を (dx, dy) とすると、移る先は x + (cos · dx − sin · dy)、y + (sin · dx + cos · dy) で、演算のたびに丸める。90 度の倍数の回転では、最後の足し算のほかは正確。答えは、丸めた多角形に対して正確。",
  "The whole width before turning, above 0.": "回す前の全体の幅。0 より大きい。",
  "The whole height before turning, above 0.": "回す前の全体の高さ。0 より大きい。",
  "Radians within ±2²⁵, counter-clockwise where y points up.": "±2²⁵ 以内のラジアン。y が上向きのとき反時計回り。",
  "TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_RADIUS` for a negative size, `ERR_VERTICES` for a flat box, `ERR_NOT_REPRESENTABLE` where rounding folds the polygon or a coordinate overflows.":
    "TypeError `ERR_TYPE`。RangeError `ERR_NOT_FINITE`。大きさが負なら RangeError `ERR_RADIUS`、つぶれた矩形なら RangeError `ERR_VERTICES`。丸めで多角形が折れるか、座標がオーバーフローすれば RangeError `ERR_NOT_REPRESENTABLE`。",
  "Makes a segment from its two ends, which may be equal.": "両端から線分を作る。両端は同じでもよい。",
  "The first end's x, finite.": "始点の x 座標。有限の数。",
  "The first end's y, finite.": "始点の y 座標。有限の数。",
  "The second end's x, finite.": "終点の x 座標。有限の数。",
  "The second end's y, finite.": "終点の y 座標。有限の数。",
  "When two shapes that move and turn meet for the first time; touching counts.":
    "移動しながら回る 2 つの図形が最初に出会うとき。接するだけでもよい。",
  "The time is found by steps that no point of either shape can outrun, so nothing is passed through. It is early by at most what closes the last 1e-6 of the largest coordinate on the way, or 2⁻⁴⁸ of all that poses, pivots and shapes add up to: shapes that come as near as that are a hit. After 4096 steps, which only shapes need that turn near each other for many turns, or that are not convex, have more than 4096 pairs of edges, and pass each other near by, the time reached is given as a hit. Each step takes what placing those that move and the `distance` take: of outlines of 2,000 vertices all of them take seconds. A circle that turns about its middle stands still. Where neither turns, it is the time of `castShape` with `touching: true`, from where they start: `translate` what `place` put there by that part of the way, for a pose of that time, rounded, may lap over by last bits.":
    "時刻は、どちらの図形のどの点も追い越せない歩幅で進めながら求めるので、飛び越しはない。真の時刻より遅くなることはなく、早まるのは、最後の隔たり（進路での最大の座標の 1e-6 倍、または姿勢・回転の中心・図形の数をすべて足した大きさの 2⁻⁴⁸ 倍）を詰めるのにかかる分まで。そこまで近づいた図形は当たりとする。4096 歩で決まらなければ、着いた時刻を当たりとして返す。そうなるのは、互いの近くで何周も回り続ける図形と、凸でなく、辺の組が 4096 を超え、すぐそばをすれ違う図形だけ。1 歩ごとに、動くものを置いて `distance` を求める時間がかかるので、頂点が 2,000 個の輪郭では、すべての歩に数秒かかる。中心のまわりを回るだけの円は、止まっているものとして扱う。どちらも回らなければ、それぞれの最初の位置から `touching: true` で `castShape` に尋ねた時刻になる。そこへ動かすには、`place` で最初の位置に置いた図形を、進路のその割合だけ `translate` する。その時刻の姿勢を計算して置くと、丸めのため、最後の桁ほど重なることがある。",
  "Any shape of the plane, as it is before either pose; bounded.":
    "平面の図形。どちらの姿勢もとる前のもの。種類は問わないが、無限に広がるものは除く。",
  "Where it goes: `place(a, sweepA.from)` at time 0, `place(a, sweepA.to)` at time 1.":
    "その図形の動き。時刻 0 では `place(a, sweepA.from)`、時刻 1 では `place(a, sweepA.to)`。",
  "Where that goes.": "もう一方の図形の動き。",
  'As `castShape`: `"overlapped"` where interiors meet at time 0.':
    '`castShape` と同じ。時刻 0 で内部が交わっていれば `"overlapped"`。',
  "TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, `ERR_UNBOUNDED`, or `ERR_NOT_REPRESENTABLE` where a placed shape has no doubles, or its way is too long for one.":
    "TypeError `ERR_KIND`、`ERR_TYPE`。RangeError `ERR_NOT_FINITE`、`ERR_UNBOUNDED`。姿勢をとった図形か、そこまでの移動を倍精度数で表せなければ RangeError `ERR_NOT_REPRESENTABLE`。",
  'A shape as a plain object that `JSON.stringify` keeps whole: infinite bounds become the text `"Infinity"`.':
    '図形を、`JSON.stringify` で何も失われないオブジェクトにする。無限の端は文字列 `"Infinity"` などになる。',
  "Whether two shapes have a common point but no common interior point. Exact for the doubles given.":
    "2 つの図形が接しているだけか。共通の点はあるが、内部は交わらない。渡された倍精度数に対して正確。",
  "Adds a shape's outline to a canvas path, as a subpath of its own. It neither begins the path nor fills or strokes it, so that several shapes can go into one, and every transform and style stays the caller's.":
    "図形の輪郭を、独立したサブパスとして Canvas のパスに加える。パスを始めることも、塗ることも、線を引くこともしないので、複数の図形をひとつのパスに入れられ、変換や描き方はすべて呼び出す側で決められる。",
  'Coordinates are passed on as they are. A polygon\'s rings are subpaths one after the other: fill them by the rule `"evenodd"`. A point becomes a line of length 0, as do a segment or a circle without size, and a flat box a line there and back: filled, they leave nothing, and stroked, what the canvas makes of such lines (a dot with round caps, in most); draw a mark of your own where it matters.':
    '座標はそのまま渡す。多角形の輪は順にひとつずつサブパスになるので、`"evenodd"` の規則で塗る。点は長さ 0 の線になり、大きさのない線分や円も同じ。つぶれた矩形は行って戻る線になる。これらは塗っても何も残らず、線を引けば、そうした線を Canvas が描くとおりになる（線の端が丸ければ、たいていは点）。それでは困るところでは、自分で印を描くこと。',
  "A `CanvasRenderingContext2D`, a `Path2D`, or anything else with their `moveTo`, `lineTo`, `arc` and `closePath`: all four, whatever the shape.":
    "`CanvasRenderingContext2D`、`Path2D`、または同じ `moveTo`、`lineTo`、`arc`、`closePath` を持つもの。どの図形でも 4 つとも要る。",
  "TypeError `ERR_KIND` where the shape is no shape of the plane, `ERR_TYPE` where the context cannot draw; RangeError `ERR_UNBOUNDED` for a box with an infinite bound. Nothing is added then.":
    "平面の図形でなければ TypeError `ERR_KIND`、コンテキストで描けなければ TypeError `ERR_TYPE`。矩形に無限の端があれば RangeError `ERR_UNBOUNDED`。どの場合も何も加えない。",
  "The shape moved by (dx, dy), each coordinate rounded once to the nearest double. Answers about the result are exact for the rounded shape.":
    "図形を (dx, dy) だけ動かす。座標ごとに 1 回だけ、最も近い倍精度数へ丸める。結果についての答えは、丸めた図形に対して正確。",
  "Finite, in the shape's unit.": "有限の数。単位は図形と同じ。",
  "TypeError `ERR_KIND`, `ERR_TYPE`; RangeError `ERR_NOT_FINITE`, or `ERR_NOT_REPRESENTABLE` where a coordinate overflows.":
    "TypeError `ERR_KIND`、`ERR_TYPE`。RangeError `ERR_NOT_FINITE`。座標がオーバーフローすれば RangeError `ERR_NOT_REPRESENTABLE`。",
  "Whether an explanation's witness proves that `a` and `b` lie as it says: checked exactly, from the shapes' definitions, with no trust in the explanation's steps and no call to `relate`. False for one of other shapes, for one whose witness proves something else, and for anything that is no explanation; one that went through `explanationToJSON` and `JSON.parse` passes.":
    "説明に添えられた証拠が、`a` と `b` が説明のとおりの位置関係にあることを本当に示しているかを確かめる。図形の定義から正確に調べ、説明の比較をあてにせず、`relate` も呼ばない。ほかの図形についての説明、証拠が別のことを示す説明、そもそも説明でないものなら false。`explanationToJSON` と `JSON.parse` を経た説明は通る。",
  "Where no straight line parts two shapes that are apart, or touch, it looks at all pairs of their edges.":
    "離れているか接している 2 つの図形を分ける直線がないときは、辺を総当たりで調べる。",
  "TypeError and RangeError as `explain` does, for `a` and `b`.":
    "`a` と `b` について、`explain` と同じ TypeError と RangeError。",
};
