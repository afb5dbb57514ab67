/** Intervals as bars: each in a lane where it meets no other, so that all can be seen. */
import { type Bounds, featureOf, type Layer } from "../../pairs/layer.js";

/** How much of its lane a bar fills. */
const THICKNESS = 0.78;

/** The lanes of one group of one layer. */
export interface Block {
  /** Which of the layers. */
  readonly layer: number;
  readonly group: number;
  /** As y. */
  readonly top: number;
  readonly bottom: number;
}

export interface Lanes {
  /** Of each layer's parts, in their order: x is time, y lanes. */
  readonly bounds: readonly Bounds[];
  /** From the top. */
  readonly blocks: readonly Block[];
}

/** What is left free below a group, in lanes. */
const GAP = 0.6;

/** The bars of layers, the first layer's above the second's, each group's lanes together. */
export function lanes(layers: readonly Layer[]): Lanes {
  let top = 0;
  const blocks: Block[] = [];
  const bounds = layers.map((layer, index) => {
    const { minX, maxX } = layer.bounds;
    const minY = new Float64Array(minX.length);
    const maxY = new Float64Array(minX.length);
    const groupOf = (part: number): number => {
      return layer.groups?.[featureOf(layer, part)] ?? 0;
    };
    const order = Array.from(minX.keys()).sort(
      (i, j) => groupOf(i) - groupOf(j) || (minX[i] as number) - (minX[j] as number) || i - j,
    );
    let group = -1;
    let ends = new Heap();
    let used = 0;
    const endBlock = (): void => {
      if (used > 0) blocks.push({ layer: index, group, top, bottom: top - used + 1 - THICKNESS });
      top -= used === 0 ? 0 : used + GAP;
    };
    for (const part of order) {
      if (groupOf(part) !== group) {
        endBlock();
        group = groupOf(part);
        used = 0;
        ends = new Heap();
      }
      const lane = ends.leastKey() <= (minX[part] as number) ? ends.pop() : used++;
      ends.push(freeFrom(minX[part] as number, maxX[part] as number), lane);
      maxY[part] = top - lane;
      minY[part] = top - lane - THICKNESS;
    }
    endBlock();
    return { minX, maxX, minY, maxY };
  });
  return { bounds, blocks };
}

/** From where on a bar's lane is free again: behind a point, which overlaps another one there, from just after it. */
function freeFrom(start: number, end: number): number {
  return start === end ? end + Math.max(Math.abs(end) * Number.EPSILON, Number.MIN_VALUE) : end;
}

/** Lanes by the ends of their last bars, the least first. */
class Heap {
  readonly #keys: number[] = [];
  readonly #lanes: number[] = [];

  leastKey(): number {
    return this.#keys[0] ?? Infinity;
  }

  push(key: number, lane: number): void {
    let at = this.#keys.length;
    this.#keys.push(key);
    this.#lanes.push(lane);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.#keys[parent] as number) <= key) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  /** Takes the least away and gives its lane. */
  pop(): number {
    const lane = this.#lanes[0] as number;
    const [key, last] = [this.#keys.pop() as number, this.#lanes.pop() as number];
    if (this.#keys.length === 0) return lane;
    this.#keys[0] = key;
    this.#lanes[0] = last;
    for (let at = 0; ; ) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < this.#keys.length && (this.#keys[child] as number) < (this.#keys[least] as number)) least = child;
      }
      if (least === at) return lane;
      this.#swap(at, least);
      at = least;
    }
  }

  #swap(i: number, j: number): void {
    [this.#keys[i], this.#keys[j]] = [this.#keys[j] as number, this.#keys[i] as number];
    [this.#lanes[i], this.#lanes[j]] = [this.#lanes[j] as number, this.#lanes[i] as number];
  }
}
