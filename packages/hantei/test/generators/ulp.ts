/** The doubles next to a finite double, from its bits. */
const value = new Float64Array(1);
const bits = new BigInt64Array(value.buffer);

export function nextUp(x: number): number {
  value[0] = x === 0 ? 0 : x;
  bits[0] = (bits[0] as bigint) + (x >= 0 ? 1n : -1n);
  return value[0];
}

export function nextDown(x: number): number {
  return -nextUp(-x);
}
