/** What the loader uses of WebAssembly; the library is compiled without the types of any platform. */
interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

/** The memory of a kernel: `buffer` is another one after each `grow`, and the old one is detached. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  /** Adds pages of 64 KiB. Throws a `RangeError` where there is no room. */
  grow(pages: number): number;
}

/** What every kernel module exports. */
export interface KernelExports {
  readonly memory: KernelMemory;
}

/**
 * Compiles a kernel module, at once and without a request. Each call of the result makes an instance with a memory of its own.
 *
 * @param text - The module in hexadecimal digits, as the generated files hold it.
 * @returns `undefined` where the engine has no WebAssembly or no SIMD, or a page's security policy forbids to compile.
 */
export function loadKernels<Exports extends KernelExports>(text: string): (() => Exports) | undefined {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly?: WebAssemblyApi };
  if (WebAssembly === undefined) return undefined;
  try {
    const view = new DataView(new ArrayBuffer(text.length));
    const padded = `${text}000000`;
    // Eight digits at once: two by two took a third of a first call.
    for (let at = 0; at < text.length; at += 8) view.setUint32(at / 2, Number.parseInt(padded.slice(at, at + 8), 16));
    const module = new WebAssembly.Module(new Uint8Array(view.buffer, 0, text.length / 2));
    const instantiate = (): Exports => new WebAssembly.Instance(module).exports as Exports;
    // Some engines compile only when a module is made an instance: what is forbidden must fail here.
    instantiate();
    return instantiate;
  } catch {
    return undefined;
  }
}
