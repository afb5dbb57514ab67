/** Just enough XML: elements as text, with everything escaped that came from outside. */

/** Text for between tags or inside quotes. What XML 1.0 forbids, as control characters, becomes U+FFFD. */
export function escapeXML(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "\ufffd")
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
      .replace(/'/g, "&#39;")
  );
}

export type Attributes = Readonly<Record<string, string | number>>;

/** An element around children that are already XML. Numbers are rounded to hundredths of a pixel. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(value)}"`);
  const inside = children.join("");
  return inside === "" ? `<${name}${written.join("")}/>` : `<${name}${written.join("")}>${inside}</${name}>`;
}

function attribute(value: string | number): string {
  return typeof value === "number" ? pixels(value) : escapeXML(value);
}

/** A length in pixels as text. */
export function pixels(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/** A line of text. */
export function text(content: string, attributes: Attributes): string {
  return element("text", attributes, escapeXML(content));
}
