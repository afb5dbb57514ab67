import { IntervalTree as FlattenTree, Interval } from "@flatten-js/interval-tree";
import { sink } from "./sink.mjs";

export function within({ start, end }) {
  const all = Array.from(start, (low, id) => [new Interval(low, end[id]), id]);
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
