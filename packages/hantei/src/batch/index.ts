/** Hantei's batches: many pairs of shapes at once, as typed arrays, with the codes that single pairs would get. */
export type { ErrorCode } from "../base/errors.js";
export { relateBoxes, relatePointsBoxes } from "./boxes.js";
export type { BoxColumns, CircleColumns, PointColumns, SegmentColumns, SphereColumns } from "./columns.js";
export type { BatchOptions } from "./options.js";
export { relatePointsPolygon } from "./points-polygon.js";
export { type Reservable, type Reserved, reserve } from "./reserve.js";
export { relateCircles, relateSpheres } from "./rounds.js";
export { relateSegments } from "./segments.js";
