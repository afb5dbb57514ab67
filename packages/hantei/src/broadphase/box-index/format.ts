/**
 * What a buffer must be like to be an index: the header, and the check of everything after it.
 *
 * All but the boxes and their order follows from them, so a buffer is checked by building that anew and comparing. A buffer
 * saved also has a checksum: a box with one bit changed may still be a box.
 */
import { checkNotTransferred, isBuffer } from "../../base/built-in.js";
import { type ErrorCode, rangeError, typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import { fitTree } from "./bound.js";
import { fitFull } from "./build.js";
import { MAGIC, VERSION, WORDS } from "./header.js";
import { FAN_OUT, FRAME, HEADER_BYTES, LEVELS_OF_FRAME, layoutOf, type Tree, treeOn } from "./layout.js";

/** More boxes than this would want more bytes than a buffer can have, or than numbers of 29 bits can count. */
const MAX_COUNT = 0x1fffffff;

/** Words of a block's cells. */
const BLOCK = 2 * FAN_OUT;

/** A copy of the index's bytes with a checksum; a resizable buffer may have grown beyond them. */
export function copyWithChecksum(tree: Tree): ArrayBuffer {
  const { bytes } = layoutOf(tree.count, tree.axes);
  const copy = new ArrayBuffer(bytes);
  new Uint8Array(copy).set(new Uint8Array(tree.buffer, 0, bytes));
  const words = new Uint32Array(copy);
  words[WORDS.checksum] = checksumOf(words);
  return copy;
}

/** Never 0, which stands for none; over all words but its own. */
function checksumOf(words: Uint32Array): number {
  // FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), a word a step and not a byte; four sums at a time, as each step waits for the one before.
  let at = HEADER_BYTES / 4;
  let [a, b, c, d] = [1, 2, 3, 4];
  for (; at + 4 <= words.length; at += 4) {
    a = mixed(a, words[at] as number);
    b = mixed(b, words[at + 1] as number);
    c = mixed(c, words[at + 2] as number);
    d = mixed(d, words[at + 3] as number);
  }
  let sum = mixed(mixed(mixed(a, b), c), d);
  for (; at < words.length; at++) sum = mixed(sum, words[at] as number);
  for (let word = 0; word < HEADER_BYTES / 4; word++) {
    if (word !== WORDS.checksum) sum = mixed(sum, words[word] as number);
  }
  return sum >>> 0 || 1;
}

/** For two words that differ, and for two sums, it differs. */
function mixed(sum: number, word: number): number {
  const product = Math.imul(sum ^ word, 0x01000193);
  // A multiplication carries up only; this brings the high bits down again.
  return product ^ (product >>> 15);
}

/** The tree in a buffer; throws unless it is whole. */
export function treeIn(data: unknown, kernel: "simd" | "js" | undefined): Tree {
  const buffer = ArrayBuffer.isView(data) ? partUnder(data) : data;
  if (!isBuffer(buffer)) {
    typeError(
      "ERR_TYPE",
      `BoxIndex.load: wants an ArrayBuffer, a SharedArrayBuffer or a view on one, not ${show(data)}`,
    );
  }
  checkNotTransferred("BoxIndex.load", buffer);
  const { byteLength } = buffer;
  if (byteLength < HEADER_BYTES) {
    refuse(`${byteLength} bytes are too few for an index, which has ${HEADER_BYTES} or more; was it cut off?`);
  }
  const header = new Uint32Array(buffer, 0, HEADER_BYTES / 4);
  if (header[WORDS.magic] !== MAGIC)
    refuse("the buffer holds no index of this library, or one of a machine of other byte order");
  const version = header[WORDS.version] as number;
  if (version !== VERSION)
    refuse(`the index has format ${version}, and this version of the library reads ${VERSION}; build it anew`);
  const axes = header[WORDS.axes] as number;
  if (axes !== 2 && axes !== 3) damaged(`${axes} axes`);
  const count = header[WORDS.count] as number;
  if (count > MAX_COUNT) damaged(`${count} boxes`);
  const { bytes } = layoutOf(count, axes);
  if (bytes !== byteLength) {
    const why = byteLength < bytes ? "was it cut off?" : "give a view of the index alone";
    refuse(`an index of ${count} boxes has ${bytes} bytes, but the buffer has ${byteLength}; ${why}`);
  }
  for (let word = WORDS.sorts + 1; word < header.length; word++) {
    if (header[word] !== 0) damaged("a header that is not as it was written");
  }
  // After as many moves as there are boxes, far ones counted as several, they are sorted anew; and once they all were.
  if ((header[WORDS.moved] as number) >= Math.max(count, 1) || header[WORDS.sorts] === 0) {
    damaged("counters of moves and sorts that no index has");
  }
  const tree = treeOn(buffer, count, axes);
  const checksum = header[WORDS.checksum] as number;
  if (checksum !== 0 && checksum !== checksumOf(new Uint32Array(buffer))) damaged("a checksum of other bytes");
  checkBoxes(tree);
  checkIds(tree);
  checkDerived(tree, kernel);
  return tree;
}

/** The buffer that a view covers; a copy where there is more in it, as where Node reads small files. */
function partUnder({ buffer, byteOffset, byteLength }: ArrayBufferView): ArrayBufferLike {
  // Without its prototype a view does not tell.
  return !isBuffer(buffer) || byteLength === buffer.byteLength
    ? buffer
    : buffer.slice(byteOffset, byteOffset + byteLength);
}

function checkBoxes({ axes, boxes, count }: Tree): void {
  for (let entry = 0; entry < count; entry++) {
    for (let axis = 0; axis < axes; axis++) {
      const min = boxes[2 * axes * entry + axis] as number;
      const max = boxes[2 * axes * entry + axes + axis] as number;
      if (!(min <= max && min < Number.POSITIVE_INFINITY && max > Number.NEGATIVE_INFINITY))
        damaged("a box that is none");
    }
  }
}

/** Every id once. */
function checkIds({ ids, count }: Tree): void {
  const seen = new Uint8Array(count);
  for (let entry = 0; entry < count; entry++) {
    const id = ids[entry] as number;
    if (id >= count || seen[id] !== 0) damaged("an id that is not one box's own");
    seen[id] = 1;
  }
}

/** What follows from the boxes, built anew: what kernels make is compared piece by piece, and the rest in a tree that has nothing else. */
function checkDerived(tree: Tree, kernel: "simd" | "js" | undefined): void {
  const { axes, boxes, cells, count, frames, top, firstEntry, firstBlock } = tree;
  const full = fitFull(tree, kernel, checkNumbers);
  // Of a large buffer, what is never written to takes no memory.
  const fresh = treeOn(new ArrayBuffer(tree.buffer.byteLength), count, axes);
  const size = 2 * axes;
  const copy = (from: number, to: number): void => fresh.boxes.set(boxes.subarray(size * from, size * to), size * from);
  copy(full * FRAME, count);
  if (full > 0) copy(firstEntry[LEVELS_OF_FRAME] as number, (firstEntry[LEVELS_OF_FRAME] as number) + full);
  fitTree(fresh, full);
  let checked = full * FRAME;
  for (let level = 1; level <= top; level++) {
    checked = level <= LEVELS_OF_FRAME ? checked / FAN_OUT : 0;
    const entry = (firstEntry[level] as number) + checked;
    const block = (firstBlock[level - 1] as number) + checked;
    checkNumbers(boxes, fresh.boxes.subarray(size * entry, size * (firstEntry[level + 1] as number)), size * entry);
    const end = BLOCK * (firstBlock[level] as number);
    checkNumbers(cells, fresh.cells.subarray(BLOCK * block, end), BLOCK * block);
  }
  checkNumbers(frames, fresh.frames.subarray(size * full), size * full);
}

/** Bit by bit: −0 is not 0. */
function checkNumbers(given: Float64Array | Int32Array, wanted: Float64Array | Int32Array, at: number): void {
  const words = wanted.byteLength / 4;
  const a = new Int32Array(given.buffer, given.byteOffset + at * given.BYTES_PER_ELEMENT, words);
  const b = new Int32Array(wanted.buffer, wanted.byteOffset, words);
  for (let k = 0; k < words; k++) if (a[k] !== b[k]) damaged("bounds that are not those of its boxes");
}

function damaged(what: string): never {
  refuse(`the buffer is damaged: it holds ${what}`);
}

function refuse(reason: string): never {
  const code: ErrorCode = "ERR_FORMAT";
  rangeError(code, `BoxIndex.load: ${reason}`);
}
