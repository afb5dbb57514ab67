import type { Arithmetic } from "../arithmetic/arithmetic.js";
import { intersects } from "./axis.js";
import { CROSS_ERROR, UNDERFLOW_GUARD } from "./certainty.js";
import type { Eight, Formula, Text } from "./formula.js";

/** Which side of the line through (x1, y1) and (x2, y2) the point lies on: twice the signed area of the triangle. */
function side<T>(m: Arithmetic<T>, x: T, y: T, x1: T, y1: T, x2: T, y2: T): T {
  return m.subtract(m.multiply(m.subtract(x, x1), m.subtract(y, y2)), m.multiply(m.subtract(y, y1), m.subtract(x, x2)));
}

/** Luna: the ends of each segment are not both strictly on one side of the other. */
function bySideProducts<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = values as Eight<T>;
  const zero = m.of(0);
  const ofB = m.multiply(side(m, bx1, by1, ax1, ay1, ax2, ay2), side(m, bx2, by2, ax1, ay1, ax2, ay2));
  const ofA = m.multiply(side(m, ax1, ay1, bx1, by1, bx2, by2), side(m, ax2, ay2, bx1, by1, bx2, by2));
  return m.lessOrEqual(ofB, zero) && m.lessOrEqual(ofA, zero);
}

/** Where the two lines cross, as fractions s of a and t of b; both must lie in 0..1. Parallel lines never cross. */
function byParameters<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = values as Eight<T>;
  const zero = m.of(0);
  const one = m.of(1);
  const ux = m.subtract(ax2, ax1);
  const uy = m.subtract(ay2, ay1);
  const vx = m.subtract(bx2, bx1);
  const vy = m.subtract(by2, by1);
  const determinant = m.subtract(m.multiply(ux, vy), m.multiply(uy, vx));
  if (m.equal(determinant, zero)) return false;
  const wx = m.subtract(bx1, ax1);
  const wy = m.subtract(by1, ay1);
  const s = m.divide(m.subtract(m.multiply(wx, vy), m.multiply(wy, vx)), determinant);
  if (!(m.lessOrEqual(zero, s) && m.lessOrEqual(s, one))) return false;
  const t = m.divide(m.subtract(m.multiply(wx, uy), m.multiply(wy, ux)), determinant);
  return m.lessOrEqual(zero, t) && m.lessOrEqual(t, one);
}

/** Article 000's test on the segments' bounding boxes. */
function boundsMeet<T>(m: Arithmetic<T>, a: T, b: T, c: T, d: T): boolean {
  const aFirst = m.lessOrEqual(a, b);
  const cFirst = m.lessOrEqual(c, d);
  return intersects(m, aFirst ? a : b, aFirst ? b : a, cFirst ? c : d, cFirst ? d : c);
}

/** Side products and bounding boxes: what Luna's test lacks are article 000's four comparisons. */
function bySidesAndBounds<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = values as Eight<T>;
  return boundsMeet(m, ax1, ax2, bx1, bx2) && boundsMeet(m, ay1, ay2, by1, by2) && bySideProducts(m, values);
}

/** The library's kernel: three cross products with an error bound, and the exact stages where that cannot tell. */
function certified<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [ax1, ay1, ax2, ay2, bx1, by1, bx2, by2] = values as Eight<T>;
  const ux = m.subtract(ax2, ax1);
  const uy = m.subtract(ay2, ay1);
  const vx = m.subtract(bx2, bx1);
  const vy = m.subtract(by2, by1);
  const wx = m.subtract(bx1, ax1);
  const wy = m.subtract(by1, ay1);
  const k = m.subtract(m.multiply(ux, vy), m.multiply(uy, vx));
  const b1 = m.subtract(m.multiply(ux, wy), m.multiply(uy, wx));
  const b2 = m.add(b1, k);
  const a1 = m.subtract(m.multiply(wx, vy), m.multiply(wy, vx));
  const a2 = m.subtract(a1, k);
  const sizeX = m.add(m.add(m.absolute(ux), m.absolute(vx)), m.absolute(wx));
  const sizeY = m.add(m.add(m.absolute(uy), m.absolute(vy)), m.absolute(wy));
  const bound = m.add(m.multiply(m.multiply(m.of(CROSS_ERROR), sizeX), sizeY), m.of(UNDERFLOW_GUARD));
  for (const determinant of [b1, b2, a1, a2]) {
    if (!m.less(bound, m.absolute(determinant))) return m.exactly(bySidesAndBounds, values);
  }
  const zero = m.of(0);
  // Not `&&`: the kernel makes both comparisons, so that no branch depends on the first.
  const crossesA = m.less(m.multiply(b1, b2), zero);
  const crossesB = m.less(m.multiply(a1, a2), zero);
  return crossesA && crossesB;
}

const any: Text = { en: "nothing", ja: "なし" };
const common: Text = { en: "The segments have a common point.", ja: "2 つの線分に共通の点があるか。" };

export const segmentFormulas: readonly Formula[] = [
  {
    id: "segments/by-parameters",
    article: "003",
    scene: "segments",
    policy: "closed",
    exactInReals: false,
    title: {
      en: "Solving for the two parameters (Totoki, the usual form)",
      ja: "2 つの媒介変数を解く（Totoki、普通の形）",
    },
    assumes: { en: "the segments are not parallel", ja: "2 つの線分が平行でない" },
    decides: {
      en: "The lines are not parallel and cross in a point of both segments.",
      ja: "2 直線が平行でなく、交点が両方の線分上にあるか。",
    },
    test: byParameters,
  },
  {
    id: "segments/by-side-products",
    article: "003",
    scene: "segments",
    policy: "closed",
    exactInReals: false,
    title: { en: "Side products (Luna)", ja: "どちら側かの積（Luna）" },
    assumes: {
      en: "the segments do not lie on one line, and neither has length 0",
      ja: "2 つの線分が同一直線上になく、どちらも長さ 0 でない",
    },
    decides: {
      en: "Each segment meets the other's line.",
      ja: "それぞれの線分が、相手を延長した直線と共通の点を持つか。",
    },
    test: bySideProducts,
  },
  {
    id: "segments/by-sides-and-bounds",
    article: "hantei",
    scene: "segments",
    policy: "closed",
    exactInReals: true,
    title: { en: "Side products and bounding boxes", ja: "どちら側かの積と外接矩形" },
    assumes: any,
    decides: common,
    test: bySidesAndBounds,
  },
  {
    id: "segments/hantei-intersects",
    article: "hantei",
    scene: "segments",
    policy: "closed",
    exactInReals: true,
    title: { en: "Hantei: intersects, with its error bound", ja: "Hantei: intersects（誤差の上限つき）" },
    assumes: any,
    decides: common,
    test: certified,
  },
];
