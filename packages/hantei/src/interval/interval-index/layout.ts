/** How an `IntervalIndex` lies in its buffer. */
import { checkNotTransferred, isBuffer } from "../../base/built-in.js";
import { rangeError, typeError } from "../../base/errors.js";
import { show } from "../../base/validate.js";
import { infinitiesOf, type Values } from "./values.js";

/**
 * The parts of an index, views on one buffer: a header of eight 32-bit numbers (the mark, the version, the type of the values,
 * how many values and intervals, the checksum of all else, twice nothing), then the values, then the three lists.
 */
export interface Parts {
  readonly buffer: ArrayBuffer;
  /** All different ends, ascending. */
  readonly values: Values;
  /** For each interval, by start, then end: the ranks of its ends among the values, and which one it was when given. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly ids: Uint32Array;
}

/** "hTIi" in the order of bytes that this machine writes: read on another kind of machine, it is another number. */
const MARK = 0x69_49_54_68;
const VERSION = 2;
const HEADER_BYTES = 32;
const FLOAT64 = 0;
const BIGINT64 = 1;

/** Places in the header. */
const TYPE = 2;
const VALUES = 3;
const COUNT = 4;
const CHECKSUM = 5;

/** Room for so many values and intervals, all zero but the header. */
export function allocate(type: Values, values: number, count: number): Parts {
  const buffer = new ArrayBuffer(bytesOf(values, count));
  const header = new Uint32Array(buffer, 0, HEADER_BYTES / 4);
  header.set([MARK, VERSION, type instanceof Float64Array ? FLOAT64 : BIGINT64, values, count]);
  return partsOf(buffer, header);
}

/** Writes the checksum, when all else is there. */
export function seal({ buffer }: Parts): void {
  new Uint32Array(buffer)[CHECKSUM] = checksum(buffer);
}

function bytesOf(values: number, count: number): number {
  // Rounded up to whole 64-bit words.
  return HEADER_BYTES + 8 * values + 8 * Math.ceil((3 * count) / 2);
}

function partsOf(buffer: ArrayBuffer, header: Uint32Array): Parts {
  const [size, count] = [header[VALUES] as number, header[COUNT] as number];
  const lists = HEADER_BYTES + 8 * size;
  return {
    buffer,
    values:
      header[TYPE] === FLOAT64
        ? new Float64Array(buffer, HEADER_BYTES, size)
        : new BigInt64Array(buffer, HEADER_BYTES, size),
    starts: new Uint32Array(buffer, lists, count),
    ends: new Uint32Array(buffer, lists + 4 * count, count),
    ids: new Uint32Array(buffer, lists + 8 * count, count),
  };
}

/** Fowler, Noll and Vo's hash (FNV-1a) by words instead of bytes: it finds damage, not malice, which `isSound` looks for. */
function checksum(buffer: ArrayBuffer): number {
  const words = new Uint32Array(buffer);
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at++) {
    if (at !== CHECKSUM) hash = Math.imul(hash ^ (words[at] as number), 0x01000193);
    // A multiplication carries up only; this brings the high bits down again.
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/**
 * The parts of a buffer that was saved, on a copy of it, checked through and through: what passes is the index of some list of
 * intervals, whoever wrote it.
 *
 * @throws TypeError `ERR_TYPE` for what is no buffer; RangeError `ERR_FORMAT` for one that was not saved by an index, or that
 * is cut off, damaged, or from a machine of another byte order.
 */
export function read(data: unknown): Parts {
  const buffer = copyOf(data);
  const header = new Uint32Array(buffer, 0, Math.min(buffer.byteLength >> 2, HEADER_BYTES / 4));
  if (header[0] !== MARK) refuse("this is no buffer of one, or it is from a machine of another byte order");
  if (header[1] !== VERSION) refuse(`it is of version ${header[1]}, and this reads version ${VERSION}`);
  const wanted = bytesOf(header[VALUES] ?? 0, header[COUNT] ?? 0);
  if (buffer.byteLength !== wanted) {
    const why = buffer.byteLength < wanted ? "is it cut off?" : "give a view of the index alone";
    refuse(`it has ${buffer.byteLength} bytes, not ${wanted}; ${why}`);
  }
  if (header[6] !== 0 || header[7] !== 0) refuse("its header has numbers that this version does not know");
  if ((header[TYPE] as number) > BIGINT64) refuse("its type of values is unknown");
  if (header[CHECKSUM] !== checksum(buffer)) refuse("it is damaged: its checksum differs");
  const parts = partsOf(buffer, header);
  if (!isSound(parts)) refuse("it is damaged: it holds no intervals in order");
  return parts;
}

function copyOf(data: unknown): ArrayBuffer {
  const isWhole = isBuffer(data);
  if (!isWhole && !ArrayBuffer.isView(data)) {
    typeError("ERR_TYPE", `IntervalIndex.load: a buffer is wanted, not ${show(data)}`);
  }
  checkNotTransferred("IntervalIndex.load", isWhole ? data : data.buffer);
  const bytes = isWhole ? new Uint8Array(data) : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return new Uint8Array(bytes).buffer;
}

/** Whether values ascend, every interval has its ends among them and in order, and every interval is there once. */
function isSound({ values, starts, ends, ids }: Parts): boolean {
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number | bigint;
    if (at > 0 ? !((values[at - 1] as number | bigint) < value) : Number.isNaN(value)) return false;
  }
  const last = values.length - 1;
  const [past, future] = infinitiesOf(values instanceof Float64Array);
  const seen = new Uint8Array(ids.length);
  for (let at = 0; at < ids.length; at++) {
    const [start, end, id] = [starts[at] as number, ends[at] as number, ids[at] as number];
    if (start > end || end > last || id >= ids.length || seen[id] === 1) return false;
    // No interval lies at an infinity as a whole.
    if (values[end] === past || values[start] === future) return false;
    seen[id] = 1;
    const before = at === 0 ? -1 : (starts[at - 1] as number);
    if (start < before || (start === before && end < (ends[at - 1] as number))) return false;
  }
  return true;
}

function refuse(why: string): never {
  rangeError("ERR_FORMAT", `IntervalIndex.load: the buffer holds no index: ${why}`);
}
