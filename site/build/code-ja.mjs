/** Comments of the code that lessons cut out of its files, in Japanese, by their English on one line. */
/** @type {Readonly<Record<string, string>>} */
export const COMMENTS = {
  "Article 002, method 1: the two misses negated.": "記事 002 の方法 1：重ならない 2 通りを否定したもの。",
  "Article 000: the two ends lie in the wrong order, one way or the other; touching is no miss.":
    "記事 000：どちらかが、相手の始まる前に終わっていれば外れ。接しているだけなら外れではない。",
  "Article 001: the centers are nearer than half of both lengths.":
    "記事 001：中心間の距離が、大きさの半分どうしの和より小さい。",
  "Article 002, method 2, after its last step: the halves have canceled.":
    "記事 002 の方法 2 を最後まで変形した形：両辺の 1/2 は消えている。",
  "Which side of the line through (x1, y1) and (x2, y2) the point lies on: twice the signed area of the triangle.":
    "点が (x1, y1) と (x2, y2) を通る直線のどちら側にあるか：三角形の符号つき面積の 2 倍。",
  "Luna: the ends of each segment are not both strictly on one side of the other.":
    "Luna の判定：どちらの線分も、両端がともに相手の直線の同じ側にあることはない。直線の上はどちらの側でもない。",
  "The library's kernel: three cross products with an error bound, and the exact stages where that cannot tell.":
    "ライブラリのカーネル：3 つの外積と誤差の上限。それで決まらなければ、その先を正確に求める。",
  "Not `&&`: the kernel makes both comparisons, so that no branch depends on the first.":
    "`&&` にはしない。カーネルは 2 つとも比べ、1 つ目の結果では分岐しない。",
  "Article 004's corner test: the circle's center is nearer to the corner than the radius.":
    "記事 004 の角の判定：円の中心から角までの距離が、半径より小さい。",
  "Article 004, first form: one of two grown rectangles or of four corner circles holds the center.":
    "記事 004 の第 1 の形：ふくらませた 2 つの矩形と四隅の 4 つの円の、どれかに中心が入る。",
  "Article 004, second form: a miss outside the grown rectangle, and in a corner's quarter outside its circle.":
    "記事 004 の第 2 の形：ふくらませた矩形の外なら外れ。角の外側の区画では、角の円の外なら外れ。",
  "The second form improved: the same four comparisons first, but on the gaps, which then also tell where the center lies. No gap on an axis is a hit, since the other axis has passed; only a center beside a corner needs squares, and only once.":
    "第 2 の形の改良。はじめの 4 回の比較は同じだが、すき間で比べるので、中心の位置も分かる。\nすき間のない軸があれば当たり。もう一方の軸の比較は済んでいる。\n2 乗がいるのは中心が角の先にあるときだけで、それも 1 度だけ。",
  "Each box's candidates: those that a method would compare it with, each pair once, under its smaller number.":
    "矩形ごとの候補：その方法なら比べる相手。各組 1 度ずつ、番号の小さいほうに記す。",
  "The fractions of the way between which the boxes meet; undefined where they never do.":
    "矩形がぶつかり始めるところと離れるところの、道のり全体に対する割合。ぶつからなければ undefined。",
};

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*(?:\n *\/\/.*)*/g;
/** What stands around a comment's text, and before each of its lines. */
const SIGNS = /^ *(?:\/\*\*?|\*(?!\/)|\/\/)|\*\/$/gm;

/** Code with its comments in Japanese; it is an error where one has none. Each English text is put in `asked`. */
export function inJapanese(code, asked = new Set()) {
  return code.replace(COMMENT, (comment) => {
    const english = comment.replace(SIGNS, "").trim().replace(/\s+/g, " ");
    asked.add(english);
    const text = COMMENTS[english];
    if (text === undefined) throw new Error(`site/build/code-ja.mjs has no Japanese for the comment: ${english}`);
    if (comment.startsWith("//")) return `// ${text}`;
    return text.includes("\n") ? `/**\n${text.replace(/^/gm, " * ")}\n */` : `/** ${text} */`;
  });
}
