/** Breaks a text into lines: between words, and anywhere in Japanese but before a closing mark. */
import { widthOf } from "./names.js";

/** Marks that no line begins with. */
const CLOSING = "、。，．）」』】：；！？ー";

export function wrap(content: string, letters: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces(content)) {
    if (line !== "" && lengthOf(line + piece.trimEnd()) > letters) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += line === "" ? piece.trimStart() : piece;
  }
  if (line.trim() !== "") lines.push(line.trimEnd());
  return lines;
}

/** In letters as they are on average: a digit is wider, and numbers may have seventeen. */
function lengthOf(line: string): number {
  return widthOf(line) + 0.25 * (line.match(/\d/g)?.length ?? 0);
}

/** The parts between which a line may end. A word too long for any line is cut. */
function pieces(content: string): readonly string[] {
  const found: string[] = [];
  for (const word of content.match(/[^\s\u2e80-\uffff]+\s*|\s+|[\u2e80-\uffff]/g) ?? []) {
    if (found.length > 0 && CLOSING.includes(word)) found[found.length - 1] += word;
    else found.push(...(word.match(/.{1,60}/gs) ?? []));
  }
  return found;
}
