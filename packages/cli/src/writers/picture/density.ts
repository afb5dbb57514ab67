/** Many shapes in one raster: how many lie on each pixel; the outline of what is no box counts once more, so that it stands out. */
import type { Rectangle } from "./frame.js";
import type { Pen } from "./outline.js";
import { Scan } from "./scan.js";
import type { Texture } from "./textures.js";

/** The least width and height of what is drawn, in the raster's pixels: one of the picture's. */
const LEAST = 2;
/** The longest line that is drawn, in the raster's pixels: some hundred pictures. */
const LONGEST = 200_000;

export class Density {
  readonly #width: number;
  readonly #height: number;
  /** Differences of the counts along both axes; their sums are the counts, so that a rectangle costs four additions. */
  readonly #corners: Float32Array;
  readonly #counts: Float32Array;
  /** What is enclosed by the outline that is being drawn. */
  readonly #scan: Scan;
  isEmpty = true;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#corners = new Float32Array((width + 1) * (height + 1));
    this.#counts = new Float32Array(width * height);
    this.#scan = new Scan(height);
  }

  /** A rectangle, at least so wide and high that it can be seen. */
  fill([x1, y1, x2, y2]: Rectangle): void {
    const left = clamp(Math.floor(x1), this.#width - 1);
    const top = clamp(Math.floor(y1), this.#height - 1);
    const right = Math.min(Math.max(left + LEAST, Math.ceil(x2)), this.#width);
    const bottom = Math.min(Math.max(top + LEAST, Math.ceil(y2)), this.#height);
    this.#corner(left, top, 1);
    this.#corner(right, top, -1);
    this.#corner(left, bottom, -1);
    this.#corner(right, bottom, 1);
    this.isEmpty = false;
  }

  /** What draws outlines into it, scaled up from the picture's pixels, with an offset; `fillOutline` fills what they enclose. */
  pen(scale: number, offsetY: number): Pen {
    let ring: number[] = [];
    const add = (x: number, y: number): void => {
      const at = ring.push(x, y);
      if (at > 2) this.#line(ring[at - 4] as number, ring[at - 3] as number, x, y);
    };
    const close = (): void => {
      add(ring[0] as number, ring[1] as number);
      for (let at = 2; at < ring.length; at += 2) {
        const [x, y] = [ring[at] as number, ring[at + 1] as number];
        this.#scan.edge(ring[at - 2] as number, ring[at - 1] as number, x, y);
      }
      ring = [];
    };
    return {
      move: (px, py) => {
        ring = [px * scale, (py - offsetY) * scale];
      },
      line: (px, py) => add(px * scale, (py - offsetY) * scale),
      circle: (px, py, radius) => {
        const [cx, cy, r] = [px * scale, (py - offsetY) * scale, radius * scale];
        const steps = Math.min(256, Math.max(8, Math.ceil(r)));
        if (r < 1) this.fill([cx - r, cy - r, cx + r, cy + r]);
        else {
          ring = [];
          for (let i = 0; i < steps; i++) {
            const angle = (2 * Math.PI * i) / steps;
            add(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
          }
          close();
        }
      },
      close,
    };
  }

  /** Fills what the closed outlines since the last time enclose, but for holes. */
  fillOutline(): void {
    this.#scan.visit((row, from, to) => {
      const left = clamp(Math.round(from), this.#width);
      const right = clamp(Math.round(to), this.#width);
      this.#corner(left, row, 1);
      this.#corner(right, row, -1);
      this.#corner(left, row + 1, -1);
      this.#corner(right, row + 1, 1);
    });
  }

  /** The counts, rows from the top. */
  counts(): Float32Array {
    const width = this.#width;
    const stride = width + 1;
    const above = new Float64Array(width);
    for (let y = 0; y < this.#height; y++) {
      let row = 0;
      for (let x = 0; x < width; x++) {
        row += this.#corners[y * stride + x] as number;
        above[x] = (above[x] as number) + row;
        this.#counts[y * width + x] = (this.#counts[y * width + x] as number) + (above[x] as number);
      }
    }
    return this.#counts;
  }

  #corner(x: number, y: number, by: number): void {
    const at = y * (this.#width + 1) + x;
    this.#corners[at] = (this.#corners[at] as number) + by;
  }

  #line(x1: number, y1: number, x2: number, y2: number): void {
    this.isEmpty = false;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1))));
    // The outline of what is so far beyond the picture would take for ever; what it encloses is filled all the same.
    if (!(steps <= LONGEST)) return;
    for (let i = 0; i < steps; i++) {
      const x = Math.floor(x1 + ((x2 - x1) * i) / steps);
      const y = Math.floor(y1 + ((y2 - y1) * i) / steps);
      if (x < 0 || y < 0 || x >= this.#width || y >= this.#height) continue;
      const at = y * this.#width + x;
      this.#counts[at] = (this.#counts[at] as number) + 1;
    }
  }
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
  for (const { color, texture, counts } of washes) {
    // Beyond the picture's edge an area goes on.
    const isDrawn = (i: number): boolean => !((counts[i] ?? 1) < 0.5);
    for (let i = 0; i < size; i++) {
      // Sums of differences in 32 bits may be off by a little.
      const count = Math.round(counts[i] as number);
      if (count <= 0) continue;
      const strength = dense <= Math.LN2 ? 0.5 : Math.min(1, (Math.log1p(count) - Math.LN2) / (dense - Math.LN2));
      const isFainter =
        texture?.(i % width, Math.floor(i / width)) === true &&
        isDrawn(i - RIM) &&
        isDrawn(i + RIM) &&
        isDrawn(i - RIM * width) &&
        isDrawn(i + RIM * width);
      over(pixels, i * 4, color, (FAINTEST + (STRONGEST - FAINTEST) * strength) * (isFainter ? FAINTER : 1));
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
