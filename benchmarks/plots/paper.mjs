/** The paper that plots are drawn on: the look of all our figures, in light and in dark. */

/** By day and by night, as `packages/hantei/src/render/svg/style.ts` has them. */
const PAPER = {
  paper: ["#fcfbf8", "#17191d"],
  ink: ["#26282c", "#e8e6e1"],
  quiet: ["#6d6f75", "#a2a5ac"],
  line: ["#e2dfd8", "#30343b"],
};
export const COLORS = {
  a: ["#c8372d", "#ff7d72"],
  b: ["#2563b8", "#7db2ff"],
  both: ["#7c3fa8", "#cf9cf5"],
  touch: ["#b36b00", "#f2b24a"],
  gap: ["#74767c", "#a8abb2"],
};

export const FONT =
  '"Inter","Noto Sans","Noto Sans JP","Noto Sans CJK JP","Hiragino Sans","Yu Gothic",system-ui,sans-serif';

/** Rules that give the paper's colors, and those of a picture's own, their names. */
export function paletteOf(own) {
  const named = (time) =>
    Object.entries({ ...PAPER, ...own })
      .map(([name, colors]) => `--${name}:${colors[time]}`)
      .join(";");
  return `svg{${named(0)}}\n@media(prefers-color-scheme:dark){svg{${named(1)}}}`;
}

const STYLE = `${paletteOf({ own: COLORS.b, limit: COLORS.touch, peer: COLORS.gap })}
text{font:14px ${FONT};fill:var(--ink)}
.title{font-size:19px;font-weight:600}.small{font-size:12px}.quiet{fill:var(--quiet)}
.halo{paint-order:stroke;stroke:var(--paper);stroke-width:5px;stroke-linejoin:round}
.grid{stroke:var(--line);stroke-width:1px}.axis{stroke:var(--quiet);stroke-width:1px}
.line{fill:none;stroke-width:1.5px}.own.line{stroke-width:2.5px}
.own.line,.twin.line{stroke:var(--own)}.native.line{stroke:var(--limit)}.peer.line{stroke:var(--peer)}
.twin.line{stroke-dasharray:7 4}.native.line{stroke-dasharray:2 4;stroke-linecap:round}
.own.dot{fill:var(--own)}.peer.dot{fill:var(--peer)}
.twin.dot{fill:var(--paper);stroke:var(--own);stroke-width:1.5px}.native.dot{fill:var(--paper);stroke:var(--limit);stroke-width:1.5px}
text.own,text.twin{fill:var(--own)}text.own{font-weight:600}text.native{fill:var(--limit)}text.peer{fill:var(--peer)}
.bar{fill:var(--own);fill-opacity:.8}.behind{fill:var(--peer)}.goal{stroke:var(--ink);stroke-width:1.5px}`;

/** One picture. `body` are elements; what it is about stands above them, the machine below. */
export function page({ width, height, title, subtitle, footer, lang, body }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" lang="${lang}">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<rect width="${width}" height="${height}" fill="var(--paper)"/>
${text(24, 36, title, "title")}
${subtitle.map((line, k) => text(24, 60 + 20 * k, line, "quiet")).join("\n")}
${body.join("\n")}
${text(24, height - 16, footer, "quiet small")}
</svg>
`;
}

export function text(x, y, words, look = "", anchor = "start") {
  const at = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  return `<text${look === "" ? "" : ` class="${look}"`} x="${round(x)}" y="${round(y)}"${at}>${escaped(words)}</text>`;
}

export function line(x1, y1, x2, y2, look) {
  return `<line class="${look}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`;
}

/** A contestant's mark: a disc, or a diamond for native code. */
export function mark(x, y, kind) {
  if (kind !== "native") return `<circle class="${kind} dot" cx="${round(x)}" cy="${round(y)}" r="3.5"/>`;
  return `<path class="native dot" d="M${round(x - 4.5)} ${round(y)}L${round(x)} ${round(y - 4.5)}L${round(x + 4.5)} ${round(y)}L${round(x)} ${round(y + 4.5)}Z"/>`;
}

/** About what a text of 14 pixels is wide, rather more than less: an em for ideographs, most of one for letters. */
export function widthOf(words) {
  let ems = 0;
  for (const character of words) ems += character > "\u2e80" ? 1 : 0.58;
  return 14 * ems;
}

/** Numbers that move apart as little as they must to be `gap` from one another, between `low` and `high`; in the same order. */
export function spread(numbers, gap, low, high) {
  const order = numbers.map((_, i) => i).sort((a, b) => numbers[a] - numbers[b] || a - b);
  const placed = numbers.slice();
  // Down from the top, then up from the bottom, and once more: enough for what fits at all.
  let least = low;
  for (const i of order) {
    placed[i] = Math.max(placed[i], least);
    least = placed[i] + gap;
  }
  let most = high;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i], most);
    most = placed[i] - gap;
  }
  return placed;
}

/** Of numbers above 0, the positions along a logarithmic axis. */
export function logarithmic(from, to, start, end) {
  const [first, last] = [Math.log10(from), Math.log10(to)];
  return (value) => start + ((Math.log10(value) - first) / (last - first || 1)) * (end - start);
}

export function round(value) {
  return String(Math.round(value * 10) / 10);
}

/** Text for between tags. */
export function escaped(words) {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
