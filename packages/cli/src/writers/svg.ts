/** Just enough SVG: elements as text, with everything escaped that came from a file; and the one look of all pictures. */
import { plain } from "./text-width.js";

type Attributes = Readonly<Record<string, string | number>>;

/** An element around children that are SVG already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXML(String(rounded(value)))}"`);
  const inside = children.join("");
  return inside === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inside}</${name}>`;
}

/** A line of text. */
export function label(content: string, attributes: Attributes): string {
  return element("text", attributes, escapeXML(plain(content)));
}

/**
 * Text between tags or in quotes; what XML forbids, such as half of a surrogate pair, becomes U+FFFD. The library has its own, which is no
 * part of its public door.
 */
export function escapeXML(text: string): string {
  return text
    .replace(/[\ufffe\uffff]|\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu, "\ufffd")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");
}

/** Tenths of a pixel are fine enough. */
function rounded(value: string | number): string | number {
  return typeof value === "number" ? Math.round(value * 10) / 10 : value;
}

/** The colors of every picture as CSS variables: ink on calm paper, what two share violet, contact amber. */
export const LIGHT = "--paper:#fcfbf8;--ink:#26282c;--quiet:#6d6f75;--line:#e2dfd8;--both:#7c3fa8;--touch:#b36b00";
export const DARK = "--paper:#17191d;--ink:#e8e6e1;--quiet:#a2a5ac;--line:#30343b;--both:#cf9cf5;--touch:#f2b24a";

export const FONT =
  '"Inter","Noto Sans","Noto Sans JP","Noto Sans CJK JP","Hiragino Sans","Yu Gothic",system-ui,sans-serif';
