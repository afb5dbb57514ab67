/** Parts of shapes, numbers and places in words. */
import type { Feature } from "hantei";
import type { Text } from "../lang.js";
import type { Place } from "./marks.js";

const FEATURES: Readonly<Record<Feature["type"], Text>> = {
  vertex: { en: "vertex", ja: "頂点" },
  edge: { en: "edge", ja: "辺" },
  face: { en: "the inside", ja: "内部" },
};

/** In Japanese with the space that stands behind a number. */
export function part({ type, index }: Feature): Text {
  const { en, ja } = FEATURES[type];
  return type === "face" ? { en, ja } : { en: `${en} ${index}`, ja: `${ja} ${index} ` };
}

/** As many digits as one can take in; the library has all of them. */
export function number(value: number): string {
  return String(Number.isFinite(value) ? Number(value.toPrecision(7)) : value);
}

export function place({ x, y }: Place): string {
  return `(${number(x)}, ${number(y)})`;
}
