import { type KernelMemory, PAGE } from "../load.js";

/** A memory as numbers; other arrays once it has grown. */
export interface Views {
  readonly f64: Float64Array;
  readonly i32: Int32Array;
  readonly u16: Uint16Array;
}

/** A memory of so many bytes, in whole pages, that grows as WebAssembly's do. */
export function twinMemory(bytes: number): KernelMemory & Views {
  const memory = {
    ...viewsOf(new ArrayBuffer(PAGE * Math.ceil(bytes / PAGE))),
    grow(pages: number): number {
      const { buffer } = memory;
      const grown = new ArrayBuffer(buffer.byteLength + pages * PAGE);
      new Uint8Array(grown).set(new Uint8Array(buffer));
      Object.assign(memory, viewsOf(grown));
      return buffer.byteLength / PAGE;
    },
  };
  return memory;
}

function viewsOf(buffer: ArrayBuffer): Views & { readonly buffer: ArrayBuffer } {
  return { buffer, f64: new Float64Array(buffer), i32: new Int32Array(buffer), u16: new Uint16Array(buffer) };
}
