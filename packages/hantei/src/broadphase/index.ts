/** Hantei's broad phase: pairs of boxes that meet, of any number of boxes, as typed arrays; and an index of them. */
export type { ErrorCode } from "../base/errors.js";
export type { NearestOptions, Ray, RayOptions, SearchBox, SearchCircle, SearchOptions } from "./box-index/arguments.js";
export { BoxIndex, type BoxIndexOptions } from "./box-index/box-index.js";
export type { BoxHit } from "./box-index/first-hits.js";
export type { Boxes, Boxes2, Boxes3, Intervals } from "./columns.js";
export { countJoin, join, joinInto } from "./join.js";
export type { ChunkOptions, CountOptions, PairOptions } from "./options.js";
export { countPairs, pairs, pairsInto } from "./pairs.js";
