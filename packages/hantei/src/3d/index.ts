/** Hantei in space: shapes, and the questions one can ask about them. */
export type { ContainsOptions } from "../base/containment.js";
export type { ErrorCode } from "../base/errors.js";
export type { InitialOverlap } from "../base/initial-overlap.js";
export type { Relation } from "../base/relation.js";
export type {
  Axis,
  AxisName,
  Explanation,
  Extent,
  MeaningId,
  Nearest,
  Operator,
  Part,
  Place,
  Quantity,
  Side,
  Step,
  StepId,
  Witness,
} from "../explain/explanation.js";
export type { MutableRayHit3 } from "./cast/ray-hit.js";
export type { MutableShapeCast3 } from "./cast/shapes.js";
export { explain } from "./explain/explain.js";
export { verifyWitness } from "./explain/verify.js";
export type { Feature3, MutableFeature3 } from "./foundation/feature.js";
export type { Pose3 } from "./foundation/pose.js";
export type { MutableVector3, Vector3 } from "./foundation/vector.js";
export * from "./pair-functions.js";
export { bounds } from "./queries/bounds.js";
export {
  type CastRayOptions,
  castRay,
  castRayAll,
  castRayInto,
  type IndexedRayHit3,
  type Ray3,
  type RayHit3,
} from "./queries/cast-ray.js";
export {
  type CastShapeOptions,
  castShape,
  castShapeInto,
  type ShapeCast3,
  type ShapeHit3,
  type ShapeMiss3,
} from "./queries/cast-shape.js";
export { type ClosestPoints3, closestPoints, closestPointsInto, type Spot3 } from "./queries/closest-points.js";
export {
  type Contact3,
  type ContactBuffer3,
  type ContactOptions3,
  type ContactPoint3,
  contact,
  contactBuffer,
  contactInto,
} from "./queries/contact.js";
export { contains } from "./queries/contains.js";
export { distance } from "./queries/distance.js";
export { intersects } from "./queries/intersects.js";
export { fromJSON, toJSON } from "./queries/json.js";
export { overlaps } from "./queries/overlaps.js";
export { place } from "./queries/place.js";
export { projectPoint } from "./queries/project-point.js";
export { relate } from "./queries/relate.js";
export { touches } from "./queries/touches.js";
export { translate } from "./queries/translate.js";
export type { Kind3, Shape3, Shape3Of } from "./shape-kinds.js";
export { type Box3, box } from "./shapes/box.js";
export { type Capsule3, capsule } from "./shapes/capsule.js";
export { type Point3, point } from "./shapes/point.js";
export { type Segment3, segment } from "./shapes/segment.js";
export { type Sphere, sphere } from "./shapes/sphere.js";
