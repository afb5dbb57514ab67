/**
 * A geometry in Well-Known Binary (OGC Simple Feature Access, part 1, section 8), as GeoParquet has it: a byte for the order of
 * bytes, a number for the type, and counts before what is counted. Of PostGIS's additions a reference system of 0 is read, and
 * what others mean is told.
 *
 * @see https://geoparquet.org/releases/v1.1.0/
 */
import { Misread } from "../bad-input.js";
import {
  checkRing,
  EMPTY,
  lineThrough,
  pointAt,
  polygonOf,
  refuseMeasures,
  type TakeShape,
  UNSUPPORTED,
} from "./geometry.js";
import { NOT_FINITE } from "./number.js";

interface Geometry {
  readonly name: string;
  readonly read: (wkb: Wkb, take: TakeShape) => void;
}

/** By its number. A part of a MULTI form is a geometry by itself. */
const GEOMETRIES: Readonly<Record<number, Geometry>> = {
  1: { name: "POINT", read: (wkb, take) => wkb.point(take) },
  2: { name: "LINESTRING", read: (wkb, take) => wkb.line(take) },
  3: { name: "POLYGON", read: (wkb, take) => wkb.polygon(take) },
  4: { name: "MULTIPOINT", read: (wkb, take) => wkb.parts(1, take) },
  5: { name: "MULTILINESTRING", read: (wkb, take) => wkb.parts(2, take) },
  6: { name: "MULTIPOLYGON", read: (wkb, take) => wkb.parts(3, take) },
};

/** Those that there are no shapes for. */
const OTHERS: Readonly<Record<number, string>> = {
  7: "GEOMETRYCOLLECTION",
  8: "CIRCULARSTRING",
  9: "COMPOUNDCURVE",
  10: "CURVEPOLYGON",
  11: "MULTICURVE",
  12: "MULTISURFACE",
  15: "POLYHEDRALSURFACE",
  16: "TIN",
  17: "TRIANGLE",
};

const NAMES = Object.values(GEOMETRIES)
  .map(({ name }) => name)
  .join(", ");

const POSITION = 16;
/** A count. */
const LEAST_RING = 4;
/** An order of bytes, and a type. */
const LEAST_PART = 5;

/** PostGIS's marks in a type. */
const HAS_Z = 0x80000000;
const HAS_M = 0x40000000;
const HAS_SYSTEM = 0x20000000;
/** The standard counts up by thousands: Z, M, ZM. */
const LETTERS = ["", "Z", "M", "ZM"];

/** The first byte that is a character. */
const SPACE = 32;

/**
 * Reads a geometry, and hands over its parts.
 *
 * @throws Misread that says at which byte, from 1, where one is to blame.
 */
export function readWkb(bytes: Uint8Array, take: TakeShape): void {
  if (bytes.length === 0)
    throw new Misread(undefined, "the field is empty; a geometry in WKB is wanted", "no geometry");
  const wkb = new Wkb(bytes);
  wkb.geometry(take);
  wkb.end();
}

