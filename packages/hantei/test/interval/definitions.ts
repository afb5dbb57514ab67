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

/** The closed spans, as long as can be, that make up a set of halves. */
function pieces(halves: ReadonlySet<number>): Span[] {
  const starts = [...halves].filter((half) => !halves.has(half - 1)).sort((a, b) => a - b);
  return starts.map((start) => {
    let end = start;
    while (halves.has(end + 1)) end++;
    return [start / 2, end / 2];
  });
}

/** What a list covers, as spans. */
export function union(list: readonly Span[]): Span[] {
  return pieces(new Set(list.flatMap((span) => [...closed(span)])));
}

/** The longest spans in one of `within`, all of them inside what `within` covers, that overlap nothing that `list` covers. */
export function free(within: readonly Span[], list: readonly Span[]): Span[] {
  const covers = union(list);
  const wholes = union(within);
  const last = Math.max(0, ...wholes.map(([, end]) => end));
  const isFree = (span: Span): boolean => covers.every((other) => relationOf(span, other) !== "overlapping");
  const holds = ([start, end]: Span, span: Span): boolean => start <= span[0] && span[1] <= end;
  const points = wholes.filter(([start, end]) => start === end);
  const candidates = spans(last).filter(
    (span) => isFree(span) && (hasLength(span) ? wholes : points).some((whole) => holds(whole, span)),
  );
  return candidates.filter((span) => !candidates.some((other) => other !== span && holds(other, span)));
}

export function hasLength([start, end]: Span): boolean {
  return start < end;
}

/** The spans in both of two lists' unions: stretches, and, where `touching` is true, instants. */
export function common(a: readonly Span[], b: readonly Span[], touching: boolean): Span[] {
  return union(a).flatMap((one) =>
    union(b).flatMap((other) =>
      clash(one, other, touching) ? [[Math.max(one[0], other[0]), Math.min(one[1], other[1])] as Span] : [],
    ),
  );
}

/** Whether two slots clash. */
export function clash(a: Span, b: Span, touching: boolean): boolean {
  const relation = relationOf(a, b);
  return relation === "overlapping" || (touching && relation === "touching");
}

/** Whether every instant of b is in a, or in a's interior. */
export function holds(a: Span, b: Span, strict: boolean): boolean {
  const inside = strict ? interior(a) : closed(a);
  return [...closed(b)].every((half) => inside.has(half));
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
