import { IntervalTree } from "node-interval-tree";
import { sink } from "./sink.mjs";

export function within({ start, end }) {
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
}
