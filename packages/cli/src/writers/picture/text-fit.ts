/** Text on paper whose font nobody knows. */

/** About how wide characters are, in pixels of 13, the first that fits: fonts differ, so rather too wide. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]|[^\0-\uffff]/u, 13],
  [/[MW@%—…]/, 13],
  [/[A-Z\u00c0-\u00de\u0370-\u2e7fmw]/, 10],
];

export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? 7.1;
  return width;
}

/** As much of a text's end as has room; of a path, that says most. */
export function tail(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  const characters = [...text];
  let width = widthOf("…");
  let from = characters.length;
  while (from > 0 && width + widthOf(characters[from - 1] as string) <= room) {
    from--;
    width += widthOf(characters[from] as string);
  }
  return `…${characters.slice(from).join("")}`;
}

/** As much of a text's beginning as has room. */
export function head(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let width = widthOf("…");
  let fits = "";
  for (const character of text) {
    width += widthOf(character);
    if (width > room) break;
    fits += character;
  }
  return `${fits}…`;
}
