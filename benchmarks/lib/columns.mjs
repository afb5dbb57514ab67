/** A list's columns as whoever knows no names takes them: the low ends of each axis, then the high ones. */
export function columnsOf(boxes) {
  if (boxes.start) return [boxes.start, boxes.end];
  const { minX, minY, minZ, maxX, maxY, maxZ } = boxes;
  return minZ ? [minX, minY, minZ, maxX, maxY, maxZ] : [minX, minY, maxX, maxY];
}
