/** The outline of a part in pixels, for whatever draws it. */
import { type Shape, tracePath } from "hantei";
import type { AnyShape, Bounds, Layer } from "../../pairs/layer.js";
import { clipped } from "./clipped.js";
import { type Frame, type Rectangle, within } from "./frame.js";

/** What draws in pixels. */
export interface Pen {
  readonly move: (x: number, y: number) => void;
  readonly line: (x: number, y: number) => void;
  /** A whole circle. */
  readonly circle: (x: number, y: number, radius: number) => void;
  readonly close: () => void;
}

/** How far the straight pieces that an arc is drawn with may be from it, in pixels, and how many there are at least. */
const FLAT = 0.1;
const PIECES = 16;
/** And at most: what is larger than the picture, by so much that its bounds overflow, is no circle in it any more. */
const MOST_PIECES = 4096;
/** Nor is a circle of a larger radius, in pixels, told from a line; that of one whose bounds overflow may be Infinity. */
const LARGEST = 1e7;

/**
 * Draws the outline of a shape that is no box; shapes in space are seen along z.
 *
 * @param isFarOff - Whether it goes on far beyond the window, at which it is cut off.
 */
export function outline(shape: AnyShape, frame: Frame, pen: Pen, isFarOff: boolean): void {
  const { toX, toY, scale } = frame;
  if (isFarOff) {
    const cut = clipped(pen, around(frame), isOpen(shape));
    // Round ones in pieces, too: of a circle, no piece can be cut off.
    if (shape.kind === "circle") trace(shape, frame, cut);
    else if (shape.kind === "sphere")
      trace({ kind: "circle", x: shape.x, y: shape.y, radius: shape.radius }, frame, cut);
    else outline(shape, frame, cut, false);
    return;
  }
  switch (shape.kind) {
    case "circle":
    case "sphere":
      pen.circle(toX(shape.x), toY(shape.y), Math.min(shape.radius * scale, LARGEST));
      return;
    case "point":
    case "point3":
      pen.circle(toX(shape.x), toY(shape.y), 0);
      return;
    case "segment3":
      pen.move(toX(shape.x1), toY(shape.y1));
      pen.line(toX(shape.x2), toY(shape.y2));
      return;
    case "capsule3": {
      const { x1, y1, x2, y2, radius } = shape;
      trace({ kind: "capsule", x1, y1, x2, y2, radius }, frame, pen);
      return;
    }
    case "box3":
      return;
    default:
      trace(shape, frame, pen);
  }
}

function trace(shape: Shape, { toX, toY, scale }: Frame, pen: Pen): void {
  tracePath(
    {
      moveTo: (x, y) => pen.move(toX(x), toY(y)),
      lineTo: (x, y) => pen.line(toX(x), toY(y)),
      arc: (x, y, radius, start, end) => {
        // A piece that turns by an angle lies radius × angle² / 8 inside.
        const wanted = Math.ceil((end - start) * Math.sqrt((radius * scale) / FLAT / 8));
        const pieces = Math.min(Math.max(PIECES, wanted), MOST_PIECES);
        for (let i = 0; i <= pieces; i++) {
          const angle = start + ((end - start) * i) / pieces;
          pen.line(toX(x + radius * Math.cos(angle)), toY(y + radius * Math.sin(angle)));
        }
      },
      closePath: () => pen.close(),
    },
    shape,
  );
}

/** So far beyond the window, in pixels, is what has no bound: no line of its own is seen there. */
const BEYOND = 10;

function around({ window: [left, top, right, bottom] }: Frame): Rectangle {
  return [left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND];
}

/** The bounds of a part, as far as they are around the window. */
export function rectangleOf(bounds: Bounds, part: number, frame: Frame): Rectangle {
  const { toX, toY } = frame;
  const [left, bottom] = [bounds.minX[part] as number, bounds.minY[part] as number];
  const [right, top] = [bounds.maxX[part] as number, bounds.maxY[part] as number];
  const [x1, y1, x2, y2] = around(frame);
  return [
    left > -Infinity ? within(toX(left), x1, x2) : x1,
    top < Infinity ? within(toY(top), y1, y2) : y1,
    right < Infinity ? within(toX(right), x1, x2) : x2,
    bottom > -Infinity ? within(toY(bottom), y1, y2) : y2,
  ];
}

/** The shape of a part, where it is no box. */
export function shapeOf(layer: Layer, part: number): AnyShape | undefined {
  return layer.shapes?.[part];
}

/** Whether a shape has no area to be filled. */
export function isOpen({ kind }: AnyShape): boolean {
  return /^(?:segment|polyline)/.test(kind);
}
