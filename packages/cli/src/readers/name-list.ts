/** The names in the value of `--columns`, between commas; a comma in a name has a backslash before it, and so has a backslash there. */
export function namesIn(text: string): string[] {
  const names = [""];
  for (const [piece, escaped] of text.matchAll(/\\([\\,])|./gsu)) {
    if (piece === ",") names.push("");
    else names.push(names.pop() + (escaped ?? piece));
  }
  return names.map((name) => name.trim());
}
