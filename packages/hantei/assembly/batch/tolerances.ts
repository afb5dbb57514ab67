/** `UNDERFLOW_GUARD` of `src/base/tolerances.ts`, 2⁻⁵⁰⁰. */
export const UNDERFLOW_GUARD: f64 = 3.054936363499605e-151;
