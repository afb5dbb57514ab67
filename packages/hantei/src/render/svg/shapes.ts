/** Shapes on the paper: in pixels, y downwards. */
import type { Side } from "../../explain/explanation.js";
import { type Band, type Flat, type Outline, outlineOf } from "./flat.js";
import { type Frame, type Pixel, spanEnds } from "./frame.js";
import { type Attributes, element, pixels } from "./xml.js";

/** What is drawn for a shape, in pixels: an area, a line, or a dot where it is too small to be seen. */
export type Drawn = Flat;

/** Anything smaller than this many pixels is drawn as a dot. */
const SMALLEST = 3;

export function drawn(flat: Flat, frame: Frame): Drawn {
  if (flat.type === "dot") return dot(frame.place(flat.x, flat.y));
  if (flat.type === "disc") {
    const [x, y] = frame.place(flat.x, flat.y);
    const r = frame.length(flat.r);
    return r < SMALLEST / 2 ? dot([x, y]) : { type: "disc", x, y, r };
  }
  if (flat.type === "outline") {
    const placed = outlineOf(
      flat.paths.map((path) => path.map(([x, y]) => frame.place(x, y))),
      flat.filled,
    );
    const { x0, y0, x1, y1 } = placed;
    if (x1 - x0 < SMALLEST && y1 - y0 < SMALLEST) return dot([(x0 + x1) / 2, (y0 + y1) / 2]);
    return placed;
  }
  const [px, py] = frame.place(flat.x0, flat.y0);
  const [qx, qy] = frame.place(flat.x1, flat.y1);
  if (flat.type === "band") {
    const r = frame.length(flat.r);
    if (r >= SMALLEST / 2) return { type: "band", x0: px, y0: py, x1: qx, y1: qy, r };
  }
  const width = Math.abs(px - qx);
  const height = Math.abs(py - qy);
  if (width < SMALLEST && height < SMALLEST) return dot([(px + qx) / 2, (py + qy) / 2]);
  if (flat.type !== "rect") return { type: "line", x0: px, y0: py, x1: qx, y1: qy };
  const [x0, x1] = [Math.min(px, qx), Math.max(px, qx)];
  const [y0, y1] = [Math.min(py, qy), Math.max(py, qy)];
  return width < SMALLEST / 2 || height < SMALLEST / 2
    ? { type: "line", x0, y0, x1, y1 }
    : { type: "rect", x0, y0, x1, y1 };
}

function dot([x, y]: Pixel): Drawn {
  return { type: "dot", x, y };
}

/** The outline alone, as an element with these attributes. */
function outline(shape: Drawn, attributes: Attributes): string {
  switch (shape.type) {
    case "rect":
      return element("rect", {
        ...attributes,
        x: shape.x0,
        y: shape.y0,
        width: shape.x1 - shape.x0,
        height: shape.y1 - shape.y0,
      });
    case "disc":
      return element("circle", { ...attributes, cx: shape.x, cy: shape.y, r: shape.r });
    case "line":
      return element("line", { ...attributes, x1: shape.x0, y1: shape.y0, x2: shape.x1, y2: shape.y1 });
    case "band":
      return element("path", { ...attributes, d: bandPath(shape) });
    case "outline":
      return element("path", { ...attributes, "fill-rule": "evenodd", "clip-rule": "evenodd", d: outlinePath(shape) });
    case "dot":
      return element("circle", { ...attributes, cx: shape.x, cy: shape.y, r: 4.5 });
  }
}

/** Two straight sides, and half a circle around each end. */
function bandPath({ x0, y0, x1, y1, r }: Band): string {
  const length = hypotenuse(x1 - x0, y1 - y0);
  const [rx, ry] = length === 0 ? [0, -r] : [(r * (y1 - y0)) / length, (r * (x0 - x1)) / length];
  const at = (x: number, y: number): string => `${pixels(x)} ${pixels(y)}`;
  const arc = (x: number, y: number): string => `A${pixels(r)} ${pixels(r)} 0 0 1 ${at(x, y)}`;
  return `M${at(x0 + rx, y0 + ry)}L${at(x1 + rx, y1 + ry)}${arc(x1 - rx, y1 - ry)}L${at(x0 - rx, y0 - ry)}${arc(x0 + rx, y0 + ry)}Z`;
}

function outlinePath({ paths, filled }: Outline): string {
  return paths
    .map((path) => `M${path.map(([x, y]) => `${pixels(x)} ${pixels(y)}`).join("L")}${filled ? "Z" : ""}`)
    .join("");
}

export function isArea(shape: Drawn): boolean {
  return shape.type === "rect" || shape.type === "disc" || shape.type === "band" || isFilled(shape);
}

function isFilled(shape: Drawn): boolean {
  return shape.type === "outline" && shape.filled;
}

