import { typeError } from "../../base/errors.js";
import { checkOptions } from "../../base/options.js";
import { checkFinite } from "../../base/validate.js";
import { boxIndexKernels } from "../../kernels/box-index.js";
import { checkKernel, type Kernel, refuseSimd } from "../../kernels/choice.js";
import { checkIndices } from "../collect.js";
import type { Boxes2, Boxes3 } from "../columns.js";
import { joinAs } from "../join.js";
import { type ChunkOptions, type JoinRules, type PairOptions, readOptions } from "../options.js";
import { pairs } from "../pairs.js";
import {
  checkShared,
  type NearestOptions,
  type Ray,
  type RayOptions,
  readArea,
  readNearest,
  readRay,
  readRayOptions,
  readTouching,
  type SearchBox,
  type SearchCircle,
  type SearchOptions,
} from "./arguments.js";
import { boxesOf, readBoxes, sidesOfTree } from "./box-columns.js";
import { refitMoved, sortTree, treeOf } from "./build.js";
import { borrow, closestFirst, giveBack } from "./closest-first.js";
import { listOf } from "./find.js";
import { type BoxHit, firstHits, hitsOf } from "./first-hits.js";
import { type Flat, flatAxes, followMoves, nothingFlat } from "./flat.js";
import { copyWithChecksum, treeIn } from "./format.js";
import { type Guesses, noGuesses } from "./guesses.js";
import { movedOf, noteMoved } from "./header.js";
import { drawnImage, noImage, type Searched } from "./images.js";
import { areFewFor, joinFew } from "./join-few.js";
import type { Tree } from "./layout.js";
import { type LeastIds, noLeastIds } from "./least-ids.js";
import { entriesOf, moveBoxes, noPlaces, type Places, readMoves, sidesMoved } from "./move.js";
import { measureDistances, POINT, REACH as POINT_REACH } from "./nearest.js";
import { isLarge, nearestInPlane } from "./nearest-in-plane.js";
import { DIRECTION, FLAT, measureRay, ORIGIN, REACH as RAY_REACH, TOUCHING } from "./ray.js";
import { hitsAtStart } from "./ray-start.js";
import { searchIds, searchInto } from "./search.js";
import { noStrides, type Strides } from "./strides.js";
import { nothingTypical, type Typical, wearOf } from "./wear.js";

/** How an index is kept. */
export interface BoxIndexOptions {
  /** Whether in a `SharedArrayBuffer`, which workers can search, too. Default: false. */
  readonly shared?: boolean | undefined;
  /**
   * Forces one of the two kernels; both give the same answers. Default: `"simd"`, where the engine has it, for an index that is
   * searched often enough to repay a copy of what searches read, a quarter of the index; until then `"js"`.
   */
  readonly kernel?: "simd" | "js" | undefined;
}

/** Nothing is written here: for those who only count. */
const nowhere: Uint32Array = /* @__PURE__ */ new Uint32Array(0);

/**
 * Boxes of the plane, or of space, that can be asked who is here, who is nearest, and whom a ray meets: built once, for any
 * number of questions. Every yes or no is exact for the doubles given, and each box is found by its index in the columns,
 * bounds at infinity, boxes without size and all.
 *
 * The index is one buffer, about 50 bytes a box of the plane, which can be saved, sent to a worker or shared with it. Where it was
 * transferred elsewhere, every question throws TypeError `ERR_TYPE`.
 *
 * @example
 * ```ts
 * import { BoxIndex } from "hantei/broadphase";
 * const index = new BoxIndex({
 *   minX: Float64Array.of(0, 4, 9),
 *   minY: Float64Array.of(0, 0, 9),
 *   maxX: Float64Array.of(5, 6, 10),
 *   maxY: Float64Array.of(5, 2, 10),
 * });
 * console.log(index.search({ minX: 5, minY: 1, maxX: 8, maxY: 8 }).sort((a, b) => a - b).join()); // "0,1": box 0 touches the window
 * console.log(index.search({ minX: 5, minY: 1, maxX: 8, maxY: 8 }, { touching: false }).join()); // "1"
 * console.log(index.nearest(8, 8).join()); // "2"
 * ```
 */
