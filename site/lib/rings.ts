/** All numbers of a path, on through a polygon's holes, as its vertices are counted. */
import { type Polygon, type Polyline, polygon } from "hantei";

export function numbersOf(shape: Polygon | Polyline): readonly number[] {
  return shape.kind === "polygon" ? [shape.coordinates, ...shape.holes].flat() : shape.coordinates;
}

/** A polygon of such numbers, whose rings are as long as those of another. */
export function polygonOf(numbers: readonly number[], { coordinates, holes }: Polygon): Polygon {
  let end = coordinates.length;
  const outer = numbers.slice(0, end);
  const inner = holes.map(({ length }) => {
    end += length;
    return numbers.slice(end - length, end);
  });
  return polygon(outer, inner);
}
