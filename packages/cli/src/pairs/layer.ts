/** One input of `hantei pairs`: its features, each of one shape or several, as columns of bounds with shapes beside them. */
import * as plane from "hantei";
import * as space from "hantei/3d";
import { interval } from "hantei/interval";
import { Misread } from "../bad-input.js";
import type { InstantKind, InstantKinds } from "../readers/instant.js";
import { IndexColumn, NumberColumn, TextColumn } from "./columns.js";

/** What a layer's shapes live in; shapes of different worlds cannot be compared. */
export type World = "plane" | "space" | "time";

export type AnyShape = plane.Shape | space.Shape3;

/** Least and greatest coordinates of every part; `minZ` and `maxZ` in space only, and `minY` and `maxY` 0 in time. */
export interface Bounds {
  readonly minX: Float64Array;
  readonly minY: Float64Array;
  readonly maxX: Float64Array;
  readonly maxY: Float64Array;
  readonly minZ?: Float64Array;
  readonly maxZ?: Float64Array;
}

/** Features in the order of the input. */
export interface Layer {
  /** How messages call the input. */
  readonly name: string;
  /** Undefined where there is no feature at all. */
  readonly world: World | undefined;
  /** How many features there are. */
  readonly count: number;
  /** Of every part of every feature, features in order. */
  readonly bounds: Bounds;
  /** The part's shape; where there is none, the part is the box of its bounds. Undefined where all parts are boxes. */
  readonly shapes: readonly (AnyShape | undefined)[] | undefined;
  /** The feature that a part belongs to; undefined where each feature is one part. */
  readonly owners: Uint32Array | undefined;
  /** The number of the feature's group; undefined where all features are of one group. */
  readonly groups: Uint32Array | undefined;
  /** What rows call a feature. */
  readonly ids: Ids;
  /** What the ends of intervals are; undefined where there are none. */
  readonly instants: InstantKind | undefined;
}

/** Names of features. */
export interface Ids {
  readonly get: (feature: number) => string;
  /** Whether all of them are numbers, for formats that tell numbers from text. */
  readonly areNumbers: boolean;
}

/** Numbers for the values of the column named by `--by`, the same for all inputs. */
export class Groups {
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.#numbers.size;
  }

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

export interface LayerOptions {
  readonly name: string;
  /** Keep bounds only: what `--boxes` asks for. */
  readonly boxes: boolean;
  /** Given where features have groups. */
  readonly groups: Groups | undefined;
  /** What the ends of intervals have been so far, in all inputs. */
  readonly instants?: InstantKinds;
}

/** Gathers features; `row` begins each record, its parts follow, and `end` or `drop` ends it. */
export class LayerBuilder {
  readonly #options: LayerOptions;
  readonly #minX: NumberColumn;
  readonly #minY: NumberColumn;
  readonly #maxX: NumberColumn;
  readonly #maxY: NumberColumn;
  readonly #minZ = new NumberColumn(0);
  readonly #maxZ = new NumberColumn(0);
  readonly #groupNumbers = new IndexColumn();
  #world: World | undefined;
  #worldShape = "";
  #shapes: (AnyShape | undefined)[] | undefined;
  #owners: IndexColumn | undefined;
  #rows: IndexColumn | undefined;
  #ids: TextColumn | undefined;
  /** Once there are ids: the features that have none, and are called by their row's number. */
  readonly #nameless = new IndexColumn();
  #idsAreNumbers = true;
  #count = 0;
  /** Records so far, skipped ones included. */
  #row = 0;
  /** Parts before the record that is being read. */
  #before = 0;

  /** @param room - How many features are to come, if that is known. */
  constructor(options: LayerOptions, room?: number) {
    this.#options = options;
    this.#minX = new NumberColumn(room);
    this.#minY = new NumberColumn(room);
    this.#maxX = new NumberColumn(room);
    this.#maxY = new NumberColumn(room);
  }

  /** The number of the record that was begun last, from 1. */
  get row(): number {
    return this.#row;
  }

  /** Begins a record. */
  begin(): void {
    this.#row++;
    this.#before = this.#minX.length;
    this.#options.instants?.begin();
  }

