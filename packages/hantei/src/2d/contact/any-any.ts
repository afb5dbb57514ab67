/** The contact of any two shapes: of two convex ones by separating axes, of others by trial. */
import { gauge, LARGEST } from "../algorithms/outline.js";
import { gaugePair } from "../measure/outlines.js";
import type { Shape } from "../shape-kinds.js";
import { meetBeyond } from "./common.js";
import { meetConcave } from "./concave.js";
import { meetConvex } from "./convex-convex.js";
import { loadCores } from "./load.js";

/** Writes the contact of two shapes into `met`; false where there is none within reach. */
export function anyAny(a: Shape, b: Shape): boolean {
  gaugePair(a, b);
  if (!((gauge[LARGEST] as number) < Number.POSITIVE_INFINITY)) return meetBeyond(a, b);
  return loadCores(a, b) ? meetConvex(a, b) : meetConcave(a, b);
}
