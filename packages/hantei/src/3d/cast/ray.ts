/**
 * One ray against one shape: where it enters, or where it leaves. Every shape of space is convex, so it does each once.
 *
 * ```text
 *               ╭──────╮
 *     o ───▶ in │      │ out
 *               ╰──────╯
 * ```
 */
import type { InitialOverlap } from "../../base/initial-overlap.js";
import { DISJOINT } from "../../base/relation.js";
import { relateCode } from "../pair-matrix.js";
import type { Shape3 } from "../shape-kinds.js";
import { enter } from "./entering.js";
import { leave } from "./leaving.js";
import { type FullRay3, hitAtStart, type MutableRayHit3 } from "./ray-hit.js";

/** The ray's start, in one object for all calls. */
const start = { kind: "point3" as const, x: 0, y: 0, z: 0 };

/** Casts a checked ray; true where it hits, and then `into` says where. */
export function castRayAt(into: MutableRayHit3, shape: Shape3, ray: FullRay3, initialOverlap: InitialOverlap): boolean {
  start.x = ray.x;
  start.y = ray.y;
  start.z = ray.z;
  if (relateCode(start, shape) === DISJOINT) return enter(into, shape, ray);
  if (initialOverlap === "ignore") return false;
  return initialOverlap === "exit" ? leave(into, shape, ray) : hitAtStart(into, ray);
}
