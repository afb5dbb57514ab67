/** The playground's scene before anything is done to it. */
import { box, circle, polygon, segment } from "hantei";
import { arrowIn } from "./arrow.js";
import type { Scene } from "./scene.js";

const WINDOW = { minX: -7.5, minY: -2, maxX: 19.5, maxY: 16 };

export const START: Scene = {
  shapes: [
    { id: 1, shape: circle(8, 9, 5) },
    { id: 2, shape: box(0, 0, 5, 5) },
    { id: 3, shape: polygon([10, 0, 16, 0, 16, 4, 13, 1.5, 10, 4]) },
    { id: 4, shape: segment(-4, 8, 2, 11) },
  ],
  a: 1,
  b: 2,
  question: "relate",
  touching: true,
  arrow: arrowIn(WINDOW),
  inside: "hit",
  step: "0.5",
  window: WINDOW,
};

/** Whether it is that scene: a copy holds the same shapes. */
export function isStart(scene: Scene): boolean {
  return (Object.keys(START) as (keyof Scene)[]).every((key) => scene[key] === START[key]);
}
