import { WASM } from "./box-index-wasm.js";
import { type KernelExports, loadKernels, PAGE, writeShuffles } from "./load.js";

/**
 * The kernels of `BoxIndex`. Those that search read images, whose addresses (in bytes) they are given, and leave entries at `FOUND`.
 * `assembly/box-index` says what each does.
 */
export interface BoxIndexKernels extends KernelExports {
  searchPlane(image: number, x0: number, y0: number, x1: number, y1: number): number;
  searchCircle(image: number, x: number, y: number, radius: number): number;
  castPlane(
    image: number,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
  ): number;
  measureHits(
    count: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
    reach: number,
    error: number,
    underflow: number,
  ): number;
  sortHits(count: number): void;
  startDealing(buckets: number, scratch: number): void;
  dealPlane(count: number, id: number, x: number, y: number, perX: number, perY: number): number;
  sortBucket(bucket: number, turn: number, sorted: number): number;
  sortCrowd(first: number, end: number): number;
  moveSorted(from: number, count: number): void;
  fitPlane(frames: number): void;
  searchSpace(image: number, x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): number;
  searchSphere(image: number, x: number, y: number, z: number, radius: number): number;
}

/** Where the ids of what was found begin. */
const FOUND = 24576;
/** How many there can be: after them lie the entries of level 0 that they are. */
export const MOST_FOUND = 10240;
/** Boxes of a block that is dealt to; its bytes, of which its address is a multiple; bytes of a box; the most blocks of a bucket. */
export const BLOCK_SIZE = 227;
export const BLOCK_BYTES = 8192;
export const ROW_BYTES = 36;
export const MOST_BLOCKS = 256;
/** Where columns to be dealt out are given, and the bytes of one. */
export const GIVEN = 131072;
export const COLUMN = 32768;
/** Where boxes are given that a ray may meet, when it meets those that it does, which of them are in doubt, and both sorted. */
const RAY_BOXES = GIVEN;
const HIT_VALUES = 458752;
const HIT_IDS = 540688;
const DOUBTS = 581664;
const SORTED_VALUES = 622640;
const SORTED_IDS = 704576;
/** Where boxes come out sorted, or are given to be fitted, and their ids; what was fitted to them; crowds. */
export const BOXES = 2228224;
export const IDS_SORTED = 4587520;
export const MADE = 4882432;
export const MADE_FRAMES = 4923392;
export const MADE_CELLS = 4924416;
export const CROWDS = 5523456;
/** Where the kernels want the table of Hilbert's curve, and the bucket of each cell; what they know of each bucket. */
export const PLACES = 5557248;
export const BUCKETS = 5563648;
export const DEALT = 5571840;
/** Bytes before the first image. */
export const FREE = 5701632;
const SHUFFLES = 256;

let start: ((bytes: number) => BoxIndexKernels) | undefined | null = null;
let kernels: BoxIndexKernels | undefined;
/** Bytes of the memory: to ask it itself takes a thirtieth of a search. */
let room = 0;

/**
 * The kernels, with one memory for all indexes of this thread, of so many bytes at least; undefined where the engine cannot or
 * may not run them, or has no room. It begins with what is asked for first.
 */
export function boxIndexKernels(bytes: number): BoxIndexKernels | undefined {
  if (start === null) start = loadKernels<BoxIndexKernels>(WASM);
  try {
    if (kernels !== undefined && bytes <= room) return kernels;
    if (kernels === undefined) {
      kernels = start?.(Math.max(bytes, FREE));
      if (kernels === undefined) return undefined;
      writeShuffles(kernels, SHUFFLES);
    } else kernels.memory.grow(Math.ceil((bytes - room) / PAGE));
    room = kernels.memory.buffer.byteLength;
    return kernels;
  } catch {
    return undefined;
  }
}

/** Whether they are compiled already, for whatever. */
export function areBoxIndexKernelsReady(): boolean {
  return kernels !== undefined;
}

let found: Uint32Array = /* @__PURE__ */ new Uint32Array(0);

/**
 * What a kernel left: ids, with their highest bit set where the boxes themselves must decide, and `MOST_FOUND` further on which entries of
 * level 0 they are.
 */
export function foundBoxes(): Uint32Array {
  // A memory that grows takes its views' bytes away.
  if (found.length === 0 && kernels) found = new Uint32Array(kernels.memory.buffer, FOUND, 2 * MOST_FOUND);
  return found;
}

/** Where kernels take the boxes that a ray may meet, and leave what it meets: as many boxes, and no more, as can be found. */
export interface RayRoom {
  /** Four numbers for each box of `foundBoxes`, as the tree has them. */
  readonly boxes: Float64Array;
  /** What `measureHits` is certain of; the caller adds those in doubt, which are listed by where they are in `foundBoxes`. */
  readonly values: Float64Array;
  readonly ids: Uint32Array;
  readonly doubts: Int32Array;
  /** What `sortHits` makes of it. */
  readonly sortedValues: Float64Array;
  readonly sortedIds: Uint32Array;
}

let ray: RayRoom | undefined;

export function rayRoom({ memory }: BoxIndexKernels): RayRoom {
  if (ray === undefined || ray.boxes.length === 0) {
    const { buffer } = memory;
    ray = {
      boxes: new Float64Array(buffer, RAY_BOXES, 4 * MOST_FOUND),
      values: new Float64Array(buffer, HIT_VALUES, MOST_FOUND),
      ids: new Uint32Array(buffer, HIT_IDS, MOST_FOUND),
      doubts: new Int32Array(buffer, DOUBTS, MOST_FOUND),
      sortedValues: new Float64Array(buffer, SORTED_VALUES, MOST_FOUND),
      sortedIds: new Uint32Array(buffer, SORTED_IDS, MOST_FOUND),
    };
  }
  return ray;
}
