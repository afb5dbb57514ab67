import { circleCircle } from "../2d/pairs/circle-circle.js";
import { sphereSphere } from "../3d/pairs/sphere-sphere.js";
import type { Code } from "../base/relation.js";
import { askPairs } from "./ask.js";
import { CIRCLE, type CircleColumns, SPHERE, type SphereColumns } from "./columns.js";
import type { BatchOptions } from "./options.js";
import type { Question } from "./run.js";
import { circlesTwin, spheresTwin } from "./twins/rounds.js";

// Scratch: filled in, asked about, overwritten by the next.
const circleA = { kind: "circle" as const, x: 0.5, y: 0.5, radius: 0.5 };
const circleB = { kind: "circle" as const, x: 0.5, y: 0.5, radius: 0.5 };
const sphereA = { kind: "sphere" as const, x: 0.5, y: 0.5, z: 0.5, radius: 0.5 };
const sphereB = { kind: "sphere" as const, x: 0.5, y: 0.5, z: 0.5, radius: 0.5 };

function exactCircles(columns: readonly Float64Array[], i: number): Code {
  circleA.x = (columns[0] as Float64Array)[i] as number;
  circleA.y = (columns[1] as Float64Array)[i] as number;
  circleA.radius = (columns[2] as Float64Array)[i] as number;
  circleB.x = (columns[3] as Float64Array)[i] as number;
  circleB.y = (columns[4] as Float64Array)[i] as number;
  circleB.radius = (columns[5] as Float64Array)[i] as number;
  return circleCircle(circleA, circleB);
}

function exactSpheres(columns: readonly Float64Array[], i: number): Code {
  sphereA.x = (columns[0] as Float64Array)[i] as number;
  sphereA.y = (columns[1] as Float64Array)[i] as number;
  sphereA.z = (columns[2] as Float64Array)[i] as number;
  sphereA.radius = (columns[3] as Float64Array)[i] as number;
  sphereB.x = (columns[4] as Float64Array)[i] as number;
  sphereB.y = (columns[5] as Float64Array)[i] as number;
  sphereB.z = (columns[6] as Float64Array)[i] as number;
  sphereB.radius = (columns[7] as Float64Array)[i] as number;
  return sphereSphere(sphereA, sphereB);
}

const CIRCLES: Question = { kernel: "circles", twin: circlesTwin, exact: exactCircles };
const SPHERES: Question = { kernel: "spheres", twin: spheresTwin, exact: exactSpheres };

/**
 * How circle i of `a` and circle i of `b` lie, for every i: −1 disjoint, 0 touching, 1 overlapping. Exact.
 *
 * @param a - Circles with finite centers and radii of 0 or more.
 * @param b - As many circles.
 * @param options - `out`, where the codes go; `kernel`, which normally is chosen by itself.
 * @returns `options.out`, or a fresh array.
 * @throws TypeError `ERR_TYPE` for anything but Float64Arrays (and an Int8Array); RangeError `ERR_LENGTH` for lengths that do not
 * fit, `ERR_RANGE` for another `kernel`. The numbers are not checked: a circle with a NaN is disjoint from everything.
 * @example
 * ```ts
 * import { relateCircles } from "hantei/batch";
 * const column = (...numbers: number[]) => Float64Array.from(numbers);
 * const a = { x: column(0, 0), y: column(0, 0), radius: column(2, 2) };
 * const b = { x: column(3, 3), y: column(4, 4), radius: column(3, 4) };
 * console.log(relateCircles(a, b).join()); // 0,1
 * ```
 */
export function relateCircles(a: CircleColumns, b: CircleColumns, options?: BatchOptions): Int8Array {
  return askPairs("relateCircles", CIRCLES, CIRCLE, a, b, options);
}

/**
 * How sphere i of `a` and sphere i of `b` lie, for every i: −1 disjoint, 0 touching, 1 overlapping. Exact.
 *
 * @param a - Spheres with finite centers and radii of 0 or more.
 * @param b - As many spheres.
 * @param options - As for `relateCircles`.
 * @returns `options.out`, or a fresh array.
 * @throws As `relateCircles`.
 * @example
 * ```ts
 * import { relateSpheres } from "hantei/batch";
 * const column = (...numbers: number[]) => Float64Array.from(numbers);
 * const a = { x: column(0), y: column(0), z: column(0), radius: column(1) };
 * const b = { x: column(1), y: column(2), z: column(2), radius: column(2) };
 * console.log(relateSpheres(a, b).join()); // 0
 * ```
 */
export function relateSpheres(a: SphereColumns, b: SphereColumns, options?: BatchOptions): Int8Array {
  return askPairs("relateSpheres", SPHERES, SPHERE, a, b, options);
}
