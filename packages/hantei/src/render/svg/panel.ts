/** One view of two shapes in a plane, with the witness drawn. */
import type { Relation } from "../../base/relation.js";
import type { Axis, Nearest } from "../../explain/explanation.js";
import type { AnyContact } from "../contact.js";
import { type AnyExplanation, fill, radiusOf, type Voice } from "../words.js";
import { type AxisDrawing, drawAxis, drawParting, pixelDirection } from "./axis.js";
import { contactPixels, drawContact, endOfMove, goesUp } from "./contact.js";
import { drawFades, openEdges, within } from "./fades.js";
import { flatten, seen, type View } from "./flat.js";
import { type Frame, fit, type Pixel, type Region } from "./frame.js";
import { drawName, halfWidthOf, labelPixels, pixelsBetween, placeName } from "./names.js";
import { shortNumber } from "./numbers.js";
import { readingsOf } from "./readings.js";
import { type Drawn, drawn, drawShape, drawShared, extentAlong, hypotenuse, isArea } from "./shapes.js";
import { element, pixels, text } from "./xml.js";

export interface PanelOptions {
  readonly id: string;
  /** Which panel of the picture this is. */
  readonly number: number;
  readonly view: View;
  readonly region: Region;
  readonly down: boolean;
  /** Names short enough for a picture. */
  readonly names: { readonly a: string; readonly b: string };
  readonly contact?: AnyContact | undefined;
}

/** The frame of a view by itself, or with the scale of others. */
export function frameOf(explanation: AnyExplanation, options: PanelOptions, like: readonly Frame[] = []): Frame {
  const { view, region, down } = options;
  const { a, b, witness } = explanation;
  // In the units of `fit`, y grows upwards as it does in the axis.
  const direction = "axis" in witness ? pixelDirection(witness.axis, view, true) : undefined;
  const [roomX, roomY] = roomFor(direction, region);
  const flats = [flatten(a, view), flatten(b, view), ...endOfMove(options.contact, view)];
  return fit(flats, direction, region, roomX, roomY, down, like);
}

export function drawPanel(explanation: AnyExplanation, voice: Voice, frame: Frame, options: PanelOptions): string {
  const { id, number, view, region, names } = options;
  const { witness, relation } = explanation;
  const axis = "axis" in witness ? witness.axis : undefined;
  const a = drawn(flatten(explanation.a, view), frame);
  const b = drawn(flatten(explanation.b, view), frame);
  const shared = relation === "overlapping" && isArea(a) && isArea(b);
  const clip = `${id}-frame-${number}`;
  const axisDrawn = axis && drawAxis(axisDrawing(explanation, axis, voice, options, clip), a, b, region);
  const mark = "point" in witness ? frame.place(...seen(witness.point, view)) : undefined;
  const labelY = lineBeyond(a, b, region, goesUp(options.contact, frame, view));
  const label = markLabel(explanation, voice, options);
  const marked = mark === undefined ? [] : axisDrawn === undefined ? leaderPixels(mark, labelY, label) : [mark];
  const avoid = [...marked, ...contactPixels(options.contact, frame, view, region, voice)];
  const placeA = placeName(names.a, within(a, region), b, region, avoid);
  const placeB = placeName(names.b, within(b, region), a, region, [...avoid, placeA]);
  return [
    element("clipPath", { id: clip }, element("rect", { ...region })),
    element(
      "g",
      { "clip-path": `url(#${clip})` },
      drawShape(a, "a", id),
      drawShape(b, "b", id),
      shared ? drawShared(a, b, id, number) : "",
      drawFades(id, a, b, region),
    ),
    element("rect", { class: "frame", ...region }),
    axisDrawn ?? "",
    witness.type === "apart" ? drawNearest(witness.nearest, explanation, frame, voice, options) : "",
    axis !== undefined && axisDrawn === undefined && relation === "disjoint"
      ? drawShadow(axis, a, b, voice, options)
      : "",
    drawName(names.a, "a", placeA),
    drawName(names.b, "b", placeB),
    mark === undefined ? "" : drawMark(mark, relation === "touching"),
    options.contact === undefined
      ? ""
      : element("g", { "clip-path": `url(#${clip})` }, drawContact(options.contact, frame, view, region, voice)),
    mark === undefined || axisDrawn !== undefined ? "" : drawLeader(mark, labelY, label, options, relation),
  ].join("");
}

/** The shortest way from one shape to the other, where no straight line parts them, and how long it is. */
function drawNearest(
  { a, b, gap }: Nearest,
  explanation: AnyExplanation,
  frame: Frame,
  { messages }: Voice,
  { view, region }: PanelOptions,
): string {
  const [p, q] = [frame.place(...seen(a, view)), frame.place(...seen(b, view))];
  const length = hypotenuse(q[0] - p[0], q[1] - p[1]) || 1;
  // From rim to rim: the points given are those of the cores.
  const from = towards(p, q, frame.length(radiusOf(explanation.a)) / length);
  const to = towards(q, p, frame.length(radiusOf(explanation.b)) / length);
  const label = fill(messages.gapLabel, { gap: shortNumber(gap) });
  const half = halfWidthOf(label);
  const x = Math.min(Math.max((from[0] + to[0]) / 2, region.x + half), region.x + region.width - half);
  return (
    element("line", { class: "parting", x1: from[0], y1: from[1], x2: to[0], y2: to[1] }) +
    text(label, { class: "ink-gap halo", x, y: region.y + region.height - 16, "text-anchor": "middle" })
  );
}

