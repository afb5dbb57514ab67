/**
 * The borders and coasts of all countries (`world-atlas`, 1 : 10 million; Natural Earth): each stretch between two neighbors
 * once, as 472,660 segments in degrees.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { mesh } from "topojson-client";

/** @returns {Float64Array} x1, y1, x2, y2 of each segment. */
export function borderSegments() {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const topology = JSON.parse(readFileSync(file, "utf8"));
  const lines = mesh(topology, topology.objects.countries).coordinates;
  const segments = new Float64Array(4 * lines.reduce((sum, line) => sum + line.length - 1, 0));
  let at = 0;
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      segments.set([...line[i - 1], ...line[i]], at);
      at += 4;
    }
  }
  return segments;
}

/** The bounds of segments as columns. */
export function segmentBoxes(segments) {
  const count = segments.length / 4;
  const column = () => new Float64Array(count);
  const boxes = { minX: column(), minY: column(), maxX: column(), maxY: column() };
  for (let i = 0; i < count; i++) {
    const [x1, y1, x2, y2] = segments.subarray(4 * i, 4 * i + 4);
    boxes.minX[i] = Math.min(x1, x2);
    boxes.maxX[i] = Math.max(x1, x2);
    boxes.minY[i] = Math.min(y1, y2);
    boxes.maxY[i] = Math.max(y1, y2);
  }
  return boxes;
}
