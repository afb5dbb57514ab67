/**
 * The name labels of every town of a world gazetteer at one zoom: which of them overlap? Found by `hantei/broadphase`, and
 * drawn: the world as a density of towns, and two windows in which the labels can be read.
 */
import { cityLabels } from "../../benchmarks/data/city-labels.mjs";
import { COLORS, escaped, FONT, paletteOf } from "../../benchmarks/plots/paper.mjs";

/** Detail enough that a label covers its town, not its province: the world is 131,072 pixels wide. */
const ZOOM = 9;

/** Finds the overlapping labels. */
export async function townLabels() {
  const { pairs } = await import("hantei/broadphase");
  const labels = cityLabels(ZOOM);
  const options = { touching: false };
  // The first call compiles the kernel.
  pairs(firstOf(labels.boxes, WARM_UP), options);
  const start = performance.now();
  const found = pairs(labels.boxes, options);
  const milliseconds = performance.now() - start;
  const overlaps = new Uint8Array(labels.names.length);
  for (const label of found) overlaps[label] = 1;
  return { labels, zoom: ZOOM, found, overlaps, milliseconds };
}

/** So many labels show the engine what is to come. */
const WARM_UP = 1000;

function firstOf(boxes, count) {
  return Object.fromEntries(Object.entries(boxes).map(([name, column]) => [name, column.slice(0, count)]));
}

const WIDTH = 1200;
const MARGIN = 28;
/** The world is cut above and below the last towns, in degrees. */
const [NORTH, SOUTH] = [75, -56];
const HEAD = 96;
/** Pixels of a cell of the density. */
const CELL = 2;
/** Steps of strength, and the opacity of the first and the last. */
const STEPS = 6;
const [FAINT, STRONG] = [0.3, 0.95];

/** What the windows show: longitude and latitude of their middles. */
const WINDOWS = [
  { name: "Tōkyō · 東京", longitude: 139.62, latitude: 35.68 },
  { name: "Cusco", longitude: -72, latitude: -13.6 },
];
const WINDOW = { width: (WIDTH - 3 * MARGIN) / 2, height: 380 };

const STYLE = `${paletteOf({ both: COLORS.both, gap: COLORS.gap })}
.paper{fill:var(--paper)}text{font-family:${FONT};fill:var(--ink)}
.title{font-size:24px;font-weight:600}.quiet{fill:var(--quiet);font-size:14px}.frame{fill:none;stroke:var(--line)}
.free{fill:var(--gap)}.over{fill:var(--both)}
rect.free{fill-opacity:.06;stroke:var(--gap);stroke-opacity:.5}rect.over{fill-opacity:.16;stroke:var(--both);stroke-opacity:.55}
text.over{fill-opacity:.75}text.free{fill:var(--ink)}`;

/** The picture as SVG. */
export function drawTownLabels({ labels, zoom, found, overlaps }) {
  const { boxes, width } = labels;
  const top = mercator(NORTH);
  const scale = (WIDTH - 2 * MARGIN) / width;
  const mapHeight = Math.round((mercator(SOUTH) - top) * width * scale);
  const counts = { free: new Map(), over: new Map() };
  const columns = Math.ceil((WIDTH - 2 * MARGIN) / CELL);
  for (let i = 0; i < overlaps.length; i++) {
    const x = Math.floor((((boxes.minX[i] + boxes.maxX[i]) / 2) * scale) / CELL);
    const y = Math.floor(((boxes.minY[i] + boxes.maxY[i]) / 2 - top * width) * (scale / CELL));
    const cells = overlaps[i] ? counts.over : counts.free;
    cells.set(y * columns + x, (cells.get(y * columns + x) ?? 0) + 1);
  }
  const height = HEAD + mapHeight + MARGIN + WINDOW.height + 64;
  const total = overlaps.reduce((sum, one) => sum + one, 0);
  const number = (value) => value.toLocaleString("en-US");
  const title = `The names of ${number(overlaps.length)} towns, at zoom ${zoom}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${title}</title><style>${STYLE}</style><rect class="paper" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="${MARGIN}" y="46">${title}</text>`,
    `<text class="quiet" x="${MARGIN}" y="74"><tspan class="over" font-weight="600">${number(total)} overlap another</tspan>, in ${number(found.length / 2)} pairs; <tspan font-weight="600">${number(overlaps.length - total)} stand free</tspan>. The stronger the color, the more towns.</text>`,
    `<g transform="translate(${MARGIN} ${HEAD})">${cellsOf(counts.free, "free", columns)}${cellsOf(counts.over, "over", columns)}</g>`,
    ...WINDOWS.map((window, i) =>
      drawWindow(window, MARGIN + i * (WINDOW.width + MARGIN), HEAD + mapHeight + MARGIN, labels, overlaps),
    ),
    "</svg>\n",
  ].join("\n");
}