function towards([x0, y0]: Pixel, [x1, y1]: Pixel, t: number): Pixel {
  return [x0 + t * (x1 - x0), y0 + t * (y1 - y0)];
}

/** Pixels on the way from a mark to its label, and along the label. */
function leaderPixels([x, y]: Pixel, labelY: number, label: string): readonly Pixel[] {
  return [...pixelsBetween([x, y], [x, labelY]), ...labelPixels(label, x, labelY)];
}

/** The base line of a label below both shapes, or above them. */
function lineBeyond(a: Drawn, b: Drawn, { y, height }: Region, isBelow: boolean): number {
  const [[top, bottom], [otherTop, otherBottom]] = [extentAlong(a, [0, 1]), extentAlong(b, [0, 1])];
  // What goes on without end has an arrow at the edge of the frame.
  const room = [a, b].some((shape) => openEdges(shape).includes(isBelow ? "down" : "up")) ? 26 : 0;
  return isBelow
    ? Math.min(Math.max(bottom, otherBottom) + 24, y + height - 10 - room)
    : Math.max(Math.min(top, otherTop) - 14, y + 22 + room);
}

/**
 * A view that does not show the axis as it is: a line between the shapes where even their shadows are apart, else a word that
 * the gap is not to be seen from here.
 */
function drawShadow(axis: Axis, a: Drawn, b: Drawn, { messages }: Voice, { view, region, down }: PanelOptions): string {
  const along = pixelDirection(axis, view, down);
  if (along !== undefined) {
    const parting = drawParting(along, a, b);
    if (parting !== "") return parting;
  }
  const { x, y, width, height } = region;
  return text(messages.hiddenGap, {
    class: "quiet halo",
    x: x + width / 2,
    y: y + height - 14,
    "text-anchor": "middle",
  });
}

/** Room for the rail and its numbers: below for a level axis, left for an upright one, all around for a slanted one. */
function roomFor(direction: Pixel | undefined, { width }: Region): Pixel {
  const small = width < 400;
  if (direction === undefined) return small ? [34, 34] : [56, 48];
  const [dx, dy] = direction;
  if (dy === 0) return small ? [44, 78] : [64, 84];
  if (dx === 0) return small ? [92, 38] : [138, 48];
  return small ? [52, 52] : [64, 58];
}

function axisDrawing(
  explanation: AnyExplanation,
  axis: Axis,
  voice: Voice,
  options: PanelOptions,
  clip: string,
): AxisDrawing {
  const touching = explanation.relation === "touching";
  const label = touching
    ? markLabel(explanation, voice, options)
    : fill(voice.messages.gapLabel, {
        gap: axis.gap === Number.POSITIVE_INFINITY ? voice.length(axis.gap) : shortNumber(axis.gap),
      });
  const readings = readingsOf(explanation, axis);
  return { axis, view: options.view, touching, label, clip, down: options.down, readings };
}

/** "touch at (5, 5)" */
function markLabel({ witness }: AnyExplanation, { messages }: Voice, { view }: PanelOptions): string {
  if (!("point" in witness)) return "";
  const point = `(${seen(witness.point, view).map(shortNumber).join(", ")})`;
  return fill(witness.type === "point" ? messages.insideLabel : messages.touchLabel, { point });
}

/** The common point: a ring where interiors meet, a diamond where shapes touch. */
function drawMark([cx, cy]: Pixel, touching: boolean): string {
  if (touching) {
    return element("path", {
      class: "mark-touch",
      d: "M0 -7L7 0L0 7L-7 0Z",
      transform: `translate(${pixels(cx)} ${pixels(cy)})`,
    });
  }
  return (
    element("circle", { class: "ring-paper", cx, cy, r: 8 }) +
    element("circle", { class: "ring-both", cx, cy, r: 8 }) +
    element("circle", { class: "core-both", cx, cy, r: 2 })
  );
}

/** A line from the point to its label, above or below all shapes. */
function drawLeader(
  [x, y]: Pixel,
  labelY: number,
  label: string,
  { region }: PanelOptions,
  relation: Relation,
): string {
  const half = halfWidthOf(label);
  const labelX = Math.min(Math.max(x, region.x + half), region.x + region.width - half);
  const kind = relation === "touching" ? "touch" : "both";
  const [y1, y2] = labelY > y ? [y + 10, labelY - 14] : [y - 10, labelY + 5];
  return (
    element("line", { class: `leader-${kind}`, x1: x, y1, x2: x, y2 }) +
    text(label, { class: `ink-${kind} halo`, x: labelX, y: labelY, "text-anchor": "middle" })
  );
}
