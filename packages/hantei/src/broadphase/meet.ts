/** Whether two intervals meet with their interiors, where a point is its own. */
export function meetInside(lowA: number, highA: number, lowB: number, highB: number): boolean {
  return (lowA < highB && lowB < highA) || (lowA === lowB && lowA === highA && lowB === highB);
}
