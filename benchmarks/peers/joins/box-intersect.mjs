import boxIntersect from "box-intersect";
import { sink } from "./sink.mjs";

/** Columns as it takes bounds: low ends, then high ends. */
function endsOf(boxes) {
  if (boxes.start) return [boxes.start, boxes.end];
  const { minX, minY, minZ, maxX, maxY, maxZ } = boxes;
  return minZ ? [minX, minY, minZ, maxX, maxY, maxZ] : [minX, minY, maxX, maxY];
}

function rows(boxes) {
  const columns = endsOf(boxes);
  return Array.from(columns[0], (_, i) => columns.map((column) => column[i]));
}

export function within(boxes) {
  const all = rows(boxes);
  const columns = endsOf(boxes);
  return {
    find() {
      const found = sink();
      boxIntersect(all, (i, j) => found.put(i, j));
      return found;
    },
    refresh() {
      for (let i = 0; i < all.length; i++) for (let k = 0; k < columns.length; k++) all[i][k] = columns[k][i];
    },
  };
}

export function between(a, b) {
  const [red, blue] = [rows(a), rows(b)];
  return {
    find() {
      const found = sink();
      boxIntersect(red, blue, (i, j) => found.put(i, j));
      return found;
    },
  };
}
