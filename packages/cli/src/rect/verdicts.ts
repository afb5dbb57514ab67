import type { Box } from "hantei";

/** What to say of a pair. */
export interface Verdicts {
  readonly isHit: (a: Box, b: Box) => boolean;
  readonly hit: string;
  readonly miss: string;
}