export class BoxIndex {
  private readonly tree: Tree;
  private readonly searched: Searched;
  private readonly places: Places = noPlaces();
  private readonly typical: Typical = nothingTypical();
  private readonly flat: Flat = nothingFlat();
  private readonly guesses: Guesses = noGuesses();
  private readonly strides: Strides = noStrides();
  private readonly leastIds: LeastIds = noLeastIds();

  /**
   * Builds an index. The columns are copied.
   *
   * @param boxes - `{ minX, minY, maxX, maxY }`, and `minZ` and `maxZ` in space: Float64Arrays of one length. Bounds may be
   * infinite.
   * @param options - `shared: true` keeps the index in a `SharedArrayBuffer`; `kernel` forces a kernel.
   * @throws TypeError `ERR_TYPE` where a column is no Float64Array, or an option of the wrong type; RangeError `ERR_RANGE` for
   * another kernel than there is, and where the engine cannot run `kernel: "simd"` or has no `SharedArrayBuffer`; `ERR_LENGTH`
   * for columns of different lengths, `ERR_ORDER` for a minimum above its maximum, `ERR_NOT_FINITE` for NaN, a minimum of
   * Infinity or a maximum of -Infinity, each with the index of the first such box.
   */
  constructor(boxes: Boxes2 | Boxes3, options?: BoxIndexOptions) {
    checkOptions("BoxIndex", options);
    const { shared = false, kernel: given } = options ?? {};
    const kernel = readKernel("BoxIndex", given);
    checkShared(shared);
    this.tree =
      boxes instanceof Loaded
        ? boxes.tree
        : treeOf("BoxIndex: boxes", readBoxes("BoxIndex: boxes", boxes), shared, kernel);
    this.searched = { tree: this.tree, image: noImage(), kernel };
  }

  /**
   * The index in a buffer that `save` gave, or that another thread's index is in (`buffer`). The index lives in that buffer,
   * nothing is copied; only a view of a part of its buffer, as `readFile` gives of small files, is copied, shared or not. A
   * buffer that is cut off, something else, or no index is refused, and one that `save` gave for any damage, by its checksum; an
   * index that lives and moves has none, so that a box in it which damage made another box is taken as it is.
   *
   * @param data - The buffer, or a view on it, as what `readFile` gives.
   * @param options - `kernel` forces a kernel.
   * @throws TypeError `ERR_TYPE` where the first argument is no buffer and no view, or was transferred elsewhere, or the second are no
   * options; RangeError `ERR_FORMAT` where the buffer holds no whole index of this version, `ERR_RANGE` where the engine cannot run
   * `kernel: "simd"`.
   * @example
   * ```ts
   * import { BoxIndex } from "hantei/broadphase";
   * const one = Float64Array.of(1);
   * const saved = new BoxIndex({ minX: one, minY: one, maxX: one, maxY: one }).save();
   * console.log(BoxIndex.load(saved).search({ minX: 0, minY: 0, maxX: 1, maxY: 1 }).length); // 1
   * ```
   */
  static load(data: ArrayBufferLike | ArrayBufferView, options?: Pick<BoxIndexOptions, "kernel">): BoxIndex {
    return new BoxIndex(new Loaded(treeIn(data, options?.kernel)) as unknown as Boxes2, options);
  }

  /** How many boxes there are. */
  get size(): number {
    return this.tree.count;
  }

  /** How many axes the boxes have: 2 or 3. */
  get axes(): 2 | 3 {
    return this.tree.axes;
  }

  /** The buffer that the index lives in, for `BoxIndex.load` in another thread. Do not write to it. */
  get buffer(): ArrayBufferLike {
    return this.tree.buffer;
  }

