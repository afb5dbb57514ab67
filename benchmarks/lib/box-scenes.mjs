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

/** Columns of `count` boxes of space; `place(i)` gives low end and size, axis by axis. */
function spaceOf(count, place) {
  const places = Array.from({ length: count }, (_, i) => place(i));
  const column = (axis, high) => Float64Array.from(places, (sides) => sides[axis][0] + (high ? sides[axis][1] : 0));
  return {
    minX: column(0, false),
    minY: column(1, false),
    minZ: column(2, false),
    maxX: column(0, true),
    maxY: column(1, true),
    maxZ: column(2, true),
  };
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

/** What breaks grids and trees: boxes of the plane. */
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
  // No line parts the boxes of the next two, though few of them meet.
  "L's in L's": (count) => {
    return plane(count, (i) => (i % 2 === 0 ? [i, i + 0.5, 0.5, count] : [i, i - 1, count, 0.5]));
  },
  "frames in frames": (count) => {
    return plane(count, (i) => {
      const r = 1 + (i >> 2);
      const [along, across] = i % 2 === 0 ? [-r, 2 * r] : [0.5 - r, 2 * r - 1];
      const side = i % 4 < 2 ? -r : r - 0.5;
      return i % 2 === 0 ? [along, side, across, 0.5] : [side, along, 0.5, across];
    });
  },
};

/** The same in space, where no plane parts them, or those across one axis alone. */
export const ADVERSE_SPACE = {
  "shells in shells, in space": (count) => {
    return spaceOf(count, (i) => {
      const r = 1 + Math.floor(i / 6);
      const side = i % 2 === 0 ? -r : r - 0.5;
      // The sides across z go to the edges, those across y as far as these, and those across x lie within.
      const way = (i % 6) >> 1;
      const wide = [-r, 2 * r];
      const narrow = [0.5 - r, 2 * r - 1];
      if (way === 0) return [[side, 0.5], narrow, narrow];
      return way === 1 ? [wide, [side, 0.5], narrow] : [wide, wide, [side, 0.5]];
    });
  },
  "plates in plates, in space": (count) => {
    return spaceOf(count, (i) => {
      const r = Math.floor(i / 3);
      return [0, 1, 2].map((axis) => (axis === i % 3 ? [r, 0.5] : [r + 1, count]));
    });
  },
  // A plane across z parts these, and nothing else does.
  "layers over layers, in space": (count) => {
    const next = random(14);
    const wide = () => [next(), next()];
    return spaceOf(count, () => [wide(), wide(), [next(), (2 * next()) / count]]);
  },
};

/** Two lists of intervals: all of one end before any of the other begins, and no number parts those of a list. */
export const ADVERSE_SLOTS = {
  "past slots and future slots": (count) => {
    const offsets = Float64Array.from({ length: count }, (_, i) => i);
    const none = new Float64Array(count);
    return [
      { start: offsets.map((i) => -2 - i), end: none.map(() => -1) },
      { start: none.map(() => 1), end: offsets.map((i) => 2 + i) },
    ];
  },
};

/** Two lists of boxes of the plane, one beside the other. */
export const ADVERSE_LISTS = {
  "logs side by side, some open": (count) => {
    const next = random(13);
    return [0, 2].map((x) =>
      plane(count, () => {
        const start = next() * count;
        return [x, start, 1, next() < 0.05 ? count - start : 0.5];
      }),
    );
  },
};
