/** The contact of any two shapes: of two convex ones by separating axes, of others by trial. */
import { gauge, LARGEST } from "../../base/gauge.js";
import { gaugePair } from "../measure/outlines.js";
import type { Shape } from "../shape-kinds.js";
import { meetBeyond } from "./common.js";
import { loadCores } from "./load.js";
import { meetConcave } from "./meet-concave.js";
import { meetConvex } from "./meet-convex.js";
import { type ContactBuffer, writeMet } from "./result.js";

/** Writes the contact of two shapes, which `convexConvex` does a tenth faster where it may; false where there is none within reach. */
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
