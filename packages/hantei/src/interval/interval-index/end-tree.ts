/** Children of a node: 16 ends are one cache line. */
const FAN_OUT = 16;

/**
 * For ends in the order of their starts, the greatest of each block of 16, then of each 16 blocks, and so on: who starts before
 * a time and ends after another is found by looking into the blocks that end late enough.
 */
export type EndTree = readonly Uint32Array[];

/** The tree over a list of ends, which is its lowest level. */
export function endTree(ends: Uint32Array): EndTree {
  const levels = [ends];
  for (let below = ends; below.length > FAN_OUT; ) {
    const level = new Uint32Array(Math.ceil(below.length / FAN_OUT));
    for (let at = 0; at < below.length; at++) {
      const block = Math.floor(at / FAN_OUT);
      const end = below[at] as number;
      if (end > (level[block] as number)) level[block] = end;
    }
    levels.push(level);
    below = level;
  }
  return levels;
}

/** Appends the places below `to` whose end is at least `least`, in order. */
export function collect(tree: EndTree, to: number, least: number, found: number[]): void {
  collectFrom(tree, 0, to, least, found);
}

/** Those from `first` on. */
export function collectFrom(tree: EndTree, first: number, to: number, least: number, found: number[]): void {
  const top = tree.length - 1;
  visit(tree, top, 0, (tree[top] as Uint32Array).length, first, to, least, found);
}

function visit(
  tree: EndTree,
  level: number,
  from: number,
  until: number,
  first: number,
  to: number,
  least: number,
  found: number[],
): void {
  const ends = tree[level] as Uint32Array;
  const width = FAN_OUT_POWERS[level] as number;
  for (let at = Math.max(from, Math.floor(first / width)); at < until && at * width < to; at++) {
    if ((ends[at] as number) < least) continue;
    if (level === 0) found.push(at);
    else {
      const below = (tree[level - 1] as Uint32Array).length;
      visit(tree, level - 1, at * FAN_OUT, Math.min((at + 1) * FAN_OUT, below), first, to, least, found);
    }
  }
}

/** How many places one number of a level stands for; 2³² intervals have nine levels at most. */
const FAN_OUT_POWERS: readonly number[] = [1, 16, 256, 4096, 65536, 1048576, 16777216, 268435456, 4294967296];
