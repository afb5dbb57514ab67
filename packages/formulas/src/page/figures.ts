/**
 * The page's pictures, as SVG text. A is red, B blue, their overlap violet, touching amber, what misses gray; each also has a
 * letter or word. Mid tones that read on white and on black; text follows the reader's color scheme.
 */
import { doubles } from "../arithmetic/doubles.js";
import type { Language, Text } from "../formulas/formula.js";
import { arrangements } from "../formulas/slots.js";

const RED = "#e5484d";
const BLUE = "#3b82f6";
const VIOLET = "#8b5cf6";
const AMBER = "#f59e0b";
const GRAY = "#8a8f98";

function svg(width: number, height: number, title: string, body: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${title}</title>
<style>
text { font: 14px system-ui, sans-serif; fill: #24292f; }
.small { font-size: 12px; }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3; } }
</style>
${body.join("\n")}
</svg>
`;
}

function label(x: number, y: number, words: string, more = ""): string {
  return `<text x="${x}" y="${y}"${more}>${words}</text>`;
}

const CIRCLE_BOX: Readonly<Record<"title" | "differ" | "agree" | "set" | "arc", Text>> = {
  title: { en: "Circle and box: where the two forms differ", ja: "円と矩形：2 つの形が食い違う場所" },
  differ: {
    en: "touching a side: first form miss, second form hit",
    ja: "辺に接する：第 1 の形は外れ、第 2 の形は当たり",
  },
  agree: { en: "touching a corner: both miss", ja: "角に接する：どちらも外れ" },
  set: { en: "D: centers on which they differ", ja: "D：食い違う中心の位置" },
  arc: { en: "center at distance r, both miss", ja: "距離が r の中心、どちらも外れ" },
};

/** Article 004: the box, the four moved sides of D, the arcs that do not belong to it, and a circle on each. */
export function circleBoxFigure(language: Language): string {
  const word = (key: keyof typeof CIRCLE_BOX): string => CIRCLE_BOX[key][language];
  const [left, right, top, bottom, r] = [170, 390, 130, 270, 70];
  const sides = [
    [left, top - r, right, top - r],
    [left, bottom + r, right, bottom + r],
    [left - r, top, left - r, bottom],
    [right + r, top, right + r, bottom],
  ] as const;
  const arcs = [
    [left, top - r, left - r, top, 0],
    [right, top - r, right + r, top, 1],
    [left, bottom + r, left - r, bottom, 1],
    [right, bottom + r, right + r, bottom, 0],
  ] as const;
  const onSide = { x: right + r, y: 210 };
  const onArc = { x: left - 0.8 * r, y: top - 0.6 * r };
  const ends = sides.flatMap(([x1, y1, x2, y2]) => [
    [x1, y1],
    [x2, y2],
  ]);
  return svg(800, 370, word("title"), [
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${BLUE}" fill-opacity="0.18" stroke="${BLUE}" stroke-width="2"/>`,
    label(left + 12, bottom - 12, "B"),
    ...arcs.map(
      ([x1, y1, x2, y2, sweep]) =>
        `<path d="M ${x1} ${y1} A ${r} ${r} 0 0 ${sweep} ${x2} ${y2}" fill="none" stroke="${GRAY}" stroke-width="2" stroke-dasharray="5 5"/>`,
    ),
    ...sides.map(
      ([x1, y1, x2, y2]) => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${AMBER}" stroke-width="5"/>`,
    ),
    ...ends.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="${AMBER}"/>`),
    ...[onSide, onArc].map(
      ({ x, y }) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${RED}" fill-opacity="0.14" stroke="${RED}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="4" fill="${RED}"/>`,
    ),
    `<line x1="${onSide.x}" y1="${onSide.y}" x2="${right}" y2="${onSide.y}" stroke="${RED}" stroke-width="1.5" stroke-dasharray="3 3"/>`,
    label(right + 28, onSide.y - 8, "r"),
    label(onSide.x + 10, onSide.y - 14, "A"),
    label(onArc.x - 22, onArc.y - 8, "A"),
    label(onSide.x + 20, onSide.y + r + 24, word("differ"), ' class="small"'),
    label(left + 24, 34, word("agree"), ' class="small"'),
    `<line x1="520" y1="60" x2="556" y2="60" stroke="${AMBER}" stroke-width="5"/>`,
    label(566, 65, word("set"), ' class="small"'),
    `<line x1="520" y1="86" x2="556" y2="86" stroke="${GRAY}" stroke-width="2" stroke-dasharray="5 5"/>`,
    label(566, 91, word("arc"), ' class="small"'),
  ]);
}

/** The thirteen ways in which two slots can lie, each with the article's arrangements that match. */
export function slotsFigure(orders: readonly (readonly [number, number, number, number])[]): string {
  const [unit, rowHeight, column] = [60, 44, 330];
  const perColumn = Math.ceil(orders.length / 2);
  const body = orders.flatMap((ends, index) => {
    const [s1, e1, s2, e2] = ends;
    const x = 20 + Math.floor(index / perColumn) * column;
    const y = 16 + (index % perColumn) * rowHeight;
    const numbers = arrangements.filter(({ test }) => test(doubles, ends)).map(({ number }) => number);
    const [low, high] = [Math.max(s1, s2), Math.min(e1, e2)];
    const bar = (start: number, end: number, top: number, color: string, name: string): string =>
      `<rect x="${x + start * unit}" y="${y + top}" width="${(end - start) * unit}" height="12" fill="${color}" fill-opacity="0.85"/>` +
      label(x + 3 * unit + 8, y + top + 11, name, ' class="small"');
    const overlap =
      low < high
        ? `<rect x="${x + low * unit}" y="${y - 3}" width="${(high - low) * unit}" height="32" fill="${VIOLET}" fill-opacity="0.22" stroke="${VIOLET}"/>`
        : "";
    const touch =
      low === high
        ? `<line x1="${x + low * unit}" y1="${y - 4}" x2="${x + low * unit}" y2="${y + 30}" stroke="${AMBER}" stroke-width="4"/>`
        : "";
    return [
      bar(s1, e1, 0, RED, "1"),
      bar(s2, e2, 14, BLUE, "2"),
      overlap,
      touch,
      label(x + 3 * unit + 34, y + 18, `→ ${numbers.join(", ")}`),
    ].filter((part) => part !== "");
  });
  return svg(2 * column + 10, 16 + perColumn * rowHeight, "Two slots, thirteen ways / 2 つの時間帯の 13 通り", body);
}
