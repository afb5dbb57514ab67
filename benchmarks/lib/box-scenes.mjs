/** Boxes for the joins, as columns; the same for the same seed. */
import { random } from "./random.mjs";

/** Columns of `count` boxes of the plane; `place(i)` gives x, y, width, height. */
function plane(count, place) {
  const [minX, minY, maxX, maxY] = Array.from({ length: 4 }, () => new Float64Array(count));
  for (let i = 0; i < count; i++) {
    const [x, y, width, height] = place(i);
    minX[i] = x;
    minY[i] = y;
    maxX[i] = x + width;
    maxY[i] = y + height;
  }
  return { minX, minY, maxX, maxY };
}

/** Sizes up to twice the mean, two pairs a box. */
export function uniform(count, seed = 1) {
  const next = random(seed);
  const size = 2 / Math.sqrt(count);
  return plane(count, () => [next(), next(), next() * size, next() * size]);
}

/** Two hundred clusters, sizes over 100×: three to four pairs a box. */
export function clustered(count, seed = 2) {
  const next = random(seed);
  const clusters = Array.from({ length: 200 }, () => [next(), next(), 0.005 + next() * 0.03]);
  // A sum of three uniform numbers is bell-shaped enough.
  const bell = () => (next() + next() + next() - 1.5) * 2;
  return plane(count, () => {
    const [x, y, radius] = clusters[Math.floor(next() * clusters.length)];
    const size = (0.03 / Math.sqrt(count)) * 100 ** next();
    return [x + bell() * radius, y + bell() * radius, size * (0.5 + next()), size * (0.5 + next())];
  });
}

/** Moves all boxes a little, in place. */
export function move(boxes, velocities) {
  for (let i = 0; i < boxes.minX.length; i++) {
    const [dx, dy] = [velocities[2 * i], velocities[2 * i + 1]];
    boxes.minX[i] += dx;
    boxes.maxX[i] += dx;
    boxes.minY[i] += dy;
    boxes.maxY[i] += dy;
  }
}

export function velocitiesOf(count, seed = 3) {
  const next = random(seed);
  return Float64Array.from({ length: 2 * count }, () => ((next() - 0.5) * 0.2) / Math.sqrt(count));
}

/** Boxes of space, two pairs a box. */
export function space(count, seed = 4) {
  const next = random(seed);
  const size = 2 * (0.5 / count) ** (1 / 3);
  const boxes = plane(count, () => [next(), next(), next() * size, next() * size]);
  const minZ = Float64Array.from({ length: count }, next);
  return { ...boxes, minZ, maxZ: minZ.map((z) => z + next() * size) };
}

/** Intervals, two pairs an interval. */
export function intervals(count, seed = 5) {
  const next = random(seed);
  const start = Float64Array.from({ length: count }, next);
  return { start, end: start.map((low) => low + (next() * 4) / count) };
}

/** What breaks grids and trees. */
export const ADVERSE = {
  "a giant over all": (count) => {
    const boxes = uniform(count, 6);
    [boxes.minX[0], boxes.minY[0], boxes.maxX[0], boxes.maxY[0]] = [-1, -1, 2, 2];
    return boxes;
  },
  "100 boxes of 0.3 of the extent": (count) => {
    const next = random(7);
    const size = 2 / Math.sqrt(count);
    return plane(count, (i) => {
      return i < 100 ? [next() * 0.7, next() * 0.7, 0.3, 0.3] : [next(), next(), next() * size, next() * size];
    });
  },
  "sizes over 10⁴×": (count) => {
    const next = random(8);
    const size = () => (0.05 / Math.sqrt(count)) * 10 ** (4 * next() * next() - 1);
    return plane(count, () => [next(), next(), size(), size()]);
  },
  "a diagonal line": (count) => {
    const next = random(9);
    return plane(count, () => {
      const at = next();
      return [at, at, 1 / count, 1 / count];
    });
  },
  "a touching lattice": (count) => {
    const side = Math.ceil(Math.sqrt(count));
    return plane(count, (i) => [i % side, Math.floor(i / side), 1, 1]);
  },
  "3,000 equal boxes": () => plane(3000, () => [0, 0, 1, 1]),
  "two tight clusters 10⁶ apart": (count) => {
    const next = random(10);
    const size = 1 / Math.sqrt(count);
    return plane(count, () => {
      const corner = next() < 0.5 ? 0 : 1e6;
      return [corner + next(), corner + next(), size, size];
    });
  },
  "10⁶ of size 0": () => {
    const next = random(11);
    return plane(1000000, () => [next(), next(), 0, 0]);
  },
  "some unbounded": (count) => {
    const boxes = uniform(count, 12);
    for (let i = 0; i < 40; i++) {
      boxes[i % 2 ? "minX" : "minY"][i] = Number.NEGATIVE_INFINITY;
      boxes[i % 4 < 2 ? "maxX" : "maxY"][i] = Number.POSITIVE_INFINITY;
    }
    return boxes;
  },
};