  /** A copy of the index as one buffer with a checksum, for a file or for later; `BoxIndex.load` reads it. */
  save(): ArrayBuffer {
    this.checkHere("save");
    return copyWithChecksum(this.tree);
  }

  /**
   * Which boxes meet a window, or a circle.
   *
   * @param area - `{ minX, minY, maxX, maxY }`, and `minZ` and `maxZ` in space; infinite bounds are fine. Or `{ x, y, radius }`, and `z`
   * in space, where it is a sphere.
   * @param options - `touching: false` leaves out boxes that only touch it.
   * @returns Their indices, in no order that means anything, but always the same.
   * @throws TypeError `ERR_TYPE` for bounds, a center, a radius or options of the wrong type, and for bounds and a radius at
   * once; RangeError `ERR_ORDER` for a minimum above its maximum, `ERR_NOT_FINITE` for NaN and for a circle that is not
   * finite, `ERR_RADIUS` for a radius below 0.
   * @example
   * ```ts
   * import { BoxIndex } from "hantei/broadphase";
   * const [low, high] = [Float64Array.of(0, 3), Float64Array.of(1, 4)];
   * const index = new BoxIndex({ minX: low, minY: low, maxX: high, maxY: high });
   * console.log(index.search({ minX: 1, minY: 1, maxX: 2, maxY: 2 }).join()); // "0": they touch
   * console.log(index.search({ x: 7, y: 8, radius: 5 }).join()); // "1": its corner (4, 4) lies at a distance of 5
   * ```
   */
  search(area: SearchBox | SearchCircle, options?: SearchOptions): number[] {
    const touching = this.readSearch("search", area, options);
    return searchIds(this.searched, touching);
  }

  /**
   * As `search`, into an array of the caller's: no garbage, or a number of 16 bytes for a circle.
   *
   * @param out - Takes as many indices as it has room for.
   * @returns How many boxes meet the window, or the circle; where that is more than `out.length`, the rest are left out.
   * @throws as `search` does; TypeError `ERR_TYPE` where `out` is no Uint32Array, or was transferred elsewhere.
   */
  searchInto(area: SearchBox | SearchCircle, out: Uint32Array, options?: SearchOptions): number {
    checkIndices("searchInto: out", out);
    const touching = this.readSearch("searchInto", area, options);
    return searchInto(this.searched, touching, out);
  }

  /**
   * How many boxes meet a window, or a circle.
   *
   * @throws as `search` does.
   */
  count(area: SearchBox | SearchCircle, options?: SearchOptions): number {
    const touching = this.readSearch("count", area, options);
    return searchInto(this.searched, touching, nowhere);
  }

  /** Reads what a search looks in; gives whether touching counts. */
  private readSearch(where: string, area: SearchBox | SearchCircle, options: SearchOptions | undefined): boolean {
    const touching = options === undefined || readTouching(where, options);
    readArea(where, area, this.tree.axes);
    this.checkHere(where);
    return touching;
  }

