/** Which edges of a figure are near: in its order, by boxes around blocks of them, as `algorithms/path.ts` has them. */
import { levelsOver, nextBox } from "../algorithms/path.js";
import type { Edge } from "./figures.js";

const indexes: WeakMap<readonly Edge[], readonly Float64Array[]> = /* @__PURE__ */ new WeakMap();

/** The edges whose bounds meet a box. */
export function edgesNear(edges: readonly Edge[], low: Edge["low"], high: Edge["high"]): readonly Edge[] {
  let levels = indexes.get(edges);
  if (levels === undefined) {
    levels = levelsOver(Float64Array.from(edges.flatMap((edge) => [...edge.low, ...edge.high])));
    indexes.set(edges, levels);
  }
  const window = Float64Array.of(...low, ...high);
  const found: Edge[] = [];
  for (let at = -1; ; ) {
    at = nextBox(levels, edges.length, at + 1, window);
    if (at >= edges.length) return found;
    found.push(edges[at] as Edge);
  }
}
