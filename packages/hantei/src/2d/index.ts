/** Hantei in the plane: shapes, and the questions one can ask about them. */
export type { ErrorCode } from "../base/errors.js";
export type { Relation } from "../base/relation.js";
export type {
  Axis,
  AxisName,
  Explanation,
  Extent,
  MeaningId,
  Operator,
  Place,
  Quantity,
  Side,
  Step,
  StepId,
  Witness,
} from "../explain/explanation.js";
export { explain } from "./explain/explain.js";
export { verifyWitness } from "./explain/verify.js";
export type { Pose } from "./foundation/pose.js";
export * from "./pair-functions.js";
export { bounds } from "./queries/bounds.js";
export { intersects } from "./queries/intersects.js";
export { fromJSON, toJSON } from "./queries/json.js";
export { overlaps } from "./queries/overlaps.js";
export { place } from "./queries/place.js";
export { relate } from "./queries/relate.js";
export { touches } from "./queries/touches.js";
export { type PathContext, tracePath } from "./queries/trace-path.js";
export { translate } from "./queries/translate.js";
export type { Kind, Shape } from "./shape-kinds.js";
export { type Box, box } from "./shapes/box.js";
export { boxFromCenter, boxFromCorners, boxFromSize } from "./shapes/boxes.js";
export { type Circle, circle } from "./shapes/circle.js";
export { type Point, point } from "./shapes/point.js";
export { type Segment, segment } from "./shapes/segment.js";
