/** `hantei/broadphase`: what docstrings say, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const BROADPHASE = {
  "As `pairs`, into an array of the caller's, so that none is made at each call.":
    "`pairs` の結果を、手元の配列に書き込む。呼び出すたびに配列を作らずにすむ。",
  "As `join`, into an array of the caller's, so that none is made at each call.":
    "`join` の結果を、手元の配列に書き込む。呼び出すたびに配列を作らずにすむ。",
  "Takes as many pairs as it has room for, in any order; in memory of its own, not of the columns.":
    "入るだけの組を受け取る。順序は決まっていない。列とはメモリーを共有しないこと。",
  "How many pairs there are; where that is more than `out.length / 2`, the rest are left out.":
    "組の数。`out.length / 2` を超えていれば、残りは書き込まれていない。",
  "as `pairs` does, but never for too many; TypeError `ERR_TYPE` where `out` is no Uint32Array, or was transferred elsewhere; RangeError `ERR_RANGE` for `order`, `limit` and `onPairs`.":
    "`pairs` と同じ。ただし、組が多すぎるという例外は起きない。`out` が Uint32Array でないか、別のスレッドなどへ転送済みなら TypeError `ERR_TYPE`、`order`、`limit`、`onPairs` を渡せば RangeError `ERR_RANGE`。",
  "as `join` does, but never for too many; TypeError `ERR_TYPE` where `out` is no Uint32Array, or was transferred elsewhere; RangeError `ERR_RANGE` for `order`, `limit` and `onPairs`.":
    "`join` と同じ。ただし、組が多すぎるという例外は起きない。`out` が Uint32Array でないか、別のスレッドなどへ転送済みなら TypeError `ERR_TYPE`、`order`、`limit`、`onPairs` を渡せば RangeError `ERR_RANGE`。",
  "How many pairs `join` would find, without keeping them.": "`join` が見つける組の数だけを返す。組は保持しない。",
  "as `join` does, but never for too many.": "`join` と同じ。ただし、組が多すぎるという例外は起きない。",
  "How many pairs `pairs` would find, without keeping them.": "`pairs` が見つける組の数だけを返す。組は保持しない。",
  "as `pairs` does, but never for too many.": "`pairs` と同じ。ただし、組が多すぎるという例外は起きない。",
  "Every box of one list that meets one of another: index in `a`, index in `b`, and so on, in a fresh array. As `pairs`, but the boxes of one list are not compared with each other.":
    "一方の並びの箱（矩形・直方体・区間）と他方の並びの箱で、共通の点がある組をすべて挙げる。`a` での番号、`b` での番号、…の順に、新しい配列に入れて返す。`pairs` と同様だが、同じ並びの箱どうしは比べない。",
  "Boxes of the same dimension as `a`.": "`a` と同じ次元の箱。",
  "as `pairs` does; TypeError `ERR_TYPE` where the two lists differ in dimension.":
    "`pairs` と同じ。さらに、2 つの並びの次元が違えば TypeError `ERR_TYPE`。",
  "Every box of one list that meets one of another, handed to `onPairs` in pieces; returns how many pairs it was given.":
    "一方の並びの箱と他方の並びの箱で、共通の点がある組をすべて、少しずつ `onPairs` に渡す。戻り値は、渡した組の数。",
  "Every two boxes that meet, each pair once: i₀, j₀, i₁, j₁, … with i < j, in a fresh array. Exact for the doubles given, in a time that grows with the boxes and the pairs.":
    "共通の点がある箱（矩形・直方体・区間）の組を、それぞれ 1 回ずつ、すべて挙げる。i₀, j₀, i₁, j₁, …（i < j）の順に、新しい配列に入れて返す。渡された倍精度数に対して正確で、かかる時間は箱と組の数に応じて増える。",
  "Boxes of the plane are `{ minX, minY, maxX, maxY }`, of space with `minZ` and `maxZ`, intervals `{ start, end }`, never both. Bounds may be infinite. Whether boxes that only touch are a pair is up to `touching`: default true, and false for intervals, where back to back is no conflict.":
    "平面の矩形は `{ minX, minY, maxX, maxY }`、空間の直方体はさらに `minZ` と `maxZ`、区間は `{ start, end }` で渡す。箱の列と区間の列を両方渡すことはできない。端は無限大でもよい。接しているだけの箱を組に数えるかどうかは `touching` で決まる。既定は true。ただし区間では、隣り合うだけならかち合わないので false。",
  "TypeError `ERR_TYPE` where a column is no Float64Array, for columns of boxes and of intervals in one object, or an option of the wrong type; RangeError `ERR_LENGTH` for columns of different lengths, `ERR_ORDER` for a minimum above its maximum, `ERR_NOT_FINITE` for NaN, a minimum of Infinity or a maximum of -Infinity, each with the index of the first such box; `ERR_TOO_MANY` where one array cannot hold the pairs; `ERR_RANGE` for a bad limit, and for another `order` or `kernel` than there is.":
    "Float64Array でない列があるとき、ひとつのオブジェクトに箱の列と区間の列があるとき、オプションの型が違うときは TypeError `ERR_TYPE`。列の長さがそろっていなければ RangeError `ERR_LENGTH`、最小が最大より大きければ RangeError `ERR_ORDER`、NaN があるか、最小が Infinity または最大が -Infinity なら RangeError `ERR_NOT_FINITE`（後の 2 つは、該当する最初の箱の番号を示す）。組がひとつの配列に収まらなければ RangeError `ERR_TOO_MANY`。上限が不正なとき、`order` や `kernel` に決まった値以外を渡したときは RangeError `ERR_RANGE`。",
  "Every two boxes that meet, handed to `onPairs` in pieces; returns how many pairs it was given.":
    "共通の点がある箱の組をすべて、少しずつ `onPairs` に渡す。戻り値は、渡した組の数。",
  "As the options say, for whoever hands them on.": "options に従う。options をそのまま受け渡すときの形。",
  "Boxes of the plane, or of space, that can be asked who is here, who is nearest, and whom a ray meets: built once, for any number of questions. Every yes or no is exact for the doubles given, and each box is found by its index in the columns, bounds at infinity, boxes without size and all.":
    "箱（平面の矩形、または空間の直方体）の索引。一度作れば、どれがここにあるか、どれがいちばん近いか、光線がどれに当たるかを何度でも尋ねられる。「はい」か「いいえ」かの答えはどれも、渡された倍精度数に対して正確。箱は列での番号で答える。無限に広がる箱も、大きさのない箱も漏れなく見つかる。",
  "The index is one buffer, about 50 bytes a box of the plane, which can be saved, sent to a worker or shared with it. Where it was transferred elsewhere, every question throws TypeError `ERR_TYPE`.":
    "索引はひとつのバッファーで、平面の矩形ひとつにつき約 50 バイト。保存することも、ワーカーに送ることも、ワーカーと共有することもできる。よそへ移されたあとは、何を尋ねても TypeError `ERR_TYPE`。",
  "How many axes the boxes have: 2 or 3.": "箱の軸の数。2 か 3。",
  "The buffer that the index lives in, for `BoxIndex.load` in another thread. Do not write to it.":
    "索引が入っているバッファー。別のスレッドで `BoxIndex.load` に渡す。書き込んではいけない。",
  "How many boxes there are.": "箱の数。",
  "Builds an index. The columns are copied.": "索引を作る。渡された列の写しを持つ。",
  "`{ minX, minY, maxX, maxY }`, and `minZ` and `maxZ` in space: Float64Arrays of one length. Bounds may be infinite.":
    "`{ minX, minY, maxX, maxY }`、空間ではさらに `minZ` と `maxZ`。長さのそろった Float64Array で、端は無限大でもよい。",
  "`shared: true` keeps the index in a `SharedArrayBuffer`; `kernel` forces a kernel.":
    "`shared: true` なら索引を `SharedArrayBuffer` に置く。`kernel` は使うカーネルを指定する。",
  'TypeError `ERR_TYPE` where a column is no Float64Array, or an option of the wrong type; RangeError `ERR_RANGE` for another kernel than there is, and where the engine cannot run `kernel: "simd"` or has no `SharedArrayBuffer`; `ERR_LENGTH` for columns of different lengths, `ERR_ORDER` for a minimum above its maximum, `ERR_NOT_FINITE` for NaN, a minimum of Infinity or a maximum of -Infinity, each with the index of the first such box.':
    'Float64Array でない列があるとき、オプションの型が違うときは TypeError `ERR_TYPE`。存在しないカーネルを指定したとき、エンジンで `kernel: "simd"` が動かないとき、求めた `SharedArrayBuffer` がエンジンにないときは RangeError `ERR_RANGE`。列の長さがそろっていなければ RangeError `ERR_LENGTH`、最小が最大より大きければ RangeError `ERR_ORDER`、NaN があるか、最小が Infinity または最大が -Infinity なら RangeError `ERR_NOT_FINITE`（後の 2 つは、該当する最初の箱の番号を示す）。',
  "Which boxes a ray meets, and where, in the order of the fractions, which are rounded; boxes at equal ones come in the order of their indices, as do those whose fractions are beyond all doubles. Whether a box is met is exact.":
    "光線が当たる箱とその場所。丸めた割合の小さい順に並び、割合が等しい箱と、割合が倍精度に収まらない箱は番号順。当たるかどうかの判定は正確。",
  "`{ x, y, dx, dy, maxFraction }`, and `z` and `dz` in space: from (x, y) along (dx, dy), `maxFraction` times its length far (default: once).":
    "`{ x, y, dx, dy, maxFraction }`、空間ではさらに `z` と `dz`。(x, y) から (dx, dy) の向きへ、その長さの `maxFraction` 倍まで進む（既定は 1 倍）。",
  "`limit`, `filter`, and `touching: false` for boxes whose interior the ray goes through.":
    "`limit` と `filter`、そして光線が内部を通る箱だけにする `touching: false`。",
  "TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE` for a start or a direction that is not finite, `ERR_RANGE` for no direction at all and for bad options.":
    "型が違えば TypeError `ERR_TYPE`。始点か向きが有限でなければ RangeError `ERR_NOT_FINITE`、向きがどの軸でも 0 のとき、オプションが不正なときは RangeError `ERR_RANGE`。",
  "How many boxes meet a window, or a circle.": "範囲、または円と、共通の点がある箱の数。",
  "as `search` does.": "`search` と同じ。",
  "Every box of this index that meets one of another, or of boxes in columns, as `join` gives them, or hands them over: index here, index there, and so on. Where one has a quarter of the other's boxes or fewer, as what moves has of what stands, each of these is looked for unless it meets very many, and the rest is hardly looked at; that is also the fastest way to ask for many windows at once.":
    "この索引の箱と、別の索引の箱または列で渡した箱とで、共通の点がある組をすべて、`join` と同じ形で返すか、少しずつ渡す。この索引での番号、相手での番号、…の順。片方の箱が他方の 4 分の 1 以下のとき（止まっているものに対する、動くものなど）は、少ないほうを一つずつ探すので（それぞれが非常に多くの箱に重なるときを除く）、多いほうの残りはほとんど調べない。多くの範囲を一度に問い合わせるときも、これが最も速い。",
  "An index, or `{ minX, minY, maxX, maxY }`, and `minZ` and `maxZ` in space. `onPairs` may search it and this one, but must not update them.":
    "索引、または `{ minX, minY, maxX, maxY }`（空間ではさらに `minZ` と `maxZ`）。`onPairs` の中では、どちらの索引も検索してよいが、更新してはいけない。",
  "TypeError `ERR_TYPE` where the other is of another dimension; else as `join` does.":
    "相手の次元が違えば TypeError `ERR_TYPE`。ほかは `join` と同じ。",
  "Which boxes are nearest to a point, the nearest first; boxes that hold the point are at distance 0. Distances are rounded, by a few units of their last place, and boxes at equal ones come in the order of their indices, as do those beyond the largest double: boxes closer than that to a tie come in either order. Whether a box is within `maxDistance` is exact.":
    "点に近い箱を、近い順に挙げる。点を含む箱までの距離は 0。距離は丸めてあり、最後の桁で数単位ずれることがある。丸めた距離が等しい箱と、距離が倍精度の最大値を超える箱は番号順に並べるので、それより僅差の箱はどちらが先になるか決まっていない。`maxDistance` 以内かどうかの判定は正確。",
  "Finite; the other coordinates, too. An index of space takes z before the options.":
    "有限の数。ほかの座標も同じ。空間の索引では、オプションの前に z を渡す。",
  "`k`, how many (default 1), `maxDistance` and `filter`.":
    "`k`（いくつ挙げるか。既定は 1）、`maxDistance`、`filter`。",
  "TypeError `ERR_TYPE`, RangeError `ERR_NOT_FINITE` for coordinates, `ERR_RANGE` for a bad option.":
    "型が違えば TypeError `ERR_TYPE`。座標が有限でなければ RangeError `ERR_NOT_FINITE`、オプションが不正なら RangeError `ERR_RANGE`。",
  "Every two boxes of the index that meet, as `pairs` gives them, or hands them over.":
    "索引の中で共通の点がある箱の組をすべて、`pairs` と同じ形で返すか、少しずつ渡す。",
  "as `pairs` does.": "`pairs` と同じ。",
  "A copy of the index as one buffer with a checksum, for a file or for later; `BoxIndex.load` reads it.":
    "索引の写しを、検査用の値をつけたひとつのバッファーにする。ファイルへの保存や後での利用のためのもので、`BoxIndex.load` で読み込む。",
  "Which boxes meet a window, or a circle.": "範囲、または円と、共通の点がある箱を挙げる。",
  "`{ minX, minY, maxX, maxY }`, and `minZ` and `maxZ` in space; infinite bounds are fine. Or `{ x, y, radius }`, and `z` in space, where it is a sphere.":
    "`{ minX, minY, maxX, maxY }`、空間ではさらに `minZ` と `maxZ`。端は無限大でもよい。または円 `{ x, y, radius }`。空間ではさらに `z` を渡し、球を表す。",
  "`touching: false` leaves out boxes that only touch it.": "`touching: false` なら、範囲に接しているだけの箱を除く。",
  "Their indices, in no order that means anything, but always the same.":
    "箱の番号。順序に意味はないが、いつも同じになる。",
  "TypeError `ERR_TYPE` for bounds, a center, a radius or options of the wrong type, and for bounds and a radius at once; RangeError `ERR_ORDER` for a minimum above its maximum, `ERR_NOT_FINITE` for NaN and for a circle that is not finite, `ERR_RADIUS` for a radius below 0.":
    "範囲、中心、半径、オプションの型が違うとき、範囲と半径を両方渡したときは TypeError `ERR_TYPE`。最小が最大より大きければ RangeError `ERR_ORDER`、NaN があるか、円が有限でなければ RangeError `ERR_NOT_FINITE`、半径が負なら RangeError `ERR_RADIUS`。",
  "As `search`, into an array of the caller's: no garbage, or a number of 16 bytes for a circle.":
    "`search` の結果を、手元の配列に書き込む。ごみ（GC の対象）は出ない。円のときだけ、数値が 1 つ（16 バイト）出る。",
  "Takes as many indices as it has room for.": "番号を書き込む配列。入るだけ書き込む。",
  "How many boxes meet the window, or the circle; where that is more than `out.length`, the rest are left out.":
    "範囲、または円と、共通の点がある箱の数。`out.length` より多ければ、入りきらない番号は書き込まない。",
  "as `search` does; TypeError `ERR_TYPE` where `out` is no Uint32Array, or was transferred elsewhere.":
    "`search` と同じ。さらに、`out` が Uint32Array でないか、別のスレッドなどへ転送済みなら TypeError `ERR_TYPE`。",
  "Gives boxes new bounds, many at once: for scenes that move. What is moved is found where it is now; after as many moves as there are boxes, and much sooner where boxes go far, the index is sorted anew, so that it does not get slower without end, however long a scene runs.":
    "箱の範囲をまとめて書き換える。動く場面のためのもの。動かした箱は、新しい場所で見つかる。動かした回数が箱の数に達したら（遠くへ動く箱があれば、それよりずっと早く）索引を並べ直すので、場面がどれだけ長く続いても、際限なく遅くなることはない。",
  "Nothing changes where anything is refused. No other thread may search a shared index meanwhile, and no filter may call this.":
    "受け付けられないものがひとつでもあれば、何も変わらない。実行中は、共有している索引をほかのスレッドで検索してはならない。フィルターの中からこれを呼ぶことも許されない。",
  "Which boxes; where one is named twice, its last bounds count.":
    "どの箱か。同じ箱を重ねて挙げたときは、最後の範囲が有効。",
  "Their new bounds, in columns as long as `ids`.": "新しい範囲。列の長さは `ids` と同じ。",
  "TypeError `ERR_TYPE` where `ids` is no Uint32Array, or was transferred elsewhere, and for columns as in the constructor; RangeError `ERR_RANGE` for an id that is no box's, `ERR_LENGTH`, `ERR_ORDER`, `ERR_NOT_FINITE` as in the constructor.":
    "`ids` が Uint32Array でないか転送済みのとき、列についてはコンストラクターと同じ場合に TypeError `ERR_TYPE`。どの箱の番号でもないものがあれば RangeError `ERR_RANGE`。RangeError `ERR_LENGTH`、`ERR_ORDER`、`ERR_NOT_FINITE` はコンストラクターと同じ。",
  "The index in a buffer that `save` gave, or that another thread's index is in (`buffer`). The index lives in that buffer, nothing is copied; only a view of a part of its buffer, as `readFile` gives of small files, is copied, shared or not. A buffer that is cut off, something else, or no index is refused, and one that `save` gave for any damage, by its checksum; an index that lives and moves has none, so that a box in it which damage made another box is taken as it is.":
    "`save` で作ったバッファー、または別のスレッドの索引が入っているバッファー（`buffer`）から索引を開く。索引はそのバッファーの中にあり、何も写さない。ただし、小さなファイルを `readFile` で読んだ結果のような、バッファーの一部だけのビューなら、その部分を（共有のものでも）写す。途中で切れたもの、別のもの、索引でないものは断る。`save` で作ったものは、どこが壊れていても、検査用の値で見つけて断る。使用中で箱が動く索引には検査用の値がないので、壊れて別の箱になった箱は、そのまま受け入れる。",
  "`kernel` forces a kernel.": "`kernel` は使うカーネルを指定する。",
  'TypeError `ERR_TYPE` where the first argument is no buffer and no view, or was transferred elsewhere, or the second are no options; RangeError `ERR_FORMAT` where the buffer holds no whole index of this version, `ERR_RANGE` where the engine cannot run `kernel: "simd"`.':
    '第 1 引数がバッファーでもビューでもないとき、よそへ移されたものであるとき、第 2 引数がオプションでないときは TypeError `ERR_TYPE`。バッファーにこのバージョンの完全な索引が入っていなければ RangeError `ERR_FORMAT`、エンジンで `kernel: "simd"` が動かなければ RangeError `ERR_RANGE`。',
  "Boxes of the plane as columns: box i has its bounds at index i of each. All of one length; no box is empty.":
    "平面の矩形を列で表したもの。i 番目の矩形の端は、それぞれの列の i 番目にある。列の長さはすべて同じ。空の矩形は入れられない。",
  "Boxes of space as columns.": "空間の直方体を列で表したもの。",
  "A box that a ray meets.": "光線が当たる箱。",
  "Where along the ray, in lengths of its direction, 0 where it starts in the box; within a few units of the last place. One beyond all doubles is the largest.":
    "光線の上で当たる位置。向きの長さを単位とし、始点が箱の中なら 0。誤差は最後の桁の数単位以内。倍精度に収まらなければ、最大の倍精度数。",
  "How an index is kept.": "索引の持ち方。",
  'Forces one of the two kernels; both give the same answers. Default: `"simd"`, where the engine has it, for an index that is searched often enough to repay a copy of what searches read, a quarter of the index; until then `"js"`.':
    '2 つのカーネルのどちらかに決める。答えはどちらも同じ。既定では `"js"` で始め、検索で読む部分（索引の 4 分の 1）を写しても元が取れるほど検索が重なれば、エンジンで使えるかぎり `"simd"` に切り替える。',
  "Whether in a `SharedArrayBuffer`, which workers can search, too. Default: false.":
    "`SharedArrayBuffer` に置くか。置けば、ワーカーからも検索できる。既定は false。",
  "How pairs are handed over in pieces.": "組を少しずつ受け取るためのオプション。",
  'Forces one of the two kernels; both find the same pairs. Default: neither for few boxes, which are compared with each other directly; else `"simd"` where the engine has it, else `"js"`.':
    '2 つのカーネルのどちらかに決める。見つかる組はどちらも同じ。既定では、数が少なければどちらも使わずにじかに比べ合い、そうでなければ、エンジンで使えれば `"simd"`、使えなければ `"js"` を使う。',
  "Called with pairs as they are found, in arrays of its own to keep: first, second, first, second, … Returns `false` to stop. It may call anything, joins too, but must leave the columns as they are until the call returns: pairs are still being found in them.":
    "組が見つかるにつれて呼ばれ、1 つめ、2 つめ、1 つめ、2 つめ、…と並ぶ配列を受け取る。配列は呼ばれるたびに別のもので、持ち続けてよい。`false` を返すとやめる。この中から何を呼んでもよく、組を探す関数でもよい。ただし、呼び出しが終わるまで列の中身は変えないこと。まだその中で組を探している。",
  "Whether boxes that only touch are a pair. Default: true for boxes, false for intervals.":
    "接しているだけの箱も組に数えるか。既定は、矩形・直方体では true、区間では false。",
  "How pairs are found and counted.": "組の探し方と数え方。",
  "Intervals as columns, in any unit of time or length.": "区間を列で表したもの。時間でも長さでもよく、単位は自由。",
  "What counts among the nearest.": "近いものとして何を数えるか。",
  "Which boxes count; it may ask this index and others anything but `update`. Default: all.":
    "どの箱を数えるか。この関数の中から、この索引やほかの索引に何を尋ねてもよいが、`update` だけは呼んではならない。既定はすべて。",
  "At most so many; a whole number, 0 or above. Default: 1.": "いくつまで挙げるか。0 以上の整数。既定は 1。",
  "At most so far away, in the unit of the coordinates; at exactly that distance counts. Default: any distance.":
    "どれだけ離れたものまで数えるか。単位は座標と同じで、ちょうどその距離のものも数える。既定は制限なし。",
  "How pairs are found and handed over in one array.": "組の探し方と、ひとつの配列での受け取り方。",
  'At most so many pairs: any, or with `order: "sorted"` the first ones of all, for which more are looked at, but no more kept at once than that or than there are boxes. A whole number, 0 or above; default: all.':
    '組の数の上限。どの組になるかは決まっていない。`order: "sorted"` と使えば全体の先頭からになり、それより多くの組を調べるが、一度に覚えておくのはその数か矩形の数まで。0 以上の整数。既定はすべて。',
  '`"sorted"`: ascending by the first index, then by the second. Default: whatever is fastest.':
    '`"sorted"` なら、1 つめの番号、次に 2 つめの番号の昇順。既定は、いちばん速く求められる順。',
  "A ray, or a stretch of one: the points (x, y) + t · (dx, dy) for t from 0 to `maxFraction`.":
    "光線、またはその一部。t が 0 から `maxFraction` までの、点 (x, y) + t · (dx, dy) の全体。",
  "The direction, of any length but 0.": "向き。長さは 0 以外なら何でもよい。",
  "How far the ray reaches, in lengths of its direction; 0 or more, Infinity allowed. Default: 1.":
    "光線がどこまで届くか。向きの長さの何倍かで表す。0 以上で、Infinity でもよい。既定は 1。",
  "In an index of space; one of the plane does not look at it.": "空間の索引で使う。平面の索引では無視する。",
  "What counts along a ray.": "光線に沿って何を数えるか。",
  "At most so many boxes, the first ones; a whole number, 0 or above. Default: all.":
    "箱の数の上限。先に当たるものから選ぶ。0 以上の整数。既定はすべて。",
  "Whether boxes count that the ray only touches, with its ends or at their borders. Default: true.":
    "光線の端、または箱の境界で接しているだけの箱も数えるか。既定は true。",
  "A circle, or a sphere in an index of space: what a search looks in, too. Any `circle` or `sphere` is one.":
    "円。空間の索引では球。検索する場所を表す。`circle` や `sphere` で作った図形はどれも、そのまま渡せる。",
  "0 or above, in the unit of the coordinates.": "0 以上。単位は座標と同じ。",
  "Bounds of the plane or of space: what a search looks in. Any `box` is one.":
    "平面または空間の範囲。検索する場所を表す。`box` で作った図形はどれも、そのまま渡せる。",
  "What counts in a search.": "探すときに何を数えるか。",
  "Whether boxes that only touch the window, or the circle, count. Default: true.":
    "範囲や円に接しているだけの箱も数えるか。既定は true。",
  "What can be joined: boxes of the plane, boxes of space, or intervals.":
    "まとめて判定できるもの。平面の矩形、空間の直方体、または区間。",
};
