/** Children of a node: 16 ends are one cache line. */
const FAN_OUT = 16;
const SHIFT = 4;

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
      const block = at >>> SHIFT;
      const end = below[at] as number;
      if (end > (level[block] as number)) level[block] = end;
    }
    levels.push(level);
    below = level;
  }
  return levels;
}

/** Room for what `collect` finds. Nothing calls back while it is here. */
let places: Uint32Array = /* @__PURE__ */ new Uint32Array(1024);
/** More room than this is given back. */
const MOST_KEPT = 65_536;

/** What `collect` found, until it is called again. */
export function collected(): Uint32Array {
  return places;
}

/** Gives back the room of a huge search. */
export function forgetCollected(): void {
  if (places.length > MOST_KEPT) places = new Uint32Array(1024);
}

/**
 * Leaves the places from `first` to `to` (without) whose end is at least `least` in `collected`, ascending, behind so many that
 * are there; gives how many there are then.
 */
export function collect(tree: EndTree, first: number, to: number, least: number, behind = 0): number {
  return first < to ? visit(tree, tree.length - 1, 0, first, to, least, behind) : behind;
}

/** Looks into the node of a level that begins at `from`; `size` have been found before. */
function visit(
  tree: EndTree,
  level: number,
  from: number,
  first: number,
  to: number,
  least: number,
  size: number,
): number {
  const ends = tree[level] as Uint32Array;
  const shift = SHIFT * level;
  const begin = Math.max(from, first >>> shift);
  const last = Math.min(from + FAN_OUT - 1, (to - 1) >>> shift);
  let found = size;
  if (level === 0) {
    if (found + FAN_OUT > places.length) grow();
    const into = places;
    for (let at = begin; at <= last; at++) {
      into[found] = at;
      if ((ends[at] as number) >= least) found++;
    }
    return found;
  }
  for (let at = begin; at <= last; at++) {
    if ((ends[at] as number) >= least) found = visit(tree, level - 1, at * FAN_OUT, first, to, least, found);
  }
  return found;
}

function grow(): void {
  const larger = new Uint32Array(4 * places.length);
  larger.set(places);
  places = larger;
}