  /**
   * Which boxes are nearest to a point, the nearest first; boxes that hold the point are at distance 0. Distances are rounded, by
   * a few units of their last place, and boxes at equal ones come in the order of their indices, as do those beyond the largest
   * double: boxes closer than that to a tie come in either order. Whether a box is within `maxDistance` is exact.
   *
   * @param x - Finite; the other coordinates, too. An index of space takes z before the options.
   * @param options - `k`, how many (default 1), `maxDistance` and `filter`.
   * @throws TypeError `ERR_TYPE`, RangeError `ERR_NOT_FINITE` for coordinates, `ERR_RANGE` for a bad option.
   * @example
   * ```ts
   * import { BoxIndex } from "hantei/broadphase";
   * const x = Float64Array.of(0, 3, 10);
   * const index = new BoxIndex({ minX: x, minY: x, maxX: x, maxY: x });
   * console.log(index.nearest(4, 3, { k: 2 }).join()); // "1,0"
   * console.log(index.nearest(4, 3, { k: 2, maxDistance: 1 }).join()); // "1": at a distance of exactly 1
   * ```
   */
  nearest(x: number, y: number, options?: NearestOptions): number[];
  nearest(x: number, y: number, z: number, options?: NearestOptions): number[];
  nearest(x: number, y: number, third?: number | NearestOptions, fourth?: NearestOptions): number[] {
    const { axes, count } = this.tree;
    checkFinite("nearest: x", x);
    checkFinite("nearest: y", y);
    const z = axes === 3 ? (third as number) : 0;
    checkFinite("nearest: z", z);
    // Options in the fourth place come after a z, be it `undefined`; not to read them would be to lose them.
    if (axes === 2 && (typeof third === "number" || fourth !== undefined)) {
      typeError("ERR_TYPE", "nearest: the index is of the plane: give x, y and then the options, no z");
    }
    const options = axes === 2 ? (third as NearestOptions | undefined) : fourth;
    const { k, maxDistance, filter } = readNearest("nearest", options);
    const limit = Math.min(k, count);
    this.checkHere("nearest");
    if (limit === 0) return [];
    const scratch = borrow();
    try {
      const { query, found: nearest } = scratch;
      query[POINT] = x;
      query[POINT + 1] = y;
      query[POINT + 2] = z;
      query[POINT_REACH] = maxDistance;
      if (axes === 2 && filter === undefined && isLarge(this.tree, limit)) {
        const ids = nearestInPlane(this.tree, scratch, limit, drawnImage(this.searched), this.guesses);
        if (ids !== undefined) return ids;
      }
      closestFirst(this.tree, measureDistances, scratch, limit, filter, this.leastIds);
      // A filter may have taken it away.
      this.checkHere("nearest");
      return listOf(nearest.ids, nearest.size);
    } finally {
      giveBack(scratch);
    }
  }

  /**
   * Which boxes a ray meets, and where, in the order of the fractions, which are rounded; boxes at equal ones come in the order of
   * their indices, as do those whose fractions are beyond all doubles. Whether a box is met is exact.
   *
   * @param ray - `{ x, y, dx, dy, maxFraction }`, and `z` and `dz` in space: from (x, y) along (dx, dy), `maxFraction` times its
   * length far (default: once).
   * @param options - `limit`, `filter`, and `touching: false` for boxes whose interior the ray goes through.
   * @throws TypeError `ERR_TYPE`; RangeError `ERR_NOT_FINITE` for a start or a direction that is not finite, `ERR_RANGE` for no
   * direction at all and for bad options.
   * @example
   * ```ts
   * import { BoxIndex } from "hantei/broadphase";
   * const minX = Float64Array.of(6, 2);
   * const maxX = Float64Array.of(7, 4);
   * const index = new BoxIndex({ minX, minY: new Float64Array(2), maxX, maxY: Float64Array.of(1, 1) });
   * console.log(index.castRay({ x: 0, y: 1, dx: 8, dy: 0 })); // [ { id: 1, fraction: 0.25 }, { id: 0, fraction: 0.75 } ]
   * console.log(index.castRay({ x: 0, y: 1, dx: 8, dy: 0 }, { touching: false }).length); // 0: it runs along an edge
   * ```
   */
  castRay(ray: Ray, options?: RayOptions): BoxHit[] {
    const { axes, count } = this.tree;
    const { touching, limit: most, filter } = readRayOptions("castRay", options);
    const limit = Math.min(most, count);
    const scratch = borrow();
    try {
      const { query, found } = scratch;
      query[RAY_REACH] = readRay("castRay", ray, axes, query, ORIGIN, DIRECTION);
      // Reading a ray may call back, as reading options may.
      this.checkHere("castRay");
      query[TOUCHING] = touching ? 1 : 0;
      const mayRunAlong = !touching && query.subarray(DIRECTION, DIRECTION + axes).includes(0);
      query[FLAT] = mayRunAlong ? flatAxes(this.tree, this.flat) : 0;
      if (limit === 0) return [];
      let first: BoxHit[] | undefined;
      if (query[RAY_REACH] === 0) first = hitsAtStart(this.tree, query, touching, limit, filter);
      else if (axes === 2) first = firstHits(this.searched, this.strides, query, limit, filter);
      if (first === undefined) closestFirst(this.tree, measureRay, scratch, limit, filter, this.leastIds);
      // A filter may have taken it away.
      this.checkHere("castRay");
      return first ?? hitsOf(found, 0, found.size);
    } finally {
      giveBack(scratch);
    }
  }

