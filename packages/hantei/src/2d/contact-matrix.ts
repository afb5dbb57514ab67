/**
 * TABLE 2, continued: where two shapes are in contact and how to part them, for every unordered pair. Two routes serve
 * all cells: separating axes where both are convex, whatever their kinds, and trial where they may not be. Three cells have
 * shortcuts of their own, for speed.
 */
import { anyAny } from "./contact/any-any.js";
import { boxBox } from "./contact/box-box.js";
import { circleBox } from "./contact/circle-box.js";
import { circleCircle } from "./contact/circle-circle.js";
import { exchangeMet, met, NX, NY } from "./contact/met.js";
import { convexConvex } from "./contact/pair.js";
import { isAfter } from "./measure/order.js";
import { type Kind, type KindOrder, kindIndex, type Shape, type ShapeOf } from "./shape-kinds.js";

/** One cell: asks about a shape of the row's kind and one of the column's. */
type Cell<Row extends Kind, Column extends Kind> = (a: ShapeOf<Row>, b: ShapeOf<Column>) => boolean;

/** Row i of the triangle has the cells (i, 0) to (i, i); the rows follow each other in one flat tuple. */
type Triangle<Order extends readonly Kind[]> = Order extends readonly [
  ...infer Before extends Kind[],
  infer Row extends Kind,
]
  ? readonly [...Triangle<Before>, ...{ [C in keyof Order]: Cell<Row, Order[C]> }]
  : readonly [];

// biome-ignore format: a table reads by rows and columns
const CONTACT: Triangle<KindOrder> = [
  /*               point         segment       box           circle        capsule       polygon polyline */
  /* point    */   convexConvex,
  /* segment  */   convexConvex, convexConvex,
  /* box      */   convexConvex, convexConvex, boxBox,
  /* circle   */   convexConvex, convexConvex, circleBox,    circleCircle,
  /* capsule  */   convexConvex, convexConvex, convexConvex, convexConvex, convexConvex,
  /* polygon  */   anyAny,       anyAny,       anyAny,       anyAny,       anyAny,       anyAny,
  /* polyline */   anyAny,       anyAny,       anyAny,       anyAny,       anyAny,       anyAny, anyAny,
];

/**
 * Whether two shapes are in contact, through the table; the contact is left in `met`. Of one kind, the two are asked about in
 * the same order whichever way round they come, so that the answers agree to the last bit.
 *
 * @throws TypeError `ERR_KIND` where either is no shape of the plane.
 */
export function meet(a: Shape, b: Shape): boolean {
  const row = kindIndex(a);
  const column = kindIndex(b);
  if (row > column || (row === column && !isAfter(a, b))) {
    const found = ask(row, column, a, b);
    // Adding 0 turns −0 into 0.
    met[NX] = (met[NX] as number) + 0;
    met[NY] = (met[NY] as number) + 0;
    return found;
  }
  const found = ask(column, row, b, a);
  if (found) exchangeMet();
  return found;
}

function ask(row: number, column: number, a: Shape, b: Shape): boolean {
  const cell = CONTACT[(row * (row + 1)) / 2 + column] as unknown as (a: Shape, b: Shape) => boolean;
  return cell(a, b);
}
