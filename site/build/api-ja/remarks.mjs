/** What examples in docstrings remark, behind a statement or behind what is printed, in Japanese, by their English. */
/** @type {Record<string, string>} */
export const REMARKS = {
  "it touches all four sides": "四辺すべてに内側から接している",
  "it touches all six sides": "六面すべてに内側から接している",
  "the corners touch": "角どうしが接している",
  "they touch": "両者は接している",
  "its corner (4, 4) lies at a distance of 5": "角 (4, 4) までの距離がちょうど 5",
  "on an edge": "辺の上",
  "inside the hull, outside the L": "凸包の中だが、L 字の外",
  "an inner vertex": "途中の頂点",
  "an end on the middle": "端点が相手の中点に載っている",
  "collinear, but apart": "一直線上にあるが、離れている",
  'in a browser: canvas.getContext("2d")': 'ブラウザーでは canvas.getContext("2d") を渡す',
  "shapes 0 and 1 touch, 0 and 2 overlap": "図形 0 と 1 は接し、0 と 2 は重なる",
  "the first meeting ends as the shift begins": "最初の会議は、勤務が始まるときに終わる",
  "box 0 touches the window": "矩形 0 は探す範囲に接している",
  "it runs along an edge": "辺に沿って進むだけ",
  "at a distance of exactly 1": "距離はちょうど 1",
  "The talk is during the visit, and the visit ends as the dinner starts: then the talk is before the dinner.":
    "講演は訪問の最中で、訪問は夕食が始まるときに終わる。それなら、講演は夕食より前。",
  "back to back: fine": "隣り合うだけなら問題ない",
  "another room": "別の部屋",
  "back to back, twice a day": "1 日に 2 度、隣り合うだけ",
  "back to back is no conflict": "隣り合うだけなら、かち合わない",
  "back to back does not count": "隣り合うだけのものは数えない",
  "until Monday": "月曜まで",
};
