/** Hantei in one dimension: intervals of numbers, bigints or dates. */
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
export { explain } from "./explain.js";
export { type Instant, type Interval, interval } from "./interval.js";
export { intersects, overlaps, relate, touches } from "./relate.js";
export { verifyWitness } from "./verify.js";
