/**
 * What `collisions` of the plane and of space have in common: options, bounds as columns of numbers, and the walk over the
 * candidates that a broad phase gives.
 */
import { type ErrorCode, rangeError, typeError } from "./errors.js";
import { checkCount, checkFlag, checkOptions } from "./options.js";
import { type Code, DISJOINT, type Relation, relationOf } from "./relation.js";
import { show } from "./validate.js";

/** Two shapes of a list, or of two lists, that collide. */
export interface Collision {
  /** The one shape's index, in the first list where there are two. */
  readonly a: number;
  /** The other's index: above `a` where there is one list, in the second list where there are two. */
  readonly b: number;
  /** How the two lie; never `"disjoint"`. */
  readonly relation: Exclude<Relation, "disjoint">;
}

/** What counts as a collision, and how many are wanted. */
export interface CollisionsOptions {
  /** Whether shapes that only touch collide. Default: true. */
  readonly touching?: boolean | undefined;
  /** At most so many collisions, the first ones in order. A whole number, 0 or above; default: all. */
  readonly limit?: number | undefined;
}

/** Options with nothing left out. */
export interface CollisionRules {
  /** The least code that counts. */
  readonly least: Code;
  readonly limit: number;
}

/** Checks the options of `collisions`, and fills in what is left out. */
export function readCollisionsOptions(options: CollisionsOptions | undefined): CollisionRules {
  checkOptions("collisions", options);
  const { touching = true, limit = Number.POSITIVE_INFINITY } = options ?? {};
  checkFlag("collisions", "touching", touching);
  checkCount("collisions", "limit", limit);
  return { least: touching ? 0 : 1, limit };
}

/** Whether what follows a list is a second one, not options: what is given options besides, or could be walked through, is to be one. */
export function isSecondList<S>(
  value: readonly S[] | CollisionsOptions | undefined,
  options: CollisionsOptions | undefined,
): value is readonly S[] {
  return options !== undefined || Symbol.iterator in Object(value);
}

/**
 * The bounds of each shape, as columns of the same names.
 *
 * @param name - What messages call the list.
 * @param least - The columns of the least coordinates, in the order of the axes.
 * @param greatest - The columns of the greatest ones.
 * @param boundsOf - A shape's bounds, rounded outward; throws what is no shape.
 * @throws TypeError, RangeError where the list is none, and whatever is wrong with a shape, naming its index.
 */
export function boundsColumns<S, Column extends string>(
  name: string,
  shapes: readonly S[],
  least: readonly Column[],
  greatest: readonly Column[],
  boundsOf: (shape: S) => Readonly<Record<Column, number>>,
): Record<Column, Float64Array> {
  if (!Array.isArray(shapes)) {
    typeError("ERR_TYPE", `collisions: ${name} must be an array of shapes, not ${show(shapes)}`);
  }
  const named = [...least, ...greatest].map((column) => [column, new Float64Array(shapes.length)]);
  const columns: Record<Column, Float64Array> = Object.fromEntries(named);
  for (let index = 0; index < shapes.length; index++) {
    const bounds = boundsAt(name, shapes, index, boundsOf);
    for (let axis = 0; axis < least.length; axis++) {
      const low = least[axis] as Column;
      const high = greatest[axis] as Column;
      const min = bounds[low];
      const max = bounds[high];
      // Only shapes built past the constructors can fail here. Positively, so that NaN does.
      if (!(typeof min === "number" && typeof max === "number" && min <= max && min < 1 / 0 && max > -1 / 0)) {
        refuseBounds(name, index, low, min, high, max);
      }
      columns[low][index] = min;
      columns[high][index] = max;
    }
  }
  return columns;
}

function boundsAt<S, Column extends string>(
  name: string,
  shapes: readonly S[],
  index: number,
  boundsOf: (shape: S) => Readonly<Record<Column, number>>,
): Readonly<Record<Column, number>> {
  try {
    return boundsOf(shapes[index] as S);
  } catch (error) {
    const { code, message } = error as { code?: ErrorCode; message?: string };
    typeError(code === "ERR_KIND" ? code : "ERR_TYPE", `collisions: ${name}[${index}]: ${message}`);
  }
}

function refuseBounds(name: string, index: number, low: string, min: unknown, high: string, max: unknown): never {
  const where = `collisions: ${name}[${index}]`;
  const wanted = "build shapes by their constructors, which check";
  if (typeof min !== "number" || typeof max !== "number") {
    typeError("ERR_TYPE", `${where}: its coordinates must be numbers, but its ${low} is ${show(min)}; ${wanted}`);
  }
  if (min > max) rangeError("ERR_ORDER", `${where}: its ${low}, ${min}, is above its ${high}, ${max}; ${wanted}`);
  rangeError("ERR_NOT_FINITE", `${where}: its ${low} is ${min} and its ${high} is ${max}; ${wanted}`);
}

/** Where not all collisions are wanted, candidates are asked for so many at first, and then so many times as many. */
const CANDIDATES = 65536;
const MORE = 16;

/**
 * Asks about each candidate, in order, and gives those that collide.
 *
 * @param candidatesOf - The first so many candidates, i₀, j₀, i₁, j₁, …, ascending by i, then by j.
 * @param codeOf - How shapes i and j lie.
 * @param prepare - Called with all candidates before any of them from the given place on is asked about.
 * @throws RangeError `ERR_TOO_MANY`.
 */
export function confirm(
  candidatesOf: (most: number) => Uint32Array,
  codeOf: (i: number, j: number) => Code,
  { least, limit }: CollisionRules,
  prepare?: (candidates: Uint32Array, from: number) => void,
): Collision[] {
  const found: Collision[] = [];
  let at = 0;
  for (let most = Math.max(CANDIDATES, limit); found.length < limit; most *= MORE) {
    const candidates = ask(candidatesOf, most, limit);
    prepare?.(candidates, at);
    for (; at < candidates.length && found.length < limit; at += 2) {
      const a = candidates[at] as number;
      const b = candidates[at + 1] as number;
      const code = codeOf(a, b);
      if (code > DISJOINT && code >= least) found.push({ a, b, relation: relationOf(code) as Collision["relation"] });
    }
    if (candidates.length < 2 * most) break;
  }
  return found;
}

function ask(candidatesOf: (most: number) => Uint32Array, most: number, limit: number): Uint32Array {
  try {
    return candidatesOf(most);
  } catch (error) {
    if ((error as { code?: ErrorCode }).code !== "ERR_TOO_MANY") throw error;
    const message = "collisions: the bounds of more pairs of shapes meet than one array can hold";
    const mend =
      limit === Number.POSITIVE_INFINITY ? "set a limit, or ask" : "too few of them collide for the limit; ask";
    rangeError("ERR_TOO_MANY", `${message}; ${mend} about parts of the list`);
  }
}
