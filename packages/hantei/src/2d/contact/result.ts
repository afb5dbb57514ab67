/** The record of a contact, and how what was met gets into it. */
import type { MutableFeature } from "../foundation/feature.js";
import { COUNT, DEPTH, MINIMAL, met, NX, NY, POINT_SIZE, POINTS, TYPE_A, TYPE_B, VERTEX, X, Y } from "./met.js";

/** A point of a contact. */
export interface ContactPoint {
  x: number;
  y: number;
  /** The part of the first shape that is in contact there. */
  featureA: MutableFeature;
  /** The part of the second shape. */
  featureB: MutableFeature;
}

/** How two shapes are in contact. */
export interface Contact {
  /** The direction from the first shape to the second, of length 1: that in which to move the second away. */
  normal: { x: number; y: number };
  /** How far to move it, in the shapes' unit: above 0 where they overlap, 0 where they touch, minus their distance where apart. */
  depth: number;
  /**
   * Whether no shorter move parts them. False where a concave shape, or one that rounding might fold, is parted, but perhaps not
   * by the least move.
   */
  minimal: boolean;
  /** One or two points common to both; between both where they are apart. */
  points: ContactPoint[];
}

/** A contact to write into: two points, of which `count` are in use. */
export interface ContactBuffer extends Contact {
  count: number;
}

export function newPoint(): ContactPoint {
  return { x: 0, y: 0, featureA: { type: "vertex", index: 0 }, featureB: { type: "vertex", index: 0 } };
}

/**
 * Writes the contact that was met; `isTurned` where it was asked of b with a. Of a circle its center was met; what is in contact
 * is its skin.
 */
export function writeMet(into: ContactBuffer, isTurned: boolean, isSkinA: boolean, isSkinB: boolean): void {
  const { normal, points } = into;
  const x = met[NX] as number;
  const y = met[NY] as number;
  // Adding 0 turns −0 into 0.
  normal.x = (isTurned ? -x : x) + 0;
  normal.y = (isTurned ? -y : y) + 0;
  into.depth = met[DEPTH] as number;
  into.minimal = met[MINIMAL] === 1;
  const count = met[COUNT] as number;
  into.count = count | 0;
  for (let i = 0; i < count; i++) {
    const point = points[i] as ContactPoint;
    const at = POINTS + i * POINT_SIZE;
    writePlace(point, at);
    writeFeature(isTurned ? point.featureB : point.featureA, at + TYPE_A, isSkinA);
    writeFeature(isTurned ? point.featureA : point.featureB, at + TYPE_B, isSkinB);
  }
}

/** Writes a point's coordinates: scaled back, those of the largest doubles may have been rounded to infinity. */
function writePlace(point: ContactPoint, at: number): void {
  const x = met[at + X] as number;
  const y = met[at + Y] as number;
  point.x = x > Number.MAX_VALUE ? Number.MAX_VALUE : x < -Number.MAX_VALUE ? -Number.MAX_VALUE : x;
  point.y = y > Number.MAX_VALUE ? Number.MAX_VALUE : y < -Number.MAX_VALUE ? -Number.MAX_VALUE : y;
}

function writeFeature(feature: MutableFeature, at: number, isSkin: boolean): void {
  feature.type = met[at] === VERTEX && !isSkin ? "vertex" : "edge";
  // Small integers are kept as such, so that none is boxed.
  feature.index = (met[at + 1] as number) | 0;
}

/** Writes that a contact has one point, in which these parts of the two shapes meet. */
export function writeSole(
  into: ContactBuffer,
  isTurned: boolean,
  typeA: MutableFeature["type"],
  indexA: number,
  typeB: MutableFeature["type"],
  indexB: number,
): ContactPoint {
  into.minimal = true;
  into.count = 1;
  const point = into.points[0] as ContactPoint;
  writePart(isTurned ? point.featureB : point.featureA, typeA, indexA);
  writePart(isTurned ? point.featureA : point.featureB, typeB, indexB);
  return point;
}

/** Writes a part of a shape. */
export function writePart(feature: MutableFeature, type: MutableFeature["type"], index: number): void {
  feature.type = type;
  feature.index = index;
}