  /**
   * Every two boxes of the index that meet, as `pairs` gives them, or hands them over.
   *
   * @throws as `pairs` does.
   */
  pairs(options?: PairOptions): Uint32Array;
  pairs(options: ChunkOptions): number;
  pairs(options?: PairOptions | ChunkOptions): Uint32Array | number;
  pairs(options?: PairOptions | ChunkOptions): Uint32Array | number {
    return pairs(this.columns("pairs"), options);
  }

  /**
   * Every box of this index that meets one of another, or of boxes in columns, as `join` gives them, or hands them over: index
   * here, index there, and so on. Where one has a quarter of the other's boxes or fewer, as what moves has of what stands, each of these
   * is looked for unless it meets very many, and the rest is hardly looked at; that is also the fastest way to ask for many
   * windows at once.
   *
   * @param other - An index, or `{ minX, minY, maxX, maxY }`, and `minZ` and `maxZ` in space. `onPairs` may search it and this one,
   * but must not update them.
   * @throws TypeError `ERR_TYPE` where the other is of another dimension; else as `join` does.
   * @example
   * ```ts
   * import { BoxIndex } from "hantei/broadphase";
   * const walls = Float64Array.of(0, 10, 20, 30, 40);
   * const index = new BoxIndex({ minX: walls, minY: walls, maxX: walls, maxY: walls });
   * const [low, high] = [Float64Array.of(5), Float64Array.of(20)];
   * console.log(index.join({ minX: low, minY: low, maxX: high, maxY: high }, { order: "sorted" }).join()); // "1,0,2,0"
   * ```
   */
  join(other: BoxIndex | Boxes2 | Boxes3, options?: PairOptions): Uint32Array;
  join(other: BoxIndex | Boxes2 | Boxes3, options: ChunkOptions): number;
  join(other: BoxIndex | Boxes2 | Boxes3, options?: PairOptions | ChunkOptions): Uint32Array | number;
  join(other: BoxIndex | Boxes2 | Boxes3, options?: PairOptions | ChunkOptions): Uint32Array | number {
    const rules = readOptions("join", options);
    const kernel = readKernel("join", rules.kernel);
    this.checkHere("join");
    const few =
      other instanceof BoxIndex ? this.joinIndex(other, rules, kernel) : this.joinColumns(other, rules, kernel);
    return few ?? joinAs(rules, this.columns("join"), other instanceof BoxIndex ? other.columns("join") : other);
  }

