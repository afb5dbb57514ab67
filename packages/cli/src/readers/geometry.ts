/** Geometries of maps, as shapes: what GeoJSON and WKT have in common. */
import { point, polygon, polyline, segment } from "hantei";
import { Misread } from "../bad-input.js";
import type { LayerBuilder } from "../pairs/layer-builder.js";

/** What records of kinds that there are no shapes for are counted as. */
export const UNSUPPORTED = "of an unsupported kind";

/** Adds a position x, y. */
export function addPoint(builder: LayerBuilder, position: readonly number[]): void {
  builder.shape(() => point(position[0] as number, position[1] as number));
}

/** Adds the line through positions x, y, x, y, …: two are a segment, which may have two equal ends, more a polyline. */
export function addLine(builder: LayerBuilder, flat: readonly number[]): void {
  if (flat.length < 4) throw new Misread(undefined, "a line takes two positions or more, not 1", "too few vertices");
  const [x1, y1, x2, y2] = flat as [number, number, number, number];
  builder.shape(() => (flat.length === 4 ? segment(x1, y1, x2, y2) : polyline(flat)));
}

/** Adds a polygon of rings x, y, x, y, …, the outer one first; each ends where it began. */
export function addPolygon(builder: LayerBuilder, rings: readonly (readonly number[])[]): void {
  for (const [i, ring] of rings.entries()) {
    const which = i === 0 ? "the outer ring" : `hole ${i}`;
    const last = ring.length - 2;
    if (ring[0] !== ring[last] || ring[1] !== ring[last + 1]) {
      throw new Misread(undefined, `${which} is not closed; repeat its first position at its end`, "ring not closed");
    }
    if (ring.length < 8) {
      throw new Misread(
        undefined,
        `${which} has ${ring.length / 2} positions; 4 or more are wanted`,
        "too few vertices",
      );
    }
  }
  const [outer = [], ...holes] = rings;
  builder.shape(() => polygon(outer, holes));
}
