import * as axis from "./axis.js";
import type { Eight, Formula, Text } from "./formula.js";

/** The eight numbers hold x before y, and two of each shape: on both axes the test must say yes. */
function onBothAxes(test: axis.Test): Formula["test"] {
  return (m, values) => {
    const [ax, ay, ax2, ay2, bx, by, bx2, by2] = values as Eight<(typeof values)[number]>;
    return test(m, ax, ax2, bx, bx2) && test(m, ay, ay2, by, by2);
  };
}

/** A hit where no axis says miss. */
function unlessOnAnAxis(test: axis.Test): Formula["test"] {
  return (m, values) => {
    const [ax, ay, ax2, ay2, bx, by, bx2, by2] = values as Eight<(typeof values)[number]>;
    return !(test(m, ax, ax2, bx, bx2) || test(m, ay, ay2, by, by2));
  };
}

const ordered: Text = { en: "x1 ≤ x2 and y1 ≤ y2", ja: "x1 ≤ x2 かつ y1 ≤ y2" };
const proper: Text = { en: "x1 < x2 and y1 < y2", ja: "x1 < x2 かつ y1 < y2" };
const common: Text = { en: "The boxes have a common point.", ja: "2 つの矩形に共通の点があるか。" };
const interiors: Text = { en: "The boxes' interiors meet.", ja: "2 つの矩形の内部が交わるか。" };

export const boxFormulas: readonly Formula[] = [
  {
    id: "boxes/corners",
    article: "000",
    scene: "boxes",
    policy: "closed",
    exactInReals: true,
    title: { en: "Corners, with <", ja: "対角の 2 点、<" },
    assumes: ordered,
    decides: common,
    test: unlessOnAnAxis(axis.misses),
  },
  {
    id: "boxes/corners-open",
    article: "000",
    scene: "boxes",
    policy: "open",
    exactInReals: true,
    title: { en: "Corners, with ≤", ja: "対角の 2 点、≤" },
    assumes: proper,
    decides: interiors,
    test: unlessOnAnAxis(axis.missesOrTouches),
  },
  {
    id: "boxes-by-centers/centers",
    article: "001",
    scene: "boxes-by-centers",
    policy: "open",
    exactInReals: true,
    title: { en: "Center, width and height", ja: "中心・横幅・高さ" },
    assumes: { en: "width > 0 and height > 0", ja: "横幅 > 0 かつ高さ > 0" },
    decides: interiors,
    test: onBothAxes(axis.centersNear),
  },
  {
    id: "boxes-by-sizes/sizes",
    article: "001",
    scene: "boxes-by-sizes",
    policy: "open",
    exactInReals: true,
    title: { en: "x, y, width, height, as `rect` draws them", ja: "`rect` で描くときの x, y, width, height" },
    assumes: { en: "width > 0 and height > 0", ja: "横幅 > 0 かつ高さ > 0" },
    decides: interiors,
    test: onBothAxes(axis.sizesOverlap),
  },
  {
    id: "boxes/intervals",
    article: "002",
    scene: "boxes",
    policy: "open",
    exactInReals: true,
    title: { en: "Two slots (method 1)", ja: "時間帯が 2 つ（方法 1）" },
    assumes: proper,
    decides: interiors,
    test: onBothAxes(axis.overlaps),
  },
  {
    id: "boxes/centers-halved",
    article: "002",
    scene: "boxes",
    policy: "open",
    exactInReals: true,
    title: { en: "Centers, halved (method 2)", ja: "中心間の距離、半分のまま（方法 2）" },
    assumes: proper,
    decides: interiors,
    test: onBothAxes(axis.centersHalved),
  },
  {
    id: "boxes/centers-doubled",
    article: "002",
    scene: "boxes",
    policy: "open",
    exactInReals: true,
    title: { en: "Centers, doubled (method 2)", ja: "中心間の距離、2 倍して約分（方法 2）" },
    assumes: proper,
    decides: interiors,
    test: onBothAxes(axis.centersDoubled),
  },
  {
    id: "boxes/hantei-intersects",
    article: "hantei",
    scene: "boxes",
    policy: "closed",
    exactInReals: true,
    title: { en: "Hantei: intersects", ja: "Hantei: intersects" },
    assumes: ordered,
    decides: common,
    test: onBothAxes(axis.intersects),
  },
  {
    id: "boxes/hantei-overlaps",
    article: "hantei",
    scene: "boxes",
    policy: "open",
    exactInReals: true,
    title: { en: "Hantei: overlaps", ja: "Hantei: overlaps" },
    assumes: ordered,
    decides: interiors,
    test: onBothAxes(axis.interiorsMeet),
  },
];
