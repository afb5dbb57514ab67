/**
 * Draws the figures of `docs/conventions.md` and README with the library itself. Run by hand after a change to the pictures;
 * a check compares the files with what this draws. The library must be built.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { box, circle, explain, point, polygon, polyline, segment } from "hantei";
import { toSVG } from "hantei/render";
import { isMain } from "./lib/main.mjs";
import { slotsFigure } from "./lib/slots-figure.mjs";

/** Every figure: its file's name and the two shapes. The verdict in it is the library's. */
const FIGURES = {
  "boxes-overlap": [box(0, 0, 5, 5), box(1, 1, 6, 4)],
  "boxes-share-an-edge": [box(0, 0, 2, 2), box(2, 0, 4, 2)],
  "boxes-share-a-corner": [box(0, 0, 2, 2), box(2, 2, 4, 4)],
  "flat-box-inside": [box(0, 0, 4, 2), box(1, 1, 3, 1)],
  "half-plane": [box(0, -Infinity, Infinity, Infinity), circle(-1, 0, 1)],
  "segment-in-an-edge": [box(0, 0, 4, 2), segment(1, 2, 3, 2)],
  "segments-share-a-stretch": [segment(0, 0, 3, 0), segment(2, 0, 5, 0)],
  "segments-end-to-end": [segment(0, 0, 2, 0), segment(2, 0, 4, 0)],
  "segments-tee": [segment(0, 0, 4, 0), segment(2, 0, 2, 2)],
  "segments-apart-on-one-line": [segment(0, 0, 1, 1), segment(2, 2, 3, 3)],
  "zero-length-inside": [segment(0, 0, 4, 0), segment(2, 0, 2, 0)],
  "circles-touch": [circle(0, 0, 5), circle(6, 8, 5)],
  "circle-at-a-corner": [circle(8, 9, 5), box(0, 0, 5, 5)],
  "circle-on-an-end": [circle(0, 0, 1), segment(0, 0, 3, 0)],
  "circle-of-radius-0-on-an-end": [circle(0, 0, 0), segment(0, 0, 3, 0)],
  "equal-points": [point(1, 1), point(1, 1)],
  "polyline-at-a-vertex": [polyline([0, 0, 2, 2, 4, 0]), point(2, 2)],
  "polyline-at-its-end": [polyline([0, 0, 2, 2, 4, 0]), point(0, 0)],
  "closed-polyline-at-its-start": [polyline([0, 0, 2, 2, 4, 0, 0, 0]), point(0, 0)],
  "polygon-hole-filled": [polygon([0, 0, 6, 0, 6, 6, 0, 6], [[2, 2, 4, 2, 4, 4, 2, 4]]), box(2, 2, 4, 4)],
  "point-on-an-edge": [box(0, 0, 4, 2), point(4, 1)],
};

/** Every file this draws: name under `docs/figures` → text. */
export function figures() {
  return {
    ...Object.fromEntries(
      Object.entries(FIGURES).flatMap(([name, [a, b]]) => [
        [`${name}.svg`, toSVG(explain(a, b))],
        [`${name}.ja.svg`, toSVG(explain(a, b), { lang: "ja" })],
      ]),
    ),
    "slots.svg": slotsFigure("en"),
    "slots.ja.svg": slotsFigure("ja"),
  };
}

if (isMain(import.meta)) {
  const folder = new URL("../docs/figures/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(figures())) writeFileSync(new URL(name, folder), text);
}
