/**
 * TABLE 2, continued: where two shapes are in contact and how to part them, for every unordered pair. One route serves all
 * cells: their cores are points, straight pieces and boxes.
 */
import { meetCores } from "./contact/core-core.js";
import { exchangeMet } from "./contact/met.js";
import { isAfter } from "./measure/order.js";
import { kindIndex, type Shape3, type Triangle } from "./shape-kinds.js";

// biome-ignore format: a table reads by rows and columns
const CONTACT: Triangle<[], boolean> = [
  /*               point      segment    box        sphere     capsule */
  /* point    */   meetCores,
  /* segment  */   meetCores, meetCores,
  /* box      */   meetCores, meetCores, meetCores,
  /* sphere   */   meetCores, meetCores, meetCores, meetCores,
  /* capsule  */   meetCores, meetCores, meetCores, meetCores, meetCores,
];

/**
 * Whether two shapes are in contact, through the table; the contact is left in `met`. Of one kind, the two are asked about in
 * the same order whichever way round they come, so that the answers agree to the last bit.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of space.
 */
export function meet(a: Shape3, b: Shape3): boolean {
  const row = kindIndex(a);
  const column = kindIndex(b);
  if (row > column || (row === column && !isAfter(a, b))) return ask(row, column, a, b);
  const found = ask(column, row, b, a);
  if (found) exchangeMet();
  return found;
}

function ask(row: number, column: number, a: Shape3, b: Shape3): boolean {
  const cell = CONTACT[(row * (row + 1)) / 2 + column] as unknown as (a: Shape3, b: Shape3) => boolean;
  return cell(a, b);
}
