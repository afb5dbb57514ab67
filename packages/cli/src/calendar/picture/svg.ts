/** Just enough SVG: elements as text, with everything escaped that came from a file. */
import { plain } from "../../writers/text-width.js";

/** Shapes, and apart from them the words that are drawn over all shapes, so that they stay readable. */
export interface Layers {
  readonly shapes: string;
  readonly words: string;
}

/** What others are stacked below. */
export interface Drawing {
  readonly svg: string;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string | number>>;

/** An element around children that are SVG already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(rounded(value)))}"`);
  const inside = children.join("");
  return inside === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inside}</${name}>`;
}

/** A line of text. */
export function label(content: string, attributes: Attributes): string {
  return element("text", attributes, escapeXml(plain(content)));
}

/** Text between tags or in quotes; what XML forbids, such as half of a surrogate pair, becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\ufffe\uffff]|\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu, "\ufffd")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** Tenths of a pixel are fine enough. */
function rounded(value: string | number): string | number {
  return typeof value === "number" ? Math.round(value * 10) / 10 : value;
}
