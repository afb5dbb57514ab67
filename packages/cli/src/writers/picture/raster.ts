/** Many shapes: one raster whose colors grow stronger where more of them lie. */
import { featureOf } from "../../pairs/layer.js";
import { element } from "../svg.js";
import { Density, paint, type Wash } from "./density.js";
import { type Drawn, STATES } from "./drawn.js";
import { FOOT, type Frame, HEAD, type Rectangle } from "./frame.js";
import { isOpen, outline, rectangleOf, shapeOf } from "./outline.js";
import { placeOf } from "./outside.js";
import { INKS, type Ink } from "./palette.js";
import { png } from "./png.js";
import { TEXTURES } from "./textures.js";

/** Pixels of the raster a pixel of the picture, along each axis. */
const FINENESS = 2;

/** The share of the raster that dots take up together, but for where they are as small or large as they may be, in its pixels. */
const SHARE_OF_DOTS = 0.1;
const [SMALLEST_DOT, LARGEST_DOT] = [2, 6];

/** How large what is smaller is drawn: the fewer shapes, the larger, so that they can be seen. */
export function dotSize(parts: number, width: number, height: number): number {
  const size = Math.round(Math.sqrt((SHARE_OF_DOTS * width * height) / parts));
  return Math.min(Math.max(size, SMALLEST_DOT), LARGEST_DOT);
}

/** All shapes as counts a pixel. */
export function raster(drawn: readonly Drawn[], frame: Frame): string {
  const [left, top, right, bottom] = frame.window;
  const [plotWidth, plotHeight] = [frame.width, frame.height - HEAD - FOOT];
  const [width, height] = [plotWidth * FINENESS, plotHeight * FINENESS];
  const dot = dotSize(
    drawn.reduce((sum, { bounds }) => sum + bounds.minX.length, 0),
    width,
    height,
  );
  const washes: Wash[] = [];
  for (const state of [0, 1, 2] as const) {
    const inks = state === 0 && drawn.length > 1 ? drawn.map((one) => [one]) : [drawn];
    for (const group of inks) {
      const density = new Density(width, height);
      const pen = density.pen(FINENESS, top);
      // What has no area to be filled needs a line that can be seen.
      const openPen = density.pen(FINENESS, top, dot >> 1);
      for (const { layer, bounds, states } of group) {
        for (let part = 0; part < bounds.minX.length; part++) {
          const feature = featureOf(layer, part);
          if (states[feature] !== state) continue;
          const where = placeOf(bounds, part, frame);
          if (where === "outside") continue;
          const shape = shapeOf(layer, part);
          const [x1, y1, x2, y2] = rectangleOf(bounds, part, frame);
          if (Math.max(x2 - x1, y2 - y1) * FINENESS < dot) {
            density.dot(((x1 + x2) / 2) * FINENESS, ((y1 + y2) / 2 - top) * FINENESS, dot);
          } else if (shape !== undefined) {
            outline(shape, frame, isOpen(shape) ? openPen : pen, where === "going on");
            density.endOutline();
          } else {
            const seen = [Math.max(x1, left), Math.max(y1, top) - top, Math.min(x2, right), Math.min(y2, bottom) - top];
            density.fill(seen.map((place) => place * FINENESS) as unknown as Rectangle);
          }
        }
      }
      if (density.isEmpty) continue;
      const side = group.length === 1 && drawn.length > 1 ? group[0]?.side : undefined;
      washes.push(wash(side ?? STATES[state], density.counts()));
    }
  }
  return image(washes, [0, top, plotWidth, plotHeight]);
}

/** A swatch of the legend, painted as the raster is: it looks the same on any paper. */
export function rasterSwatch(ink: Ink, x: number, y: number): string {
  const [width, height] = [16, 12];
  const counts = new Float32Array(width * FINENESS * height * FINENESS).fill(1);
  return image([wash(ink, counts)], [x, y, width, height]);
}

function wash(ink: Ink, counts: Float32Array): Wash {
  return { color: INKS[ink], texture: TEXTURES[ink], counts };
}

/** Washes as an image in the picture, at a place in its pixels. */
function image(washes: readonly Wash[], [x, y, width, height]: readonly [number, number, number, number]): string {
  const size = [width * FINENESS, height * FINENESS] as const;
  const data = png(...size, paint(washes, ...size)).toString("base64");
  return element("image", { x, y, width, height, href: `data:image/png;base64,${data}` });
}
