/** Hantei in one dimension: intervals of numbers, bigints, dates or values of Temporal, and slots that recur. */
export type { ContainsOptions } from "../base/containment.js";
export type { ErrorCode } from "../base/errors.js";
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
export { ALLEN_RELATIONS, type AllenRelation, allen, inverse } from "./allen.js";
export type { Concurrency } from "./busiest.js";
export { compose } from "./compose.js";
export { type ConflictOptions, conflicts } from "./conflicts.js";
export { contains } from "./contains.js";
export type { ExplainedInstant } from "./exact-instant.js";
export { explain } from "./explain.js";
export type { Clash, ClashGroup, Conflicts } from "./find-conflicts.js";
export { firstFree } from "./first-free.js";
export { gaps } from "./gaps.js";
export type { By } from "./group-by.js";
export type { Instant, TemporalValue } from "./instant.js";
export { type IntersectionOptions, intersection } from "./intersection.js";
export { type Interval, interval } from "./interval.js";
export type { IntervalArrays } from "./interval-index/build.js";
export { type IndexOptions, type IndexPairOptions, IntervalIndex } from "./interval-index/interval-index.js";
export type { Duration } from "./later-by.js";
export { type ConcurrencyOptions, maxConcurrent } from "./max-concurrent.js";
export { merge } from "./merge.js";
export type { ClockTime } from "./recurring/clock.js";
export { type Cycle, clockTimes, daily, type Recurring, weekly } from "./recurring/recurring.js";
export { intersects, overlaps, relate, touches } from "./relate.js";
export type { InstantOf, Slot } from "./slots.js";
export { subtract } from "./subtract.js";
export { verifyWitness } from "./verify.js";
