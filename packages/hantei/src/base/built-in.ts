/** Built-in objects that users hand over, by the names that they have in every realm. */
interface BuiltIns {
  readonly ArrayBuffer: ArrayBuffer;
  readonly SharedArrayBuffer: SharedArrayBuffer;
  readonly Float64Array: Float64Array;
  readonly BigInt64Array: BigInt64Array;
  readonly Uint32Array: Uint32Array;
  readonly Int8Array: Int8Array;
}

/**
 * Whether a value is a built-in object of this name, of whichever realm: an iframe has classes of its own, as has each context of
 * Node's `vm`, in which test runners run their tests, and `instanceof` knows but those of one.
 */
export function isBuiltIn<Name extends keyof BuiltIns>(value: unknown, name: Name): value is BuiltIns[Name] {
  return (value as { readonly [Symbol.toStringTag]?: unknown } | null | undefined)?.[Symbol.toStringTag] === name;
}
