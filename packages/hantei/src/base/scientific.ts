/** The fraction n / d, d > 0, not 0, as text for people: "1.234e+600" or "-1.234e-400", cut to four digits. For any size. */
export function scientific(n: bigint, d: bigint): string {
  // Enough places for four digits, and more.
  const places = `${d}`.length + 4;
  const digits = `${BigInt(`${n}${"0".repeat(places)}`) / d}`.replace("-", "");
  const exponent = digits.length - 1 - places;
  return `${n < 0n ? "-" : ""}${digits[0]}.${digits.slice(1, 4)}e${exponent < 0 ? "" : "+"}${exponent}`;
}
