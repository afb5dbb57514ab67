import RBush from "rbush";
import { sink } from "./sink.mjs";

const items = ({ minX, minY, maxX, maxY }) =>
  Array.from(minX, (x, id) => ({ minX: x, minY: minY[id], maxX: maxX[id], maxY: maxY[id], id }));

export function within(boxes) {
  const all = items(boxes);
  return {
    find() {
      const found = sink();
      const index = new RBush().load(all);
      for (const item of all) for (const { id } of index.search(item)) if (id > item.id) found.put(item.id, id);
      return found;
    },
    refresh() {
      const { minX, minY, maxX, maxY } = boxes;
      for (const item of all) {
        item.minX = minX[item.id];
        item.minY = minY[item.id];
        item.maxX = maxX[item.id];
        item.maxY = maxY[item.id];
      }
    },
  };
}

export function between(a, b) {
  const [mine, theirs] = [items(a), items(b)];
  return {
    find() {
      const found = sink();
      const index = new RBush().load(theirs);
      for (const item of mine) for (const { id } of index.search(item)) found.put(item.id, id);
      return found;
    },
  };
}
