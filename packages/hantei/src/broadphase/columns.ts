import { checkOneLength, readColumn } from "../base/columns.js";
import { rangeError, typeError } from "../base/errors.js";
import { show } from "../base/validate.js";

/** Boxes of the plane as columns: box i has its bounds at index i of each. All of one length; no box is empty. */
export interface Boxes2 {
  readonly minX: Float64Array;
  readonly minY: Float64Array;
  readonly maxX: Float64Array;
  readonly maxY: Float64Array;
}

/** Boxes of space as columns. */
export interface Boxes3 extends Boxes2 {
  readonly minZ: Float64Array;
  readonly maxZ: Float64Array;
}

/** Intervals as columns, in any unit of time or length. */
export interface Intervals {
  readonly start: Float64Array;
  readonly end: Float64Array;
}

/** What can be joined: boxes of the plane, boxes of space, or intervals. */
export type Boxes = Boxes2 | Boxes3 | Intervals;

/** The bounds along one axis. */
export interface AxisColumns {
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** What users call the columns. */
  readonly lowName: string;
  readonly highName: string;
}

/** Columns read from what a user gave: an axis each, all of the same length. */
export interface Columns {
  readonly length: number;
  readonly axes: readonly AxisColumns[];
}

const TIME = [["start", "end"]] as const;
const PLANE = [
  ["minX", "maxX"],
  ["minY", "maxY"],
] as const;
const DEPTH = ["minZ", "maxZ"] as const;
const SPACE = [...PLANE, DEPTH] as const;

/** Reads the columns and checks their types and lengths; the numbers are checked on the way through the engine. */
export function readColumns(where: string, boxes: Boxes): Columns {
  if (typeof boxes !== "object" || boxes === null) {
    typeError("ERR_TYPE", `${where} must be an object of columns, { minX, minY, maxX, maxY }, not ${show(boxes)}`);
  }
  const given = boxes as unknown as Readonly<Record<string, unknown>>;
  const names = namesIn(where, given);
  const first = readColumn(where, given, names[0][0]);
  const axes = names.map(([lowName, highName]) => {
    const [low, high] = [readColumn(where, given, lowName), readColumn(where, given, highName)];
    checkOneLength(where, lowName, low, names[0][0], first);
    checkOneLength(where, highName, high, names[0][0], first);
    return { low, high, lowName, highName };
  });
  checkCount(where, first.length);
  return { length: first.length, axes };
}

/** Which columns are meant. Where some are of intervals and some of boxes, nobody but the caller can tell. */
function namesIn(where: string, given: Readonly<Record<string, unknown>>): typeof TIME | typeof PLANE | typeof SPACE {
  const isGiven = (sides: readonly string[]): boolean => sides.some((side) => given[side] !== undefined);
  if (!TIME.some(isGiven)) return isGiven(DEPTH) ? SPACE : PLANE;
  if (SPACE.some(isGiven)) typeError("ERR_TYPE", `${where} has columns of intervals and of boxes; leave out one`);
  return TIME;
}

/** Three bits of a box's number are the engine's own, and two lists are numbered as one. */
const MAX_BOXES = 0x1fffffff;

/** Throws where there are more boxes, in both lists together, than have numbers. */
export function checkCount(where: string, count: number): void {
  if (count > MAX_BOXES) rangeError("ERR_RANGE", `${where}: ${count} boxes are more than ${MAX_BOXES}; split them`);
}

/** Throws where numbers were taken away while they were looked at, as by a callback: pairs may be missing. */
export function checkStill(where: string, { length, axes }: Columns): void {
  for (const { low, high, lowName, highName } of axes) {
    // Bytes: `checkHere` says what `length` may tell.
    const gone = low.byteLength < 8 * length ? lowName : high.byteLength < 8 * length ? highName : undefined;
    if (gone === undefined) continue;
    typeError("ERR_TYPE", `${where}: ${gone} must stay where it is until the call returns, but onPairs took it away`);
  }
}

/** Throws for the first box that is none: NaN, a minimum above its maximum, or one that lies at infinity as a whole. */
export function checkValues(where: string, { length, axes }: Columns): void {
  let end = length;
  let bad: AxisColumns | undefined;
  // Axis by axis, each up to the first bad box of those before.
  for (const axis of axes) {
    const { low, high } = axis;
    for (let i = 0; i < end; i++) {
      // NaN where one of them is, and of two equal infinities.
      if ((high[i] as number) - (low[i] as number) >= 0) continue;
      end = i;
      bad = axis;
    }
  }
  if (bad !== undefined) refuse(where, bad, end);
}

function refuse(where: string, axis: AxisColumns, index: number): never {
  const low = axis.low[index] as number;
  const high = axis.high[index] as number;
  const [lowName, highName] = [`${axis.lowName}[${index}]`, `${axis.highName}[${index}]`];
  if (low > high) {
    rangeError("ERR_ORDER", `${where}: ${lowName} must be at most ${highName}, not ${low} > ${high}; swap them?`);
  }
  if (!(low <= high)) {
    rangeError("ERR_NOT_FINITE", `${where}: ${Number.isNaN(low) ? lowName : highName} must not be NaN`);
  }
  const message = `${where}: ${lowName} must be below Infinity and ${highName} above -Infinity`;
  rangeError("ERR_NOT_FINITE", `${message}: ${low}, ${high}`);
}
