/** Seeded scenes for counting and comparing. Every list is the same on every machine. */
import type { MersenneTwister } from "../mersenne-twister.js";

export type SlotKind = "random" | "decimal" | "touching";

export const SLOT_KINDS: readonly SlotKind[] = ["random", "decimal", "touching"];

/** A slot of a kind: all 53 bits of [0, 1), or numbers of one decimal place from 0 to 10. Start before end. */
function slot(random: MersenneTwister, kind: SlotKind): [number, number] {
  let start = 0;
  let end = 0;
  while (start === end) {
    start = kind === "random" ? random.res53() : random.below(101) / 10;
    end = kind === "random" ? random.res53() : random.below(101) / 10;
  }
  return start < end ? [start, end] : [end, start];
}

/** Two slots; of the kind `touching`, the second starts where the first ends, or the other way round. */
export function slots(random: MersenneTwister, kind: SlotKind): [number, number, number, number] {
  if (kind !== "touching") return [...slot(random, kind), ...slot(random, kind)];
  const marks = new Set<number>();
  while (marks.size < 3) marks.add(random.below(101) / 10);
  const [first, shared, last] = [...marks].sort((a, b) => a - b) as [number, number, number];
  return random.below(2) === 0 ? [first, shared, shared, last] : [shared, last, first, shared];
}

/**
 * Boxes by corners, of whole coordinates and even sizes, so that centers and halves are whole, too, and every form gets
 * exactly the same boxes.
 *
 * @param room - The corners lie in 0..room; the larger it is, the rarer the hits.
 */
export function boxes(random: MersenneTwister, dimensions: 2 | 3, room: number): number[] {
  const shapes = [0, 1].map(() => {
    const low = Array.from({ length: dimensions }, () => random.below(room));
    const high = low.map((value) => value + 2 + 2 * random.below(50));
    return [...low, ...high];
  });
  return shapes.flat();
}

/** A circle of radius 1..20 and a box with sides of 1..40, both of whole numbers, in a room of this width and height. */
export function circleAndBox(random: MersenneTwister, width: number, height: number): number[] {
  const minX = random.below(width);
  const minY = random.below(height);
  const circle = [random.below(width), random.below(height), 1 + random.below(20)];
  return [...circle, minX, minY, minX + 1 + random.below(40), minY + 1 + random.below(40)];
}
