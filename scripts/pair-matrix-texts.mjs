/** The sentences of `docs/pair-matrix.md`, in both languages: data for `generate-pair-matrix.mjs`. */

export const KIND_NAMES = {
  en: {
    point: "point",
    segment: "segment",
    box: "box",
    circle: "circle",
    sphere: "sphere",
    capsule: "capsule",
    polygon: "polygon",
    polyline: "polyline",
  },
  ja: {
    point: "点",
    segment: "線分",
    box: "矩形",
    "box of 3d": "直方体",
    circle: "円",
    sphere: "球",
    capsule: "カプセル",
    polygon: "多角形",
    polyline: "折れ線",
  },
};

export const TEXTS = {
  en: {
    introduction: `# Every pair

[日本語](pair-matrix.ja.md)

What touching means for each pair of kinds, and which file answers which question about it. What the words mean in general is
in [conventions](conventions.md); why the answers are exact, in [exactness](exactness.md). What a pair costs, beside the
libraries that have it, is measured by \`benchmarks/suites/peers.mjs\`; tables that were kept are under
[benchmarks/results](../benchmarks/results).

Each pair is written once; asked in the other order it gives the same answer. This page is written by
\`scripts/generate-pair-matrix.mjs\` from the matrices in the source.`,
    rooms: { "2d": "The plane", "3d": "Space" },
    pair: "pair",
    touching: "they touch where",
    served: "Which file answers",
    servedIntroduction:
      "“General” marks a file that serves several pairs. For `contains` there is a file for each container: a pair has two, one for each order.",
    general: " (general)",
  },
  ja: {
    introduction: `# すべての組み合わせ

[English](pair-matrix.md)

図形の種類の組み合わせごとに、「接する」とはどういうことか、どの問いにどのファイルが答えるかをまとめました。ことばの意味は
[用語と約束](conventions.ja.md)に、答えが正確である理由は[正確さについて](exactness.ja.md)にあります。所要時間は、同じ組み合わせを
扱えるほかのライブラリと並べて \`benchmarks/suites/peers.mjs\` が測ります。保存した表は
[benchmarks/results](../benchmarks/results) にあります。

どの組み合わせも一度だけ書かれており、順序を入れ替えて尋ねても答えは同じです。このページは \`scripts/generate-pair-matrix.mjs\` が
ソースコードの表から作ります。`,
    rooms: { "2d": "平面", "3d": "空間" },
    pair: "組",
    touching: "接するのは",
    served: "答えるファイル",
    servedIntroduction:
      "「共用」は、いくつもの組を受け持つファイルです。`contains` では含む側の図形ごとにファイルがあるので、1 つの組に、順序ごとに 2 つあります。",
    general: "（共用）",
  },
};

const POINT_FROM_CENTER = {
  en: "the distance of the point from the center equals the radius",
  ja: "点と中心との距離が半径に等しいとき",
};
const SEGMENT_FROM_CENTER = {
  en: "the distance of the segment from the center equals the radius",
  ja: "線分と中心との距離が半径に等しいとき",
};
const POINT_FROM_CORE = {
  en: "the distance of the point from the core equals the radius",
  ja: "点と芯との距離が半径に等しいとき",
};
const CORES = {
  en: "the distance of their cores equals the sum of the radii",
  ja: "芯どうしの距離が半径の和に等しいとき",
};