  /**
   * Adds a box of the plane.
   *
   * @throws Misread with the library's message where it is none.
   */
  box(minX: number, minY: number, maxX: number, maxY: number): void {
    this.#enter("plane", "box");
    // Comparisons with NaN are false, and so are these where a bound is at the wrong infinity.
    if (!(minX <= maxX && minY <= maxY && minX < Infinity && minY < Infinity && maxX > -Infinity && maxY > -Infinity)) {
      made(() => plane.box(minX, minY, maxX, maxY));
    }
    this.#part(minX, minY, maxX, maxY);
  }

  /**
   * Adds an interval of time, or of anything else that has one dimension.
   *
   * @param given - How the input writes its start, 0, and its end, 1.
   */
  interval(start: number, end: number, given: (index: number) => string): void {
    this.#enter("time", "interval");
    if (start > end) {
      throw new Misread(
        undefined,
        `interval: start must not be after end: ${given(0)} > ${given(1)}`,
        REASONS.ERR_ORDER,
      );
    }
    if (!(start < Infinity && end > -Infinity)) made(() => interval(start, end));
    this.#part(start, 0, end, 0);
  }

  /**
   * Adds a shape.
   *
   * @param make - Makes it; what it throws is told as the record's fault.
   */
  shape(make: () => AnyShape): void {
    const shape = made(make);
    if (shape.kind === "box") {
      this.box(shape.minX, shape.minY, shape.maxX, shape.maxY);
    } else if (isSpatial(shape)) {
      this.#enter("space", shape.kind);
      const { minX, minY, minZ, maxX, maxY, maxZ } = space.bounds(shape);
      this.#minZ.push(minZ);
      this.#maxZ.push(maxZ);
      this.#part(minX, minY, maxX, maxY, shape.kind === "box3" ? undefined : shape);
    } else {
      this.#enter("plane", shape.kind);
      // Long chains are asked about again and again; polygons keep an index by themselves.
      if (shape.kind === "polyline" && !this.#options.boxes) plane.prepare(shape);
      const { minX, minY, maxX, maxY } = plane.bounds(shape);
      this.#part(minX, minY, maxX, maxY, shape);
    }
  }

  /**
   * Ends a record: its parts so far are a feature.
   *
   * @param id - Its name; undefined for the row's number.
   * @param isNumber - Whether the input gives the id as a number and not as text.
   * @param group - The value of the `--by` column.
   */
  end(id: string | undefined, isNumber = false, group = ""): void {
    const parts = this.#minX.length - this.#before;
    if (parts !== 1 && this.#owners === undefined) {
      this.#owners = new IndexColumn(this.#minX.length + FEW);
      for (let i = 0; i < this.#before; i++) this.#owners.push(i);
    }
    if (this.#owners !== undefined) for (let i = 0; i < parts; i++) this.#owners.push(this.#count);
    if (this.#options.groups !== undefined) this.#groupNumbers.push(this.#options.groups.numberOf(group));
    this.#name(id, isNumber);
    this.#count++;
  }

  /** Ends a record that cannot be used: its parts so far are taken back. */
  drop(): void {
    for (const column of [this.#minX, this.#minY, this.#maxX, this.#maxY]) column.cut(this.#before);
    if (this.#world === "space") for (const column of [this.#minZ, this.#maxZ]) column.cut(this.#before);
    if (this.#shapes !== undefined) this.#shapes.length = Math.min(this.#shapes.length, this.#before);
    if (this.#count === 0) this.#world = undefined;
    this.#options.instants?.drop();
  }

  /** A name that two features have, one as its id and one as its row's number; undefined where there is none. */
  findAmbiguous(): string | undefined {
    const ids = this.#ids;
    const nameless = this.#nameless.values();
    if (ids === undefined || nameless.length === 0) return undefined;
    const isRow = new Uint8Array(this.#row + 1);
    for (const feature of nameless) isRow[Number(ids.get(feature))] = 1;
    for (let [feature, next] = [0, 0]; feature < this.#count; feature++) {
      const id = ids.get(feature);
      if (nameless[next] === feature) next++;
      else if (/^[1-9]\d*$/.test(id) && isRow[Number(id)] === 1) return id;
    }
    return undefined;
  }

  finish(): Layer {
    const bounds = {
      minX: this.#minX.values(),
      minY: this.#minY.values(),
      maxX: this.#maxX.values(),
      maxY: this.#maxY.values(),
    };
    return {
      name: this.#options.name,
      world: this.#world,
      count: this.#count,
      bounds: this.#world === "space" ? { ...bounds, minZ: this.#minZ.values(), maxZ: this.#maxZ.values() } : bounds,
      shapes: this.#shapes,
      owners: this.#owners?.values(),
      groups: this.#options.groups === undefined ? undefined : this.#groupNumbers.values(),
      ids: this.#finishIds(),
      instants: this.#world === "time" ? this.#options.instants?.kind : undefined,
    };
  }

  #enter(world: World, kind: string): void {
    if (this.#world === world) return;
    if (this.#world !== undefined) {
      throw new Misread(
        undefined,
        `${describe(kind, world)}, and ${this.#worldShape} before it in this file: they cannot be compared`,
        "of another world",
      );
    }
    this.#world = world;
    this.#worldShape = describe(kind, world);
  }

  #part(minX: number, minY: number, maxX: number, maxY: number, shape?: AnyShape): void {
    if (shape !== undefined && !this.#options.boxes) {
      this.#shapes ??= [];
      // No gaps: arrays with gaps are slow.
      while (this.#shapes.length < this.#minX.length) this.#shapes.push(undefined);
      this.#shapes.push(shape);
    }
    this.#minX.push(minX);
    this.#minY.push(minY);
    this.#maxX.push(maxX);
    this.#maxY.push(maxY);
  }

  #name(id: string | undefined, isNumber: boolean): void {
    if (id !== undefined && this.#ids === undefined) {
      this.#ids = new TextColumn();
      for (let i = 0; i < this.#count; i++) {
        this.#ids.push(String(this.#rowOf(i)));
        this.#nameless.push(i);
      }
    }
    this.#ids?.push(id ?? String(this.#row));
    if (id === undefined && this.#ids !== undefined) this.#nameless.push(this.#count);
    if (id !== undefined && !isNumber) this.#idsAreNumbers = false;
    if (this.#row !== this.#count + 1 && this.#rows === undefined) {
      this.#rows = new IndexColumn(this.#count + FEW);
      for (let i = 1; i <= this.#count; i++) this.#rows.push(i);
    }
    this.#rows?.push(this.#row);
  }

  #rowOf(feature: number): number {
    return this.#rows === undefined ? feature + 1 : (this.#rows.values()[feature] as number);
  }

  #finishIds(): Ids {
    const ids = this.#ids;
    const rows = this.#rows?.values();
    if (ids !== undefined) return { get: (feature) => ids.get(feature), areNumbers: this.#idsAreNumbers };
    const row = rows === undefined ? (i: number) => i + 1 : (i: number) => rows[i] as number;
    return { get: (feature) => String(row(feature)), areNumbers: true };
  }
}

/** Room beyond what is there, for a column that begins late. */
const FEW = 1024;

const WORLDS: Readonly<Record<World, string>> = {
  plane: "lies in the plane",
  space: "lies in space",
  time: "lies in time",
};

function describe(kind: string, world: World): string {
  return `${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind} ${WORLDS[world]}`;
}

function isSpatial(shape: AnyShape): shape is space.Shape3 {
  return shape.kind === "sphere" || shape.kind.endsWith("3");
}

/** What the library's errors are counted as. */
const REASONS: Readonly<Record<string, string>> = {
  ERR_TYPE: "of a wrong type",
  ERR_KIND: "of an unknown kind",
  ERR_NOT_FINITE: "not finite",
  ERR_ORDER: "minimum above maximum",
  ERR_RADIUS: "radius below 0",
  ERR_VERTICES: "too few vertices",
  ERR_NOT_SIMPLE: "ring not simple",
};

/** Runs a constructor of the library, and tells its refusal as the record's fault. */
function made<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof Misread || !(error instanceof Error)) throw error;
    const { code = "" } = error as { code?: string };
    throw new Misread(undefined, error.message, REASONS[code] ?? "not a shape");
  }
}
