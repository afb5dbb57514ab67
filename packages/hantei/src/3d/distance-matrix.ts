/**
 * TABLE 2, continued: how far two shapes are apart, for every unordered pair. One route serves all cells: their cores are points,
 * straight pieces and boxes.
 */
import { A, B, coreCore, measured } from "./measure/core-core.js";
import { isAfter } from "./measure/order.js";
import { kindIndex, type Shape3, type Triangle } from "./shape-kinds.js";

// biome-ignore format: a table reads by rows and columns
const DISTANCE: Triangle<[wantsPoints: boolean], void> = [
  /*               point     segment   box       sphere    capsule */
  /* point    */   coreCore,
  /* segment  */   coreCore, coreCore,
  /* box      */   coreCore, coreCore, coreCore,
  /* sphere   */   coreCore, coreCore, coreCore, coreCore,
  /* capsule  */   coreCore, coreCore, coreCore, coreCore, coreCore,
];

/**
 * Measures two shapes through the table; the answer is left in `measured`. Of one kind, the two are asked about in the same
 * order whichever way round they come, so that the answer is the same to the last bit.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of space.
 */
export function measure(a: Shape3, b: Shape3, wantsPoints: boolean): void {
  const row = kindIndex(a);
  const column = kindIndex(b);
  if (row > column || (row === column && !isAfter(a, b))) {
    ask(row, column, a, b, wantsPoints);
    return;
  }
  ask(column, row, b, a, wantsPoints);
  if (!wantsPoints) return;
  for (let axis = 0; axis < 3; axis++) {
    const value = measured[A + axis] as number;
    measured[A + axis] = measured[B + axis] as number;
    measured[B + axis] = value;
  }
}

function ask(row: number, column: number, a: Shape3, b: Shape3, wantsPoints: boolean): void {
  const cell = DISTANCE[(row * (row + 1)) / 2 + column] as unknown as (a: Shape3, b: Shape3, wants: boolean) => void;
  cell(a, b, wantsPoints);
}