/** A latitude as a share of the world's height from the north. */
function mercator(latitude) {
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
}

/** Cells by their counts: a path a step of strength. */
function cellsOf(cells, className, columns) {
  const most = Math.log(Math.max(2, quantile([...cells.values()], 0.995)));
  const paths = Array.from({ length: STEPS }, () => "");
  for (const [cell, count] of cells) {
    const step = Math.min(STEPS - 1, Math.floor((Math.log(count) / most) * STEPS));
    paths[step] += `M${(cell % columns) * CELL} ${Math.floor(cell / columns) * CELL}h${CELL}v${CELL}h-${CELL}z`;
  }
  const opacity = (step) => (FAINT + ((STRONG - FAINT) * step) / (STEPS - 1)).toFixed(2);
  return paths.map((path, step) => `<path class="${className}" fill-opacity="${opacity(step)}" d="${path}"/>`).join("");
}

function quantile(values, share) {
  return values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 1;
}

/** A part of the map at its own size, with the labels in it. */
function drawWindow({ name, longitude, latitude }, left, top, { boxes, names, sizes, width }, overlaps) {
  const x0 = (longitude / 360 + 0.5) * width - WINDOW.width / 2;
  const y0 = mercator(latitude) * width - WINDOW.height / 2;
  const shown = [];
  for (let i = 0; i < names.length; i++) {
    const [x1, x2] = [boxes.minX[i] - x0, boxes.maxX[i] - x0];
    const [y1, y2] = [boxes.minY[i] - y0, boxes.maxY[i] - y0];
    if (x2 > 0 && x1 < WINDOW.width && y2 > 0 && y1 < WINDOW.height) shown.push({ i, x1, y1, x2, y2 });
  }
  const tenth = (value) => Math.round(value * 10) / 10;
  // Labels that stand free lie on top.
  shown.sort((a, b) => overlaps[b.i] - overlaps[a.i]);
  const drawn = shown.map(({ i, x1, y1, x2, y2 }) => {
    const className = overlaps[i] ? "over" : "free";
    return `<rect class="${className}" x="${tenth(x1)}" y="${tenth(y1)}" width="${tenth(x2 - x1)}" height="${tenth(y2 - y1)}" rx="2"/><text class="${className}" x="${tenth((x1 + x2) / 2)}" y="${tenth((y1 + y2) / 2 + sizes[i] * 0.35)}" font-size="${tenth(sizes[i])}" text-anchor="middle">${escaped(names[i])}</text>`;
  });
  const id = `w${Math.round(left)}`;
  return [
    `<g transform="translate(${left} ${top})"><clipPath id="${id}"><rect width="${WINDOW.width}" height="${WINDOW.height}"/></clipPath>`,
    `<g clip-path="url(#${id})">${drawn.join("")}</g>`,
    `<rect class="frame" width="${WINDOW.width}" height="${WINDOW.height}"/>`,
    `<text class="quiet" y="${WINDOW.height + 24}">${name}</text></g>`,
  ].join("");
}
