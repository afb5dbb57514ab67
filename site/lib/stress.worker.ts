/** Many moving bodies: one call of `frame` moves them, finds all colliding pairs and paints the picture. */
import { expose, transfer } from "comlink";
import { hasSimd, type Kernel, type Kind, World } from "./stress.js";

let world: World | undefined;

export interface Frame {
  readonly pixels: ArrayBuffer;
  readonly pairs: number;
  /** Milliseconds of each part; `other` is the other kernel's join on the same boxes, where it was asked for. */
  readonly move: number;
  readonly join: number;
  readonly other: number | undefined;
  readonly draw: number;
  /** Whether both kernels found as many pairs, where both were asked. */
  readonly same: boolean | undefined;
}

const stress = {
  /** Gives whether there is a choice of kernels. */
  start(count: number, kind: Kind): boolean {
    world = new World(count, kind);
    return hasSimd();
  },
  frame(pixels: ArrayBuffer, kernel: Kernel, compare: boolean, colors: readonly number[]): Frame {
    const scene = world as World;
    const start = performance.now();
    scene.move();
    const moved = performance.now();
    const pairs = scene.join(kernel);
    const joined = performance.now();
    let other: number | undefined;
    let same: boolean | undefined;
    if (compare) {
      same = scene.join(kernel === "simd" ? "js" : "simd", false) === pairs;
      other = performance.now() - joined;
    }
    const before = performance.now();
    scene.paint(new Uint32Array(pixels), colors as [number, number, number]);
    const draw = performance.now() - before;
    return transfer({ pixels, pairs, move: moved - start, join: joined - moved, other, draw, same }, [pixels]);
  },
};

export type Stress = typeof stress;
expose(stress);
