/** `hantei`'s types: what docstrings say, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const PLANE_TYPES = {
  "How rays are treated.": "光線の扱い方。",
  "What counts as meeting.": "何を出会ったとみなすか。",
  "The sign of a comparison.": "比較の記号。",
  "An axis on which the two shapes' interiors are apart.": "2 つの図形の内部が分かれる軸。",
  "A round shape is a core (a circle's is its center) and everything within a radius of it; any other shape is its own core, with radius 0. With d the direction, |d| its length, R the sum of both radii and g = b.min − a.max, the shapes are apart where g > R · |d|, and at most touch where g = R · |d|. Squared, both sides are rational, so anyone can check it exactly.":
    "丸い図形は、芯（円なら中心）と、そこから半径以内にあるすべての点からなる。ほかの図形は図形そのものが芯で、半径は 0 である。向きを d、その長さを |d|、2 つの半径の和を R、g = b.min − a.max とすると、g > R · |d| なら図形は離れていて、g = R · |d| なら、せいぜい接しているだけである。両辺を 2 乗すればどちらも有理数になるので、誰でも正確に確かめられる。",
  "From A towards B; not of unit length, but whole numbers without a common divisor where doubles can hold them.":
    "A から B へ向かう。長さを 1 にそろえる代わりに、倍精度数で表せるかぎり、公約数のない整数で表す。",
  "The length of the gap on this axis, g / \\|d\\| − R, to the nearest double but above 0 where apart; 0 where they touch.":
    "この軸の上でのすき間の長さ g / \\|d\\| − R。最も近い倍精度数に丸めるが、離れていれば必ず 0 より大きい。接していれば 0。",
  "An axis-aligned box, possibly flat, possibly unbounded; its interior is the product of its two intervals' interiors.":
    "辺が軸に平行な矩形。つぶれていても、無限に広がっていてもよい。内部は、2 つの区間の内部の積。",
  "No side is called top or left: y may point either way.": "「上」や「左」と呼ぶ辺はない。y はどちら向きでもよい。",
  "All points within `radius` of a segment; its interior is open. With radius 0 it is its segment, with equal ends its circle.":
    "線分から `radius` 以内にある点の全体。内部は境界を除いた部分。半径 0 なら芯の線分、両端が等しければ円になる。",
  'What a ray does that starts in the shape, or on its edge: `"hit"`, the default, hits at fraction 0; `"ignore"` leaves the shape first and hits where it comes back, if ever; `"exit"` hits where it leaves, if it does before its end: a ray that ends on the border has not left. Whether it does is exact.':
    '図形の中または境界から始まる光線をどう扱うか。`"hit"`（既定）なら fraction 0 で当たる。`"ignore"` なら、まず図形から出て、戻ってくるところで当たる（戻らなければ当たらない）。`"exit"` なら、終わりより前に図形から出れば、出るところで当たる。境界の上で終わる光線は、まだ出ていない。出るかどうかは正確に決まる。',
  "Whether touching counts: with `true`, the default, the cast ends where the shapes first have a common point; with `false` where their interiors first meet, so that what slides along a floor does not stick to it.":
    "接触を当たりに数えるか。`true`（既定）なら、図形どうしに初めて共通の点ができたところで止まる。`false` なら、内部どうしが初めて出会うところで止まるので、床に沿って滑るものが床に引っかからない。",
  "A filled circle; its interior is the open disc, or the center itself where the radius is 0.":
    "中まで含む円。内部は境界を除いた円板。半径が 0 なら、中心そのもの。",
  "A point of each of two shapes.": "2 つの図形それぞれの点。",
  "A point of the first shape.": "1 つめの図形の点。",
  "A point of the second shape.": "2 つめの図形の点。",
  "How two shapes are in contact.": "2 つの図形がどう接触しているか。",
  "How far to move it, in the shapes' unit: above 0 where they overlap, 0 where they touch, minus their distance where apart.":
    "2 つめの図形を動かす距離。単位は図形と同じ。重なっていれば正、接していれば 0、離れていれば距離に負号を付けたもの。",
  "Whether no shorter move parts them. False where a concave shape, or one that rounding might fold, is parted, but perhaps not by the least move.":
    "これより短い移動では離れないか。凹んだ図形や、丸めでつぶれうる図形を離す移動で、最短とは限らないものなら false。",
  "The direction from the first shape to the second, of length 1: that in which to move the second away.":
    "1 つめの図形から 2 つめの図形へ向かう、長さ 1 の向き。2 つめを離すには、この向きに動かす。",
  "One or two points common to both; between both where they are apart.":
    "両方に共通の点。ひとつか 2 つ。離れていれば、両者のあいだの点。",
  "A contact to write into: two points, of which `count` are in use.":
    "書き込み用の接触。点は 2 つ分あり、`count` 個が使われている。",
  "What `contact` is asked.": "`contact` のオプション。",
  "Shapes that are disjoint are in contact, too, if they are at most this far apart: 0, which is the default, or more.":
    "離れている図形でも、隔たりがこの値以下なら接触とみなす。0 以上で、既定は 0。",
  "A point of a contact.": "接触の点。",
  "The part of the first shape that is in contact there.": "そこで接触している、1 つめの図形の部分。",
  "The part of the second shape.": "そこで接触している、2 つめの図形の部分。",
  "What `contains` is asked.": "`contains` のオプション。",
  "True: every point must lie in the interior of the other shape. False, which is the default: anywhere in it.":
    "true なら、すべての点が他方の図形の内部になければならない。false（既定）なら、他方の図形のどこにあってもよい。",
  "Why two shapes lie as they do.": "2 つの図形がその位置関係にある理由。",
  "How many more comparisons of edges were made that decided nothing and are not among the steps; absent where none.":
    "何も決まらなかったため比較の並びから省いた、辺についての比較の数。なければ、この項目はない。",
  "What a shape covers of an axis: the least and greatest `direction · p` over the points p of its core.":
    "図形が軸の上で占める範囲。芯の点 p についての `direction · p` の最小値と最大値。",
  "A part of a shape, in stored order: of a polygon the outer ring's vertices, then each hole's, an edge named after the vertex it starts from; of a box the corners and sides from (minX, minY) on, by way of (maxX, minY); of a capsule or segment its ends 0 and 1. The skin of a circle is edge 0, that of a capsule edge 0 with the rounded ends vertex 0 and 1; an inside is face 0.":
    "図形の部分。格納された順に数える。多角形では、外周の頂点、続いて穴ごとの頂点の順で、辺の番号はその始まりの頂点と同じ。矩形の角と辺は (minX, minY) から始めて (maxX, minY) の方へ回る。カプセルや線分の両端は 0 と 1。円の縁は edge 0。カプセルの縁は、丸い両端が vertex 0 と 1、ほかが edge 0。図形の中は face 0。",
  "Where a ray meets one of several shapes.": "複数の図形のうちのひとつに光線が当たるところ。",
  "The part of the shape; face 0 at a hit at the start.":
    "当たった図形の部分。光線の始点ですでに当たっていれば face 0。",
  "How far along the ray: the point is (x, y) + fraction · (dx, dy). From 0 to `maxFraction`; the largest double where it is larger.":
    "光線のどこで当たるか。点は (x, y) + fraction · (dx, dy)。0 から `maxFraction` まで。倍精度に収まらなければ、最大の倍精度数。",
  "Square to the shape there, of unit length, and against the ray, but for what rounding turns it; at a hit at the start, straight against it.":
    "当たるところで図形に垂直な、長さ 1 の向き。丸めで傾く分を除き、光線の来る側を向く。光線の始点ですでに当たっていれば、光線と正反対の向き。",
  "The shape's place in the list.": "並びの中での図形の番号。",
  "A feature that a question writes its answer into.": "書き込み用の、図形の部分。",
  "A hit that the caller owns.": "呼び出す側が持つ、書き込み用の当たり。",
  "What became of a cast, written into an object of the caller.": "動いた結果を書き込む、呼び出す側のオブジェクト。",
  "A vector that a question writes its answer into.": "書き込み用の、平面での向きや移動。",
  "The points of two cores that lie nearest to each other.": "2 つの芯の点のうち、互いにいちばん近いもの。",
  "Their distance less the sum of both radii, to the nearest double, but above 0.":
    "2 点の距離から 2 つの半径の和を引いたもの。最も近い倍精度数に丸めるが、必ず 0 より大きい。",
  "A part of a shape. Vertices of polygons and polylines are numbered from 0 in stored order, on through the holes, and an edge as the vertex it starts from; a box's corners and sides from (minX, minY) on, by way of (maxX, minY); the ends of a segment or of a capsule's core 1 and 2, as in their fields. A `center` and a `core` have the index 0, and so has `spot`, a point that is no part of either shape but has the name p.":
    "図形の部分。多角形と折れ線の頂点は、格納された順に 0 から、穴の頂点まで通して数える。辺の番号は、その始まりの頂点と同じ。矩形の角と辺は (minX, minY) から始めて (maxX, minY) の方へ回る。線分やカプセルの芯の両端は、項目名のとおり 1 と 2。`center` と `core` の番号は 0。`spot` も 0 で、どちらの図形の部分でもなく、p と名づけた点を指す。",
  "What `tracePath` needs of a canvas: a `CanvasRenderingContext2D`, a `Path2D`, or anything with these four methods.":
    "`tracePath` が Canvas に求めるもの。`CanvasRenderingContext2D`、`Path2D`、またはこの 4 つのメソッドを持つもの。",
  "A point of the plane; it is its own interior.": "平面の点。内部はその点自身。",
  "A filled simple ring, convex or concave, less its holes; rings may meet in single points only. Its interior is that of the plane: all but its rings.":
    "自分と交わらない輪とその中。凸でも凹でもよく、穴は除く。輪どうしは点でだけ接してよい。内部は平面での内部、つまり輪を除いた部分。",
  "The outer ring x₀, y₀, x₁, y₁, …, either way round. The last vertex must not repeat the first, nor any vertex the one before it. `polygon` and `fromJSON` see to that; of a polygon made by hand it is taken for granted, and where it is not so, answers may be wrong.":
    "外周の輪 x₀, y₀, x₁, y₁, …。どちら回りでもよい。最後に最初の頂点をくり返したり、同じ頂点を続けて置いたりしてはならない。`polygon` と `fromJSON` はこの条件を守る。手で作った多角形では守られているものとして扱うので、守られていなければ答えが誤ることがある。",
  "The holes' rings, likewise; empty where there are none.": "穴の輪。書き方も条件も外周と同じ。穴がなければ空。",
  "A chain of at least two different vertices, which may cross itself. Its interior is all but its two end points; where the first vertex equals the last it is closed, and has none.":
    "頂点を順に結ぶ線。異なる頂点が 2 つ以上あり、自分と交わってもよい。内部は 2 つの端点を除いた部分。最初と最後の頂点が等しければ閉じていて、端点はない。",
  "x₀, y₀, x₁, y₁, …; a closed chain repeats its first vertex.":
    "x₀, y₀, x₁, y₁, …。閉じた折れ線では、最初の頂点を最後にもう一度置く。",
  "Where a shape goes: turned by `angle` about the pivot, then moved by (x, y).":
    "図形の行き先。回転中心のまわりに `angle` だけ回し、それから (x, y) だけ動かす。",
  "Lengths are in the shape's own units, `angle` in radians, counter-clockwise where y points up (clockwise where it points down). A missing angle is 0, a missing pivot the origin.":
    "長さの単位は図形と同じ。`angle` はラジアンで、y が上向きなら反時計回り（下向きなら時計回り）。角度を省けば 0、回転中心を省けば原点とする。",
  "A real number: `value` is the double nearest to it, and where that is not the number itself, `exact` is.":
    "実数。`value` はそれに最も近い倍精度数。`value` がその実数そのものでないときは、`exact` が正確に表す。",
  'A decimal ("0.125") or a fraction in lowest terms ("1/3"), of any length; absent where `value` is exact.':
    '小数（"0.125"）か既約分数（"1/3"）。桁数に限りはない。`value` が正確なら、この項目はない。',
  "±Infinity without `exact` is an infinite bound, with `exact` a number beyond the doubles.":
    "±Infinity は、`exact` がなければ無限大の端、あれば倍精度数の範囲を超える数。",
  "A ray: from (x, y) along (dx, dy), as far as `maxFraction` times (dx, dy).":
    "光線。(x, y) から (dx, dy) の向きへ、その `maxFraction` 倍まで。",
  "The direction, and the unit that fractions count; not (0, 0).":
    "光線の向きで、fraction を測る単位にもなる。(0, 0) であってはならない。",
  "0 or more, Infinity for a ray without end; 1 where nothing is said, so that the ray ends at (x + dx, y + dy).":
    "0 以上。終わりのない光線なら Infinity。省けば 1 で、光線は (x + dx, y + dy) で終わる。",
  "Where a ray meets a shape.": "光線が図形に当たるところ。",
  "A straight segment; its interior is all but its two ends, or the point itself where both ends are equal.":
    "まっすぐな線分。内部は両端を除いた部分。両端が等しければ、その点自身。",
  "Two moving shapes that meet.": "出会う 2 つの図形。",
  "Whether they meet on the way, or overlap from the start.": "途中で出会うか、初めから重なっているか。",
  "How much of the motions can be made, from 0 to 1.": "移動のどれだけの割合まで進めるか。0 から 1 まで。",
  "Where they meet.": "出会う点。",
  "Of unit length, from the second shape to the first, square to the side that is met; where corners meet, to a side at either, and straight against the motion of points and ends that meet head on. So it is, too, of shapes that overlap at the start, and of those that touch there where touching counts, or along x where there is no motion: which side is met there, `contact` tells.":
    "2 つめの図形から 1 つめの図形へ向かう長さ 1 の向きで、出会う辺に垂直。角どうしが出会うときは、どちらかの角をはさむ辺に垂直。点や端が正面から出会うときは、相対的な移動と正反対の向き。初めから重なっているとき、そして接することも数えるなら初めから接しているときも同じで、移動がなければ x 方向。どこで接しているかは `contact` が答える。",
  "Two moving shapes that stay separated, and can make all of their motions.":
    "離れたままの 2 つの図形。移動をすべて終えられる。",
  "What two moving shapes come to; the status tells whether there is a point.":
    "動く 2 つの図形がどうなるか。点があるかどうかは status で分かる。",
  "How far a mover came.": "動かした図形がどこまで進めたか。",
  "What it ran into, in order; the same obstacle may come again.":
    "ぶつかった障害物。ぶつかった順に並び、同じものがまた現れることもある。",
  "Translate the mover by this: it overlaps no obstacle then.":
    "動かす図形をこれだけ平行移動すると、どの障害物とも重ならない。",
  "Obstacles that the mover overlapped from the start, by their places in the list. They do not hold it.":
    "動かす図形が初めから重なっていた障害物。並びの中での番号で表す。これらは移動を妨げない。",
  "One obstacle that stood in the way.": "行く手をふさいだ障害物ひとつ。",
  "Of unit length, from the obstacle to the mover.": "障害物から動かす図形へ向かう、長さ 1 の向き。",
  "The obstacle's place in the list.": "並びの中での障害物の番号。",
  "A place in the plane.": "平面上の位置。",
  "One comparison, in the order made.": "ひとつの比較。行った順に並ぶ。",
  "Absent where the step is about no axis.": "軸についての比較でなければ、この項目はない。",
  'In symbols: "a.maxX < b.minX".': '記号で書いた比較。例："a.maxX < b.minX"。',
  'The same with the numbers put in: "5 < 1".': '同じ比較に数を入れたもの。例："5 < 1"。',
  "The shape that the step is about, and the other.": "比較の対象となる図形と、その相手。",
  "Which part of `of`, and of `to`; absent where the step is about the whole shape.":
    "`of` のどの部分か、また `to` のどの部分か。図形全体についての比較なら、この項目はない。",
  'What the formula\'s short names stand for, if it has any: "u = (b.x2 − b.x1, b.y2 − b.y1) = (4, 3)".':
    '式に短い名前があるとき、それが何を表すか。例："u = (b.x2 − b.x1, b.y2 − b.y1) = (4, 3)"。',
  "A motion from one pose to another: place, angle and pivot change evenly.":
    "ある姿勢から別の姿勢への動き。位置も角度も回転中心も一定の速さで変わる。",
  "A direction or a way in the plane.": "平面での向き、または移動。",
  "Which line the numbers of a step lie on: a coordinate axis, time's, a segment's own (`u`) or its normal (`n`), an edge's normal (`e`), or the line through two vertices (`v`).":
    "比較の数がどの線の上にあるか。座標軸、時間の軸、線分自身の方向（`u`）かその法線（`n`）、辺の法線（`e`）、2 つの頂点を通る直線（`v`）のどれか。",
  "What went wrong, for programs: every error of the library carries one of these as `code`. The first two are `TypeError`s, the rest `RangeError`s.":
    "何がいけなかったかをプログラムに伝えるエラーコード。ライブラリのエラーはどれも、このうちのひとつを `code` に持つ。初めの 2 つは `TypeError`、残りは `RangeError`。",
  "- `ERR_TYPE`: an argument or an option has the wrong type. - `ERR_KIND`: a shape's `kind` is not one this module knows. - `ERR_NOT_FINITE`: NaN, or an infinity where there must be none. - `ERR_ORDER`: a minimum above its maximum, or a start after its end. - `ERR_RADIUS`: a radius or a size below zero. - `ERR_VERTICES`: too few different vertices, or a flat list of odd length. - `ERR_NOT_SIMPLE`: a ring that meets itself or another ring of its polygon where it must not. - `ERR_NOT_REPRESENTABLE`: the result of a move, or of a size, has no double. - `ERR_UNBOUNDED`: an unbounded shape, or window, where a bounded one is wanted. - `ERR_RANGE`: a number outside what an option or an argument takes, or another word than those it takes. - `ERR_FORMAT`: a buffer that is not what it should be: damaged, cut off, or of another kind. - `ERR_LENGTH`: columns of different lengths. - `ERR_TOO_MANY`: more results than were asked for, or than fit.":
    "- `ERR_TYPE`：引数やオプションの型が違う。\n- `ERR_KIND`：図形の `kind` が、このモジュールの知らない種類。\n- `ERR_NOT_FINITE`：NaN、または無限大であってはならないところに無限大。\n- `ERR_ORDER`：最小が最大より大きい、または始まりが終わりより後。\n- `ERR_RADIUS`：半径や大きさが負。\n- `ERR_VERTICES`：異なる頂点が少なすぎる、または座標をそのまま並べた配列の長さが奇数。\n- `ERR_NOT_SIMPLE`：輪が自分自身や同じ多角形のほかの輪と、許されないところで出会う。\n- `ERR_NOT_REPRESENTABLE`：動かした結果や、大きさから求めた端を倍精度数で表せない。\n- `ERR_UNBOUNDED`：有限でなければならないところに、無限に広がる図形や範囲。\n- `ERR_RANGE`：オプションや引数に許されない数やことば。\n- `ERR_FORMAT`：バッファーが壊れている、途中で切れている、または別のもの。\n- `ERR_LENGTH`：列の長さがそろっていない。\n- `ERR_TOO_MANY`：結果が、求めた数か入れられる数より多い。",
  "What is done with a ray that starts in the shape.": "図形の中から始まる光線をどう扱うか。",
  "The name of a kind.": "種類の名前。",
  "A step and its outcome, the key of what it means.": "比較とその結果を表す名前。意味の文を引く鍵になる。",
  "A point, one number an axis, in the shapes' own units.": "点。軸ごとにひとつの数で、図形と同じ単位。",
  "What `place` makes of a shape: a turned box is a polygon, or a segment or a point where it is flat; the rest stay.":
    "`place` の結果の型。回した矩形は多角形になり、つぶれていれば線分か点になる。ほかの図形の種類は変わらない。",
  "Vertices as a caller gives them: `[[x, y], …]` or `[x, y, x, y, …]`, in a plain or typed array.":
    "呼び出す側が渡す頂点の並び。`[[x, y], …]` でも `[x, y, x, y, …]` でもよく、通常の配列でも型付き配列でもよい。",
  "How two closed sets lie: no common point (`disjoint`), a common point but no common interior point (`touching`), or interiors that meet (`overlapping`). [conventions](../docs/conventions) says what the interior of each shape is.":
    "2 つの閉集合の位置関係。共通の点がない（`disjoint`）、共通の点はあるが内部どうしに共通の点はない（`touching`）、内部どうしが交わる（`overlapping`）のどれか。何が各図形の内部かは、[用語と約束](../docs/conventions)にある。",
  "Every shape of the plane.": "平面のすべての図形。",
  "The shape of a given kind.": "ある種類の図形の型。",
  "Which of the two shapes: the first argument or the second.":
    "2 つの図形のどちらか。1 つめの引数か、2 つめの引数か。",
  "What a comparison asks.": "比較が何を尋ねているか。",
  "- `gap`: does one shape end before the other begins on an axis? `edge`: does it end exactly where the other begins? `flat`: asked after an edge was found: does the other, too, end where this one begins, so that both are one number? - `same`: do two points have the same coordinate? - `below`, `above`: is a center beyond a box's side? `start`, `end`: is a center beyond a segment's end? - `farther`: are the cores farther apart than the radii reach? `reach`: exactly as far? - `radius`: is there no radius at all? `length`: has the segment no length? - `line`: is a point on a segment's line? `before`, `after`: beyond its ends? `first`, `last`: at one of them? - `side`: are both ends on one side of the other's line? `parallel`: are two segments parallel? `on`: does an end lie on the other's line? - `startOf`, `endOf`: is a point, a vertex, a center or a core's end beyond an edge's or a core's first or second end? - `meet`: does any edge of the one meet an edge of the other? - `odd`: does a ray from the point p cross a shape's rings an odd number of times? - `low`, `high`: does p lie past a box's lower side, and before its upper one? - `level`: is p on an edge's line? `from`, `to`: is it not before the edge's first end, not past its second? `tip`: is it an end of the chain? `equal`: is p the point that all of an edge is? - `within`: does any piece of the one's edges lie inside the other? `facing`: along any shared piece, do both lie on the same side? `inner`: is any common point an end of neither?":
    "- `gap`：ある軸の上で、一方の図形はもう一方の始まりより手前で終わるか。`edge`：もう一方の始まりとちょうど同じところで終わるか。`flat`：`edge` が成り立ったあとに尋ねる。もう一方の終わりもこちらの始まりと一致し、どちらも同じひとつの数なのか。\n- `same`：2 つの点は、ある座標が等しいか。\n- `below`、`above`：中心は矩形・直方体の始まりより手前か、終わりより先か。`start`、`end`：中心は線分の始点より手前か、終点より先か。\n- `farther`：芯どうしの距離は、半径の届く長さより大きいか。`reach`：ちょうど等しいか。\n- `radius`：半径がまったくないか。`length`：線分に長さがないか。\n- `line`：点は線分を延ばした直線の上にあるか。`before`、`after`：点は線分の始点より手前か、終点より先か。`first`、`last`：点はその始点か、終点か。\n- `side`：両端とも、相手を延ばした直線の同じ側にあるか。`parallel`：2 つの線分は平行か。`on`：端が、相手を延ばした直線の上にあるか。\n- `startOf`、`endOf`：点、頂点、中心、または芯の端は、辺や芯の始点より手前か、終点より先か。\n- `meet`：一方の辺のどれかが、もう一方の辺と出会うか。\n- `odd`：点 p から伸ばした半直線は、図形の輪と奇数回交わるか。\n- `low`、`high`：p は矩形の始まりより先にあるか、終わりより手前にあるか。\n- `level`：p は辺を延ばした直線の上にあるか。`from`、`to`：辺の始点より手前ではないか、終点より先ではないか。`tip`：折れ線の端か。`equal`：辺が 1 点だけのとき、p はその点か。\n- `within`：一方の辺に、もう一方の内側を通る部分があるか。`facing`：両者が辺の一部を共有し、そこで同じ側にあるところはあるか。`inner`：共通の点に、どちらの端でもないものはあるか。",
  "What proves the relation, to be checked without knowing how it was found: an axis with a gap for `disjoint`, a point of both interiors for `overlapping`, and for `touching` a point of both shapes and an axis on which their interiors are apart.":
    "位置関係の証拠。見つけ方を知らなくても確かめられる。`disjoint` ではすき間のある軸、`overlapping` では両方の内部にある点、`touching` では両方の図形に含まれる点と、内部どうしが分かれる軸。",
  "Where one shape lies in a bay or a hole of the other no straight line proves it: none leaves a gap between shapes that are apart, or none parts the interiors of shapes that touch. Then `apart` gives the nearest points instead of an axis, and `touch` the common point alone: what remains to be checked, that no edges come nearer and that no interior lies in the other, takes a look at all edges.":
    "一方の図形が他方のくぼみや穴の中にあると、位置関係を証明する直線がない。つまり、離れていても間にすき間を残す直線がないか、接していても内部どうしを分ける直線がない。そのとき `apart` は軸の代わりにいちばん近い点どうしを、`touch` は共通の点だけを示す。残る確認は、それより近い辺がないことと、どちらの内部も相手の中にないことで、そのためにはすべての辺を調べる必要がある。",
};