export const TOUCHING = {
  "2d": {
    "point-point": {
      en: "never: equal points overlap, for a point is its own interior",
      ja: "ありません。等しい点は重なります（点の内部はその点自身です）",
      figure: "equal-points",
    },
    "segment-point": {
      en: "the point is an end of the segment; between the ends it overlaps",
      ja: "点が線分の端にあるとき。両端の間にあれば重なります",
    },
    "segment-segment": {
      en: "they share one point, and it is an end of either",
      ja: "共通の点が 1 つだけで、それがどちらかの端であるとき",
      figure: "segments-tee",
    },
    "box-point": {
      en: "the point is on the box's boundary",
      ja: "点が矩形の境界の上にあるとき",
      figure: "point-on-an-edge",
    },
    "box-segment": {
      en: "they share points, but none inside both: at an end, along an edge, through a corner",
      ja: "共通の点はあるが、両方の内部にはないとき（端で、辺に沿って、角で）",
      figure: "segment-in-an-edge",
    },
    "box-box": {
      en: "they share a piece of an edge, or a corner",
      ja: "辺の一部か角だけを共有するとき",
      figure: "boxes-share-an-edge",
    },
    "circle-point": POINT_FROM_CENTER,
    "circle-segment": { ...SEGMENT_FROM_CENTER, figure: "circle-of-radius-0-on-an-end" },
    "circle-box": {
      en: "the distance of the box from the center equals the radius",
      ja: "矩形と中心との距離が半径に等しいとき",
      figure: "circle-at-a-corner",
    },
    "circle-circle": {
      en: "the distance of the centers equals the sum of the radii; a circle in another, along its rim or not, overlaps it",
      ja: "中心どうしの距離が半径の和に等しいとき。一方が他方の中にあれば、縁が触れていてもいなくても重なります",
      figure: "circles-touch",
    },
    "capsule-point": POINT_FROM_CORE,
    "capsule-segment": CORES,
    "capsule-box": {
      en: "the distance of the core from the box equals the radius",
      ja: "芯と矩形との距離が半径に等しいとき",
    },
    "capsule-circle": CORES,
    "capsule-capsule": CORES,
    "polygon-point": { en: "the point is on a ring", ja: "点が輪の上にあるとき" },
    "polygon-segment": {
      en: "they meet, and the open segment stays out of the interior",
      ja: "共通の点があり、端を除いた線分が多角形の内部に入らないとき",
    },
    "polygon-box": {
      en: "they meet in their boundaries only, as where a box fills a hole",
      ja: "境界だけで出会うとき。たとえば矩形が穴をちょうど埋めるとき",
      figure: "polygon-hole-filled",
    },
    "polygon-circle": {
      en: "the center is outside, and its distance from the nearest ring equals the radius",
      ja: "中心が外にあり、いちばん近い輪との距離が半径に等しいとき",
    },
    "polygon-capsule": {
      en: "the core is outside, and its distance from the nearest ring equals the radius",
      ja: "芯が外にあり、いちばん近い輪との距離が半径に等しいとき",
    },
    "polygon-polygon": {
      en: "they meet in points and stretches of their rings only",
      ja: "輪の点や辺の一部だけを共有するとき",
    },
    "polyline-point": {
      en: "the point is an end of an open polyline; anywhere else on it, it overlaps",
      ja: "点が、閉じていない折れ線の端にあるとき。それ以外の所では重なります",
      figure: "polyline-at-its-end",
    },
    "polyline-segment": {
      en: "all points they share are ends of either",
      ja: "共通の点がどれも、どちらかの端であるとき",
    },
    "polyline-box": {
      en: "they share points, but the polyline, less its ends, stays out of the box's interior",
      ja: "共通の点はあるが、端を除いた折れ線が矩形の内部に入らないとき",
    },
    "polyline-circle": {
      en: "the distance of the polyline from the center equals the radius",
      ja: "折れ線と中心との距離が半径に等しいとき",
    },
    "polyline-capsule": {
      en: "the distance of the polyline from the core equals the radius",
      ja: "折れ線と芯との距離が半径に等しいとき",
    },
    "polyline-polygon": {
      en: "they meet, and the polyline, less its ends, stays out of the polygon's interior",
      ja: "共通の点があり、端を除いた折れ線が多角形の内部に入らないとき",
    },
    "polyline-polyline": {
      en: "all points they share are ends of either; a closed polyline has none",
      ja: "共通の点がどれも、どちらかの端であるとき。閉じた折れ線に端はありません",
      figure: "closed-polyline-at-its-start",
    },
  },
  "3d": {
    "point-point": { en: "never: equal points overlap", ja: "ありません。等しい点は重なります" },
    "segment-point": { en: "the point is an end of the segment", ja: "点が線分の端にあるとき" },
    "segment-segment": {
      en: "they share one point, and it is an end of either",
      ja: "共通の点が 1 つだけで、それがどちらかの端であるとき",
    },
    "box-point": { en: "the point is on the box's boundary", ja: "点が直方体の境界の上にあるとき" },
    "box-segment": {
      en: "they share points, but none inside both: at an end, along a face or an edge, through a corner",
      ja: "共通の点はあるが、両方の内部にはないとき（端で、面や辺に沿って、角で）",
    },
    "box-box": {
      en: "they share a piece of a face, of an edge, or a corner",
      ja: "面の一部、辺の一部、または角だけを共有するとき",
    },
    "sphere-point": POINT_FROM_CENTER,
    "sphere-segment": SEGMENT_FROM_CENTER,
    "sphere-box": {
      en: "the distance of the box from the center equals the radius",
      ja: "直方体と中心との距離が半径に等しいとき",
    },
    "sphere-sphere": {
      en: "the distance of the centers equals the sum of the radii",
      ja: "中心どうしの距離が半径の和に等しいとき",
    },
    "capsule-point": POINT_FROM_CORE,
    "capsule-segment": CORES,
    "capsule-box": {
      en: "the distance of the core from the box equals the radius",
      ja: "芯と直方体との距離が半径に等しいとき",
    },
    "capsule-sphere": CORES,
    "capsule-capsule": CORES,
  },
};
