/** What indexes are asked about: boxes as columns, and windows, points and rays among them. */

/** Boxes of an area of the given side, a mean of one for each unit of area. */
export const SCENES = {
  /** Sides up to 2: as many boxes over each point as there are on average. */
  uniform: (count, draw) => {
    const side = Math.sqrt(count);
    return boxes(count, () => [side * draw(), side * draw(), 2 * draw(), 2 * draw()]);
  },
  /** Fifty clusters, sizes over 100×. */
  clustered: (count, draw) => {
    const side = Math.sqrt(count);
    const centers = Array.from({ length: 50 }, () => [side * draw(), side * draw()]);
    const spread = () => ((draw() + draw() + draw() - 1.5) * side) / 20;
    return boxes(count, () => {
      const [x, y] = centers[Math.floor(50 * draw())];
      const size = 0.02 * 100 ** draw();
      return [x + spread(), y + spread(), size, size];
    });
  },
};

/** Points spread evenly. */
export function evenPoints(count, draw) {
  const side = Math.sqrt(count);
  return boxes(count, () => [side * draw(), side * draw(), 0, 0]);
}

/** What breaks indexes: few of them are spread evenly. */
export const ADVERSE = {
  "a giant over all": (count, draw) => {
    const all = SCENES.uniform(count, draw);
    return put(all, 7, -1e6, -1e6, 1e6, 1e6);
  },
  "100 boxes of 0.3 of the extent": (count, draw) => {
    const all = SCENES.uniform(count, draw);
    const side = Math.sqrt(count);
    for (let i = 0; i < 100; i++) {
      const [x, y] = [0.7 * side * draw(), 0.7 * side * draw()];
      put(all, i, x, y, x + 0.3 * side, y + 0.3 * side);
    }
    return all;
  },
  "sizes over 10⁴×": (count, draw) => {
    const side = Math.sqrt(count);
    return boxes(count, () => [side * draw(), side * draw(), 0.003 * 1e4 ** draw(), 0.003 * 1e4 ** draw()]);
  },
  "a diagonal": (count) => boxes(count, (i) => [i, i, 1, 1]),
  "a touching lattice": (count) => {
    const side = Math.ceil(Math.sqrt(count));
    return boxes(count, (i) => [i % side, Math.floor(i / side), 1, 1]);
  },
  "two tight clusters 10⁶ apart": (count, draw) => boxes(count, (i) => [(i % 2) * 1e6 + draw(), draw(), 0.002, 0.002]),
  "long and flat": (count, draw) => {
    const side = Math.sqrt(count);
    return boxes(count, () => [side * draw(), side * draw(), 20 * draw(), 0.05 * draw()]);
  },
  "all without size": (count, draw) => boxes(count, () => [draw(), draw(), 0, 0]),
};

export function boxes(count, make) {
  const all = {
    minX: new Float64Array(count),
    minY: new Float64Array(count),
    maxX: new Float64Array(count),
    maxY: new Float64Array(count),
  };
  for (let i = 0; i < count; i++) {
    const [x, y, width, height] = make(i);
    put(all, i, x, y, x + width, y + height);
  }
  return all;
}

function put(all, i, minX, minY, maxX, maxY) {
  all.minX[i] = minX;
  all.minY[i] = minY;
  all.maxX[i] = maxX;
  all.maxY[i] = maxY;
  return all;
}

/** Windows around the corners of boxes drawn at random. */
export function windowsOf(all, count, size, draw) {
  return boxes(count, () => {
    const i = Math.floor(draw() * all.minX.length);
    return [all.minX[i] + size * (draw() - 0.5), all.minY[i] + size * (draw() - 0.5), size, size];
  });
}

/** Points anywhere within one unit of a corner of a box drawn at random, as a pointer over them is. */
export function placesOf(all, count, draw) {
  return boxes(count, () => {
    const i = Math.floor(draw() * all.minX.length);
    return [all.minX[i] + 2 * draw() - 1, all.minY[i] + 2 * draw() - 1, 0, 0];
  });
}
