/** What a `BoxIndex` and its queries are given: checked, and put where searches look for it. */
import { rangeError, typeError } from "../../base/errors.js";
import { checkCount, checkFlag, checkFunction, checkObject, checkOptions, checkReach } from "../../base/options.js";
import { checkFinite, checkNumber, checkRadius, show } from "../../base/validate.js";
import { POINT, REACH } from "./nearest.js";
import { boundCircle, circle, noCircle } from "./round.js";
import { window } from "./window.js";

/** Bounds of the plane or of space: what a search looks in. Any `box` is one. */
export interface SearchBox {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** In an index of space; one of the plane does not look at it. */
  readonly minZ?: number | undefined;
  readonly maxZ?: number | undefined;
}

/** A circle, or a sphere in an index of space: what a search looks in, too. Any `circle` or `sphere` is one. */
export interface SearchCircle {
  readonly x: number;
  readonly y: number;
  /** In an index of space; one of the plane does not look at it. */
  readonly z?: number | undefined;
  /** 0 or above, in the unit of the coordinates. */
  readonly radius: number;
}

/** What counts in a search. */
export interface SearchOptions {
  /** Whether boxes that only touch the window, or the circle, count. Default: true. */
  readonly touching?: boolean | undefined;
}

/** Which boxes count, as a filter says. */
export type Filter = (id: number) => boolean;

/** What counts among the nearest. */
export interface NearestOptions {
  /** At most so many; a whole number, 0 or above. Default: 1. */
  readonly k?: number | undefined;
  /** At most so far away, in the unit of the coordinates; at exactly that distance counts. Default: any distance. */
  readonly maxDistance?: number | undefined;
  /** Which boxes count; it may ask this index and others anything but `update`. Default: all. */
  readonly filter?: ((id: number) => boolean) | undefined;
}

/** A ray, or a stretch of one: the points (x, y) + t · (dx, dy) for t from 0 to `maxFraction`. */
export interface Ray {
  readonly x: number;
  readonly y: number;
  /** The direction, of any length but 0. */
  readonly dx: number;
  readonly dy: number;
  /** In an index of space; one of the plane does not look at it. */
  readonly z?: number | undefined;
  readonly dz?: number | undefined;
  /** How far the ray reaches, in lengths of its direction; 0 or more, Infinity allowed. Default: 1. */
  readonly maxFraction?: number | undefined;
}

/** What counts along a ray. */
export interface RayOptions {
  /** Whether boxes count that the ray only touches, with its ends or at their borders. Default: true. */
  readonly touching?: boolean | undefined;
  /** At most so many boxes, the first ones; a whole number, 0 or above. Default: all. */
  readonly limit?: number | undefined;
  /** Which boxes count; it may ask this index and others anything but `update`. Default: all. */
  readonly filter?: ((id: number) => boolean) | undefined;
}

/** Reads what a search looks in: a box into `window`, a circle and the box around it into `round.ts`. */
export function readArea(where: string, area: SearchBox | SearchCircle, axes: 2 | 3): void {
  if (area === undefined || area === null) checkObject(where, "area", area);
  const { radius } = area as Partial<SearchCircle>;
  if (radius !== undefined) readCircle(where, area as SearchBox & SearchCircle, radius, axes);
  else readWindow(where, area as SearchBox, axes);
}

function readCircle(where: string, area: SearchBox & SearchCircle, radius: number, axes: 2 | 3): void {
  // All is read before anything is written: reading may call back, and search.
  const { x, y, z, minX, minY, maxX, maxY } = area;
  if ((minX ?? minY ?? maxX ?? maxY) !== undefined) {
    typeError("ERR_TYPE", `${where}: there are bounds and a radius, ${show(radius)}; leave out one`);
  }
  // Most circles pass here; what is amiss with the others is found one by one.
  if (axes === 3 || !(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(radius) && radius >= 0)) {
    checkFinite(`${where}: x`, x);
    checkFinite(`${where}: y`, y);
    if (axes === 3) checkFinite(`${where}: z`, z);
    checkRadius(`${where}: radius`, radius);
  }
  circle[POINT] = x;
  circle[POINT + 1] = y;
  circle[POINT + 2] = axes === 3 ? (z as number) : 0;
  circle[REACH] = radius;
  boundCircle(axes);
}

