/**
 * Japanese is searched by pairs of characters: it is written without spaces, and words taken whole would be found only by how
 * a clause begins. A function given to VitePress as an option would come to the page as text to be evaluated, which the
 * content security policy refuses: so the text is cut here before it is indexed, and a query in the theme, by the same rule.
 */

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+/gu;

/** A text with each run of Japanese as its pairs of neighbors, apart from each other; a single character stays. */
function inPairs(text: string): string {
  return text.replace(JAPANESE, (run) => {
    const letters = Array.from(run);
    const pairs = letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
    return ` ${(pairs.length > 0 ? pairs : letters).join(" ")} `;
  });
}

/** As the index is cut otherwise: at spaces and punctuation. */
const BETWEEN_WORDS = /[\n\r\p{Z}\p{P}]+/u;

export function queryTerms(query: string): string[] {
  return inPairs(query).split(BETWEEN_WORDS).filter(Boolean);
}

/** A page as it is indexed. Headings stay as they are, for results show them; what they say in pairs goes to the text below. */
export function indexed(html: string): string {
  return html.replace(/<h([1-6])[\s\S]*?<\/h\1>|>[^<]+/g, (part, heading) => {
    if (heading === undefined) return `>${inPairs(part.slice(1))}`;
    const title = part.replace(/<[^>]*>/g, " ");
    const pairs = inPairs(title);
    return pairs === title ? part : `${part}<p>${pairs}</p>`;
  });
}
