import type { Language, Text } from "../formulas/formula.js";

/** A Markdown table; the first row is the head. Columns of numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const numeric = head.map((_, column) => rows.every((row) => /^[-−\d.,/ ]*$/.test(row[column] ?? "")));
  const line = (cells: readonly string[]): string => `| ${cells.map(escaped).join(" | ")} |`;
  return [line(head), line(numeric.map((right) => (right ? "---:" : "---"))), ...rows.map(line)].join("\n");
}

/** A bar inside a cell would end it, even in code. */
function escaped(cell: string): string {
  return cell.replaceAll("|", "\\|");
}

/** A whole number with its thousands apart. */
export function whole(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A mean, to two places. */
export function mean(value: number): string {
  return value.toFixed(2);
}

/** Yes or no, in the page's language. */
export function yesNo(value: boolean, language: Language): string {
  const words: Text = value ? { en: "yes", ja: "はい" } : { en: "no", ja: "いいえ" };
  return words[language];
}

/** Hit or miss, in the page's language. */
export function hitMiss(value: boolean, language: Language): string {
  const words: Text = value ? { en: "hit", ja: "当たり" } : { en: "miss", ja: "外れ" };
  return words[language];
}

/** The shortest way to write a double: what JavaScript prints, but `1e16` for 10000000000000000. */
export function short(value: number): string {
  const plain = String(value);
  const power = value.toExponential().replace("+", "");
  return power.length < plain.length ? power : plain;
}
