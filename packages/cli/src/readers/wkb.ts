/**
 * A geometry in Well-Known Binary (OGC Simple Feature Access, part 1, section 8), as GeoParquet has it: a byte for the order of
 * bytes, a number for the type, and counts before what is counted. PostGIS's marks for Z, M and a reference system are known.
 *
 * @see https://geoparquet.org/releases/v1.1.0/
 */
import { Misread } from "../bad-input.js";
import {
  checkRing,
  lineThrough,
  type MakeShape,
  pointAt,
  polygonOf,
  THIRD_COORDINATE,
  UNSUPPORTED,
} from "./geometry.js";
import { NOT_FINITE } from "./number.js";

interface Geometry {
  readonly name: string;
  readonly read: (wkb: Wkb) => readonly MakeShape[];
}

/** By its number. A part of a MULTI form is a geometry by itself. */
const GEOMETRIES: Readonly<Record<number, Geometry>> = {
  1: { name: "POINT", read: (wkb) => [pointAt(wkb.positions(1))] },
  2: { name: "LINESTRING", read: (wkb) => [lineThrough(wkb.positions(wkb.count(POSITION)))] },
  3: { name: "POLYGON", read: (wkb) => [polygonOf(wkb.rings())] },
  4: { name: "MULTIPOINT", read: (wkb) => wkb.parts(1) },
  5: { name: "MULTILINESTRING", read: (wkb) => wkb.parts(2) },
  6: { name: "MULTIPOLYGON", read: (wkb) => wkb.parts(3) },
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
const MEASURES = ["", " Z", " M", " ZM"];

/**
 * Reads the parts of a geometry.
 *
 * @throws Misread that says at which byte, from 1.
 */
export function readWkb(bytes: Uint8Array): readonly MakeShape[] {
  const wkb = new Wkb(bytes);
  const parts = wkb.geometry();
  wkb.end();
  return parts;
}

class Wkb {
  readonly #view: DataView;
  #at = 0;
  #isLittle = true;

  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    this.#view = new DataView(buffer, byteOffset, byteLength);
  }

  /** @param wanted - The number of the only type that fits. */
  geometry(wanted?: number): readonly MakeShape[] {
    const start = this.#at;
    this.#need(LEAST_PART, 1);
    const order = this.#view.getUint8(this.#at++);
    if (order > 1) this.#fail(start, `the order of bytes is 0 or 1, not ${order}`);
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
    if (known === undefined || thousands >= MEASURES.length) {
      const name = thousands < MEASURES.length ? OTHERS[type] : undefined;
      if (name === undefined) this.#fail(start + 1, `there is no geometry of type ${code}`);
      throw new Misread(undefined, `${name} is not supported; of WKB there are ${NAMES}`, UNSUPPORTED);
    }
    if (marks % HAS_M >= HAS_SYSTEM && this.#uint32() !== 0) {
      throw new Misread(undefined, "a reference system in WKB is not supported; write WKB without one", UNSUPPORTED);
    }
    const extra = (marks >= HAS_Z ? 1 : 0) | (marks % HAS_Z >= HAS_M ? 2 : 0) | thousands;
    if (extra > 0) {
      const what = `${known.name}${MEASURES[extra]} has a third coordinate; geometries lie in the plane`;
      throw new Misread(undefined, what, THIRD_COORDINATE);
    }
    return known.read(this);
  }

  /** The parts of a MULTI form. */
  parts(type: number): readonly MakeShape[] {
    const parts: MakeShape[] = [];
    for (let left = this.count(LEAST_PART); left > 0; left--) parts.push(...this.geometry(type));
    return parts;
  }

  rings(): number[][] {
    return Array.from({ length: this.count(LEAST_RING) }, (_, i) => {
      const ring = this.positions(this.count(POSITION));
      checkRing(ring, i);
      return ring;
    });
  }

  /** x, y, x, y, … */
  positions(count: number): number[] {
    this.#need(POSITION, count);
    const numbers: number[] = [];
    for (let i = 0; i < 2 * count; i++, this.#at += 8) {
      const value = this.#view.getFloat64(this.#at, this.#isLittle);
      if (value - value !== 0) this.#refuse(value, numbers);
      numbers.push(value);
    }
    return numbers;
  }

  /** How many there are of what takes at least so many bytes: more than there is room for are not believed. */
  count(bytes: number): number {
    this.#need(4, 1);
    const count = this.#uint32();
    if (count === 0) throw new Misread(undefined, "the geometry is empty: there is nothing to compare", EMPTY);
    this.#need(bytes, count);
    return count;
  }

  /** Nothing may follow. */
  end(): void {
    const left = this.#view.byteLength - this.#at;
    if (left > 0) this.#fail(this.#at, `${left} ${left === 1 ? "byte is" : "bytes are"} left over`);
  }

  #uint32(): number {
    this.#need(4, 1);
    const value = this.#view.getUint32(this.#at, this.#isLittle);
    this.#at += 4;
    return value;
  }

  #need(bytes: number, count: number): void {
    const { byteLength } = this.#view;
    if (this.#at + bytes * count > byteLength) this.#fail(byteLength, "the geometry does not end: cut off?");
  }

  /** A point without a place is how an empty one is written. */
  #refuse(value: number, before: readonly number[]): never {
    const next = this.#at + 8;
    const isEmpty =
      Number.isNaN(value) &&
      before.length === 0 &&
      next + 8 === this.#view.byteLength &&
      Number.isNaN(this.#view.getFloat64(next, this.#isLittle));
    if (isEmpty) throw new Misread(undefined, "POINT EMPTY has no points: there is nothing to compare", EMPTY);
    throw new Misread(undefined, `a coordinate of the geometry: ${value} ${NOT_FINITE}`, "not finite");
  }

  #fail(at: number, message: string): never {
    throw new Misread(undefined, `byte ${at + 1} of the geometry's WKB: ${message}`, "not WKB");
  }
}

const EMPTY = "empty geometry";
