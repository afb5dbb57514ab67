import { IntervalTree as FlattenTree, Interval } from "@flatten-js/interval-tree";
import { sink } from "./sink.mjs";

const items = ({ start, end }) => Array.from(start, (low, id) => [new Interval(low, end[id]), id]);

export function within(intervals) {
  const all = items(intervals);
  return {
    find() {
      const found = sink();
      const tree = new FlattenTree();
      for (const [interval, id] of all) tree.insert(interval, id);
      for (const [interval, id] of all) for (const other of tree.search(interval)) if (other > id) found.put(id, other);
      return found;
    },
  };
}

export function between(a, b) {
  const [mine, theirs] = [items(a), items(b)];
  return {
    find() {
      const found = sink();
      const tree = new FlattenTree();
      for (const [interval, id] of theirs) tree.insert(interval, id);
      for (const [interval, id] of mine) for (const other of tree.search(interval)) found.put(id, other);
      return found;
    },
  };
}
