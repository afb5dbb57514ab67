/**
 * The peers of the joins. Each prepares its own objects from the columns, untimed, and gives a function that finds all pairs,
 * closed, each once, and leaves them in a sink of numbers, which is what the library does too. A tree is built anew in every
 * run, as the library builds its grid; `moving` keeps it between frames, where a peer has a way to.
 */
import RAPIER from "@dimforge/rapier2d-compat";
import { IntervalTree as FlattenTree, Interval } from "@flatten-js/interval-tree";
import boxIntersect from "box-intersect";
import { Box, System } from "check2d";
import Flatbush from "flatbush";
import { IntervalTree } from "node-interval-tree";
import { AABB, DynamicTree } from "planck";
import RBush from "rbush";

await RAPIER.init();

/** Pairs found, as growing typed arrays keep them. */
function sink() {
  let numbers = new Uint32Array(65536);
  let length = 0;
  return {
    put(i, j) {
      if (length === numbers.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length++] = i;
      numbers[length++] = j;
    },
    count: () => length / 2,
    pairs: () => numbers.subarray(0, length),
  };
}

const items = ({ minX, minY, maxX, maxY }) =>
  Array.from(minX, (x, id) => ({ minX: x, minY: minY[id], maxX: maxX[id], maxY: maxY[id], id }));

/** Columns as box-intersect takes bounds: low ends, then high ends. */
function endsOf(boxes) {
  if (boxes.start) return [boxes.start, boxes.end];
  const { minX, minY, minZ, maxX, maxY, maxZ } = boxes;
  return minZ ? [minX, minY, minZ, maxX, maxY, maxZ] : [minX, minY, maxX, maxY];
}

const rows = (boxes) => {
  const columns = endsOf(boxes);
  return Array.from(columns[0], (_, i) => columns.map((column) => column[i]));
};

const boxIntersectPeer = {
  most: 1000000,
  within(boxes) {
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
  },
  between(a, b) {
    const [red, blue] = [rows(a), rows(b)];
    return {
      find() {
        const found = sink();
        boxIntersect(red, blue, (i, j) => found.put(i, j));
        return found;
      },
    };
  },
};

function buildFlatbush({ minX, minY, maxX, maxY }) {
  const index = new Flatbush(minX.length);
  for (let i = 0; i < minX.length; i++) index.add(minX[i], minY[i], maxX[i], maxY[i]);
  index.finish();
  return index;
}

/**
 * A power of two by which boxes of about a unit come out: engines have skins that suit things of about a meter. It is exact, and
 * so the pairs stay the same.
 */
function toMeters({ minX, maxX }) {
  let sum = 0;
  for (let i = 0; i < minX.length; i++) sum += maxX[i] - minX[i];
  return 2 ** Math.round(Math.log2(minX.length / sum));
}

/** The columns, by a factor. */
const scaled = (boxes, factor) =>
  Object.fromEntries(Object.entries(boxes).map(([name, column]) => [name, column.map((value) => value * factor)]));

/** A sensor for each box, free of bodies; touching ones count. */
function rapierWorld({ minX, minY, maxX, maxY }) {
  const world = new RAPIER.World({ x: 0, y: 0 });
  const numbers = new Map();
  const sensors = Array.from(minX, (x, i) => {
    const [halfWidth, halfHeight] = [(maxX[i] - x) / 2, (maxY[i] - minY[i]) / 2];
    const { ALL, FIXED_FIXED } = RAPIER.ActiveCollisionTypes;
    const shape = RAPIER.ColliderDesc.cuboid(halfWidth, halfHeight)
      .setTranslation(x + halfWidth, minY[i] + halfHeight)
      .setSensor(true)
      .setActiveCollisionTypes(ALL | FIXED_FIXED);
    const sensor = world.createCollider(shape);
    numbers.set(sensor.handle, i);
    return sensor;
  });
  const find = () => {
    const found = sink();
    world.step();
    sensors.forEach((sensor, i) => {
      world.intersectionPairsWith(sensor, ({ handle }) => {
        const j = numbers.get(handle);
        if (j > i) found.put(i, j);
      });
    });
    return found;
  };
  return { world, sensors, find };
}

/** Pairs of planck's tree, whose boxes have a skin: whether they meet is asked again. */
function queryPlanck(tree, all) {
  const found = sink();
  all.forEach((box, i) => {
    tree.query(box, (proxy) => {
      const j = tree.getUserData(proxy);
      const other = all[j];
      const meet =
        box.lowerBound.x <= other.upperBound.x &&
        other.lowerBound.x <= box.upperBound.x &&
        box.lowerBound.y <= other.upperBound.y &&
        other.lowerBound.y <= box.upperBound.y;
      if (j > i && meet) found.put(i, j);
      return true;
    });
  });
  return found;
}

function planckBoxes(boxes) {
  const { minX, minY, maxX, maxY } = scaled(boxes, toMeters(boxes));
  return Array.from(minX, (x, i) => new AABB({ x, y: minY[i] }, { x: maxX[i], y: maxY[i] }));
}

