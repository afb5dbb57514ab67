/**
 * What is known of the sizes of a pair of shapes that is measured, of the plane or of space: how large its numbers are, by what power
 * of two they are scaled, and its radii. The next pair overwrites it.
 */

/** Each number in its place below. */
export const gauge: Float64Array = /* @__PURE__ */ new Float64Array(4);
/** The largest size of any coordinate or radius of the pair that is finite; NaN where one is. */
export const LARGEST = 0;
/** A power of two that all coordinates are multiplied by before anything is squared: 1 unless they are huge or tiny. */
export const SCALE = 1;
/** The radii, not scaled. */
export const RADIUS_A = 2;
export const RADIUS_B = 3;

/** Starts a new pair. */
export function resetGauge(): void {
  gauge[LARGEST] = 0;
  gauge[RADIUS_A] = 0;
  gauge[RADIUS_B] = 0;
}

/** The number to be noted: not handed over, so that no call boxes it. */
export const noted: Float64Array = /* @__PURE__ */ new Float64Array(1);

/** Notes a number's size; NaN stays. */
export function note(): void {
  const size = Math.abs(noted[0] as number);
  const largest = gauge[LARGEST] as number;
  if (!(size <= largest || Number.isNaN(largest))) gauge[LARGEST] = size;
}

/** Notes a bound's size if it is finite. */
export function noteBound(): void {
  if (Math.abs(noted[0] as number) !== Number.POSITIVE_INFINITY) note();
}

/** Notes a radius in its place. */
export function gaugeRound(round: { readonly radius: number }, place: number): void {
  gauge[place] = round.radius;
  noted[0] = round.radius;
  note();
}
