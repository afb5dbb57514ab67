/** Where a shape goes: moved by (x, y, z), in the shape's own units. Poses in space do not turn. */
export interface Pose3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
