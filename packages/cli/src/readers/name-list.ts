/** The names in the value of `--columns`, between commas; a comma in a name has a backslash before it. */
export function namesIn(text: string): string[] {
  return text.split(/(?<!\\),/).map((name) => name.replaceAll("\\,", ",").trim());
}
