/**
 * Numbers of twice a double's digits, as an unevaluated sum of two doubles: what is far away from a figure's window, and long,
 * passes through the window at a place that is the small difference of large numbers. (T. J. Dekker, A floating-point technique
 * for extending the available precision, 1971.)
 *
 * For numbers of about 1 and less: products of very large ones would overflow.
 */
export type Twofold = readonly [high: number, low: number];

/** x − y, exactly. */
export function difference(x: number, y: number): Twofold {
  const high = x - y;
  const taken = x - high;
  return [high, x - (high + taken) + (taken - y)];
}

export function minus([a, b]: Twofold, [c, d]: Twofold): Twofold {
  const [high, low] = difference(a, c);
  return settled(high, low + (b - d));
}

export function times([a, b]: Twofold, [c, d]: Twofold): Twofold {
  const high = a * c;
  const [ah, al] = halves(a);
  const [ch, cl] = halves(c);
  const low = al * cl - (high - ah * ch - al * ch - ah * cl);
  return settled(high, low + (a * d + b * c));
}

/** The low part made small beside the high one. */
function settled(high: number, low: number): Twofold {
  const sum = high + low;
  return [sum, low - (sum - high)];
}

/** 2^27 + 1: half of a double's 53 digits and one more, so that products of halves are exact. */
const SPLITTER = 134217729;

function halves(x: number): Twofold {
  const wide = SPLITTER * x;
  const high = wide - (wide - x);
  return [high, x - high];
}
