/** How many times as fast as the fastest peer: a bar for each piece of work, the goal as a tick; the axis is logarithmic. */
import { line, logarithmic, mark, page, round, text, widthOf } from "./paper.mjs";
import { WORDS } from "./words.mjs";

const WIDTH = 840;
const MARGIN = 24;
const TOP = 112;
const ROW = 25;
const GROUP_GAP = 34;
const BAR = 11;
/** Between a label and the axis, and between a bar and what is said of it. */
const SPACE = 12;
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/**
 * @param {{ heading?: string, bars: { label: string, ratio: number, peer: string, twin?: number, native?: number, goal?:
 * number }[] }[]} groups - `twin` and `native` are ratios to the same peer.
 * @returns {string} SVG.
 */
export function ratioPlot({ groups, title, legend, machine, lang }) {
  const words = WORDS[lang];
  const bars = groups.flatMap((group) => group.bars);
  const said = ({ ratio, peer }) => words.times(shown(ratio), peer);
  const axis = axisOf(bars, said);
  const { placed, bottom } = placeRows(groups);
  const rows = placed.flatMap(({ heading, bar, y }) =>
    bar === undefined ? text(MARGIN, y, heading, "quiet halo") : drawBar(bar, said(bar), y, axis),
  );
  const body = [...drawAxis(axis, bottom), ...rows, ...drawLegend(legend)];
  const footer = words.measured(machine);
  return page({ width: WIDTH, height: bottom + 62, title, subtitle: [], footer, lang, body });
}

/** From the least to the greatest ratio, between the labels and what is said of the bars. */
function axisOf(bars, said) {
  const values = bars.flatMap(({ ratio, twin, native, goal }) => [
    ratio,
    twin ?? ratio,
    native ?? ratio,
    goal ?? ratio,
  ]);
  const from = TICKS.findLast((tick) => tick <= Math.min(1, ...values)) ?? TICKS[0];
  const to = Math.max(2, ...values);
  const left = MARGIN + Math.max(...bars.map(({ label }) => widthOf(label))) + SPACE;
  const right = WIDTH - MARGIN - Math.max(...bars.map((bar) => widthOf(said(bar)))) - SPACE;
  return { from, to, left, x: logarithmic(from, to, left, right) };
}

/** Headings and bars from top to bottom. */
function placeRows(groups) {
  const placed = [];
  let y = TOP;
  for (const { heading, bars } of groups) {
    if (heading !== undefined) {
      placed.push({ heading, y: y + 16 });
      y += ROW;
    }
    for (const bar of bars) {
      placed.push({ bar, y: y + ROW / 2 });
      y += ROW;
    }
    y += GROUP_GAP - ROW;
  }
  return { placed, bottom: y - (GROUP_GAP - ROW) + 6 };
}

function drawAxis({ from, to, x }, bottom) {
  // Over many decades there is room for their own numbers only.
  const isRoomy = x(2) - x(1) > widthOf("1000×");
  const isShown = (tick) => tick >= from && tick <= to && (isRoomy || Number.isInteger(Math.log10(tick)));
  return TICKS.filter(isShown).flatMap((tick) => [
    line(x(tick), TOP - 6, x(tick), bottom, tick === 1 ? "axis" : "grid"),
    text(x(tick), bottom + 18, `${tick}×`, "quiet small", "middle"),
  ]);
}

function drawBar({ label, ratio, twin, native, goal }, said, y, { left, x }) {
  const [start, end] = [Math.min(x(1), x(ratio)), Math.max(x(1), x(ratio))];
  const reach = Math.max(end, x(native ?? 1) + 4, x(twin ?? 1) + 4, x(goal ?? 1));
  const drawn = [
    text(left - SPACE, y + 5, label, "", "end"),
    rectangle(ratio < 1 ? "bar behind" : "bar", start, y - BAR / 2, Math.max(1, end - start)),
  ];
  if (twin !== undefined) drawn.push(mark(x(twin), y, "twin"));
  if (native !== undefined) drawn.push(mark(x(native), y, "native"));
  if (goal !== undefined) drawn.push(line(x(goal), y - 9, x(goal), y + 9, "goal"));
  return [...drawn, text(reach + SPACE - 3, y + 5, said, "halo")];
}

function drawLegend(legend) {
  const baseline = 66;
  let at = MARGIN;
  return Object.entries(legend).flatMap(([kind, name]) => {
    const x = at;
    at += 28 + widthOf(name) + 20;
    return [drawSign(kind, x, baseline), text(x + 28, baseline, name, "quiet")];
  });
}

function drawSign(kind, x, baseline) {
  if (kind === "own") return rectangle("bar", x, baseline - 10, 20);
  if (kind === "goal") return line(x + 10, baseline - 13, x + 10, baseline + 3, "goal");
  return mark(x + 10, baseline - 4.5, kind);
}

function rectangle(look, x, y, width) {
  return `<rect class="${look}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${BAR}" rx="2"/>`;
}

export function shown(ratio) {
  return ratio < 10 ? String(Math.round(ratio * 10) / 10) : String(Math.round(ratio));
}
