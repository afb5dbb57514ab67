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
  const values = bars.flatMap(({ ratio, twin, native, goal }) => [
    ratio,
    twin ?? ratio,
    native ?? ratio,
    goal ?? ratio,
  ]);
  const from = TICKS.findLast((tick) => tick <= Math.min(1, ...values)) ?? TICKS[0];
  const to = Math.max(2, ...values);
  const said = ({ ratio, peer }) => words.times(shown(ratio), peer);
  const left = MARGIN + Math.max(...bars.map(({ label }) => widthOf(label))) + SPACE;
  const right = WIDTH - MARGIN - Math.max(...bars.map((bar) => widthOf(said(bar)))) - SPACE;
  const x = logarithmic(from, to, left, right);
  const body = [];

  const placed = [];
  let y = TOP;
  for (const { heading, bars: rows } of groups) {
    if (heading !== undefined) {
      placed.push({ heading, y: y + 16 });
      y += ROW;
    }
    for (const bar of rows) {
      placed.push({ bar, y: y + ROW / 2 });
      y += ROW;
    }
    y += GROUP_GAP - ROW;
  }
  const bottom = y - (GROUP_GAP - ROW) + 6;
  // Over many decades there is room for their own numbers only.
  const isRoomy = x(2) - x(1) > widthOf("1000×");
  const isShown = (tick) => tick >= from && tick <= to && (isRoomy || Number.isInteger(Math.log10(tick)));
  for (const tick of TICKS.filter(isShown)) {
    body.push(line(x(tick), TOP - 6, x(tick), bottom, tick === 1 ? "axis" : "grid"));
    body.push(text(x(tick), bottom + 18, `${tick}×`, "quiet small", "middle"));
  }
  for (const { heading, bar, y: middle } of placed) {
    if (bar === undefined) {
      body.push(text(MARGIN, middle, heading, "quiet"));
      continue;
    }
    const { label, ratio, twin, native, goal } = bar;
    body.push(text(left - SPACE, middle + 5, label, "", "end"));
    const [start, end] = [Math.min(x(1), x(ratio)), Math.max(x(1), x(ratio))];
    const look = ratio < 1 ? "bar behind" : "bar";
    body.push(
      `<rect class="${look}" x="${round(start)}" y="${round(middle - BAR / 2)}" width="${round(Math.max(1, end - start))}" height="${BAR}" rx="2"/>`,
    );
    if (twin !== undefined) body.push(mark(x(twin), middle, "twin"));
    if (native !== undefined) body.push(mark(x(native), middle, "native"));
    if (goal !== undefined) body.push(line(x(goal), middle - 9, x(goal), middle + 9, "goal"));
    const reach = Math.max(end, x(native ?? 1) + 4, x(twin ?? 1) + 4, x(goal ?? 1));
    body.push(text(reach + SPACE - 3, middle + 5, said(bar), "halo"));
  }

  let at = MARGIN;
  const baseline = 66;
  for (const [kind, name] of Object.entries(legend)) {
    if (kind === "own")
      body.push(`<rect class="bar" x="${round(at)}" y="${baseline - 10}" width="20" height="${BAR}" rx="2"/>`);
    else if (kind === "goal") body.push(line(at + 10, baseline - 13, at + 10, baseline + 3, "goal"));
    else body.push(mark(at + 10, baseline - 4.5, kind));
    body.push(text(at + 28, baseline, name, "quiet"));
    at += 28 + widthOf(name) + 20;
  }
  const footer = words.measured(machine);
  return page({ width: WIDTH, height: bottom + 62, title, subtitle: [], footer, lang, body });
}

export function shown(ratio) {
  return ratio < 10 ? String(Math.round(ratio * 10) / 10) : String(Math.round(ratio));
}
