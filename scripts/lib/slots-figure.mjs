/**
 * The six ways in which two time slots can lie, as the article on time slots draws them, each with Allen's names for it. The
 * names and the verdicts are the library's own answers for the slots drawn.
 */
import { allen, interval, relate } from "hantei/interval";
import { COLORS, escaped, FONT, paletteOf } from "../../benchmarks/plots/paper.mjs";

const B = interval(3, 7);

/** The six arrangements: what holds, and slots A that lie so to the same B. */
const ARRANGEMENTS = [
  { holds: "a.end ≤ b.start", slots: [interval(0, 2), interval(0, 3)] },
  { holds: "a.start < b.start < a.end < b.end", slots: [interval(1, 5)] },
  {
    holds: "b.start ≤ a.start, a.end ≤ b.end",
    slots: [interval(4, 6), interval(3, 5), interval(5, 7), interval(3, 7)],
  },
  {
    holds: "a.start ≤ b.start, b.end ≤ a.end",
    slots: [interval(1, 9), interval(3, 9), interval(1, 7), interval(3, 7)],
  },
  { holds: "b.start < a.start < b.end < a.end", slots: [interval(5, 9)] },
  { holds: "b.end ≤ a.start", slots: [interval(7, 10), interval(8, 10)] },
];

const WORDS = {
  en: {
    title: "Two time slots lie in one of six ways",
    ways: ["A comes first", "A reaches into B", "A lies in B", "B lies in A", "A comes out of B", "B comes first"],
    clash: "clash",
    free: "no clash",
    rule: "They clash in all but the first and the last: where a.start < b.end and b.start < a.end.",
    names: "Below each pair: Allen's name for how A lies to B.",
  },
  ja: {
    title: "2 つの時間帯の位置関係は 6 通り",
    ways: ["A が先", "A が B に食い込む", "A が B に収まる", "B が A に収まる", "A が B からはみ出す", "B が先"],
    clash: "かち合う",
    free: "かち合わない",
    rule: "最初と最後のほかはかち合う。つまり a.start < b.end かつ b.start < a.end のとき。",
    names: "各図の下の英語は、A と B の関係に Allen が付けた名前。",
  },
};

const LEFT = 24;
const TOP = 76;
const ROW = 86;
const LABEL_WIDTH = 290;
const CELL_WIDTH = 142;
const UNIT = 12;
const WIDTH = LEFT + LABEL_WIDTH + 4 * CELL_WIDTH + 12;
const HEIGHT = TOP + 6 * ROW + 64;

const { a, b, both, touch } = COLORS;
const STYLE = `
${paletteOf({ a, b, both, touch })}
text{font:14px ${FONT};fill:var(--ink)}
.title{font-size:19px;font-weight:600}.way{font-size:15px;font-weight:600}.quiet{fill:var(--quiet)}
.formula,.name{font-family:"JetBrains Mono","SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Noto Sans Mono",monospace;font-size:12px}
.formula{fill:var(--quiet)}.clash{fill:var(--both);font-weight:600}.free{fill:var(--touch);font-weight:600}
.letter{font-size:11px;font-weight:700}.a{fill:var(--a)}.b{fill:var(--b)}
.bar-a{stroke:var(--a);stroke-width:5px}.bar-b{stroke:var(--b);stroke-width:5px;stroke-dasharray:8 2.5}
.rail{stroke:var(--line);stroke-width:1px}.shared{fill:var(--both);fill-opacity:.22}
.meeting{stroke:var(--touch);stroke-width:2px;stroke-dasharray:2 3}`;

/** The figure in a language, as SVG. */
export function slotsFigure(lang) {
  const words = WORDS[lang];
  const rows = ARRANGEMENTS.map((arrangement, index) => row(arrangement, words, index, TOP + index * ROW));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" lang="${lang}">
<title>${words.title}</title>
<style>${STYLE}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--paper)"/>
<text class="title" x="${LEFT}" y="38">${words.title}</text>
${rows.join("\n")}
<text x="${LEFT}" y="${HEIGHT - 38}">${escaped(words.rule)}</text>
<text class="quiet" x="${LEFT}" y="${HEIGHT - 16}">${words.names}</text>
</svg>
`;
}

function row({ holds, slots }, words, index, top) {
  const clashes = relate(slots[0], B) === "overlapping";
  const way = `${index + 1}. ${words.ways[index]}`;
  return [
    `<line class="rail" x1="${LEFT}" x2="${WIDTH - LEFT}" y1="${top - 14}" y2="${top - 14}"/>`,
    `<text class="way" x="${LEFT}" y="${top + 14}">${way}</text>`,
    `<text class="formula" x="${LEFT}" y="${top + 34}">${escaped(holds)}</text>`,
    `<text class="${clashes ? "clash" : "free"}" x="${LEFT}" y="${top + 55}">${clashes ? words.clash : words.free}</text>`,
    ...slots.map((slot, at) => cell(slot, LEFT + LABEL_WIDTH + at * CELL_WIDTH, top)),
  ].join("\n");
}

/** One pair: A above B, what they share or where they touch, and Allen's name. */
function cell(slot, left, top) {
  const x = (value) => left + value * UNIT;
  const bar = (which, { start, end }, y) => [
    `<line class="bar-${which}" x1="${x(start)}" x2="${x(end)}" y1="${y}" y2="${y}"/>`,
    `<text class="letter ${which}" x="${x(end) + 5}" y="${y + 4}">${which.toUpperCase()}</text>`,
  ];
  const [from, to] = [Math.max(slot.start, B.start), Math.min(slot.end, B.end)];
  const relation = relate(slot, B);
  const mark =
    relation === "overlapping"
      ? `<rect class="shared" x="${x(from)}" y="${top - 2}" width="${x(to) - x(from)}" height="36"/>`
      : relation === "touching"
        ? `<line class="meeting" x1="${x(from)}" x2="${x(from)}" y1="${top - 2}" y2="${top + 34}"/>`
        : "";
  const name = `<text class="name" x="${x(5)}" y="${top + 55}" text-anchor="middle">${allen(slot, B)}</text>`;
  return [mark, ...bar("a", slot, top + 7), ...bar("b", B, top + 25), name].filter((line) => line !== "").join("\n");
}
