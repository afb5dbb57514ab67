import * as axis from "./axis.js";
import type { Formula, Text, Twelve } from "./formula.js";

function unlessOnAnAxis(test: axis.Test): Formula["test"] {
  return (m, values) => {
    const [ax, ay, az, ax2, ay2, az2, bx, by, bz, bx2, by2, bz2] = values as Twelve<(typeof values)[number]>;
    return !(test(m, ax, ax2, bx, bx2) || test(m, ay, ay2, by, by2) || test(m, az, az2, bz, bz2));
  };
}

const ordered: Text = { en: "x1 ≤ x2, y1 ≤ y2, z1 ≤ z2", ja: "x1 ≤ x2、y1 ≤ y2、z1 ≤ z2" };
const common: Text = { en: "The boxes have a common point.", ja: "2 つの直方体に共通の点があるか。" };

export const box3Formulas: readonly Formula[] = [
  {
    id: "boxes-3d/six",
    article: "000",
    scene: "boxes-3d",
    policy: "closed",
    exactInReals: true,
    title: { en: "Six comparisons: article 000 on three axes", ja: "6 回の比較（記事 000 を 3 軸へ）" },
    assumes: ordered,
    decides: common,
    test: unlessOnAnAxis(axis.misses),
  },
  {
    id: "boxes-3d/nine",
    article: "000",
    scene: "boxes-3d",
    policy: "closed",
    exactInReals: true,
    title: {
      en: "Nine comparisons: three an axis, as article 000 guesses (one way to spend them)",
      ja: "9 回の比較（記事 000 の予想どおり各軸 3 回。使い方の一例）",
    },
    assumes: ordered,
    decides: common,
    test: unlessOnAnAxis(axis.missesByThree),
  },
  {
    id: "boxes-3d/hantei-intersects",
    article: "hantei",
    scene: "boxes-3d",
    policy: "closed",
    exactInReals: true,
    title: { en: "Hantei: intersects", ja: "Hantei: intersects" },
    assumes: ordered,
    decides: common,
    test: (m, values) => {
      const [ax, ay, az, ax2, ay2, az2, bx, by, bz, bx2, by2, bz2] = values as Twelve<(typeof values)[number]>;
      return (
        axis.intersects(m, ax, ax2, bx, bx2) &&
        axis.intersects(m, ay, ay2, by, by2) &&
        axis.intersects(m, az, az2, bz, bz2)
      );
    },
  },
];