class Wkb {
  readonly #view: DataView;
  #at = 0;
  #isLittle = true;
  /** Of the whole geometry: what it is, and where its body begins. */
  #name = "";
  #body = 0;
  /** Where the one begins that is being read: all of it, or a part. */
  #start = 0;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    this.#view = new DataView(buffer, byteOffset, byteLength);
  }

  /** @param wanted - The number of the only type that fits. */
  geometry(take: TakeShape, wanted?: number): void {
    const start = this.#at;
    this.#start = start;
    this.#need(LEAST_PART, 1);
    const order = this.#view.getUint8(this.#at++);
    if (order > 1) {
      const advice = order < SPACE ? "" : "; if this is WKT, its column must be one of text";
      this.#fail(start, `the order of bytes is 0 or 1, not ${order}${advice}`);
    }
    this.#isLittle = order === 1;
    const code = this.#uint32();
    // Unsigned, as JavaScript's bitwise operators are not.
    const marks = Math.floor(code / HAS_SYSTEM) * HAS_SYSTEM;
    const type = (code - marks) % 1000;
    const thousands = Math.floor((code - marks) / 1000);
    const known = GEOMETRIES[type];
    if (wanted !== undefined && type !== wanted) {
      this.#fail(start, `a part is to be a ${GEOMETRIES[wanted]?.name}, and its type is ${code}`);
    }
    if (known === undefined || thousands >= LETTERS.length) {
      const name = thousands < LETTERS.length ? OTHERS[type] : undefined;
      if (name === undefined) this.#fail(start + 1, `there is no geometry of type ${code}`);
      throw new Misread(undefined, `${name} is not supported; of WKB there are ${NAMES}`, UNSUPPORTED);
    }
    if (marks % HAS_M >= HAS_SYSTEM && this.#uint32() !== 0) {
      throw new Misread(undefined, "a reference system in WKB is not supported; write WKB without one", UNSUPPORTED);
    }
    const extra = (marks >= HAS_Z ? 1 : 0) | (marks % HAS_Z >= HAS_M ? 2 : 0) | thousands;
    if (extra > 0) refuseMeasures(known.name, LETTERS[extra] as string, undefined);
    if (wanted === undefined) {
      this.#name = known.name;
      this.#body = this.#at;
    }
    known.read(this, take);
  }

  /** The parts of a MULTI form. */
  parts(type: number, take: TakeShape): void {
    for (let left = this.#count(LEAST_PART); left > 0; left--) this.geometry(take, type);
  }

  /** An empty one has no place. */
  point(take: TakeShape): void {
    this.#need(POSITION, 1);
    if (Number.isNaN(this.#double(0)) && Number.isNaN(this.#double(8))) this.#refuseEmpty(this.#start);
    const [x, y] = this.#positions(1) as [number, number];
    take(pointAt(x, y));
  }

  line(take: TakeShape): void {
    const start = this.#at;
    const positions = this.#positions(this.#count(POSITION));
    take(this.#placed(start, () => lineThrough(positions)));
  }

  polygon(take: TakeShape): void {
    const rings: number[][] = [];
    for (let left = this.#count(LEAST_RING); left > 0; left--) {
      const start = this.#at;
      const ring = this.#positions(this.#count(POSITION));
      this.#placed(start, () => checkRing(ring, rings.length));
      rings.push(ring);
    }
    take(polygonOf(rings));
  }

  /** Nothing may follow. */
  end(): void {
    const left = this.#view.byteLength - this.#at;
    if (left > 0) this.#fail(this.#at, `${left} ${left === 1 ? "byte is" : "bytes are"} left over`);
  }

  /** x, y, x, y, … */
  #positions(count: number): number[] {
    this.#need(POSITION, count);
    const numbers: number[] = [];
    for (let i = 0; i < 2 * count; i++, this.#at += 8) {
      const value = this.#double(0);
      if (value - value !== 0) this.#fail(this.#at, `${value} ${NOT_FINITE}`, "not finite");
      numbers.push(value);
    }
    return numbers;
  }

  /** How many there are of what takes at least so many bytes: more than there is room for are not believed. */
  #count(bytes: number): number {
    const start = this.#at;
    const count = this.#uint32();
    if (count === 0) this.#refuseEmpty(start);
    this.#need(bytes, count);
    return count;
  }

  #uint32(): number {
    this.#need(4, 1);
    const value = this.#view.getUint32(this.#at, this.#isLittle);
    this.#at += 4;
    return value;
  }

  #double(ahead: number): number {
    return this.#view.getFloat64(this.#at + ahead, this.#isLittle);
  }

  #need(bytes: number, count: number): void {
    const { byteLength } = this.#view;
    if (this.#at + bytes * count > byteLength) this.#fail(byteLength, "the geometry does not end: cut off?");
  }

  /** @param at - Where the count or the part begins that says so; nothing of the whole geometry's is before its body. */
  #refuseEmpty(at: number): never {
    const name = this.#name;
    if (at <= this.#body)
      throw new Misread(undefined, `${name} EMPTY has no points: there is nothing to compare`, EMPTY);
    this.#fail(at, `a part of this ${name} is EMPTY`, EMPTY);
  }

  /** What `read` finds wrong lies where it was read from. */
  #placed<T>(start: number, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      return this.#fail(start, error.message, error.reason);
    }
  }

  #fail(at: number, message: string, reason = "not WKB"): never {
    throw new Misread(undefined, `byte ${at + 1} of the geometry's WKB: ${message}`, reason);
  }
}
