/**
 * TABLE 2, continued: how far two shapes are apart, for every unordered pair. Most cells say `outlineOutline`; the others are
 * there for speed.
 */
import { boxBox } from "./measure/box-box.js";
import { boxPoint, circleBox } from "./measure/box-spot.js";
import { AX, AY, BX, BY, measured } from "./measure/gap.js";
import { isAfter } from "./measure/order.js";
import { outlineOutline } from "./measure/outline-outline.js";
import { circleCircle, circlePoint, pointPoint } from "./measure/spot-spot.js";
import { kindIndex, type Shape, type Triangle } from "./shape-kinds.js";

// biome-ignore format: a table reads by rows and columns
const DISTANCE: Triangle<[wantsPoints: boolean], void> = [
  /*               point           segment         box             circle          capsule         polygon         polyline */
  /* point    */   pointPoint,
  /* segment  */   outlineOutline, outlineOutline,
  /* box      */   boxPoint,       outlineOutline, boxBox,
  /* circle   */   circlePoint,    outlineOutline, circleBox,      circleCircle,
  /* capsule  */   outlineOutline, outlineOutline, outlineOutline, outlineOutline, outlineOutline,
  /* polygon  */   outlineOutline, outlineOutline, outlineOutline, outlineOutline, outlineOutline, outlineOutline,
  /* polyline */   outlineOutline, outlineOutline, outlineOutline, outlineOutline, outlineOutline, outlineOutline, outlineOutline,
];

/**
 * Measures two shapes through the table; the answer is left in `measured`. Of one kind, the two are asked about in the same
 * order whichever way round they come, so that the answer is the same to the last bit.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of the plane.
 */
export function measure(a: Shape, b: Shape, wantsPoints: boolean): void {
  const row = kindIndex(a);
  const column = kindIndex(b);
  if (row > column || (row === column && !isAfter(a, b))) {
    ask(row, column, a, b, wantsPoints);
  } else {
    ask(column, row, b, a, wantsPoints);
    if (wantsPoints) exchange();
  }
}

function ask(row: number, column: number, a: Shape, b: Shape, wantsPoints: boolean): void {
  const cell = DISTANCE[(row * (row + 1)) / 2 + column] as unknown as (a: Shape, b: Shape, wants: boolean) => void;
  cell(a, b, wantsPoints);
}

function exchange(): void {
  const x = measured[AX] as number;
  const y = measured[AY] as number;
  measured[AX] = measured[BX] as number;
  measured[AY] = measured[BY] as number;
  measured[BX] = x;
  measured[BY] = y;
}