/** A shape with its wash, its hatching and its outline. */
export function drawShape(shape: Drawn, side: Side, id: string): string {
  if (shape.type === "dot") return outline(shape, { class: `dot-${side}` });
  if (!isArea(shape)) return outline(shape, { class: `edge-${side}`, style: "fill:none;stroke-width:3px" });
  return (
    outline(shape, { class: `wash-${side}` }) +
    outline(shape, { style: `fill:url(#${id}-hatch-${side})` }) +
    outline(shape, { class: `edge-${side}` })
  );
}

/** What two areas share. */
export function drawShared(a: Drawn, b: Drawn, id: string, view: number): string {
  const clip = `${id}-clip-${view}`;
  return (
    element("clipPath", { id: clip }, outline(a, {})) +
    element("g", { "clip-path": `url(#${clip})` }, outline(b, { class: "wash-both" }))
  );
}

/** The hatchings: A's lines rise to the right, B's fall. */
export function hatchings(id: string): string {
  return (["a", "b"] as const)
    .map((side) =>
      element(
        "pattern",
        {
          id: `${id}-hatch-${side}`,
          patternUnits: "userSpaceOnUse",
          width: 9,
          height: 9,
          patternTransform: `rotate(${side === "a" ? 45 : -45})`,
        },
        element("line", { x1: 0, y1: 0, x2: 0, y2: 9, class: `hatch-${side}` }),
      ),
    )
    .join("");
}

/** What a shape covers of a direction, in pixels. */
export function extentAlong(shape: Drawn, [dx, dy]: Pixel): readonly [number, number] {
  const [least, greatest] = spanEnds(cornersOf(shape).map(([x, y]) => x * dx + y * dy));
  const more = shape.type === "disc" || shape.type === "band" ? shape.r : 0;
  return [least - more, greatest + more];
}

function cornersOf(shape: Drawn): readonly Pixel[] {
  switch (shape.type) {
    case "rect":
      return [
        [shape.x0, shape.y0],
        [shape.x1, shape.y0],
        [shape.x0, shape.y1],
        [shape.x1, shape.y1],
      ];
    case "line":
    case "band":
      return [
        [shape.x0, shape.y0],
        [shape.x1, shape.y1],
      ];
    case "outline":
      return shape.paths.flat();
    default:
      return [[shape.x, shape.y]];
  }
}

/** The middle of what is drawn. */
export function centerOf(shape: Drawn): Pixel {
  return "x0" in shape ? [(shape.x0 + shape.x1) / 2, (shape.y0 + shape.y1) / 2] : [shape.x, shape.y];
}

/** How far a pixel lies from a shape; 0 on it. */
export function distanceTo(shape: Drawn, [x, y]: Pixel): number {
  switch (shape.type) {
    case "rect":
      return hypotenuse(outside(x, shape.x0, shape.x1), outside(y, shape.y0, shape.y1));
    case "band":
      return Math.max(0, distanceTo({ ...shape, type: "line" }, [x, y]) - shape.r);
    case "outline":
      return encloses(shape, [x, y]) ? 0 : toEdges(shape, [x, y]);
    case "line": {
      const [ux, uy] = [shape.x1 - shape.x0, shape.y1 - shape.y0];
      const t = ((x - shape.x0) * ux + (y - shape.y0) * uy) / (ux * ux + uy * uy || 1);
      const within = Math.min(Math.max(t, 0), 1);
      return hypotenuse(x - shape.x0 - within * ux, y - shape.y0 - within * uy);
    }
    case "disc":
      return Math.max(0, hypotenuse(x - shape.x, y - shape.y) - shape.r);
    case "dot":
      return hypotenuse(x - shape.x, y - shape.y);
  }
}

/** How far inside an outline a pixel lies; 0 where it does not. */
export function depthIn(shape: Outline, pixel: Pixel): number {
  return encloses(shape, pixel) ? toEdges(shape, pixel) : 0;
}

export function edgesOf({ paths, filled }: Outline): readonly (readonly [Pixel, Pixel])[] {
  return paths.flatMap((path) =>
    path.slice(filled ? 0 : 1).map((to, index): [Pixel, Pixel] => {
      const from = path[filled ? (index + path.length - 1) % path.length : index];
      return [from as Pixel, to];
    }),
  );
}

function toEdges(shape: Outline, pixel: Pixel): number {
  const distances = edgesOf(shape).map(([[x0, y0], [x1, y1]]) => distanceTo({ type: "line", x0, y0, x1, y1 }, pixel));
  return distances.reduce((least, distance) => Math.min(least, distance), Number.POSITIVE_INFINITY);
}

/** Whether a pixel lies in what the rings enclose. */
function encloses(shape: Outline, [x, y]: Pixel): boolean {
  if (!shape.filled) return false;
  const above = edgesOf(shape).filter(([[x0, y0], [x1, y1]]) => {
    return x0 > x !== x1 > x && y0 + ((x - x0) / (x1 - x0)) * (y1 - y0) > y;
  });
  return above.length % 2 === 1;
}

function outside(value: number, min: number, max: number): number {
  return Math.max(min - value, value - max, 0);
}

export function hypotenuse(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
