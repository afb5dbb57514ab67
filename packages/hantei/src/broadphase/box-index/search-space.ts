/**
 * Which boxes of space meet a window: cells first, the boxes themselves where cells cannot tell. `search-plane.ts` is
 * the same for two axes; shared code would cost either of them a quarter of its speed.
 */
import { cellsOf } from "./cells.js";
import { LEVELS_OF_FRAME, type Tree } from "./layout.js";
import { isWithin, meetsExactly, takeAll, window } from "./window.js";

/** Lanes of 10 bits from bit 2 on: the last guard is the sign, which is the cheapest bit to ask for. */
const GUARD = (1 << 11) | (1 << 21) | (1 << 31);
const ONE = (1 << 2) | (1 << 12) | (1 << 22);
/** The window's cells where it covers a frame. */
const COVERS_LEAST = ONE;
const COVERS_GREATEST = (510 << 2) | (510 << 12) | (510 << 22) | GUARD;

/** Frames still to look into, as tier · 2²⁸ + frame; each frame puts at most 512 of the tier below here. */
const waiting: Int32Array = /* @__PURE__ */ new Int32Array(512 * 10);
const TIER = 28;
const FRAME_MASK = (1 << TIER) - 1;

/** The entries of a block that meet the window, as eight bits: those where a guard is left in all three lanes of both differences. */
function meet(cells: Int32Array, at: number, least: number, greatest: number): number {
  const t0 = (greatest - (cells[at] as number)) & ((cells[at + 8] as number) - least);
  const t1 = (greatest - (cells[at + 1] as number)) & ((cells[at + 9] as number) - least);
  const t2 = (greatest - (cells[at + 2] as number)) & ((cells[at + 10] as number) - least);
  const t3 = (greatest - (cells[at + 3] as number)) & ((cells[at + 11] as number) - least);
  const t4 = (greatest - (cells[at + 4] as number)) & ((cells[at + 12] as number) - least);
  const t5 = (greatest - (cells[at + 5] as number)) & ((cells[at + 13] as number) - least);
  const t6 = (greatest - (cells[at + 6] as number)) & ((cells[at + 14] as number) - least);
  const t7 = (greatest - (cells[at + 7] as number)) & ((cells[at + 15] as number) - least);
  return (
    ((t0 & (t0 << 10) & (t0 << 20)) >>> 31) |
    (((t1 & (t1 << 10) & (t1 << 20)) >>> 31) << 1) |
    (((t2 & (t2 << 10) & (t2 << 20)) >>> 31) << 2) |
    (((t3 & (t3 << 10) & (t3 << 20)) >>> 31) << 3) |
    (((t4 & (t4 << 10) & (t4 << 20)) >>> 31) << 4) |
    (((t5 & (t5 << 10) & (t5 << 20)) >>> 31) << 5) |
    (((t6 & (t6 << 10) & (t6 << 20)) >>> 31) << 6) |
    (((t7 & (t7 << 10) & (t7 << 20)) >>> 31) << 7)
  );
}

/**
 * Finds the boxes that meet `window`.
 *
 * @param out - Takes the first so many ids.
 * @param asEntries - Gives entries instead of ids, and stops when there is no room for more.
 * @returns How many there are.
 */
export function searchSpace(tree: Tree, touching: boolean, out: Uint32Array, asEntries: boolean): number {
  const { cells, ids, top, firstBlock, firstFrame } = tree;
  const capacity = out.length;
  const topTier = firstFrame.length - 2;
  // The highest levels of the last tier may have one block of one entry: nothing is to be learned there.
  const skipped = LEVELS_OF_FRAME * (topTier + 1) - top;
  let found = 0;
  let depth = 1;
  waiting[0] = topTier << TIER;
  while (depth > 0) {
    depth--;
    const tier = (waiting[depth] as number) >>> TIER;
    const index = (waiting[depth] as number) & FRAME_MASK;
    const frame = (firstFrame[tier] as number) + index;
    const least = cellsOf(tree, frame, window, 0);
    const greatest = cellsOf(tree, frame, window, 3) | GUARD;
    if (least === COVERS_LEAST && greatest === COVERS_GREATEST && !asEntries && isWithin(tree, tier, index)) {
      found = takeAll(tree, tier, index, found, out);
      continue;
    }
    const leaf = (firstBlock[LEVELS_OF_FRAME * tier] as number) << 4;
    const middle = (firstBlock[LEVELS_OF_FRAME * tier + 1] as number) << 4;
    const high = (firstBlock[LEVELS_OF_FRAME * tier + 2] as number) << 4;
    const isTop = tier === topTier;
    let inHigh = isTop && skipped >= 1 ? 1 : meet(cells, high + (index << 4), least, greatest);
    while (inHigh !== 0) {
      const second = (index << 3) | (31 - Math.clz32(inHigh & -inHigh));
      inHigh &= inHigh - 1;
      let inMiddle = isTop && skipped >= 2 ? 1 : meet(cells, middle + (second << 4), least, greatest);
      while (inMiddle !== 0) {
        const third = (second << 3) | (31 - Math.clz32(inMiddle & -inMiddle));
        inMiddle &= inMiddle - 1;
        const block = leaf + (third << 4);
        let inLeaf = meet(cells, block, least, greatest);
        while (inLeaf !== 0) {
          const slot = 31 - Math.clz32(inLeaf & -inLeaf);
          inLeaf &= inLeaf - 1;
          const entry = (third << 3) | slot;
          if (tier > 0) {
            waiting[depth++] = ((tier - 1) << TIER) | entry;
            continue;
          }
          const at = block | slot;
          // Less by a cell or more on every side: certain. Else the numbers decide.
          const certain = (greatest - ONE - (cells[at] as number)) & ((cells[at + 8] as number) - ONE - least) & GUARD;
          if (certain !== GUARD && !meetsExactly(tree, entry, touching)) continue;
          if (found < capacity) out[found] = asEntries ? entry : (ids[entry] as number);
          else if (asEntries) return found + 1;
          found++;
        }
      }
    }
  }
  return found;
}
