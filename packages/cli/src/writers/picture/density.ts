/** Many shapes in one raster: how many lie on each pixel; the outline of what is no box counts once more, so that it stands out. */
import type { Rectangle } from "./frame.js";
import type { Pen } from "./outline.js";
import type { Texture } from "./textures.js";

/** The least width and height of what is drawn, in the raster's pixels: one of the picture's. */
const LEAST = 2;

export class Density {
  readonly #width: number;
  readonly #height: number;
  /** Differences of the counts along both axes; their sums are the counts, so that a rectangle costs four additions. */
  readonly #corners: Int32Array;
  /** Differences along the rows: where outlines enter what they enclose, and leave it. */
  readonly #edges: Int32Array;
  /** What lies on outlines. */
  readonly #counts: Float32Array;
  /** Which outline was the last one on a pixel: it counts there once, however many vertices it has. */
  readonly #drawn: Uint32Array;
  /** The outline that is being drawn, from 1, and how many closed rings it has so far. */
  #outline = 1;
  #rings = 0;
  isEmpty = true;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#corners = new Int32Array((width + 1) * (height + 1));
    this.#edges = new Int32Array((width + 1) * height);
    this.#counts = new Float32Array(width * height);
    this.#drawn = new Uint32Array(width * height);
  }

  /** A rectangle, at least so wide and high that it can be seen. */
  fill([x1, y1, x2, y2]: Rectangle): void {
    const left = clamp(Math.floor(x1), this.#width - 1);
    const top = clamp(Math.floor(y1), this.#height - 1);
    const right = Math.min(Math.max(left + LEAST, Math.ceil(x2)), this.#width);
    const bottom = Math.min(Math.max(top + LEAST, Math.ceil(y2)), this.#height);
    this.#rectangle(left, top, right, bottom);
    this.isEmpty = false;
  }

  /** A dot around a place, so wide and high, its corners rounded: whole even at the edge. */
  dot(x: number, y: number, size: number): void {
    const left = clamp(Math.round(x - size / 2), this.#width - size);
    const top = clamp(Math.round(y - size / 2), this.#height - size);
    const corner = size > 3 ? 1 : 0;
    this.#rectangle(left + corner, top, left + size - corner, top + size);
    for (const side of corner === 0 ? [] : [left, left + size - corner]) {
      this.#rectangle(side, top + corner, side + corner, top + size - corner);
    }
    this.isEmpty = false;
  }

  /**
   * What draws outlines into it, scaled up from the picture's pixels, with an offset; `endOutline` ends each. What its closed
   * rings enclose is filled: the first is the outer one, and those after it are holes.
   *
   * @param thickness - Of its lines, in the raster's pixels.
   */
  pen(scale: number, offsetY: number, thickness = 1): Pen {
    let ring: number[] = [];
    const add = (x: number, y: number): void => {
      const at = ring.push(x, y);
      if (at > 2) this.#line(ring[at - 4] as number, ring[at - 3] as number, x, y, thickness);
    };
    const close = (): void => {
      add(ring[0] as number, ring[1] as number);
      this.#enclose(ring);
      ring = [];
    };
    return {
      move: (px, py) => {
        ring = [px * scale, (py - offsetY) * scale];
      },
      line: (px, py) => add(px * scale, (py - offsetY) * scale),
      circle: (px, py, radius) => {
        const [cx, cy, r] = [px * scale, (py - offsetY) * scale, radius * scale];
        if (r < 1) this.fill([cx - r, cy - r, cx + r, cy + r]);
        else {
          ring = [];
          const unit = unitCircle(clamp(Math.ceil(r), 256));
          for (let i = 0; i < unit.length; i += 2) add(cx + r * (unit[i] as number), cy + r * (unit[i + 1] as number));
          close();
        }
      },
      close,
    };
  }

  /** Ends an outline: what is drawn from now on is another shape's. */
  endOutline(): void {
    this.#outline++;
    this.#rings = 0;
  }

  /** The counts, rows from the top. */
  counts(): Float32Array {
    const width = this.#width;
    const stride = width + 1;
    const above = new Int32Array(width);
    for (let y = 0; y < this.#height; y++) {
      let [row, within] = [0, 0];
      for (let x = 0; x < width; x++) {
        row += this.#corners[y * stride + x] as number;
        within += this.#edges[y * stride + x] as number;
        above[x] = (above[x] as number) + row;
        this.#counts[y * width + x] = (this.#counts[y * width + x] as number) + (above[x] as number) + within;
      }
    }
    return this.#counts;
  }

  #rectangle(left: number, top: number, right: number, bottom: number): void {
    this.#corner(left, top, 1);
    this.#corner(right, top, -1);
    this.#corner(left, bottom, -1);
    this.#corner(right, bottom, 1);
  }

  #corner(x: number, y: number, by: number): void {
    const at = y * (this.#width + 1) + x;
    this.#corners[at] = (this.#corners[at] as number) + by;
  }

  /** Fills what a ring encloses, or, where it is a hole, takes it away again: in each row whose middle it crosses. */
  #enclose(ring: readonly number[]): void {
    // A ring that runs clockwise on the screen goes down where it leaves what it encloses.
    const isClockwise = turns(ring) > 0;
    const isHole = this.#rings++ > 0;
    const down = isClockwise === isHole ? 1 : -1;
    const [edges, width, height] = [this.#edges, this.#width, this.#height];
    const stride = width + 1;
    for (let at = 2; at < ring.length; at += 2) {
      const [x1, y1] = [ring[at - 2] as number, ring[at - 1] as number];
      const [x2, y2] = [ring[at] as number, ring[at + 1] as number];
      const from = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
      const to = Math.min(height, Math.ceil(Math.max(y1, y2) - 0.5));
      const slope = (x2 - x1) / (y2 - y1);
      const by = y1 < y2 ? down : -down;
      for (let row = from; row < to; row++) {
        const place = row * stride + clamp(Math.round(x1 + slope * (row + 0.5 - y1)), width);
        edges[place] = (edges[place] as number) + by;
      }
    }
  }

  #line(x1: number, y1: number, x2: number, y2: number, thickness: number): void {
    this.isEmpty = false;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))));
    const [dx, dy] = [(x2 - x1) / steps, (y2 - y1) / steps];
    const [width, height, outline] = [this.#width, this.#height, this.#outline];
    const [counts, drawn] = [this.#counts, this.#drawn];
    // What lies beyond the raster is not walked along, however far it goes.
    const from = Math.max(0, entry(x1, dx, width), entry(y1, dy, height));
    const to = Math.min(steps, exit(x1, dx, width), exit(y1, dy, height));
    const half = thickness >> 1;
    for (let i = from; i < to; i++) {
      const left = Math.floor(x1 + dx * i) - half;
      const top = Math.floor(y1 + dy * i) - half;
      for (let y = Math.max(0, top); y < top + thickness && y < height; y++) {
        for (let x = Math.max(0, left); x < left + thickness && x < width; x++) {
          const at = y * width + x;
          if (drawn[at] === outline) continue;
          drawn[at] = outline;
          counts[at] = (counts[at] as number) + 1;
        }
      }
    }
  }
}

/** The step at which a line comes in between 0 and a size, or one before. */
function entry(start: number, step: number, size: number): number {
  const steps = step === 0 ? 0 : ((step > 0 ? 0 : size) - start) / step;
  return Math.floor(steps) - 1;
}

/** The step from which on it is out again, or one after; of a line along the other axis none. */
function exit(start: number, step: number, size: number): number {
  const steps = step === 0 ? Number.POSITIVE_INFINITY : ((step > 0 ? size : 0) - start) / step;
  return Math.ceil(steps) + 1;
}

/** Twice the area that a closed ring encloses: above 0 where it runs clockwise with y down. */
function turns(ring: readonly number[]): number {
  const [x0, y0] = [ring[0] as number, ring[1] as number];
  let sum = 0;
  for (let at = 2; at + 3 < ring.length; at += 2) {
    const [x1, y1, x2, y2] = [ring[at], ring[at + 1], ring[at + 2], ring[at + 3]] as [number, number, number, number];
    sum += (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  }
  return sum;
}

/** Cosines and sines all around, by how many there are: most circles of a picture need the same. */
const UNIT_CIRCLES: (Float64Array | undefined)[] = [];

function unitCircle(steps: number): Float64Array {
  const known = UNIT_CIRCLES[steps];
  if (known !== undefined) return known;
  const count = Math.max(8, steps);
  const unit = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count;
    unit[2 * i] = Math.cos(angle);
    unit[2 * i + 1] = Math.sin(angle);
  }
  UNIT_CIRCLES[steps] = unit;
  return unit;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

/** An RGB color and the counts to paint with it. */
export interface Wash {
  readonly color: readonly [number, number, number];
  readonly texture: Texture | undefined;
  readonly counts: Float32Array;
}

/** The opacity of a pixel with one shape, and with as many as the densest pixels have. */
const FAINTEST = 0.38;
const STRONGEST = 0.95;
/** The share of the pixels that are less dense than what counts as dense. */
const DENSE = 0.98;

/** How far from its edge an area begins to show its texture, in the raster's pixels, and how much fainter that makes it. */
const RIM = 6;
const FAINTER = 0.6;

/** Paints washes over one another: the more shapes on a pixel, the stronger, by the logarithm of their count. */
export function paint(washes: readonly Wash[], width: number, height: number): Uint8Array {
  const size = width * height;
  const pixels = new Uint8Array(size * 4);
  // One measure for all, so that equal strength is equal density.
  const dense = Math.log1p(Math.max(1, ...washes.map(({ counts }) => denseCount(counts))));
  // The fewer shapes the densest pixels have, the stronger a single one is.
  const least = (0.5 * Math.LN2) / dense;
  for (const { color, texture, counts } of washes) {
    // Beyond the picture's edge an area goes on.
    const isDrawn = (x: number, y: number): boolean =>
      x < 0 || x >= width || y < 0 || y >= height || (counts[y * width + x] as number) >= 0.5;
    for (let i = 0; i < size; i++) {
      const count = counts[i] as number;
      if (count <= 0) continue;
      const more = dense <= Math.LN2 ? 0 : Math.min(1, (Math.log1p(count) - Math.LN2) / (dense - Math.LN2));
      const strength = least + (1 - least) * more;
      const [x, y] = [i % width, Math.floor(i / width)];
      const share = texture?.(x, y) ?? 0;
      const isWithin =
        share > 0 && isDrawn(x - RIM, y) && isDrawn(x + RIM, y) && isDrawn(x, y - RIM) && isDrawn(x, y + RIM);
      const fainter = isWithin ? share : 0;
      over(pixels, i * 4, color, (FAINTEST + (STRONGEST - FAINTEST) * strength) * (1 - (1 - FAINTER) * fainter));
    }
  }
  return pixels;
}

function denseCount(counts: Float32Array): number {
  const drawn = counts.filter((count) => count > 0.5).sort();
  return drawn.length === 0
    ? 1
    : Math.max(1, drawn[Math.min(drawn.length - 1, Math.floor(drawn.length * DENSE))] as number);
}

/** Lays a color over a pixel (Porter and Duff, "Compositing digital images", 1984: over). */
function over(pixels: Uint8Array, at: number, color: readonly number[], opacity: number): void {
  const under = (pixels[at + 3] as number) / 255;
  const sum = opacity + under * (1 - opacity);
  for (let channel = 0; channel < 3; channel++) {
    const below = pixels[at + channel] as number;
    pixels[at + channel] = Math.round(((color[channel] as number) * opacity + below * under * (1 - opacity)) / sum);
  }
  pixels[at + 3] = Math.round(sum * 255);
}
