/** Names on several lines. */
import { fitted, textWidth } from "../../writers/text-width.js";

/** One character of a script without spaces, with the marks that may not be parted from it; or what lies between such. */
const WITHOUT_SPACES = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
const CHARACTER = new RegExp(`\\p{Ps}*[${WITHOUT_SPACES}][\\p{Pe}\\p{Po}ー]*|[^${WITHOUT_SPACES}]+`, "gu");

/** The text on so many lines at most, parted between words only; what does not fit ends in an ellipsis. */
export function wrapped(text: string, columns: number, lines: number): readonly string[] {
  const words = text.split(/(?=\s)/).flatMap((word) => (textWidth(word.trim()) > columns ? characters(word) : [word]));
  const rows = [""];
  for (const word of words) {
    const row = rows.at(-1) as string;
    // The last line takes all the rest, as far as it goes.
    if (row !== "" && rows.length < lines && textWidth(row + word) > columns) rows.push(word.trimStart());
    else rows[rows.length - 1] = (row + word).trimStart();
  }
  return rows.map((row) => fitted(row, columns));
}

/** A word too long for a line may be parted between any two such characters. */
function characters(word: string): readonly string[] {
  return word.match(CHARACTER) ?? [];
}