  /**
   * Gives boxes new bounds, many at once: for scenes that move. What is moved is found where it is now; after as many moves as
   * there are boxes, and much sooner where boxes go far, the index is sorted anew, so that it does not get slower without end,
   * however long a scene runs.
   *
   * Nothing changes where anything is refused. No other thread may search a shared index meanwhile, and no filter may call this.
   *
   * @param ids - Which boxes; where one is named twice, its last bounds count.
   * @param boxes - Their new bounds, in columns as long as `ids`.
   * @throws TypeError `ERR_TYPE` where `ids` is no Uint32Array, or was transferred elsewhere, and for columns as in the constructor;
   * RangeError `ERR_RANGE` for an id that is no box's, `ERR_LENGTH`, `ERR_ORDER`, `ERR_NOT_FINITE` as in the constructor.
   * @example
   * ```ts
   * import { BoxIndex } from "hantei/broadphase";
   * const at = Float64Array.of(0, 1, 2);
   * const index = new BoxIndex({ minX: at, minY: at, maxX: at, maxY: at });
   * const nine = Float64Array.of(9);
   * index.update(Uint32Array.of(1), { minX: nine, minY: nine, maxX: nine, maxY: nine });
   * console.log(index.search({ minX: 5, minY: 5, maxX: 10, maxY: 10 }).join()); // "1"
   * ```
   */
  update(ids: Uint32Array, boxes: Boxes2 | Boxes3): void {
    const { tree, kernel } = this.searched;
    const { count } = tree;
    const columns = readMoves(tree, ids, boxes);
    this.checkHere("update");
    // So many are followed by a sort, wherever they go: they need not be put where they lay.
    if (movedOf(tree) + ids.length >= count) {
      sortTree(tree, sidesMoved(tree, ids, columns), kernel);
      return;
    }
    const changed = entriesOf(tree, this.places, ids);
    const wear = wearOf(tree, this.typical, changed, columns);
    moveBoxes(tree, changed, columns);
    if (movedOf(tree) + wear >= count) {
      sortTree(tree, sidesOfTree(tree), kernel);
      return;
    }
    refitMoved(tree, changed, kernel);
    // Last: who looked meanwhile, though nobody should, will look again.
    noteMoved(tree, wear);
    followMoves(tree, this.flat, columns, wear);
  }

  /** Throws where the buffer went to another thread and took the boxes with it, or lost some: else they would not be found. */
  private checkHere(where: string): void {
    // The last of what lies in the buffer: one that can be resized may have lost but that. A number, for V8 in Node 20 tells the
    // old `length` of an array that is gone where it has met one that can be resized.
    const { header, ids, count } = this.tree;
    if ((count === 0 ? header[0] : ids[count - 1]) === undefined) {
      typeError(
        "ERR_TYPE",
        `${where}: the index's buffer was transferred elsewhere, or cut; send a copy, save(), or a shared one`,
      );
    }
  }

  /** Joins with another index, where one of the two has few boxes for the other. */
  private joinIndex(other: BoxIndex, rules: JoinRules, kernel: Kernel | undefined): Uint32Array | number | undefined {
    other.checkHere("join");
    if (other.axes !== this.axes) return undefined;
    if (areFewFor(other.size, this.size)) return joinFew(other.tree, this.searchedWith(kernel), false, rules);
    if (areFewFor(this.size, other.size)) return joinFew(this.tree, other.searchedWith(kernel), true, rules);
    return undefined;
  }

  /** Joins with boxes in columns, where they are few for this index. */
  private joinColumns(
    other: Boxes2 | Boxes3,
    rules: JoinRules,
    kernel: Kernel | undefined,
  ): Uint32Array | number | undefined {
    const given = readBoxes("join: b", other);
    // Reading them may call back.
    this.checkHere("join");
    if (given.axes.length !== this.axes || !areFewFor(given.length, this.size)) return undefined;
    return joinFew(treeOf("join: b", given, false, kernel), this.searchedWith(kernel), false, rules);
  }

  /** As a join sees it that was asked for a kernel, or for none. */
  private searchedWith(kernel: Kernel | undefined): Searched {
    return { ...this.searched, kernel: kernel ?? this.searched.kernel };
  }

  private columns(where: string): Boxes2 | Boxes3 {
    this.checkHere(where);
    return boxesOf(this.tree);
  }
}

/** How `load` hands a tree to the constructor. */
class Loaded {
  readonly tree: Tree;

  constructor(tree: Tree) {
    this.tree = tree;
  }
}

function readKernel(where: string, kernel: unknown): Kernel | undefined {
  checkKernel(where, kernel);
  if (kernel === "simd" && boxIndexKernels(0) === undefined) refuseSimd(where);
  return kernel as Kernel | undefined;
}
