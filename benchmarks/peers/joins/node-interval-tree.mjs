import { IntervalTree } from "node-interval-tree";
import { sink } from "./sink.mjs";

const items = ({ start, end }) => Array.from(start, (low, id) => ({ low, high: end[id], id }));

export function within(intervals) {
  const all = items(intervals);
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

export function between(a, b) {
  const [mine, theirs] = [items(a), items(b)];
  return {
    find() {
      const found = sink();
      const tree = new IntervalTree();
      for (const each of theirs) tree.insert(each);
      for (const each of mine) for (const { id } of tree.search(each.low, each.high)) found.put(each.id, id);
      return found;
    },
  };
}
