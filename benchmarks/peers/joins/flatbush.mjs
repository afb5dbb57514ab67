import Flatbush from "flatbush";
import { sink } from "./sink.mjs";

function build({ minX, minY, maxX, maxY }) {
  const index = new Flatbush(minX.length);
  for (let i = 0; i < minX.length; i++) index.add(minX[i], minY[i], maxX[i], maxY[i]);
  index.finish();
  return index;
}

export function within(boxes) {
  const { minX, minY, maxX, maxY } = boxes;
  return {
    find() {
      const found = sink();
      const index = build(boxes);
      for (let i = 0; i < minX.length; i++) {
        index.search(minX[i], minY[i], maxX[i], maxY[i], (j) => {
          if (j > i) found.put(i, j);
          return false;
        });
      }
      return found;
    },
  };
}

export function between(a, b) {
  const { minX, minY, maxX, maxY } = a;
  return {
    find() {
      const found = sink();
      const index = build(b);
      for (let i = 0; i < minX.length; i++) {
        index.search(minX[i], minY[i], maxX[i], maxY[i], (j) => {
          found.put(i, j);
          return false;
        });
      }
      return found;
    },
  };
}
