/** Every kind of shape: its name, and one of some size to begin with. */
import { box, capsule, circle, type Kind, point, polygon, polyline, type Shape, segment } from "hantei";
import type { Text } from "./lang.js";

interface KindOf {
  readonly name: Text;
  /** One around a point, of about this half a width. */
  readonly make: (x: number, y: number, s: number) => Shape;
}

export const KINDS: Readonly<Record<Kind, KindOf>> = {
  point: { name: { en: "point", ja: "点" }, make: (x, y) => point(x, y) },
  segment: { name: { en: "segment", ja: "線分" }, make: (x, y, s) => segment(x - s, y - s, x + s, y + s) },
  box: { name: { en: "box", ja: "矩形" }, make: (x, y, s) => box(x - s, y - s, x + s, y + s) },
  circle: { name: { en: "circle", ja: "円" }, make: (x, y, s) => circle(x, y, s) },
  capsule: { name: { en: "capsule", ja: "カプセル" }, make: (x, y, s) => capsule(x - s, y, x + s, y, s / 2) },
  polygon: {
    name: { en: "polygon", ja: "多角形" },
    make: (x, y, s) => polygon([x - s, y - s, x + s, y - s, x + s, y + s, x, y, x - s, y + s]),
  },
  polyline: {
    name: { en: "polyline", ja: "折れ線" },
    make: (x, y, s) => polyline([x - s, y - s, x, y + s, x + s, y - s, x + 2 * s, y]),
  },
};
