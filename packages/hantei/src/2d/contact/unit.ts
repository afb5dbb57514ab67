/** Vectors made units, handed over in registers so that none is boxed. */
import { met, NX, NY } from "./met.js";

/** The vector, x and y. */
export const vector: Float64Array = /* @__PURE__ */ new Float64Array(2);

/** Writes the unit vector along the vector to the normal of the contact; x where it has no direction. */
export function writeUnit(): void {
  const x = vector[0] as number;
  const y = vector[1] as number;
  const sizeX = Math.abs(x);
  const sizeY = Math.abs(y);
  if (!(sizeX + sizeY > 0)) {
    met[NX] = 1;
    met[NY] = 0;
    return;
  }
  const larger = sizeX > sizeY ? sizeX : sizeY;
  const sx = x / larger;
  const sy = y / larger;
  const length = Math.sqrt(sx * sx + sy * sy);
  met[NX] = sx / length;
  met[NY] = sy / length;
}
