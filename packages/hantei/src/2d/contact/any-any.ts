/** The contact of any two shapes: of two convex ones by separating axes, of others by trial. */
import { gauge, LARGEST } from "../algorithms/outline.js";
import { gaugePair } from "../measure/outlines.js";
import type { Shape } from "../shape-kinds.js";
import { meetBeyond } from "./common.js";
import { meetConcave } from "./concave.js";
import { meetConvex } from "./convex-convex.js";
import { loadCores } from "./load.js";
import { type ContactBuffer, writeMet } from "./result.js";

/** Writes the contact of two shapes; false where there is none within reach. */
export function anyAny(a: Shape, b: Shape, into: ContactBuffer, isTurned: boolean): boolean {
  gaugePair(a, b);
  if (!((gauge[LARGEST] as number) < Number.POSITIVE_INFINITY)) {
    if (!meetBeyond(a, b)) return false;
  } else if (!(loadCores(a, b) ? meetConvex(a, b) : meetConcave(a, b))) {
    return false;
  }
  writeMet(into, isTurned, a.kind === "circle", b.kind === "circle");
  return true;
}
