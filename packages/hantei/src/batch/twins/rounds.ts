import { ROUND_ERROR } from "../../3d/foundation/round.js";
import { UNDERFLOW_GUARD } from "../../base/tolerances.js";
import { DISTANCE_ERROR } from "../../exact/compare-distance.js";
import { UNCERTAIN } from "../codes.js";

/** Codes of the pairs of circles from `from` up to `to`; whether all are certain. The form is that of `circleCircle`. */
export function circlesTwin(columns: readonly Float64Array[], out: Int8Array, from: number, to: number): boolean {
  const [ax, ay, aRadius, bx, by, bRadius] = columns as readonly [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let uncertain = 0;
  for (let i = from; i < to; i++) {
    const dx = (ax[i] as number) - (bx[i] as number);
    const dy = (ay[i] as number) - (by[i] as number);
    const radius = (aRadius[i] as number) + (bRadius[i] as number);
    const distanceSquared = dx * dx + dy * dy;
    const radiusSquared = radius * radius;
    const bound = DISTANCE_ERROR * (distanceSquared + radiusSquared) + UNDERFLOW_GUARD;
    const certain = +(Math.abs(distanceSquared - radiusSquared) > bound);
    out[i] = UNCERTAIN + certain * ((+(distanceSquared < radiusSquared) << 1) - 1 - UNCERTAIN);
    uncertain += 1 - certain;
  }
  return uncertain === 0;
}

/** Codes of the pairs of spheres from `from` up to `to`; whether all are certain. The form is that of `sphereSphere`. */
export function spheresTwin(columns: readonly Float64Array[], out: Int8Array, from: number, to: number): boolean {
  const [ax, ay, az, aRadius, bx, by, bz, bRadius] = columns as readonly [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let uncertain = 0;
  for (let i = from; i < to; i++) {
    const dx = (ax[i] as number) - (bx[i] as number);
    const dy = (ay[i] as number) - (by[i] as number);
    const dz = (az[i] as number) - (bz[i] as number);
    const radius = (aRadius[i] as number) + (bRadius[i] as number);
    const distanceSquared = dx * dx + dy * dy + dz * dz;
    const radiusSquared = radius * radius;
    const bound = ROUND_ERROR * (distanceSquared + radiusSquared) + UNDERFLOW_GUARD;
    const certain = +(Math.abs(distanceSquared - radiusSquared) > bound);
    out[i] = UNCERTAIN + certain * ((+(distanceSquared < radiusSquared) << 1) - 1 - UNCERTAIN);
    uncertain += 1 - certain;
  }
  return uncertain === 0;
}
