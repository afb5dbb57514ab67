/** Capsule against box: the distance of the core from the box against the radius. */
import type { Code } from "../../base/relation.js";
import { relateCapsuleBox } from "../algorithms/relate-capsule-box.js";
import type { Box3 } from "../shapes/box.js";
import type { Capsule3 } from "../shapes/capsule.js";

/** How a box lies to a capsule, as a code. */
export function capsuleBox(a: Capsule3, b: Box3): Code {
  return relateCapsuleBox(a, b);
}
