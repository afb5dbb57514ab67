/** The record of a contact of space, and how what was met gets into it. */
import { EDGE, FACE, VERTEX } from "../algorithms/nearest.js";
import type { MutableFeature3 } from "../foundation/feature.js";
import type { Shape3 } from "../shape-kinds.js";
import { COUNT, DEPTH, met, NORMAL, PART_A, PART_B, POINT_SIZE, POINTS } from "./met.js";

/** A point of a contact. */
export interface ContactPoint3 {
  x: number;
  y: number;
  z: number;
  /** The part of the first shape that is in contact there. */
  featureA: MutableFeature3;
  /** The part of the second shape. */
  featureB: MutableFeature3;
}

/** How two shapes are in contact. */
export interface Contact3 {
  /** The direction from the first shape to the second, of length 1: that in which to move the second away. */
  normal: { x: number; y: number; z: number };
  /** How far to move it, in the shapes' unit: above 0 where they overlap, 0 where they touch, minus their distance where apart. */
  depth: number;
  /** Whether no shorter move parts them: always true in space, whose shapes are all convex. */
  minimal: boolean;
  /** One to four points common to both; between both where they are apart. */
  points: ContactPoint3[];
}

/** A contact to write into: four points, of which `count` are in use. */
export interface ContactBuffer3 extends Contact3 {
  count: number;
}

export function newPoint(): ContactPoint3 {
  return { x: 0, y: 0, z: 0, featureA: { type: "vertex", index: 0 }, featureB: { type: "vertex", index: 0 } };
}

/** Writes the contact that was met by two shapes. */
export function writeMet(into: Contact3, a: Shape3, b: Shape3): void {
  into.normal.x = met[NORMAL] as number;
  into.normal.y = met[NORMAL + 1] as number;
  into.normal.z = met[NORMAL + 2] as number;
  into.depth = met[DEPTH] as number;
  into.minimal = true;
  const count = met[COUNT] as number;
  for (let i = 0; i < count; i++) {
    const point = into.points[i] as ContactPoint3;
    const at = POINTS + i * POINT_SIZE;
    point.x = met[at] as number;
    point.y = met[at + 1] as number;
    point.z = met[at + 2] as number;
    writeFeature(point.featureA, a, at + PART_A);
    writeFeature(point.featureB, b, at + PART_B);
  }
}

function writeFeature(feature: MutableFeature3, { kind }: Shape3, at: number): void {
  // Of what is round, the skin: of a capsule also where its core's edge is next to it.
  const isSkin = kind === "sphere" || (kind === "capsule3" && met[at] === EDGE);
  const type = isSkin ? FACE : met[at];
  feature.type = type === VERTEX ? "vertex" : type === EDGE ? "edge" : "face";
  feature.index = met[at + 1] as number;
}
