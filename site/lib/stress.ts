/** A box of moving bodies, as columns of numbers. */
import { MersenneTwister } from "@hantei/formulas";
import { relateCircles, reserve } from "hantei/batch";
import { pairs } from "hantei/broadphase";

export type Kind = "boxes" | "circles";
export type Kernel = "simd" | "js";

/** The picture, in pixels; one unit of the world is one pixel. */
export const WIDTH = 960;
export const HEIGHT = 600;

/** Whether the WebAssembly kernel can run: a page's security policy may forbid it. */
export function hasSimd(): boolean {
  // Enough of them, and apart, that the kernel is really asked.
  const minX = Float64Array.from({ length: 1000 }, (_, i) => 2 * i);
  const maxX = minX.map((x) => x + 1);
  try {
    pairs({ minX, minY: minX, maxX, maxY: maxX }, { kernel: "simd" });
    return true;
  } catch {
    return false;
  }
}

export class World {
  readonly #kind: Kind;
  readonly #count: number;
  readonly #boxes: { minX: Float64Array; minY: Float64Array; maxX: Float64Array; maxY: Float64Array };
  readonly #velocityX: Float64Array;
  readonly #velocityY: Float64Array;
  readonly #hit: Uint8Array;
  /**
   * Of circles: x, y, radius and nothing, one after the other. Pairs come in no order of numbers, so that each look at a body is a
   * look at far memory: this way it is one and not three.
   */
  readonly #circles: Float64Array;
  /** Room for the pairs to be judged, which grows as it must. */
  #room = 0;
  #judged: ReturnType<typeof reserve<"circles">> | undefined;

  constructor(count: number, kind: Kind) {
    const random = new MersenneTwister(4992);
    this.#kind = kind;
    this.#count = count;
    const column = (): Float64Array => new Float64Array(count);
    this.#boxes = { minX: column(), minY: column(), maxX: column(), maxY: column() };
    this.#velocityX = column();
    this.#velocityY = column();
    this.#hit = new Uint8Array(count);
    this.#circles = new Float64Array(4 * count);
    // As crowded with a thousand bodies as with a hundred thousand.
    const size = Math.sqrt((WIDTH * HEIGHT) / count) * 0.5;
    for (let i = 0; i < count; i++) {
      const width = size * (0.6 + 0.8 * random.real2());
      const height = kind === "circles" ? width : size * (0.6 + 0.8 * random.real2());
      const x = random.real2() * (WIDTH - width);
      const y = random.real2() * (HEIGHT - height);
      this.#boxes.minX[i] = x;
      this.#boxes.minY[i] = y;
      this.#boxes.maxX[i] = x + width;
      this.#boxes.maxY[i] = y + height;
      this.#circles[4 * i + 2] = width / 2;
      this.#velocityX[i] = (random.real2() - 0.5) * size * 0.4;
      this.#velocityY[i] = (random.real2() - 0.5) * size * 0.4;
    }
  }

  /** One step; who would leave turns round. */
  move(): void {
    slide(this.#boxes.minX, this.#boxes.maxX, this.#velocityX, WIDTH);
    slide(this.#boxes.minY, this.#boxes.maxY, this.#velocityY, HEIGHT);
  }

  /** How many pairs collide; where `mark` is not false, whoever is in one is noted for the picture. */
  join(kernel: Kernel, mark = true): number {
    const found = pairs(this.#boxes, { kernel });
    const hit = this.#hit;
    if (mark) hit.fill(0);
    if (this.#kind === "boxes") {
      if (mark) for (let i = 0; i < found.length; i++) hit[found[i] as number] = 1;
      return found.length / 2;
    }
    return this.#confirmCircles(found, kernel, mark);
  }

  /** Of the pairs whose bounds meet, those whose circles do: exactly, all at once. */
  #confirmCircles(found: Uint32Array, kernel: Kernel, mark: boolean): number {
    const circles = this.#circles;
    const { minX, minY } = this.#boxes;
    for (let i = 0; i < this.#count; i++) {
      const radius = circles[4 * i + 2] as number;
      circles[4 * i] = (minX[i] as number) + radius;
      circles[4 * i + 1] = (minY[i] as number) + radius;
    }
    const wanted = found.length / 2;
    if (this.#judged === undefined || wanted > this.#room) {
      this.#room = Math.ceil(wanted * 1.25);
      this.#judged = reserve("circles", this.#room);
    }
    const { a, b, out } = this.#judged;
    for (let k = 0; k < wanted; k++) {
      const i = 4 * (found[2 * k] as number);
      const j = 4 * (found[2 * k + 1] as number);
      a.x[k] = circles[i] as number;
      a.y[k] = circles[i + 1] as number;
      a.radius[k] = circles[i + 2] as number;
      b.x[k] = circles[j] as number;
      b.y[k] = circles[j + 1] as number;
      b.radius[k] = circles[j + 2] as number;
    }
    // What lies behind the last pair is of an earlier frame: judged, too, and not looked at.
    relateCircles(a, b, { out, kernel });
    let count = 0;
    for (let k = 0; k < wanted; k++) {
      if ((out[k] as number) < 0) continue;
      count++;
      if (mark) {
        this.#hit[found[2 * k] as number] = 1;
        this.#hit[found[2 * k + 1] as number] = 1;
      }
    }
    return count;
  }

  /** Pixels, not paths: paper, and on it every body; colors as 32-bit pixels: paper, alone, colliding. */
  paint(pixels: Uint32Array, [paper, alone, colliding]: readonly [number, number, number]): void {
    pixels.fill(paper);
    const { minX, minY, maxX, maxY } = this.#boxes;
    const round = this.#kind === "circles";
    for (let i = 0; i < this.#count; i++) {
      const color = this.#hit[i] === 1 ? colliding : alone;
      const left = minX[i] as number;
      const top = minY[i] as number;
      const x0 = Math.floor(left);
      const y0 = Math.floor(top);
      // At least a pixel, and a gap to the neighbor where there is room for one.
      const x1 = Math.max(x0 + 1, Math.floor((maxX[i] as number) - 0.2));
      const y1 = Math.max(y0 + 1, Math.floor((maxY[i] as number) - 0.2));
      const radius = (x1 - x0) / 2;
      const last = Math.min(y1, HEIGHT);
      for (let y = y0; y < last; y++) {
        let from = x0;
        let to = Math.min(x1, WIDTH);
        if (round && radius > 1.5) {
          const dy = y + 0.5 - (y0 + y1) / 2;
          const reach = Math.sqrt(Math.max(0, radius * radius - dy * dy));
          from = Math.round(x0 + radius - reach);
          to = Math.min(WIDTH, Math.round(x0 + radius + reach));
        }
        // Most are a pixel or two: a call of `fill` would cost more than they do.
        for (let at = y * WIDTH + from; at < y * WIDTH + to; at++) pixels[at] = color;
      }
    }
  }
}

function slide(min: Float64Array, max: Float64Array, velocity: Float64Array, end: number): void {
  for (let i = 0; i < min.length; i++) {
    const low = min[i] as number;
    const high = max[i] as number;
    let step = velocity[i] as number;
    if (low + step < 0 || high + step > end) {
      step = -step;
      velocity[i] = step;
    }
    min[i] = low + step;
    max[i] = high + step;
  }
}
