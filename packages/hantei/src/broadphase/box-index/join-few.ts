/**
 * Few boxes against an index of many: each of the few is looked for. They come in the order of a tree of their own, so that one
 * finds in the processor's cache what its neighbor has just looked at. To sort both anew would take a time that grows with the many.
 */
import { typeError } from "../../base/errors.js";
import { foundBoxes, MOST_FOUND } from "../../kernels/box-index.js";
import { type Collector, forwarder, keeper } from "../collector.js";
import type { JoinRules } from "../options.js";
import { sortPairs } from "../sort-pairs.js";
import { countInTree, findInTree, forgetIds, ID, idsInTree, searchImage } from "./find.js";
import { movedOf, sortsOf } from "./header.js";
import { type Drawn, drawnImage, repaysImage, type Searched } from "./images.js";
import type { Tree } from "./layout.js";
import { meetsExactly, window } from "./window.js";

/**
 * A search costs what a join from nothing takes for so many boxes, and for each that it looks at what that takes for such a part
 * of one; and somewhat more without kernels. Where only the first pairs in order are wanted, that join leaves most pairs out, and
 * searches find all.
 */
const BOXES_A_SEARCH = 4;
const BOXES_A_PAIR = 0.15;
const BOXES_A_PAIR_OF_FIRST = 0.5;
const WITHOUT_KERNELS = 1.3;
/** To know how many a search looks at, some are asked beforehand: one in so many, and so many at most. */
const SAMPLED = 8;
const MOST_SAMPLES = 16;
/** Numbers of pairs that are handed over at once, or more: all of one search. */
const PIECE = 8192;

/** So much room is kept for the next time. */
const KEPT = 1 << 18;
/** Pairs on their way to the caller: many at a time, and all of one search together. */
let piece: Uint32Array = /* @__PURE__ */ new Uint32Array(2 * PIECE);

/** Whether so few may be sooner looked for than joined. */
export function areFewFor(few: number, many: number): boolean {
  return few * BOXES_A_SEARCH <= many;
}

/**
 * Every box of `few` that meets one of the index, as the options say; undefined where a join from nothing is sooner done.
 *
 * @param isFirst - Whether the boxes of `few` are the first ones of their pairs.
 * @throws as `join` does.
 */
export function joinFew(
  few: Tree,
  searched: Searched,
  isFirst: boolean,
  rules: JoinRules,
): Uint32Array | number | undefined {
  if (!isWorthSearching(few, searched, rules)) return undefined;
  try {
    return findPairs(few, searched, isFirst, rules);
  } finally {
    if (piece.length > KEPT) piece = new Uint32Array(2 * PIECE);
    forgetIds(KEPT);
  }
}

/** Whether searches look at so few boxes, as far as a sample tells, that a join from nothing is not sooner done. */
function isWorthSearching(few: Tree, { tree, kernel }: Searched, { limit, sorted }: JoinRules): boolean {
  // It stops when it has enough.
  if (limit < Number.POSITIVE_INFINITY && !sorted) return true;
  const factor = kernel === "js" ? WITHOUT_KERNELS : 1;
  const perPair = sorted && limit < Number.POSITIVE_INFINITY ? BOXES_A_PAIR_OF_FIRST : BOXES_A_PAIR;
  const costOf = (met: number): number => factor * (BOXES_A_SEARCH * few.count + perPair * met);
  const all = few.count + tree.count;
  if (costOf(few.count * tree.count) <= all) return true;
  const samples = Math.min(Math.ceil(few.count / SAMPLED), MOST_SAMPLES);
  let met = 0;
  for (let sample = 0; sample < samples; sample++) {
    setWindow(few, Math.floor(((sample + 0.5) * few.count) / samples));
    // All that touch: a search looks at them, whether they count or not.
    met += countInTree(tree);
    if (costOf((met / samples) * few.count) > all) return false;
  }
  return true;
}

/** Looks for boxes of the index around one of the few. */
function setWindow({ axes, boxes }: Tree, entry: number): void {
  for (let part = 0; part < 2 * axes; part++) window[part] = boxes[2 * axes * entry + part] as number;
}

