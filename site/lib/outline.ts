/** A shape's outline as the `d` of an SVG path, right in the view whatever is outside of it. */
import type { Shape } from "hantei";
import { pressed, pressedPlace } from "./clip.js";
import { capsulePath, circlePath } from "./round.js";
import { pixels, type View } from "./view.js";

export function pathOf(shape: Shape, view: View): string {
  switch (shape.kind) {
    case "point":
      return `M${joined(pressedPlace(view, shape.x, shape.y))}h0`;
    case "segment":
      return `M${chain([shape.x1, shape.y1, shape.x2, shape.y2], view)}`;
    case "box": {
      // Its sides lie along the rim's: each bound on its own is right, and may be infinite.
      const [x1, y1] = pressedPlace(view, shape.minX, shape.minY);
      const [x2, y2] = pressedPlace(view, shape.maxX, shape.maxY);
      const [toX, toY] = [`H${pixels(x2)}`, `V${pixels(y2)}`];
      const start = `M${joined([x1, y1])}`;
      // Where it is flat, the way back would fill the gaps between the dashes of the way there.
      if (pixels(y1) === pixels(y2)) return start + toX;
      if (pixels(x1) === pixels(x2)) return start + toY;
      return `${start}${toX}${toY}H${pixels(x1)}Z`;
    }
    case "circle":
      return circlePath(shape, view);
    case "capsule":
      return capsulePath(shape, view);
    case "polygon":
      return [shape.coordinates, ...shape.holes].map((ring) => `M${closed(ring, view)}Z`).join("");
    case "polyline":
      return `M${chain(shape.coordinates, view)}`;
  }
}

/** Whether a shape of this kind has an inside to fill. */
export function isArea(shape: Shape): boolean {
  return shape.kind !== "point" && shape.kind !== "segment" && shape.kind !== "polyline";
}

/** The places of a chain of edges, pressed onto the rim where they are outside: it winds about every place of the view as before. */
function chain(coordinates: readonly number[], view: View): string {
  const [x = 0, y = 0] = coordinates;
  const places = [...pressedPlace(view, x, y)];
  for (let i = 2; i < coordinates.length; i += 2) {
    const [x1, y1, x2, y2] = coordinates.slice(i - 2, i + 2) as [number, number, number, number];
    places.push(...pressed(view, x1, y1, x2, y2));
  }
  return joined(places);
}

/** A ring's places; the last edge may leave the view, too. */
function closed(ring: readonly number[], view: View): string {
  const round = chain([...ring, ...ring.slice(0, 2)], view);
  return round.slice(0, round.lastIndexOf("L"));
}

function joined(places: readonly number[]): string {
  return places.flatMap((x, i) => (i % 2 === 0 ? [`${pixels(x)} ${pixels(places[i + 1] as number)}`] : [])).join("L");
}
