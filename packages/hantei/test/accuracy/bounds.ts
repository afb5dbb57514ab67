/** `docs/exactness.md`: what each measured thing may be off, in units of 2⁻⁵³ of the pair's largest number. */
const PLANE: Readonly<Record<string, number>> = {
  distance: 40,
  "closest point": 40,
  "closest points apart": 80,
  "contact point": 64,
  "depth above the least": 64,
  "depth below the least": 1,
  "overlap left along the normal": 1,
  "gap lost along the normal": 40,
  // Of convex shapes, always.
  "not minimal": 0,
  // Of 1.
  "normal's length": 4,
};

const SPACE: Readonly<Record<string, number>> = {
  ...PLANE,
  distance: 48,
  "closest point": 48,
  "closest points apart": 96,
  "depth above the least": 96,
  "gap lost along the normal": 48,
  // Casts of what only grazes, in a direction that roundings leave open.
  "gap left": 64,
  point: 64,
};

/** Of casts; the motions count among the numbers. */
const CASTS: Readonly<Record<string, number>> = {
  "gap left": 32,
  point: 32,
  "too deep": 8,
  "nearer before": 8,
  "normal's length": 4,
};

export function boundOf(room: string, what: string): number {
  return (room === "3d" ? SPACE : PLANE)[what] ?? CASTS[what] ?? Number.POSITIVE_INFINITY;
}
