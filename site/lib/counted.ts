/** A count with its noun, in English: `1 pair`, `2 pairs`, `12,720 pairs`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
