/**
 * The checks of numbers, which every constructor makes, and how messages name what was given. Each says what that was, what is wanted
 * and how to mend it.
 */
import { rangeError, typeError } from "./errors.js";

/** How a value is named in a message: safe for any value, never longer than a line. Short code, for every bundle has it. */
export function show(value: unknown): string {
  if (Object(value) === value) return Array.isArray(value) ? "an array" : "an object";
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return typeof value === "bigint" ? `${text.slice(0, 60)}n` : text.slice(0, 60);
}

/** Throws unless `value` is a number; `where` names the argument, as in "circle: radius". */
export function checkNumber(where: string, value: unknown): void {
  if (typeof value !== "number") typeError("ERR_TYPE", `${where} must be a number, not ${show(value)}`);
}

/** Whether `value` is a finite number. */
export function isFiniteNumber(value: unknown): boolean {
  return typeof value === "number" && value - value === 0;
}

/** Throws unless `value` is a finite number. */
export function checkFinite(where: string, value: unknown): void {
  checkNumber(where, value);
  // x − x is NaN for NaN and the infinities, and 0 for the rest.
  if ((value as number) - (value as number) !== 0) {
    rangeError("ERR_NOT_FINITE", `${where} must be finite, not ${value}`);
  }
}

/** Throws unless `value` is a finite number, 0 or above. */
export function checkRadius(where: string, value: unknown): void {
  checkFinite(where, value);
  if ((value as number) < 0) rangeError("ERR_RADIUS", `${where} must be 0 or more, not ${value}`);
}

/** Throws unless min ≤ max along an axis, both numbers and not NaN, min not +Infinity and max not −Infinity. */
export function checkExtent(where: string, axis: string, min: unknown, max: unknown): void {
  const least = `${where}: min${axis}`;
  checkNumber(least, min);
  checkNumber(`${where}: max${axis}`, max);
  if ((min as number) > (max as number)) {
    rangeError("ERR_ORDER", `${least} must be at most max${axis}, not ${min} > ${max}; swap them?`);
  }
  // 1 / 0 is Infinity in five bytes fewer than its name, which every bundle would carry. NaN is neither below nor above.
  if (!((min as number) < 1 / 0 && (max as number) > -1 / 0)) {
    rangeError("ERR_NOT_FINITE", `${least} must be below Infinity and max${axis} above -Infinity: ${min}, ${max}`);
  }
}

/** Throws where a typed array's numbers went elsewhere with its buffer: it looks like one of none. */
export function checkHere(where: string, numbers: Float64Array | BigInt64Array | Uint32Array): void {
  // A number, for V8 in Node 20 tells the old `length` of such an array where it has met one that can be resized.
  if (numbers[0] !== undefined) return;
  try {
    // It throws where the buffer is gone. Not all engines that we run on have another way to ask.
    numbers.keys();
  } catch {
    typeError("ERR_TYPE", `${where} has lost its numbers: its buffer was transferred elsewhere; send a copy`);
  }
}

/**
 * Throws unless a value is an array of shapes, and says at which place it has none.
 *
 * @param kindIndex - The room's own, which throws for what is no shape of it.
 */
export function checkShapes(where: string, shapes: unknown, kindIndex: (shape: never) => unknown): void {
  if (!Array.isArray(shapes)) typeError("ERR_TYPE", `${where} must be an array of shapes, not ${show(shapes)}`);
  // A gap in the list is no shape; `forEach` would pass it by.
  for (let index = 0; index < shapes.length; index++) {
    try {
      kindIndex(shapes[index] as never);
    } catch (error) {
      typeError("ERR_KIND", `${where}[${index}]: ${(error as Error).message}`);
    }
  }
}