function findPairs(
  few: Tree,
  searched: Searched,
  isFirst: boolean,
  rules: JoinRules,
): Uint32Array | number | undefined {
  const { limit, sorted, onPairs } = rules;
  if (onPairs !== undefined) {
    const forwarded = forwarder(limit, onPairs);
    searchEach(few, searched, isFirst, rules, forwarded);
    return forwarded.count;
  }
  const areFirst = sorted && limit < Number.POSITIVE_INFINITY;
  // As `limit` says, no more than that or than there are boxes; one more tells that there are more.
  const most = areFirst ? Math.max(limit, searched.tree.count) : limit;
  const kept = keeper("join", areFirst ? most + 1 : most);
  searchEach(few, searched, isFirst, rules, kept);
  if (areFirst && kept.count > most) return undefined;
  const pairs = kept.finish();
  if (!sorted) return pairs;
  const { count } = searched.tree;
  const inOrder = isFirst ? sortPairs(pairs, few.count, count) : sortPairs(pairs, count, few.count);
  return areFirst ? inOrder.slice(0, 2 * limit) : inOrder;
}

function searchEach(
  few: Tree,
  searched: Searched,
  isFirst: boolean,
  { touching = true, limit }: JoinRules,
  collector: Collector,
): void {
  if (limit === 0) return;
  const { tree, kernel } = searched;
  const isWorthImage = kernel === "simd" || repaysImage(tree, few.count);
  const isStill = stillness(few, tree);
  let end = 0;
  for (let entry = 0; entry < few.count; entry++) {
    setWindow(few, entry);
    const drawn = drawnImage(searched, isWorthImage);
    end = appendPairs(few.ids[entry] as number, isFirst, tree, touching, drawn, end);
    if (end < PIECE && end < 2 * (collector.most - collector.count)) continue;
    // Whoever takes them may ask for pairs in turn, which writes to the same piece: nothing here is still needed.
    if (!collector.take(piece.subarray(0, end))) return;
    isStill();
    end = 0;
  }
  if (end > 0) collector.take(piece.subarray(0, end));
}

/** Throws where the boxes are no longer those that it saw first. */
function stillness(...trees: readonly Tree[]): () => void {
  const before = trees.map((tree) => [sortsOf(tree), movedOf(tree)]);
  return () => {
    for (const [k, tree] of trees.entries()) {
      const [sorts, moved] = before[k] as [number, number];
      const isWhole = tree.ids.length === tree.count;
      if (isWhole && sorts === sortsOf(tree) && moved === movedOf(tree)) continue;
      const message = "join: an index must stay as it is until the call returns";
      typeError("ERR_TYPE", `${message}, but onPairs moved its boxes or took its buffer away`);
    }
  };
}

/** Writes a pair with `id` for each box that meets `window`; gives the end. */
function appendPairs(
  id: number,
  isFirst: boolean,
  tree: Tree,
  touching: boolean,
  drawn: Drawn | undefined,
  from: number,
): number {
  // Which of a pair the id is.
  const own = isFirst ? 0 : 1;
  const total = drawn === undefined ? -1 : searchImage(drawn, tree);
  if (total >= 0) {
    const pairs = roomFor(from + 2 * total);
    const ids = foundBoxes();
    let end = from;
    for (let at = 0; at < total; at++) {
      const met = ids[at] as number;
      if (met > ID && !meetsExactly(tree, ids[at + MOST_FOUND] as number, touching)) continue;
      pairs[end + own] = id;
      pairs[end + 1 - own] = met & ID;
      end += 2;
    }
    return end;
  }
  const size = findInTree(tree, touching);
  const pairs = roomFor(from + 2 * size);
  const ids = idsInTree();
  for (let at = 0; at < size; at++) {
    pairs[from + 2 * at + own] = id;
    pairs[from + 2 * at + 1 - own] = ids[at] as number;
  }
  return from + 2 * size;
}

/** The piece with room for so many numbers, and those that are there already. */
function roomFor(length: number): Uint32Array {
  if (length > piece.length) {
    const larger = new Uint32Array(2 * length);
    larger.set(piece);
    piece = larger;
  }
  return piece;
}
