/** What the loader uses of WebAssembly; the library is compiled without the types of any platform. */
interface WebAssemblyApi {
  readonly Memory: new (size: { readonly initial: number }) => KernelMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

/** The memory of a kernel: `buffer` is another one after each `grow`, and the old one is detached. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  /** Adds pages of 64 KiB. Throws a `RangeError` where there is no room. */
  grow(pages: number): number;
}

/** What every kernel module exports, and the memory that it was given. */
export interface KernelExports {
  readonly memory: KernelMemory;
}

/** Bytes of a page, by which memories grow. */
export const PAGE = 65536;

/** How the generated files hold bytes: `scripts/generate-kernels.mjs` writes them so. */
const FIRST_BYTE = 0xfd;
const CHARACTERS = 91;
const FIRST_CHARACTER = 35;
const BACKSLASH = 92;

/**
 * The bytes of a text: one character each, of 91 that need no escape, from 0xfd on and around; before those of the second and
 * the third 91 bytes a space or "!".
 */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  let size = 0;
  let page = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < FIRST_CHARACTER - 1) page = code - 31;
    else {
      bytes[size++] = FIRST_BYTE + page * CHARACTERS + code - FIRST_CHARACTER - +(code > BACKSLASH);
      page = 0;
    }
  }
  return bytes.subarray(0, size);
}

/**
 * Compiles a kernel module, at once and without a request. Each call of the result makes an instance with a memory of its own,
 * of at least so many bytes: where that is enough, it need not grow. A buffer that was detached once, as by growing, makes V8 ask
 * of every array of the process, at each access, whether it still has one.
 *
 * @param text - The module, as the generated files hold it.
 * @returns `undefined` where the engine has no WebAssembly or no SIMD, or a page's security policy forbids to compile.
 */
export function loadKernels<Exports extends KernelExports>(text: string): ((bytes: number) => Exports) | undefined {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly?: WebAssemblyApi };
  if (WebAssembly === undefined) return undefined;
  try {
    const module = new WebAssembly.Module(bytesOf(text));
    const instantiate = (bytes: number): Exports => {
      const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
      return { ...new WebAssembly.Instance(module, { env: { memory } }).exports, memory } as Exports;
    };
    // Some engines compile only when a module is made an instance: what is forbidden must fail here.
    instantiate(PAGE);
    return instantiate;
  } catch {
    return undefined;
  }
}

/** For each mask of four lanes, which bytes bring the lanes that are set to the front: 256 bytes from `at` on. */
export function writeShuffles({ memory }: KernelExports, at: number): void {
  const bytes = new Uint8Array(memory.buffer, at);
  for (let mask = 0; mask < 16; mask++) {
    let front = mask * 16;
    for (let byte = 0; byte < 16; byte++) if ((mask >> (byte >> 2)) & 1) bytes[front++] = byte;
  }
}