function readWindow(where: string, box: SearchBox, axes: 2 | 3): void {
  // All is read before anything is written, here, too.
  const { minX, minY, maxX, maxY, minZ, maxZ } = box;
  // Most windows pass here; what is amiss with the others is found one by one.
  const areNumbers =
    typeof minX === "number" && typeof minY === "number" && typeof maxX === "number" && typeof maxY === "number";
  if (axes === 3 || !areNumbers || !(minX <= maxX && minY <= maxY)) checkWindow(where, box, axes);
  noCircle();
  window[0] = minX;
  window[1] = minY;
  window[axes] = maxX;
  window[axes + 1] = maxY;
  if (axes === 3) {
    window[2] = minZ as number;
    window[5] = maxZ as number;
  }
}

function checkWindow(where: string, box: SearchBox, axes: 2 | 3): void {
  checkObject(where, "area", box);
  const { x, minX } = box as SearchBox & Partial<SearchCircle>;
  if (x !== undefined && minX === undefined) {
    typeError("ERR_TYPE", `${where}: a circle must have a radius, and a window minX, minY, maxX and maxY`);
  }
  for (const axis of ["X", "Y", "Z"].slice(0, axes) as ("X" | "Y" | "Z")[]) {
    const [min, max] = [box[`min${axis}`], box[`max${axis}`]];
    checkNumber(`${where}: min${axis}`, min);
    checkNumber(`${where}: max${axis}`, max);
    if ((min as number) > (max as number)) {
      rangeError("ERR_ORDER", `${where}: min${axis} must be at most max${axis}, not ${min} > ${max}; swap them?`);
    }
    if (!((min as number) <= (max as number))) {
      rangeError("ERR_NOT_FINITE", `${where}: min${axis} and max${axis} must not be NaN: ${min}, ${max}`);
    }
  }
}

/** Whether touching counts. */
export function readTouching(where: string, options: SearchOptions | undefined): boolean {
  if (options === undefined) return true;
  checkOptions(where, options);
  const { touching = true } = options;
  checkFlag(where, "touching", touching);
  return touching;
}

/** What counts among the nearest, with nothing left out but the filter. */
export function readNearest(
  where: string,
  options: NearestOptions | undefined,
): { readonly k: number; readonly maxDistance: number; readonly filter: Filter | undefined } {
  checkOptions(where, options);
  const { k = 1, maxDistance = Number.POSITIVE_INFINITY, filter } = options ?? {};
  checkCount(where, "k", k);
  checkReach(where, "maxDistance", maxDistance);
  checkFunction(where, "filter", filter);
  return { k, maxDistance, filter };
}

/** What counts along a ray, with nothing left out but the filter. */
export function readRayOptions(
  where: string,
  options: RayOptions | undefined,
): { readonly touching: boolean; readonly limit: number; readonly filter: Filter | undefined } {
  const touching = readTouching(where, options);
  const { limit = Number.POSITIVE_INFINITY, filter } = options ?? {};
  checkCount(where, "limit", limit);
  checkFunction(where, "filter", filter);
  return { touching, limit, filter };
}

/** Reads a ray into a query: its start, its direction and how far it reaches, from there on. */
export function readRay(
  where: string,
  ray: Ray,
  axes: 2 | 3,
  query: Float64Array,
  start: number,
  direction: number,
): number {
  checkObject(where, "ray", ray);
  const { x, y, z, dx, dy, dz } = ray;
  const isSpace = axes === 3;
  // Most rays pass here; what is amiss with the others is found one by one.
  if (isSpace || !(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(dx) && Number.isFinite(dy)))
    checkRay(where, ray, axes);
  query[start] = x;
  query[start + 1] = y;
  query[direction] = dx;
  query[direction + 1] = dy;
  if (isSpace) {
    query[start + 2] = z as number;
    query[direction + 2] = dz as number;
  }
  const moves = dx !== 0 || dy !== 0 || (isSpace && dz !== 0);
  if (!moves)
    rangeError("ERR_RANGE", `${where}: the direction must not be 0 along every axis; to ask about a point, search`);
  const { maxFraction = 1 } = ray;
  checkReach(where, "maxFraction", maxFraction);
  return maxFraction;
}

function checkRay(where: string, ray: Ray, axes: 2 | 3): void {
  for (const axis of (["x", "y", "z"] as const).slice(0, axes)) {
    checkFinite(`${where}: ${axis}`, ray[axis]);
    checkFinite(`${where}: d${axis}`, ray[`d${axis}`]);
  }
}

/** Throws unless an index can be shared, where it is to be. */
export function checkShared(shared: unknown): void {
  checkFlag("BoxIndex", "shared", shared);
  if (shared && typeof SharedArrayBuffer === "undefined") {
    const why = "there is no SharedArrayBuffer here (a page has it where it is cross-origin isolated)";
    rangeError("ERR_RANGE", `BoxIndex: ${why}; leave shared out`);
  }
}
