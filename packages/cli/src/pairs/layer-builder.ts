/** Features of one input gathered into a layer, record by record. */
import * as plane from "hantei";
import * as space from "hantei/3d";
import { interval } from "hantei/interval";
import { Misread } from "../bad-input.js";
import { BoundsColumns } from "./bounds-columns.js";
import { countedUp, IndexColumn } from "./columns.js";
import type { Crs } from "./crs.js";
import type { GroupNumbers } from "./group-numbers.js";
import { type Ambiguous, IdColumn } from "./ids.js";
import type { InstantKinds } from "./instant-kinds.js";
import type { AnyShape, Layer, World } from "./layer.js";
import { made, REASONS } from "./refusals.js";

export interface LayerOptions {
  readonly name: string;
  /** Keep bounds only: what `--boxes` asks for. */
  readonly boxes: boolean;
  /** Given where features have groups. */
  readonly groups: GroupNumbers | undefined;
  /** What the ends of intervals have been so far, in all inputs. */
  readonly instants?: InstantKinds;
}

/** Gathers features; `begin` begins each record, its parts follow, and `end` or `drop` ends it. */
export class LayerBuilder {
  readonly #options: LayerOptions;
  /** What the input's coordinates are, if it says so. */
  crs: Crs | undefined;
  /** Of the parts. */
  readonly #bounds: BoundsColumns;
  readonly #ids = new IdColumn();
  readonly #groupNumbers = new IndexColumn();
  #world: World | undefined;
  #worldShape = "";
  #shapes: (AnyShape | undefined)[] | undefined;
  #owners: IndexColumn | undefined;
  #count = 0;
  /** Records so far, skipped ones included. */
  #row = 0;
  /** Parts before the record that is being read. */
  #before = 0;
  #isFar = false;

  /** @param room - How many features are to come, if that is known. */
  constructor(options: LayerOptions, room?: number) {
    this.#options = options;
    this.#bounds = new BoundsColumns(room);
  }

  /** The number of the record that was begun last, from 1. */
  get row(): number {
    return this.#row;
  }

  /** Whether a part of the record lies beyond the numbers up to which all whole ones are doubles. */
  get isFar(): boolean {
    return this.#isFar;
  }

  /** Begins a record. */
  begin(): void {
    this.#row++;
    this.#isFar = false;
    this.#before = this.#bounds.length;
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
      this.#isFar ||= Math.max(maxZ, -minZ) > Number.MAX_SAFE_INTEGER;
      this.#bounds.pushZ(minZ, maxZ);
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
    const parts = this.#bounds.length - this.#before;
    if (parts !== 1) this.#owners ??= countedUp(0, this.#before);
    if (this.#owners !== undefined) for (let i = 0; i < parts; i++) this.#owners.push(this.#count);
    if (this.#options.groups !== undefined) this.#groupNumbers.push(this.#options.groups.numberOf(group));
    this.#ids.push(id, isNumber, this.#row);
    this.#count++;
  }

  /** Ends a record that cannot be used: its parts so far are taken back. */
  drop(): void {
    this.#bounds.cut(this.#before);
    if (this.#shapes !== undefined) this.#shapes.length = Math.min(this.#shapes.length, this.#before);
    if (this.#count === 0) this.#world = undefined;
    this.#options.instants?.drop();
  }

  /** A name that two features have; undefined where there is none. */
  findAmbiguous(): Ambiguous | undefined {
    return this.#ids.findAmbiguous();
  }

  finish(): Layer {
    return {
      name: this.#options.name,
      world: this.#world,
      count: this.#count,
      bounds: this.#bounds.values(this.#world === "space"),
      shapes: this.#shapes,
      owners: this.#owners?.values(),
      groups: this.#options.groups === undefined ? undefined : this.#groupNumbers.values(),
      ids: this.#ids.finish(),
      instants: this.#world === "time" ? this.#options.instants?.kind : undefined,
      crs: this.crs,
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
      while (this.#shapes.length < this.#bounds.length) this.#shapes.push(undefined);
      this.#shapes.push(shape);
    }
    this.#isFar ||= Math.max(maxX, -minX, maxY, -minY) > Number.MAX_SAFE_INTEGER;
    this.#bounds.push(minX, minY, maxX, maxY);
  }
}

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
