import type { Arithmetic } from "../arithmetic/arithmetic.js";
import { ROUND_ERROR, UNDERFLOW_GUARD } from "./certainty.js";
import type { Formula, Seven, Text } from "./formula.js";

/** Article 004's corner test: the circle's center is nearer to the corner than the radius. */
function nearCorner<T>(m: Arithmetic<T>, cornerX: T, cornerY: T, x: T, y: T, r: T): boolean {
  const dx = m.subtract(cornerX, x);
  const dy = m.subtract(cornerY, y);
  return m.less(m.add(m.multiply(dx, dx), m.multiply(dy, dy)), m.multiply(r, r));
}

/** Article 004, first form: one of two grown rectangles or of four corner circles holds the center. */
function hitIfAny<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [x, y, r, minX, minY, maxX, maxY] = values as Seven<T>;
  if (m.less(m.subtract(minX, r), x) && m.less(x, m.add(maxX, r)) && m.less(minY, y) && m.less(y, maxY)) return true;
  if (m.less(minX, x) && m.less(x, maxX) && m.less(m.subtract(minY, r), y) && m.less(y, m.add(maxY, r))) return true;
  return (
    nearCorner(m, minX, minY, x, y, r) ||
    nearCorner(m, maxX, minY, x, y, r) ||
    nearCorner(m, minX, maxY, x, y, r) ||
    nearCorner(m, maxX, maxY, x, y, r)
  );
}

/** Article 004, second form: a miss outside the grown rectangle, and in a corner's quarter outside its circle. */
function missIf<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [x, y, r, minX, minY, maxX, maxY] = values as Seven<T>;
  if (m.less(x, m.subtract(minX, r)) || m.less(m.add(maxX, r), x)) return false;
  if (m.less(y, m.subtract(minY, r)) || m.less(m.add(maxY, r), y)) return false;
  if (m.less(x, minX) && m.less(y, minY) && !nearCorner(m, minX, minY, x, y, r)) return false;
  if (m.less(maxX, x) && m.less(y, minY) && !nearCorner(m, maxX, minY, x, y, r)) return false;
  if (m.less(x, minX) && m.less(maxY, y) && !nearCorner(m, minX, maxY, x, y, r)) return false;
  if (m.less(maxX, x) && m.less(maxY, y) && !nearCorner(m, maxX, maxY, x, y, r)) return false;
  return true;
}

/** The value of min..max nearest to `value`. */
function clamp<T>(m: Arithmetic<T>, value: T, min: T, max: T): T {
  return m.less(value, min) ? min : m.less(max, value) ? max : value;
}

/** The box's nearest point is picked by comparisons; then one distance. No branch but those of the picking. */
function nearestPoint<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [x, y, r, minX, minY, maxX, maxY] = values as Seven<T>;
  const dx = m.subtract(x, clamp(m, x, minX, maxX));
  const dy = m.subtract(y, clamp(m, y, minY, maxY));
  return m.lessOrEqual(m.add(m.multiply(dx, dx), m.multiply(dy, dy)), m.multiply(r, r));
}

/**
 * The second form improved: the same four comparisons first, but on the gaps, which then also tell where the center lies. No
 * gap on an axis is a hit, since the other axis has passed; only a center beside a corner needs squares, and only once.
 */
function byGaps<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [x, y, r, minX, minY, maxX, maxY] = values as Seven<T>;
  const zero = m.of(0);
  const left = m.subtract(minX, x);
  if (m.less(r, left)) return false;
  const right = m.subtract(x, maxX);
  if (m.less(r, right)) return false;
  const below = m.subtract(minY, y);
  if (m.less(r, below)) return false;
  const above = m.subtract(y, maxY);
  if (m.less(r, above)) return false;
  const dx = m.less(zero, left) ? left : right;
  if (dx === right && !m.less(zero, right)) return true;
  const dy = m.less(zero, below) ? below : above;
  if (dy === above && !m.less(zero, above)) return true;
  return m.lessOrEqual(m.add(m.multiply(dx, dx), m.multiply(dy, dy)), m.multiply(r, r));
}

/** The library's kernel: the nearest point with an error bound, and the exact stages where that cannot tell. */
function certified<T>(m: Arithmetic<T>, values: readonly T[]): boolean {
  const [x, y, r, minX, minY, maxX, maxY] = values as Seven<T>;
  const dx = m.subtract(x, clamp(m, x, minX, maxX));
  const dy = m.subtract(y, clamp(m, y, minY, maxY));
  const distanceSquared = m.add(m.multiply(dx, dx), m.multiply(dy, dy));
  const radiusSquared = m.multiply(r, r);
  const size = m.add(distanceSquared, radiusSquared);
  const bound = m.add(m.multiply(m.of(ROUND_ERROR), size), m.of(UNDERFLOW_GUARD));
  if (m.less(bound, m.absolute(m.subtract(distanceSquared, radiusSquared)))) {
    return m.less(distanceSquared, radiusSquared);
  }
  return m.exactly(nearestPoint, values);
}

const ordered: Text = { en: "minX ≤ maxX, minY ≤ maxY, r ≥ 0", ja: "minX ≤ maxX、minY ≤ maxY、r ≥ 0" };
const common: Text = { en: "The circle and the box have a common point.", ja: "円と矩形に共通の点があるか。" };

export const circleBoxFormulas: readonly Formula[] = [
  {
    id: "circle-box/hit-if-any",
    article: "004",
    scene: "circle-box",
    policy: "open",
    exactInReals: true,
    title: { en: "Hit if any (first form)", ja: "どれかに入れば当たり（第 1 の形）" },
    assumes: { en: "minX ≤ maxX, minY ≤ maxY, r > 0", ja: "minX ≤ maxX、minY ≤ maxY、r > 0" },
    decides: {
      en: "The center is nearer to the box than the radius.",
      ja: "円の中心から矩形までの距離が半径より小さいか。",
    },
    test: hitIfAny,
  },
  {
    id: "circle-box/miss-if",
    article: "004",
    scene: "circle-box",
    policy: "mixed",
    exactInReals: false,
    title: { en: "Miss if (second form)", ja: "外れる条件を先に（第 2 の形）" },
    assumes: ordered,
    decides: {
      en: "As the first form beside a corner; beside a side, and where the box itself is met, touching counts too.",
      ja: "角の外側では第 1 の形と同じ。辺の外側では、接するだけでも当たりとする。",
    },
    test: missIf,
  },
  {
    id: "circle-box/nearest-point",
    article: "hantei",
    scene: "circle-box",
    policy: "closed",
    exactInReals: true,
    title: { en: "Nearest point", ja: "最も近い点" },
    assumes: ordered,
    decides: common,
    test: nearestPoint,
  },
  {
    id: "circle-box/by-gaps",
    article: "hantei",
    scene: "circle-box",
    policy: "closed",
    exactInReals: true,
    title: { en: "Gaps, leaving early", ja: "すき間（途中で打ち切る）" },
    assumes: ordered,
    decides: common,
    test: byGaps,
  },
  {
    id: "circle-box/hantei-intersects",
    article: "hantei",
    scene: "circle-box",
    policy: "closed",
    exactInReals: true,
    title: { en: "Hantei: intersects, with its error bound", ja: "Hantei: intersects（誤差の上限つき）" },
    assumes: ordered,
    decides: common,
    test: certified,
  },
];
