/**
 * TABLE 2: every unordered pair of kinds, once. One constant array a question, so that a bundler drops the questions that
 * nobody asks. Rows and columns follow `KindOrder`; a missing or misplaced cell does not compile.
 */
import type { Code } from "../base/relation.js";
import { boxBox } from "./pairs/box-box.js";
import { boxPoint } from "./pairs/box-point.js";
import { boxSegment } from "./pairs/box-segment.js";
import { capsuleBox } from "./pairs/capsule-box.js";
import { capsuleCapsule } from "./pairs/capsule-capsule.js";
import { capsulePoint } from "./pairs/capsule-point.js";
import { capsuleSegment } from "./pairs/capsule-segment.js";
import { capsuleSphere } from "./pairs/capsule-sphere.js";
import { pointPoint } from "./pairs/point-point.js";
import { segmentPoint } from "./pairs/segment-point.js";
import { segmentSegment } from "./pairs/segment-segment.js";
import { sphereBox } from "./pairs/sphere-box.js";
import { spherePoint } from "./pairs/sphere-point.js";
import { sphereSegment } from "./pairs/sphere-segment.js";
import { sphereSphere } from "./pairs/sphere-sphere.js";
import { kindIndex, type Shape3, type Triangle } from "./shape-kinds.js";

// biome-ignore format: a table reads by rows and columns
const RELATE: Triangle<[], Code> = [
  /*               point           segment         box             sphere          capsule */
  /* point    */   pointPoint,
  /* segment  */   segmentPoint,   segmentSegment,
  /* box      */   boxPoint,       boxSegment,     boxBox,
  /* sphere   */   spherePoint,    sphereSegment,  sphereBox,      sphereSphere,
  /* capsule  */   capsulePoint,   capsuleSegment, capsuleBox,     capsuleSphere,  capsuleCapsule,
];

/**
 * How two shapes lie, as a code, through the table.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of space.
 */
export function relateCode(a: Shape3, b: Shape3): Code {
  const row = kindIndex(a);
  const column = kindIndex(b);
  // Each pair is written once, the later kind first; relations are the same both ways round.
  return row >= column ? ask(row, column, a, b) : ask(column, row, b, a);
}

function ask(row: number, column: number, a: Shape3, b: Shape3): Code {
  const cell = RELATE[(row * (row + 1)) / 2 + column] as unknown as (a: Shape3, b: Shape3) => Code;
  return cell(a, b);
}
