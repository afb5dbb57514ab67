/** `hantei/render`: what docstrings say, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const RENDER = {
  "How an explanation is worded.": "説明をどう書くか。",
  "How an explanation is drawn.": "説明をどう描くか。",
  'An explanation as a plain object that `JSON.stringify` keeps whole: infinities become the text `"Infinity"`, dates ISO 8601 text, bigints their digits. Of the two shapes it has their kinds\' own fields; what else a record carries stays behind. It is in no language; `verifyWitness` takes it as it is when it comes back, and `explanationFromJSON` restores it.':
    '説明を、`JSON.stringify` で何も失われないオブジェクトにする。無限大は文字列 `"Infinity"`、日付は ISO 8601 の文字列、bigint は数字の文字列になる。2 つの図形については、その種類に決まった項目だけを持ち、ほかに付いていた項目は含まない。どの言語のことばも含まない。読み戻したものは、そのまま `verifyWitness` に渡せる。元の説明に戻すのは `explanationFromJSON`。',
  "The explanation that `explanationToJSON` made a plain object of: to be shown where its reader is, in the reader's language. Nothing in it is proved by that; `verifyWitness` proves it.":
    "`explanationToJSON` でオブジェクトにした説明を元に戻す。読み手のいる場所で、読み手の言語で見せるためのもの。戻しただけでは、書いてあることが正しいとは限らない。確かめるには `verifyWitness` を使う。",
  "TypeError `ERR_TYPE` where it is no explanation.": "説明でなければ TypeError `ERR_TYPE`。",
  "Every comparison of an explanation in words, one entry a step: `toText` in pieces, for those who lay it out themselves.":
    "説明にあるすべての比較を、ひとつずつことばにする。要素ひとつが比較ひとつにあたる。`toText` の中身を分けて返すもので、自分で配置したいときに使う。",
  "As `toText`.": "`toText` と同じ。",
  "An explanation as a picture, an SVG document: the two shapes to scale, the verdict in words, and the witness drawn; a common point, or an axis with what each shape covers of it and the gap between. Shapes of space get three views, intervals a line. It scales to any size, follows light and dark, needs nothing from outside, and is the same text for the same input.":
    "説明を図（ひとつの SVG 文書）にする。2 つの図形を正しい縮尺で描き、判定をことばで添え、証拠も描く。証拠は、共通の点、または軸と、その上で各図形が占める範囲と、あいだのすき間。空間の図形は 3 方向から、区間は 1 本の線の上に描く。どんな大きさにも拡大・縮小でき、明暗の設定に従い、外部のものを必要としない。入力が同じなら、出力も同じ文字列になる。",
  "TypeError `ERR_TYPE` where it is no explanation, or an option has the wrong type.":
    "説明でないとき、またはオプションの型が違うときは TypeError `ERR_TYPE`。",
  "RangeError `ERR_RANGE` for a word that an option does not know.":
    "オプションに決まったことば以外を渡すと RangeError `ERR_RANGE`。",
  "An explanation in words: the verdict, the two shapes, every comparison with its numbers and what it means, and how to check the verdict without trusting any of it. Plain text of several lines, without a newline at the end.":
    "説明を文章にする。判定、2 つの図形、すべての比較とその数値と意味、そして、そのどれも信用せずに判定を確かめる方法を述べる。複数行のプレーンテキストで、末尾に改行はない。",
  "RangeError `ERR_RANGE` for another language.": "使える言語でなければ RangeError `ERR_RANGE`。",
  "What `contact` returned, of any dimension.": "`contact` の結果。次元は問わない。",
  "A place or direction in the plane or in space.": "平面または空間での位置か向き。",
  "The same fields as an `Explanation`, with nothing in them that JSON could not hold: infinities and dates are text.":
    "`Explanation` と同じ項目を、JSON で表せるものだけで表したもの。無限大と日付は文字列になる。",
  'What the two shapes are called; "A" and "B" where nothing is said.': '2 つの図形の呼び名。省けば "A" と "B"。',
  "One comparison in words.": "ことばにした比較ひとつ。",
  "What that says of the two shapes, as a sentence.": "その結果が 2 つの図形について何を意味するかを述べた文。",
  "What the formula's short names stand for, each told at the first step that uses it.":
    "式に出てくる短い名前が何を表すか。それぞれ、最初に使う比較にだけ書く。",
  "What `contact` said of the same two shapes, to be drawn and told below.":
    "同じ 2 つの図形についての `contact` の結果。図に描き、下にことばでも書き添える。",
  "The picture's id and the start of all ids in it; letters, digits, - and _. One that begins with neither a letter nor _ gets `hantei-` before it. By default one made from the explanation.":
    "図の id で、図の中のすべての id の先頭にもなる。使えるのは英数字、-、_。英字か _ で始まらなければ、前に `hantei-` を付ける。既定では説明から作る。",
  'What the shapes are called: "A" and "B" where nothing is said. Long names are cut in the picture.':
    '図形の呼び名。省けば "A" と "B"。長い名前は、図の中では途中で切る。',
  "English where nothing is said.": "省けば英語。",
  '"auto", where nothing is said, follows the reader\'s own setting.': '"auto"（既定）なら読む人の設定に従う。',
  'Which way y grows: "up" as in mathematics where nothing is said, "down" as on a screen. In space, the upward axis.':
    'y が増える向き。"up"（既定）なら数学と同じ上向き、"down" なら画面と同じ下向き。空間では、各図の縦軸が増える向き。',
  "What `contact` said of the same two shapes, to be told below.":
    "同じ 2 つの図形についての `contact` の結果。文章の最後に書き添える。",
  'What the shapes are called: "A" and "B" where nothing is said.': '図形の呼び名。省けば "A" と "B"。',
  "An explanation of two shapes of any dimension.": "2 つの図形についての説明。次元は問わない。",
  "Any shape that has an explanation.": "説明できる図形。次元は問わない。",
  "The languages there are.": "使える言語。",
  'Light or dark paper; "auto" follows the reader\'s own setting.':
    '背景を明るくするか暗くするか。"auto" なら読む人の設定に従う。',
};
