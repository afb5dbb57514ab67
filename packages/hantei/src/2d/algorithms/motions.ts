/** The motions of two shapes that are cast. */

/** Each number in its place below: scratch, which the next cast overwrites. */
export const motions: Float64Array = /* @__PURE__ */ new Float64Array(6);
/** The way of the first shape, x and y, and that of the second. */
export const MOTION_A = 0;
export const MOTION_B = 2;
/** How the second sees the first move: the difference, rounded. */
export const UX = 4;
export const UY = 5;

/** Works out the difference. */
export function relateMotions(): void {
  motions[UX] = (motions[0] as number) - (motions[2] as number);
  motions[UY] = (motions[1] as number) - (motions[3] as number);
}
