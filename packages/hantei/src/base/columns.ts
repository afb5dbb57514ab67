/** Columns of numbers that users give: shape i has its numbers at index i of each. */
import { isArrayOf, showArray } from "./built-in.js";
import { rangeError, typeError } from "./errors.js";
import { checkHere } from "./validate.js";

/** A column of this name, after a check of its type; the numbers are not checked. */
export function readColumn(where: string, given: Readonly<Record<string, unknown>>, name: string): Float64Array {
  const value = given[name];
  if (!isArrayOf(value, "Float64Array")) {
    typeError("ERR_TYPE", `${where}: ${name} must be a Float64Array, not ${showArray(value)}`);
  }
  checkHere(`${where}: ${name}`, value);
  // Methods of a class of one's own (`Symbol.species`) may make arrays of other things.
  return new Float64Array(value.buffer, value.byteOffset, value.length);
}

/** Throws unless a column is as long as the first. */
export function checkOneLength(
  where: string,
  name: string,
  column: Float64Array,
  of: string,
  first: Float64Array,
): void {
  if (column.length === first.length) return;
  const message = `${where}: ${name} holds ${column.length} numbers and ${of} ${first.length}`;
  rangeError("ERR_LENGTH", `${message}; all columns must be of one length`);
}
