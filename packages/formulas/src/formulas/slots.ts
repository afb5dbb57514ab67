import type { Arithmetic } from "../arithmetic/arithmetic.js";
import * as axis from "./axis.js";
import type { Formula, Four, Text } from "./formula.js";

/** One of the six arrangements that article 002 draws, with its condition as the article states it. */
export interface Arrangement {
  readonly number: 1 | 2 | 3 | 4 | 5 | 6;
  readonly overlap: boolean;
  readonly condition: string;
  readonly test: <T>(m: Arithmetic<T>, values: readonly T[]) => boolean;
}

function arrangement(
  number: Arrangement["number"],
  overlap: boolean,
  condition: string,
  holds: <T>(m: Arithmetic<T>, s1: T, e1: T, s2: T, e2: T) => boolean,
): Arrangement {
  return { number, overlap, condition, test: (m, values) => holds(m, ...(values as Four<(typeof values)[number]>)) };
}

/** Article 002's six arrangements, in its order. */
export const arrangements: readonly Arrangement[] = [
  arrangement(1, false, "E1 ≤ S2", (m, _s1, e1, s2) => m.lessOrEqual(e1, s2)),
  arrangement(2, true, "S1 < S2 < E1", (m, s1, e1, s2) => m.less(s1, s2) && m.less(s2, e1)),
  arrangement(
    3,
    true,
    "S2 ≤ S1 < E1 ≤ E2",
    (m, s1, e1, s2, e2) => m.lessOrEqual(s2, s1) && m.less(s1, e1) && m.lessOrEqual(e1, e2),
  ),
  arrangement(
    4,
    true,
    "S1 ≤ S2 < E2 ≤ E1",
    (m, s1, e1, s2, e2) => m.lessOrEqual(s1, s2) && m.less(s2, e2) && m.lessOrEqual(e2, e1),
  ),
  arrangement(5, true, "S1 < E2 < E1", (m, s1, e1, _s2, e2) => m.less(s1, e2) && m.less(e2, e1)),
  arrangement(6, false, "E2 ≤ S1", (m, s1, _e1, _s2, e2) => m.lessOrEqual(e2, s1)),
];

function onOneAxis(test: axis.Test): Formula["test"] {
  return (m, values) => test(m, ...(values as Four<(typeof values)[number]>));
}

const proper: Text = { en: "S1 < E1 and S2 < E2", ja: "S1 < E1 かつ S2 < E2" };
const ordered: Text = { en: "S1 ≤ E1 and S2 ≤ E2", ja: "S1 ≤ E1 かつ S2 ≤ E2" };
const share: Text = { en: "The slots share more than an end.", ja: "2 つの時間帯が端以外を共有するか。" };

export const slotFormulas: readonly Formula[] = [
  {
    id: "slots/arrangements",
    article: "002",
    scene: "slots",
    policy: "open",
    exactInReals: true,
    title: { en: "Four of the six arrangements", ja: "6 通りの並びのうち、重なる 4 通り" },
    assumes: proper,
    decides: share,
    test: (m, values) => arrangements.some(({ overlap, test }) => overlap && test(m, values)),
  },
  {
    id: "slots/negated",
    article: "002",
    scene: "slots",
    policy: "open",
    exactInReals: true,
    title: { en: "The two misses negated (method 1)", ja: "重ならない 2 通りの否定（方法 1）" },
    assumes: proper,
    decides: share,
    test: onOneAxis(axis.overlaps),
  },
  {
    id: "slots/centers-halved",
    article: "002",
    scene: "slots",
    policy: "open",
    exactInReals: true,
    title: { en: "Centers, halved (method 2)", ja: "中心間の距離、半分のまま（方法 2）" },
    assumes: proper,
    decides: share,
    test: onOneAxis(axis.centersHalved),
  },
  {
    id: "slots/centers-doubled",
    article: "002",
    scene: "slots",
    policy: "open",
    exactInReals: true,
    title: { en: "Centers, doubled (method 2)", ja: "中心間の距離、2 倍して約分（方法 2）" },
    assumes: proper,
    decides: share,
    test: onOneAxis(axis.centersDoubled),
  },
  {
    id: "slots-by-centers/centers",
    article: "001",
    scene: "slots-by-centers",
    policy: "open",
    exactInReals: true,
    title: { en: "Center and length given (one axis)", ja: "中心と長さから（1 軸）" },
    assumes: { en: "w1 > 0 and w2 > 0", ja: "w1 > 0 かつ w2 > 0" },
    decides: share,
    test: onOneAxis(axis.centersNear),
  },
  {
    id: "slots/hantei-intersects",
    article: "hantei",
    scene: "slots",
    policy: "closed",
    exactInReals: true,
    title: { en: "Hantei: intersects", ja: "Hantei: intersects" },
    assumes: ordered,
    decides: { en: "The slots have a common point.", ja: "2 つの時間帯に共通の点があるか。" },
    test: onOneAxis(axis.intersects),
  },
  {
    id: "slots/hantei-overlaps",
    article: "hantei",
    scene: "slots",
    policy: "open",
    exactInReals: true,
    title: { en: "Hantei: overlaps", ja: "Hantei: overlaps" },
    assumes: ordered,
    decides: { en: "The slots' interiors meet.", ja: "2 つの時間帯の内部が交わるか。" },
    test: onOneAxis(axis.interiorsMeet),
  },
];
