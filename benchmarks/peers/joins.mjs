/**
 * The peers of the joins. Each prepares its own objects from the columns, untimed, and gives a function that finds all pairs,
 * closed, each once, and leaves them in a sink of numbers, which is what the library does too. A tree is built anew in every
 * run, as the library builds its grid.
 */
import { IntervalTree as FlattenTree, Interval } from "@flatten-js/interval-tree";
import boxIntersect from "box-intersect";
import { Box, System } from "check2d";
import Flatbush from "flatbush";
import { IntervalTree } from "node-interval-tree";
import { AABB, DynamicTree } from "planck";
import RBush from "rbush";

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
  };
}

const items = ({ minX, minY, maxX, maxY }) =>
  Array.from(minX, (x, id) => ({ minX: x, minY: minY[id], maxX: maxX[id], maxY: maxY[id], id }));

/** Bounds as box-intersect takes them: low ends, then high ends. */
const rows = (boxes) => {
  const names = boxes.start
    ? [["start"], ["end"]]
    : [
        ["minX", "minY"],
        ["maxX", "maxY"],
      ];
  if (boxes.minZ) {
    names[0].push("minZ");
    names[1].push("maxZ");
  }
  const columns = names.flat().map((name) => boxes[name]);
  return Array.from(columns[0], (_, i) => columns.map((column) => column[i]));
};

/** Name → { most: the most boxes it is given, within, between }. */
export const JOIN_PEERS = {
  flatbush: {
    most: 1000000,
    within(boxes) {
      return () => {
        const { minX, minY, maxX, maxY } = boxes;
        const found = sink();
        const index = new Flatbush(minX.length);
        for (let i = 0; i < minX.length; i++) index.add(minX[i], minY[i], maxX[i], maxY[i]);
        index.finish();
        for (let i = 0; i < minX.length; i++) {
          index.search(minX[i], minY[i], maxX[i], maxY[i], (j) => {
            if (j > i) found.put(i, j);
            return false;
          });
        }
        return found.count();
      };
    },
    between(a, b) {
      return () => {
        const found = sink();
        const index = new Flatbush(b.minX.length);
        for (let i = 0; i < b.minX.length; i++) index.add(b.minX[i], b.minY[i], b.maxX[i], b.maxY[i]);
        index.finish();
        for (let i = 0; i < a.minX.length; i++) {
          index.search(a.minX[i], a.minY[i], a.maxX[i], a.maxY[i], (j) => {
            found.put(i, j);
            return false;
          });
        }
        return found.count();
      };
    },
  },
  "box-intersect": {
    most: 1000000,
    within(boxes) {
      const all = rows(boxes);
      return () => {
        const found = sink();
        boxIntersect(all, (i, j) => found.put(i, j));
        return found.count();
      };
    },
    between(a, b) {
      const [red, blue] = [rows(a), rows(b)];
      return () => {
        const found = sink();
        boxIntersect(red, blue, (i, j) => found.put(i, j));
        return found.count();
      };
    },
  },
  rbush: {
    most: 100000,
    within(boxes) {
      const all = items(boxes);
      return () => {
        const found = sink();
        const index = new RBush().load(all);
        for (const item of all) for (const { id } of index.search(item)) if (id > item.id) found.put(item.id, id);
        return found.count();
      };
    },
  },
  "planck's tree": {
    most: 10000,
    within(boxes) {
      const all = items(boxes).map(
        ({ minX, minY, maxX, maxY }) => new AABB({ x: minX, y: minY }, { x: maxX, y: maxY }),
      );
      return () => {
        const found = sink();
        const tree = new DynamicTree();
        const proxies = all.map((box, id) => tree.createProxy(box, id));
        all.forEach((box, i) => {
          tree.query(box, (proxy) => {
            const j = tree.getUserData(proxy);
            // Its boxes are fattened: whether they meet is asked again.
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
        return proxies.length > 0 ? found.count() : 0;
      };
    },
  },
  check2d: {
    most: 10000,
    within(boxes) {
      const { minX, minY, maxX, maxY } = boxes;
      const bodies = Array.from(minX, (x, i) => new Box({ x, y: minY[i] }, maxX[i] - x, maxY[i] - minY[i]));
      return () => {
        const found = sink();
        const system = new System();
        for (const [id, body] of bodies.entries()) {
          body.id = id;
          // By the columns: its own bounds round on the way.
          body.minX = minX[id];
          body.minY = minY[id];
          body.maxX = maxX[id];
          body.maxY = maxY[id];
        }
        system.load(bodies);
        for (const body of bodies)
          for (const other of system.search(body)) if (other.id > body.id) found.put(body.id, other.id);
        return found.count();
      };
    },
  },
};

/** The same for intervals, closed. */
export const INTERVAL_PEERS = {
  "box-intersect": JOIN_PEERS["box-intersect"],
  "node-interval-tree": {
    most: 100000,
    within({ start, end }) {
      const all = Array.from(start, (low, id) => ({ low, high: end[id], id }));
      return () => {
        const found = sink();
        const tree = new IntervalTree();
        for (const each of all) tree.insert(each);
        for (const each of all)
          for (const { id } of tree.search(each.low, each.high)) if (id > each.id) found.put(each.id, id);
        return found.count();
      };
    },
  },
  "@flatten-js/interval-tree": {
    most: 100000,
    within({ start, end }) {
      const all = Array.from(start, (low, id) => [new Interval(low, end[id]), id]);
      return () => {
        const found = sink();
        const tree = new FlattenTree();
        for (const [interval, id] of all) tree.insert(interval, id);
        for (const [interval, id] of all)
          for (const other of tree.search(interval)) if (other > id) found.put(id, other);
        return found.count();
      };
    },
  },
};
