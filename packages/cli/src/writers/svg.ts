/** What every picture is written with. */

/** A text inside XML; characters that XML cannot hold are left out as U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
}