/**
 * Name → `most`: the most boxes it is given, for more take it many seconds; `within` and `between`: prepare one list, or two, and
 * give `find`, and `refresh`, to be called where the columns have changed; `moving`: the same for boxes that move.
 */
export const JOIN_PEERS = {
  flatbush: {
    most: 1000000,
    within(boxes) {
      const { minX, minY, maxX, maxY } = boxes;
      return {
        find() {
          const found = sink();
          const index = buildFlatbush(boxes);
          for (let i = 0; i < minX.length; i++) {
            index.search(minX[i], minY[i], maxX[i], maxY[i], (j) => {
              if (j > i) found.put(i, j);
              return false;
            });
          }
          return found;
        },
      };
    },
    between(a, b) {
      return {
        find() {
          const found = sink();
          const index = buildFlatbush(b);
          for (let i = 0; i < a.minX.length; i++) {
            index.search(a.minX[i], a.minY[i], a.maxX[i], a.maxY[i], (j) => {
              found.put(i, j);
              return false;
            });
          }
          return found;
        },
      };
    },
  },
  "box-intersect": boxIntersectPeer,
  rbush: {
    most: 1000000,
    within(boxes) {
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
    },
    between(a, b) {
      const [mine, theirs] = [items(a), items(b)];
      return {
        find() {
          const found = sink();
          const index = new RBush().load(theirs);
          for (const item of mine) for (const { id } of index.search(item)) found.put(item.id, id);
          return found;
        },
      };
    },
  },
  check2d: {
    most: 100000,
    within(boxes) {
      // Read anew in each run: what it knows of where its bodies are, it rounds on the way.
      const { minX, minY, maxX, maxY } = boxes;
      const bodies = Array.from(minX, (x, i) => new Box({ x, y: minY[i] }, maxX[i] - x, maxY[i] - minY[i]));
      return {
        find() {
          const found = sink();
          const system = new System();
          for (const [id, body] of bodies.entries()) {
            body.id = id;
            body.minX = minX[id];
            body.minY = minY[id];
            body.maxX = maxX[id];
            body.maxY = maxY[id];
          }
          system.load(bodies);
          for (const body of bodies)
            for (const other of system.search(body)) if (other.id > body.id) found.put(body.id, other.id);
          return found;
        },
      };
    },
  },
  "planck's tree": {
    most: 10000,
    within(boxes) {
      const all = planckBoxes(boxes);
      return {
        find() {
          const tree = new DynamicTree();
          for (const [id, box] of all.entries()) tree.createProxy(box, id);
          return queryPlanck(tree, all);
        },
      };
    },
    moving(boxes) {
      const all = planckBoxes(boxes);
      const factor = toMeters(boxes);
      const tree = new DynamicTree();
      const proxies = all.map((box, id) => tree.createProxy(box, id));
      const still = { x: 0, y: 0 };
      return {
        find() {
          for (const [i, box] of all.entries()) tree.moveProxy(proxies[i], box, still);
          return queryPlanck(tree, all);
        },
        refresh() {
          const { minX, minY, maxX, maxY } = scaled(boxes, factor);
          all.forEach(({ lowerBound, upperBound }, i) => {
            [lowerBound.x, lowerBound.y] = [minX[i], minY[i]];
            [upperBound.x, upperBound.y] = [maxX[i], maxY[i]];
          });
        },
      };
    },
  },
  rapier2d: {
    most: 100000,
    rounds32: true,
    within(boxes) {
      const large = scaled(boxes, toMeters(boxes));
      return {
        find() {
          const { world, find } = rapierWorld(large);
          const found = find();
          world.free();
          return found;
        },
      };
    },
    moving(boxes) {
      const factor = toMeters(boxes);
      const { sensors, find } = rapierWorld(scaled(boxes, factor));
      return {
        find,
        refresh() {
          const { minX, minY, maxX, maxY } = scaled(boxes, factor);
          sensors.forEach((sensor, i) => {
            sensor.setTranslation({ x: (minX[i] + maxX[i]) / 2, y: (minY[i] + maxY[i]) / 2 });
          });
        },
      };
    },
  },
};

/** The same for space. */
export const SPACE_PEERS = { "box-intersect": boxIntersectPeer };

/** The same for intervals, closed. */
export const INTERVAL_PEERS = {
  "box-intersect": boxIntersectPeer,
  "node-interval-tree": {
    most: 100000,
    within({ start, end }) {
      const all = Array.from(start, (low, id) => ({ low, high: end[id], id }));
      return {
        find() {
          const found = sink();
          const tree = new IntervalTree();
          for (const each of all) tree.insert(each);
          for (const each of all)
            for (const { id } of tree.search(each.low, each.high)) if (id > each.id) found.put(each.id, id);
          return found;
        },
      };
    },
  },
  "@flatten-js/interval-tree": {
    most: 100000,
    within({ start, end }) {
      const all = Array.from(start, (low, id) => [new Interval(low, end[id]), id]);
      return {
        find() {
          const found = sink();
          const tree = new FlattenTree();
          for (const [interval, id] of all) tree.insert(interval, id);
          for (const [interval, id] of all)
            for (const other of tree.search(interval)) if (other > id) found.put(id, other);
          return found;
        },
      };
    },
  },
};
