/** The vertices of a shape without a radius, counter-clockwise. */
export function corners(shape) {
  if (shape.kind === "box") {
    const { minX, minY, maxX, maxY } = shape;
    return [
      [minX, minY],
      [maxX, minY],
      [maxX, maxY],
      [minX, maxY],
    ];
  }
  return Array.from({ length: shape.coordinates.length / 2 }, (_, i) => [
    shape.coordinates[2 * i],
    shape.coordinates[2 * i + 1],
  ]);
}
