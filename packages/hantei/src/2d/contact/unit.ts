/** The normal of a contact along a direction. */
import { direction, makeUnit } from "../foundation/vector.js";
import { met, NX, NY } from "./met.js";

/** Writes the direction, at unit length, to the normal of the contact; x where it has none. */
export function writeAlong(): void {
  if (!(Math.abs(direction[0] as number) + Math.abs(direction[1] as number) > 0)) {
    direction[0] = 1;
    direction[1] = 0;
  }
  makeUnit();
  met[NX] = direction[0] as number;
  met[NY] = direction[1] as number;
}
