/** The doubles next to a double. */

const VALUE = new Float64Array(1);
const BITS = new BigInt64Array(VALUE.buffer);

/** The next double above (direction 1) or below (−1) a finite one, beyond the largest infinity; an infinite bound stays. */
export function neighbor(value: number, direction: 1 | -1): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return direction * Number.MIN_VALUE;
  VALUE[0] = value;
  // Doubles of one sign are ordered as their bits are.
  BITS[0] = (BITS[0] as bigint) + (value > 0 === direction > 0 ? 1n : -1n);
  return VALUE[0];
}

/** How far an arrow key moves a number: by a step of the grid, or to the next double. */
export type Stride = number | "ulp";

/** A number after `count` strides up or, below 0, down; on the grid it lands on a multiple of the step. */
export function stride(value: number, count: number, by: Stride): number {
  if (by !== "ulp") return onGrid(value + count * by, by);
  let result = value;
  for (let done = 0; done < Math.abs(count); done++) result = neighbor(result, count > 0 ? 1 : -1);
  return result;
}

/** The multiple of the step nearest to a number; a step of 0 leaves it as it is. */
export function onGrid(value: number, step: number): number {
  if (!(step > 0)) return value;
  // Steps are 1/n or whole: dividing by n rounds once, so that 0.3 is the 0.3 one would write.
  const inverse = Math.round(1 / step);
  const result = step < 1 ? Math.round(value * inverse) / inverse : Math.round(value / step) * step;
  // Where the way there overflows, doubles are so far apart that each lies on the grid.
  if (!Number.isFinite(result)) return value;
  return result === 0 ? 0 : result;
}
