/** Hantei in the plane: shapes, and the questions one can ask about them. */
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
export type { MutableRayHit } from "./cast/ray.js";
export type { MutableShapeCast } from "./cast/shapes.js";
export type { Sweep } from "./cast/turning.js";
export { explain } from "./explain/explain.js";
export { verifyWitness } from "./explain/verify.js";
export type { Feature, MutableFeature } from "./foundation/feature.js";
export type { Pose } from "./foundation/pose.js";
export type { MutableVector2, Vector2 } from "./foundation/vector.js";
export * from "./pair-functions.js";
export { area } from "./queries/area.js";
export { bounds } from "./queries/bounds.js";
export {
  type CastRayOptions,
  castRay,
  castRayAll,
  castRayInto,
  type IndexedRayHit,
  type Ray,
  type RayHit,
} from "./queries/cast-ray.js";
export {
  type CastShapeOptions,
  castShape,
  castShapeInto,
  type ShapeCast,
  type ShapeHit,
  type ShapeMiss,
} from "./queries/cast-shape.js";
export { centroid } from "./queries/centroid.js";
export { type ClosestPoints, closestPoints, closestPointsInto, type Spot } from "./queries/closest-points.js";
export {
  type Contact,
  type ContactBuffer,
  type ContactOptions,
  type ContactPoint,
  contact,
  contactBuffer,
  contactInto,
} from "./queries/contact.js";
export { contains } from "./queries/contains.js";
export { distance } from "./queries/distance.js";
export { intersects } from "./queries/intersects.js";
export { fromJSON, toJSON } from "./queries/json.js";
export { moveAndSlide, type Slide } from "./queries/move-and-slide.js";
export { overlaps } from "./queries/overlaps.js";
export { type Placed, place } from "./queries/place.js";
export { prepare } from "./queries/prepare.js";
export { projectPoint } from "./queries/project-point.js";
export { relate } from "./queries/relate.js";
export { timeOfImpact } from "./queries/time-of-impact.js";
export { touches } from "./queries/touches.js";
export { type PathContext, tracePath } from "./queries/trace-path.js";
export { translate } from "./queries/translate.js";
export type { Kind, Shape, ShapeOf } from "./shape-kinds.js";
export { type Box, box } from "./shapes/box.js";
export { boxFromCenter, boxFromCorners, boxFromSize } from "./shapes/boxes.js";
export { type Capsule, capsule } from "./shapes/capsule.js";
export { type Circle, circle } from "./shapes/circle.js";
export { convexHull } from "./shapes/convex-hull.js";
export type { Points } from "./shapes/coordinates.js";
export { type Point, point } from "./shapes/point.js";
export { type Polygon, polygon } from "./shapes/polygon.js";
export { type Polyline, polyline } from "./shapes/polyline.js";
export { type Segment, segment } from "./shapes/segment.js";
export { regularPolygon, rotatedBox } from "./shapes/turned.js";
export type { SlideContact } from "./slide/first-met.js";
