/** The fraction n / d, d > 0, not 0, as text for people: "1.234e+600" or "-1.234e-400", cut to four digits. For any size. */
export function scientific(n: bigint, d: bigint): string {
  const size = n < 0n ? -n : n;
  // As many places as make four digits of it, or more.
  const places = Math.max(0, d.toString().length - size.toString().length + 4);
  const digits = (BigInt(`${size}${"0".repeat(places)}`) / d).toString();
  const exponent = digits.length - 1 - places;
  return `${n < 0n ? "-" : ""}${digits[0]}.${digits.slice(1, 4)}e${exponent < 0 ? "" : "+"}${exponent}`;
}
