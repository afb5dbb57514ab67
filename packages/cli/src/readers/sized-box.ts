/**
 * A box by its least corner and its size, in the columns x, y, width and height. The library's `boxFromSize` would name itself
 * in its errors, and not the columns.
 */
import { Misread } from "../bad-input.js";
import type { LayerBuilder } from "../pairs/layer-builder.js";

/** The columns, in their order. */
const NAMES = ["x", "y", "width", "height"];
const [X, Y] = [0, 1];
/** From a corner's column to that of the size on its axis. */
const TO_SIZE = 2;

/**
 * Adds a row's box. Its far sides are x + width and y + height, each rounded to the nearest double.
 *
 * @param values - Finite.
 * @param given - How the input writes the number of a column.
 */
export function addSizedBox(builder: LayerBuilder, values: Float64Array, given: (column: number) => string): void {
  const maxX = farSide(X, values, given);
  const maxY = farSide(Y, values, given);
  builder.box(values[X] as number, values[Y] as number, maxX, maxY);
}

function farSide(corner: number, values: Float64Array, given: (column: number) => string): number {
  const ofSize = corner + TO_SIZE;
  const size = values[ofSize] as number;
  if (size < 0) {
    throw new Misread(
      undefined,
      `box: ${NAMES[ofSize]} must be 0 or more, not ${given(ofSize)}`,
      `${NAMES[ofSize]} below 0`,
      NAMES[ofSize],
    );
  }
  const far = (values[corner] as number) + size;
  if (far < Number.POSITIVE_INFINITY) return far;
  throw new Misread(
    undefined,
    `box: ${NAMES[corner]} + ${NAMES[ofSize]} is beyond all doubles: ${given(corner)} + ${given(ofSize)}`,
    "beyond all doubles",
    NAMES[ofSize],
  );
}
