import { typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import { checkRings } from "../algorithms/check-rings.js";
import { wantIndex } from "../algorithms/holes.js";
import { indexPath } from "../algorithms/path.js";
import { keepRingSign } from "../algorithms/region.js";
import { kindIndex } from "../shape-kinds.js";
import type { Polygon } from "../shapes/polygon.js";
import type { Polyline } from "../shapes/polyline.js";

/**
 * Makes many questions about one large polygon or polyline fast: keeps its bounds, the way its rings run and an index of its
 * edges beside it. Answers stay the same; only their cost changes. A point in a prepared polygon of n edges then costs about
 * log n where edges are short beside the polygon, and never more than the blocks of edges whose bounds hold the point.
 *
 * The record stays as it is, and what is kept goes when it goes. `polygon` and `polyline` do this by themselves; records
 * that come from elsewhere are read whole by each question until prepared, and where two of them are asked about, each edge of the one for
 * each of the other. Do not change the coordinates of a prepared shape.
 *
 * @param shape - A polygon or a polyline; rings of up to 64 edges need nothing and get nothing.
 * @returns The same shape.
 * @throws TypeError `ERR_KIND` where the argument is no shape of the plane, `ERR_TYPE` where it is of another kind, or its coordinates
 * or holes are no lists.
 * @example
 * ```ts
 * import { point, polyline, prepare, touches } from "hantei";
 * const track = prepare(polyline(Array.from({ length: 1000 }, (_, i): [number, number] => [i, i % 2])));
 * console.log(touches(track, point(0, 0))); // true
 * ```
 */
export function prepare<S extends Polygon | Polyline>(shape: S): S {
  kindIndex(shape);
  if (shape.kind === "polyline") {
    checkList("coordinates", shape.coordinates);
    indexPath(shape.coordinates, false);
  } else if (shape.kind === "polygon") {
    prepareRings(shape);
  } else {
    typeError(
      "ERR_TYPE",
      `prepare: only polygons and polylines have edges to index, not a ${show((shape as { kind: string }).kind)}`,
    );
  }
  return shape;
}

/** Throws unless a record that comes from elsewhere has a list here. */
function checkList(name: string, list: unknown): void {
  if (!(Array.isArray(list) || ArrayBuffer.isView(list)))
    typeError("ERR_TYPE", `prepare: ${name} must be an array, not ${show(list)}`);
}

function prepareRings({ coordinates, holes }: Polygon): void {
  checkList("coordinates", coordinates);
  checkList("holes", holes);
  for (const hole of holes) checkList("a hole", hole);
  let isNew = false;
  let allFinite = true;
  for (const ring of [coordinates, ...holes]) {
    if (indexPath(ring, true)) isNew = true;
    keepRingSign(ring);
    allFinite &&= ring.every((value) => value - value === 0);
  }
  if (!(isNew || wantIndex(holes)) || !allFinite) return;
  try {
    checkRings(coordinates, holes);
  } catch {
    // No polygon: something built past the constructors. What can be asked of it is asked edge by edge.
  }
}
