import { regionArea } from "../algorithms/moments.js";
import { type Bounds, isBounded } from "../foundation/bounds.js";
import { type Kind, kindIndex, type Shape, type ShapeOf } from "../shape-kinds.js";

const AREA: { readonly [K in Kind]: (shape: ShapeOf<K>) => number } = {
  point: () => 0,
  segment: () => 0,
  box: (shape) => (shape.minX === shape.maxX || shape.minY === shape.maxY ? 0 : boxArea(shape)),
  circle: ({ radius }) => Math.PI * radius * radius,
  capsule: ({ x1, y1, x2, y2, radius }) => {
    // Halved before and doubled after, for the difference of two doubles may overflow.
    const [dx, dy] = [Math.abs(x2 / 2 - x1 / 2), Math.abs(y2 / 2 - y1 / 2)];
    const [long, short] = [Math.max(dx, dy), Math.min(dx, dy)];
    const length = long === 0 ? 0 : 2 * long * Math.sqrt(1 + (short / long) * (short / long));
    return radius * (Math.PI * radius + 2 * length);
  },
  polygon: ({ coordinates, holes }) => regionArea(coordinates, holes),
  polyline: () => 0,
};

function boxArea(bounds: Bounds): number {
  const { minX, minY, maxX, maxY } = bounds;
  if (!isBounded(bounds)) return (maxX - minX) * (maxY - minY);
  return regionArea([minX, minY, maxX, minY, maxX, maxY, minX, maxY], []);
}

/**
 * The area of a shape, in its unit squared, 0 or more: of a polygon without its holes; 0 for points, segments and polylines;
 * Infinity for a box without bounds, unless it is flat.
 *
 * Of boxes and polygons it is the exact area, rounded once to nearest, wherever they lie. Of circles and capsules it is off by
 * less than 2⁻⁴⁹ of itself, but for areas below 2⁻¹⁰²². What overflows is Infinity.
 *
 * @param shape - Any shape of the plane.
 * @throws TypeError `ERR_KIND` where the argument is no shape of the plane.
 * @example
 * ```ts
 * import { area, polygon } from "hantei";
 * console.log(area(polygon([[0, 0], [4, 0], [4, 4], [0, 4]], [[[1, 1], [2, 1], [2, 2]]]))); // 15.5
 * ```
 */
export function area(shape: Shape): number {
  kindIndex(shape);
  return (AREA[shape.kind] as (shape: Shape) => number)(shape);
}
