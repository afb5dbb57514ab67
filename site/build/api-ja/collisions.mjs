/** `hantei/collisions` and `hantei/3d/collisions`: what docstrings say, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const COLLISIONS = {
  "Every two shapes of a list that collide, of any mix of kinds: each pair once, with how the two lie. Exact for the doubles given: the same pairs as `relate` finds of all, in a time that grows with the shapes and the pairs whose bounds meet.":
    "並びの中で衝突している図形の組を、それぞれ 1 回ずつ、位置関係とともにすべて挙げる。種類は混ざっていてよい。渡された倍精度数に対して正確で、すべての組に `relate` で尋ねるのと同じ組が見つかる。かかる時間は、図形の数と、外接矩形（空間では外接直方体）に共通の点がある組の数に応じて増える。",
  "Shapes of the plane; they stay as they are.": "平面の図形の並び。書き換えない。",
  "`touching: false` leaves out shapes that only touch; `limit` stops after so many.":
    "`touching: false` なら、接しているだけの組を除く。`limit` は、その数で打ち切る。",
  "Indices a < b and the relation, ascending by `a`, then by `b`.": "番号 a < b と位置関係。`a`、次に `b` の昇順。",
  "TypeError `ERR_TYPE` where the list or an option is of the wrong type, `ERR_KIND` where an item is no shape of the plane; RangeError `ERR_RANGE` for a bad limit, `ERR_TOO_MANY` where one array cannot hold the pairs whose bounds meet, `ERR_NOT_FINITE` or `ERR_ORDER` for a shape built past the constructors whose bounds show it; in its other fields nothing is looked for. What is wrong with a shape names its index.":
    "並びやオプションの型が違えば TypeError `ERR_TYPE`、平面の図形でないものがあれば TypeError `ERR_KIND`。上限が不正なら RangeError `ERR_RANGE`、外接矩形に共通の点がある組がひとつの配列に収まらなければ RangeError `ERR_TOO_MANY`、コンストラクターを通さずに作った図形の外接矩形が正しくなければ RangeError `ERR_NOT_FINITE` か `ERR_ORDER`（ほかの項目は調べない）。図形に問題があるときのエラーは、その図形の番号を示す。",
  "Every shape of one list that collides with one of another; as with one list, but pairs are (index in a, index in b), and the shapes of one list are not compared with each other.":
    "一方の並びの図形と他方の並びの図形で、衝突している組をすべて挙げる。並びがひとつのときと同じだが、組は（a での番号、b での番号）で、同じ並びの図形どうしは比べない。",
  "Shapes of the plane.": "平面の図形の並び。",
  "Indices and relation, ascending by `a`, then by `b`.": "番号と位置関係。`a`、次に `b` の昇順。",
  "TypeError `ERR_TYPE`, `ERR_KIND`; RangeError `ERR_RANGE`, `ERR_TOO_MANY`, `ERR_NOT_FINITE`, `ERR_ORDER`, as with one list.":
    "TypeError `ERR_TYPE`、`ERR_KIND`。RangeError `ERR_RANGE`、`ERR_TOO_MANY`、`ERR_NOT_FINITE`、`ERR_ORDER`。条件は並びがひとつのときと同じ。",
  "Two shapes of a list, or of two lists, that collide.":
    "ひとつの並びの中、または 2 つの並びの間で、衝突している 2 つの図形。",
  "The one shape's index, in the first list where there are two.":
    "一方の図形の番号。並びが 2 つなら、1 つめの並びでの番号。",
  "The other's index: above `a` where there is one list, in the second list where there are two.":
    "もう一方の図形の番号。並びがひとつなら `a` より大きい。2 つなら、2 つめの並びでの番号。",
  'How the two lie; never `"disjoint"`.': '2 つの図形の位置関係。`"disjoint"` になることはない。',
  "What counts as a collision, and how many are wanted.": "何を衝突とみなすか、いくつまで挙げるか。",
  "At most so many collisions, the first ones in order. A whole number, 0 or above; default: all.":
    "衝突をいくつまで挙げるか。順に並べた先頭から選ぶ。0 以上の整数。既定ではすべて。",
  "Whether shapes that only touch collide. Default: true.": "接しているだけの図形も衝突とみなすか。既定は true。",
  "Shapes of space; they stay as they are.": "空間の図形の並び。書き換えない。",
  "TypeError `ERR_TYPE` where the list or an option is of the wrong type, `ERR_KIND` where an item is no shape of space; RangeError `ERR_RANGE` for a bad limit, `ERR_TOO_MANY` where one array cannot hold the pairs whose bounds meet, `ERR_NOT_FINITE` or `ERR_ORDER` for a shape built past the constructors whose bounds show it; in its other fields nothing is looked for. What is wrong with a shape names its index.":
    "並びやオプションの型が違えば TypeError `ERR_TYPE`、空間の図形でないものがあれば TypeError `ERR_KIND`。上限が不正なら RangeError `ERR_RANGE`、外接直方体に共通の点がある組がひとつの配列に収まらなければ RangeError `ERR_TOO_MANY`、コンストラクターを通さずに作った図形の外接直方体が正しくなければ RangeError `ERR_NOT_FINITE` か `ERR_ORDER`（ほかの項目は調べない）。図形に問題があるときのエラーは、その図形の番号を示す。",
};
