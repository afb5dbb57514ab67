/** Towards an infinite bound a shape fades into the paper, with an arrow. */
import type { Side } from "../../explain/explanation.js";
import { BEYOND, type Region } from "./frame.js";
import type { Drawn } from "./shapes.js";
import { element } from "./xml.js";

type Edge = "left" | "right" | "up" | "down";
const EDGES: readonly Edge[] = ["left", "right", "up", "down"];

/** How deep into the frame the fading goes, in pixels. */
const DEPTH = 56;

/** The gradients from clear to paper, towards each edge. */
export function fadeGradients(id: string): string {
  const toward = { left: [1, 0, 0, 0], right: [0, 0, 1, 0], up: [0, 1, 0, 0], down: [0, 0, 0, 1] } as const;
  return EDGES.map((edge) => {
    const [x1, y1, x2, y2] = toward[edge];
    return element(
      "linearGradient",
      { id: `${id}-fade-${edge}`, x1, y1, x2, y2 },
      element("stop", { offset: 0, style: "stop-color:var(--paper);stop-opacity:0" }),
      element("stop", { offset: 1, style: "stop-color:var(--paper);stop-opacity:1" }),
    );
  }).join("");
}

export function drawFades(id: string, a: Drawn, b: Drawn, region: Region): string {
  const openA = openEdges(a);
  const openB = openEdges(b);
  return EDGES.map((edge) => {
    const sides = [openA.includes(edge) ? "a" : "", openB.includes(edge) ? "b" : ""].filter((side) => side !== "");
    if (sides.length === 0) return "";
    const shade = element("rect", { ...strip(edge, region), style: `fill:url(#${id}-fade-${edge});stroke:none` });
    const shapes = { a, b };
    const arrows = (sides as Side[]).map((side) => arrow(edge, shapes[side], side, region, sides.length > 1));
    return shade + arrows.join("");
  }).join("");
}

/** The edges beyond which a shape goes on for ever. */
export function openEdges(shape: Drawn): readonly Edge[] {
  if (shape.type !== "rect" && shape.type !== "line") return [];
  const { x0, y0, x1, y1 } = shape;
  const open = {
    left: Math.min(x0, x1) <= -BEYOND,
    right: Math.max(x0, x1) >= BEYOND,
    up: Math.min(y0, y1) <= -BEYOND,
    down: Math.max(y0, y1) >= BEYOND,
  };
  return EDGES.filter((edge) => open[edge]);
}

function strip(edge: Edge, { x, y, width, height }: Region): Region {
  if (edge === "left") return { x, y, width: DEPTH, height };
  if (edge === "right") return { x: x + width - DEPTH, y, width: DEPTH, height };
  return { x, y: edge === "up" ? y : y + height - DEPTH, width, height: DEPTH };
}

/** An arrow at the edge, in the middle of what is seen of the shape there; two of them stand apart. */
function arrow(edge: Edge, shape: Drawn, side: Side, region: Region, both: boolean): string {
  if (shape.type !== "rect" && shape.type !== "line") return "";
  const shift = both ? (side === "a" ? -14 : 14) : 0;
  const level = edge === "left" || edge === "right";
  const middle = level
    ? seenMiddle(shape.y0, shape.y1, region.y, region.height)
    : seenMiddle(shape.x0, shape.x1, region.x, region.width);
  const [x, y] = level
    ? [edge === "left" ? region.x + 8 : region.x + region.width - 8, middle + shift]
    : [middle + shift, edge === "up" ? region.y + 8 : region.y + region.height - 8];
  const turn = { left: 180, right: 0, up: -90, down: 90 }[edge];
  return element("path", {
    class: `arrow-${side}`,
    d: "M-20 0H0M-6 -5L0 0L-6 5",
    transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn})`,
  });
}

function seenMiddle(from: number, to: number, start: number, size: number): number {
  const low = Math.max(Math.min(from, to), start);
  const high = Math.min(Math.max(from, to), start + size);
  return (low + high) / 2;
}

/** The part of a shape that is seen clearly: inside the region, and where it fades, before it does. */
export function within(shape: Drawn, region: Region): Drawn {
  if (shape.type !== "rect") return shape;
  const open = openEdges(shape);
  const { x, y, width, height } = region;
  return {
    type: "rect",
    x0: open.includes("left") ? x + DEPTH : shape.x0,
    x1: open.includes("right") ? x + width - DEPTH : shape.x1,
    y0: open.includes("up") ? y + DEPTH : shape.y0,
    y1: open.includes("down") ? y + height - DEPTH : shape.y1,
  };
}
