/** The doors of the package: what one imports, the page of the API that tells of it, and what for. */
export const DOORS = [
  {
    name: "hantei",
    page: "2d",
    what: "shapes of the plane, and every question about them",
    ja: "平面の図形と、それについてのすべての問い",
  },
  {
    name: "hantei/collisions",
    page: "2d/collisions",
    what: "all collisions among shapes of the plane",
    ja: "平面の図形どうしの当たりをすべて",
  },
  {
    name: "hantei/broadphase",
    page: "broadphase",
    what: "all pairs of boxes that meet, in typed arrays",
    ja: "型付き配列で、共通の点がある箱の組をすべて",
  },
  {
    name: "hantei/batch",
    page: "batch",
    what: "many pairs of shapes at once, in typed arrays",
    ja: "型付き配列で、たくさんの組を一度に",
  },
  { name: "hantei/interval", page: "interval", what: "one dimension, and time", ja: "1 次元と時間" },
  {
    name: "hantei/render",
    page: "render",
    what: "explanations as text, JSON and pictures",
    ja: "説明を文章、JSON、図に",
  },
  { name: "hantei/3d", page: "3d", what: "shapes of space", ja: "空間の図形と、それについての問い" },
  {
    name: "hantei/3d/collisions",
    page: "3d/collisions",
    what: "all collisions among shapes of space",
    ja: "空間の図形どうしの当たりをすべて",
  },
];
