/**
 * What arrays, buffers and dates are, of whichever realm they come: an iframe has classes of its own, as has each context of Node's `vm`, in
 * which test runners run their tests, and `instanceof` knows but those of one. These getters ask the object itself, and nothing
 * that it says of itself.
 */
import { typeError } from "./errors.js";
import { show } from "./validate.js";

const getterOf = (prototype: object, name: string | symbol): (() => unknown) =>
  Object.getOwnPropertyDescriptor(prototype, name)?.get as () => unknown;

const typedArrayName = /* @__PURE__ */ getterOf(
  /* @__PURE__ */ Object.getPrototypeOf(Int8Array.prototype),
  Symbol.toStringTag,
);

interface Arrays {
  readonly Float64Array: Float64Array;
  readonly BigInt64Array: BigInt64Array;
  readonly Uint32Array: Uint32Array;
  readonly Int8Array: Int8Array;
}

/** The name of a typed array's class; undefined for all else. */
function arrayName(value: unknown): string | undefined {
  return typedArrayName.call(value) as string | undefined;
}

/** A value as messages name it: a typed array by its class. */
export function showArray(value: unknown): string {
  return arrayName(value) ?? show(value);
}

/** Whether a value is a typed array of this name. */
export function isArrayOf<Name extends keyof Arrays>(value: unknown, name: Name): value is Arrays[Name] {
  return arrayName(value) === name;
}

/** Whether a value is an `ArrayBuffer` or a `SharedArrayBuffer`. */
export function isBuffer(value: unknown): value is ArrayBufferLike {
  return (
    hasBytes(ArrayBuffer, value) || (typeof SharedArrayBuffer === "function" && hasBytes(SharedArrayBuffer, value))
  );
}

/** Whether a value is a date, valid or not. What looks like none is not asked, for an answer by an error takes long. */
export function isDate(value: unknown): value is Date {
  if (!(value instanceof Date || Object.prototype.toString.call(value) === "[object Date]")) return false;
  try {
    Date.prototype.getTime.call(value);
    return true;
  } catch {
    return false;
  }
}

/** Throws where a buffer went elsewhere: it looks like one of no bytes. */
export function checkNotTransferred(where: string, buffer: ArrayBufferLike): void {
  try {
    new Uint8Array(buffer);
  } catch {
    typeError("ERR_TYPE", `${where}: the buffer was transferred elsewhere; send a copy`);
  }
}

function hasBytes(type: { readonly prototype: object }, value: unknown): boolean {
  try {
    getterOf(type.prototype, "byteLength").call(value);
    return true;
  } catch {
    return false;
  }
}
