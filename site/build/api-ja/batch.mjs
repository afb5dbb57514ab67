/** `hantei/batch`: what docstrings say, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const BATCH = {
  "How box i of `a` and box i of `b` lie, for every i: −1 disjoint, 0 touching, 1 overlapping. Exact.":
    "すべての i について、`a` の i 番目の矩形・直方体と `b` の i 番目の矩形・直方体の位置関係を返す。離れていれば −1、接していれば 0、重なっていれば 1。正確。",
  "Boxes of the plane, or of space where `minZ` and `maxZ` are given; bounds may be infinite.":
    "平面の矩形。`minZ` と `maxZ` があれば空間の直方体。端は無限大でもよい。",
  "As many boxes of the same dimension.": "同じ次元の矩形・直方体を同じ数だけ。",
  "`out`, where the codes go; `kernel`, which normally is chosen by itself.":
    "`out` は答えのコードを書き込む配列。`kernel` は使うカーネルで、ふつうは自動で選ばれる。",
  "`options.out`, or a fresh array.": "`options.out`。なければ新しい配列。",
  "TypeError `ERR_TYPE` for anything but Float64Arrays (and an Int8Array); RangeError `ERR_LENGTH` for lengths that do not fit, `ERR_RANGE` for another `kernel`. The numbers are not checked: a box with a NaN is disjoint from everything.":
    "Float64Array（結果の配列は Int8Array）以外を渡せば TypeError `ERR_TYPE`。長さが合わなければ RangeError `ERR_LENGTH`、`kernel` に決まった値以外を渡せば RangeError `ERR_RANGE`。数値は確かめない。NaN を含む矩形・直方体は、何からも離れているとみなす。",
  "How circle i of `a` and circle i of `b` lie, for every i: −1 disjoint, 0 touching, 1 overlapping. Exact.":
    "すべての i について、`a` の i 番目の円と `b` の i 番目の円の位置関係を返す。離れていれば −1、接していれば 0、重なっていれば 1。正確。",
  "Circles with finite centers and radii of 0 or more.": "円。中心は有限、半径は 0 以上。",
  "As many circles.": "円を同じ数だけ。",
  "TypeError `ERR_TYPE` for anything but Float64Arrays (and an Int8Array); RangeError `ERR_LENGTH` for lengths that do not fit, `ERR_RANGE` for another `kernel`. The numbers are not checked: a circle with a NaN is disjoint from everything.":
    "Float64Array（結果の配列は Int8Array）以外を渡せば TypeError `ERR_TYPE`。長さが合わなければ RangeError `ERR_LENGTH`、`kernel` に決まった値以外を渡せば RangeError `ERR_RANGE`。数値は確かめない。NaN を含む円は、何からも離れているとみなす。",
  "How point i and box i lie, for every i: −1 outside, 0 on the boundary, 1 inside (or both are one point). Exact.":
    "すべての i について、i 番目の点と i 番目の矩形・直方体の位置関係を返す。外側なら −1、境界の上なら 0、内側なら 1（矩形・直方体が点につぶれていて、同じ点のときも 1）。正確。",
  "Points of the plane, or of space where `z` is given.": "平面の点。`z` があれば空間の点。",
  "As for `relateBoxes`.": "`relateBoxes` と同じ。",
  "As `relateBoxes`.": "`relateBoxes` と同じ。",
  "How point i and a polygon lie, for every i: −1 outside, 0 on a ring, 1 inside. Exact.":
    "すべての i について、i 番目の点とひとつの多角形の位置関係を返す。外側なら −1、輪の上なら 0、内側なら 1。正確。",
  "Points of the plane.": "平面の点。",
  "A polygon, with or without holes. Polygons of many edges are asked through the index that `polygon` and `prepare` keep; the others edge by edge, two points at a time.":
    "多角形。穴はあってもなくてもよい。辺の多い多角形は、`polygon` と `prepare` が持つ索引で調べる。ほかは辺を 1 本ずつ、点を 2 つ同時に調べる。",
  "TypeError `ERR_TYPE` for anything but Float64Arrays, a polygon (and an Int8Array); RangeError `ERR_LENGTH` for lengths that do not fit, `ERR_RANGE` for another `kernel`. The points are not checked: one with a NaN is outside.":
    "列が Float64Array でないとき、多角形でないものを渡したとき、結果の配列が Int8Array でないときは TypeError `ERR_TYPE`。長さが合わなければ RangeError `ERR_LENGTH`、`kernel` に決まった値以外を渡せば RangeError `ERR_RANGE`。点の数値は確かめない。NaN を含む点は、外側とみなす。",
  "How segment i of `a` and segment i of `b` lie, for every i: −1 disjoint, 0 touching, 1 overlapping. Exact.":
    "すべての i について、`a` の i 番目の線分と `b` の i 番目の線分の位置関係を返す。離れていれば −1、接していれば 0、重なっていれば 1。正確。",
  "Segments of the plane, with finite ends.": "平面の線分。両端は有限。",
  "As many segments.": "線分を同じ数だけ。",
  "TypeError `ERR_TYPE` for anything but Float64Arrays (and an Int8Array); RangeError `ERR_LENGTH` for lengths that do not fit, `ERR_RANGE` for another `kernel`. The numbers are not checked: a segment with a NaN is disjoint from everything.":
    "Float64Array（結果の配列は Int8Array）以外を渡せば TypeError `ERR_TYPE`。長さが合わなければ RangeError `ERR_LENGTH`、`kernel` に決まった値以外を渡せば RangeError `ERR_RANGE`。数値は確かめない。NaN を含む線分は、何からも離れているとみなす。",
  "How sphere i of `a` and sphere i of `b` lie, for every i: −1 disjoint, 0 touching, 1 overlapping. Exact.":
    "すべての i について、`a` の i 番目の球と `b` の i 番目の球の位置関係を返す。離れていれば −1、接していれば 0、重なっていれば 1。正確。",
  "Spheres with finite centers and radii of 0 or more.": "球。中心は有限、半径は 0 以上。",
  "As many spheres.": "球を同じ数だけ。",
  "As for `relateCircles`.": "`relateCircles` と同じ。",
  "As `relateCircles`.": "`relateCircles` と同じ。",
  "Columns in the kernels' own memory: a batch that is asked about them, with their own `out`, reads them where they lie and copies nothing. Fill them, ask, change them, ask again. They stay where they are, and go when nothing refers to them.":
    "カーネル自身のメモリーに列を確保する。これらの列を、いっしょに確保した `out` とともに渡すと、置かれた場所でそのまま読まれ、写す手間がなくなる。値を入れて尋ね、書き換えてまた尋ねればよい。列の場所は変わらず、どこからも参照されなくなれば消える。",
  '"boxes", "circles", "segments", "spheres", "points and boxes", "boxes of space" or "points and boxes of space".':
    '"boxes"、"circles"、"segments"、"spheres"、"points and boxes"、"boxes of space"、"points and boxes of space" のどれか。',
  "How many pairs: a whole number, 0 or above.": "組の数。0 以上の整数。",
  "`a`, `b` and `out`. Where the engine compiles no WebAssembly with SIMD they are arrays as all others.":
    "`a`、`b`、`out`。エンジンが SIMD つきの WebAssembly をコンパイルできないときは、ふつうの配列になる。",
  "TypeError `ERR_TYPE` for a count that is no number; RangeError `ERR_RANGE` for another `what`, and for a count that is not whole, or for which there is no memory.":
    "個数が数でなければ TypeError `ERR_TYPE`。`what` に決まった値以外を渡したとき、個数が 0 以上の整数でないとき、その個数に足りるメモリーがないときは RangeError `ERR_RANGE`。",
  "How a batch is asked.": "まとめて尋ねるときのオプション。",
  'Forces one of the two kernels; both give the same codes. Default: `"simd"` where the engine has it, else `"js"`.':
    '2 つのカーネルのどちらかに決める。答えのコードはどちらも同じ。既定は、エンジンで使えれば `"simd"`、使えなければ `"js"`。',
  "Where the codes go: at least as long as the columns, in memory of its own, not of the columns. Default: a fresh array.":
    "答えのコードを書き込む配列。長さは列の長さ以上で、列とは別のメモリーに置く。既定は新しい配列。",
  "Boxes of the plane; of space where `minZ` and `maxZ` are there, too. Bounds may be infinite.":
    "平面の矩形の列。`minZ` と `maxZ` もあれば空間の直方体の列。端は無限大でもよい。",
  "Circles.": "円の列。",
  "Points of the plane; of space where `z` is there, too.": "平面の点の列。`z` もあれば空間の点の列。",
  "What columns can be reserved for.": "列を確保できるもの。",
  "Columns for pairs of shapes, and for the codes; all of one length, and full of zeros at first.":
    "図形の組の列と、答えのコードの列。長さはすべて同じで、初めはどれも 0 で埋まっている。",
  "Segments of the plane.": "平面の線分の列。",
  "Spheres.": "球の列。",
};
