/**
 * What the questions about intervals mean, straight from the definitions and sharing no code with the library: over integers,
 * with sets of half-integers. The interior of [s, e] is every n + ½ in it and every integer strictly inside; of [s, s], s.
 */

/** An interval of small integers. */
export type Span = readonly [start: number, end: number];

/** The halves, n / 2, in the closed interval. */
function closed([start, end]: Span): Set<number> {
  const halves = new Set<number>();
  for (let half = 2 * start; half <= 2 * end; half++) halves.add(half);
  return halves;
}

function interior([start, end]: Span): Set<number> {
  const halves = closed([start, end]);
  if (start < end) for (const half of [2 * start, 2 * end]) halves.delete(half);
  return halves;
}

function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  return [...a].some((half) => b.has(half));
}

export type Relation = "disjoint" | "touching" | "overlapping";

export function relationOf(a: Span, b: Span): Relation {
  if (meet(interior(a), interior(b))) return "overlapping";
  return meet(closed(a), closed(b)) ? "touching" : "disjoint";
}

/** Whether two slots clash. */
export function clash(a: Span, b: Span, touching: boolean): boolean {
  const relation = relationOf(a, b);
  return relation === "overlapping" || (touching && relation === "touching");
}

/** Every span of integers from 0 to `last`. */
export function spans(last: number): Span[] {
  const all: Span[] = [];
  for (let start = 0; start <= last; start++) for (let end = start; end <= last; end++) all.push([start, end]);
  return all;
}

/** Pairs of indices that clash, a < b, in order. */
export function clashingPairs(list: readonly Span[], touching: boolean): [number, number][] {
  return list.flatMap((a, i) =>
    list.flatMap((b, j) => (i < j && clash(a, b, touching) ? [[i, j] as [number, number]] : [])),
  );
}

/** Sets of two or more indices that clash two by two and to which none can be added, each ascending; by trying them all. */
export function maximalGroups(list: readonly Span[], touching: boolean): number[][] {
  const cliques: number[][] = [];
  for (let bits = 0; bits < 1 << list.length; bits++) {
    const group = list.flatMap((_, index) => (bits & (1 << index) ? [index] : []));
    if (group.length < 2) continue;
    const fits = (index: number): boolean =>
      group.every((other) => other === index || clash(list[index] as Span, list[other] as Span, touching));
    if (!group.every(fits)) continue;
    if (list.every((_, index) => group.includes(index) || !fits(index))) cliques.push(group);
  }
  return cliques;
}
