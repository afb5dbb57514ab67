/** A plot of nanoseconds a box against the number of boxes, as SVG: the flatter, the better. */

const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 64;
const RIGHT = 24;
const TOP = 44;
const BOTTOM = 48;

export function plotGrowth(rows) {
  const decades = rows.map(({ boxes }) => Math.log10(boxes));
  const [from, to] = [Math.min(...decades), Math.max(...decades)];
  const most = Math.max(...rows.map((row) => row["ns a box"]));
  const step = [5, 10, 20, 50, 100, 200, 500].find((each) => most / each <= 5) ?? 1000;
  const top = Math.ceil(most / step) * step;
  const x = (boxes) => LEFT + ((Math.log10(boxes) - from) / (to - from || 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const text = (at, up, anchor, words, color = "#555") =>
    `<text x="${at.toFixed(1)}" y="${up.toFixed(1)}" text-anchor="${anchor}" fill="${color}">${words}</text>`;
  const lines = [];
  for (let value = 0; value <= top; value += step) {
    lines.push(`<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/>`);
    lines.push(text(LEFT - 8, y(value) + 4, "end", String(value)));
  }
  for (const { boxes } of rows) lines.push(text(x(boxes), HEIGHT - BOTTOM + 20, "middle", boxes.toLocaleString("en")));
  const points = rows.map((row) => `${x(row.boxes).toFixed(1)},${y(row["ns a box"]).toFixed(1)}`);
  lines.push(`<polyline points="${points.join(" ")}" fill="none" stroke="#2b5fb4" stroke-width="2"/>`);
  for (const row of rows) {
    const [cx, cy] = [x(row.boxes), y(row["ns a box"])];
    lines.push(`<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="4" fill="#2b5fb4"/>`);
    lines.push(text(cx, cy - 10, "middle", row["ns a box"].toFixed(0), "#2b5fb4"));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fffdf8"/>
${text(LEFT, 24, "start", "All pairs of uniform boxes: nanoseconds a box, against their number", "#222")}
${lines.join("\n")}
</svg>
`;
}
