/** What a box costs, against how many there are, for each contestant; both axes logarithmic. */
import { line, logarithmic, mark, page, round, spread, text } from "./paper.mjs";
import { WORDS } from "./words.mjs";

/** Who is drawn: the others are measured at few sizes. */
const DRAWN = ["native C++", "hantei", "hantei, TypeScript", "flatbush", "box-intersect", "rbush"];

const WIDTH = 840;
const HEIGHT = 480;
const LEFT = 78;
const RIGHT = 214;
const TOP = 92;
const BOTTOM = 86;
/** Lines of labels. */
const GAP = 18;

/** @returns {{ contestant: string, kind: string, points: [number, number][] }[]} Boxes, and nanoseconds a box. */
export function growthOf(rows) {
  return DRAWN.map((contestant) => {
    const measured = rows.filter((row) => row.work === "uniform" && row.contestant === contestant && row.ms !== "");
    const points = measured.map(({ boxes, ms }) => [boxes, (ms * 1e6) / boxes]);
    return { contestant, kind: measured[0]?.kind === "ours" ? "own" : measured[0]?.kind, points };
  }).filter(({ points }) => points.length > 0);
}

/** The plot as SVG. */
export function growthPlot({ machine, rows }, lang) {
  const words = WORDS[lang];
  const series = growthOf(rows);
  const sizes = [...new Set(series.flatMap(({ points }) => points.map(([boxes]) => boxes)))].sort((a, b) => a - b);
  const costs = series.flatMap(({ points }) => points.map(([, cost]) => cost));
  const [least, most] = [10 ** Math.floor(Math.log10(Math.min(...costs))), Math.max(...costs) * 1.3];
  const x = logarithmic(sizes[0], sizes[sizes.length - 1], LEFT, WIDTH - RIGHT);
  const y = logarithmic(least, most, HEIGHT - BOTTOM, TOP);

  const body = [];
  for (let decade = least; decade <= most; decade *= 10) {
    body.push(line(LEFT, y(decade), WIDTH - RIGHT, y(decade), "grid"));
    body.push(text(LEFT - 10, y(decade) + 4, words.nanoseconds(decade), "quiet small", "end"));
  }
  for (const size of sizes) {
    body.push(line(x(size), HEIGHT - BOTTOM, x(size), HEIGHT - BOTTOM + 5, "axis"));
    body.push(text(x(size), HEIGHT - BOTTOM + 22, words.number(size), "quiet small", "middle"));
  }
  body.push(line(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, "axis"));
  body.push(text(WIDTH - RIGHT + 46, HEIGHT - BOTTOM + 22, words.growth.axis, "quiet small"));

  for (const { kind, points } of series) {
    const path = points.map(([boxes, cost]) => `${round(x(boxes))},${round(y(cost))}`).join(" ");
    body.push(`<polyline class="${kind} line" points="${path}"/>`);
    for (const [boxes, cost] of points) body.push(mark(x(boxes), y(cost), kind));
  }
  for (const size of sizes) {
    // Lines that end at the same size share a column of labels.
    const ending = series.filter(({ points }) => points[points.length - 1][0] === size);
    const heights = spread(
      ending.map(({ points }) => y(points[points.length - 1][1]) + 5),
      GAP,
      TOP,
      HEIGHT - BOTTOM - 4,
    );
    for (const [k, { contestant, kind }] of ending.entries()) {
      const label = words.contestant[contestant] ?? contestant;
      body.push(text(x(size) + 12, heights[k], label, `${kind} halo`));
    }
  }
  const { title, subtitle } = words.growth;
  const footer = words.measured(machine);
  return page({ width: WIDTH, height: HEIGHT, title, subtitle, footer, lang, body });
}
