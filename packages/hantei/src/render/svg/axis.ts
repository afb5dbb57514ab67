/**
 * A separating axis: beside the shapes a rail with what each covers of it, the gap as a dimension line between, and a dotted
 * line through the gap.
 */
import type { Axis, Side } from "../../explain/explanation.js";
import { seen, type View } from "./flat.js";
import type { Pixel, Region } from "./frame.js";
import { widthOf } from "./names.js";
import type { Reading, Readings } from "./readings.js";
import { type Drawn, extentAlong } from "./shapes.js";
import { element, pixels, text } from "./xml.js";

/** How far beside the shapes the rail lies, in pixels. */
const BESIDE = 30;
/** What is narrower than this has no room for arrows. */
const ROOM_FOR_ARROWS = 16;

export interface AxisDrawing {
  readonly axis: Axis;
  readonly view: View;
  readonly touching: boolean;
  /** "gap 1", or "touch at (5, 5)". */
  readonly label: string;
  /** The id of the clip path of the frame. */
  readonly clip: string;
  readonly down: boolean;
  /** What to write at the bars' ends, where the axis is x, y or z. */
  readonly readings?: Readings | undefined;
}

/** The axis's direction in pixels, of unit length; undefined where the view looks along it. */
export function pixelDirection(axis: Axis, view: View, down: boolean): Pixel | undefined {
  const [x, y] = seen(axis.direction, view);
  const largest = Math.max(Math.abs(x), Math.abs(y));
  if (largest === 0) return undefined;
  const [sx, sy] = [x / largest, y / largest];
  const length = Math.sqrt(sx * sx + sy * sy);
  return [sx / length, ((down ? 1 : -1) * sy) / length];
}

/** Undefined where the view does not show the axis as it is: a gap measured there would be another one. */
export function drawAxis(drawing: AxisDrawing, a: Drawn, b: Drawn, region: Region): string | undefined {
  const { axis, view, touching, down, clip } = drawing;
  const along = pixelDirection(axis, view, down);
  if (along === undefined || !liesIn(axis, view)) return undefined;
  const across = beside(along);
  const [aStart, aEnd] = extentAlong(a, along);
  const [bStart, bEnd] = extentAlong(b, along);
  const [aNear, aFar] = extentAlong(a, across);
  const [bNear, bFar] = extentAlong(b, across);
  const [first, last] = reachOf(region, across);
  const level = Math.abs(across[1]) > 0.35;
  const near = Math.max(Math.min(aNear, bNear) - 16, first + (level ? 26 : 8 + 7.5 * widthOf(drawing.label)));
  const rail = Math.min(Math.max(aFar, bFar) + BESIDE, last - 44);
  const at = (s: number, t: number): Pixel => [s * along[0] + t * across[0], s * along[1] + t * across[1]];
  const middle = (aEnd + bStart) / 2;
  const ends = [aStart, aEnd, bStart, bEnd] as const;
  return [
    stroke(at(middle, near), at(middle, rail + 10), touching ? "meeting" : "parting"),
    element("g", { "clip-path": `url(#${clip})` }, bar(at, aStart, aEnd, rail, "a"), bar(at, bStart, bEnd, rail, "b")),
    touching ? caption(at(middle, near - 8), [-across[0], -across[1]], drawing.label, "ink-touch halo", region) : "",
    touching ? "" : measure(at, aEnd, bStart, rail),
    ...numbers(drawing, at, ends, rail, along, across, region),
  ].join("");
}

/** The dotted line alone, across a direction; empty where the shapes are not apart on it. */
export function drawParting(along: Pixel, a: Drawn, b: Drawn): string {
  const middle = (extentAlong(a, along)[1] + extentAlong(b, along)[0]) / 2;
  if (extentAlong(b, along)[0] - extentAlong(a, along)[1] < 1) return "";
  const across = beside(along);
  const [aNear, aFar] = extentAlong(a, across);
  const [bNear, bFar] = extentAlong(b, across);
  const at = (t: number): Pixel => [middle * along[0] + t * across[0], middle * along[1] + t * across[1]];
  return stroke(at(Math.min(aNear, bNear) - 16), at(Math.max(aFar, bFar) + 16), "parting");
}

/** Whether the view shows all of the direction. */
function liesIn(axis: Axis, view: View): boolean {
  return axis.direction.every(({ value }, index) => value === 0 || view.includes(index as View[0]));
}

/** The direction across: downwards, or to the left. */
function beside([dx, dy]: Pixel): Pixel {
  const turned: Pixel = [-dy, dx];
  const downwards = turned[1] > 1e-9 || (Math.abs(turned[1]) <= 1e-9 && turned[0] < 0);
  return downwards ? turned : [dy, -dx];
}

/** What the region covers of a direction. */
function reachOf({ x, y, width, height }: Region, [dx, dy]: Pixel): readonly [number, number] {
  const ends = [x * dx, (x + width) * dx].flatMap((px) => [y * dy, (y + height) * dy].map((py) => px + py));
  return [Math.min(...ends), Math.max(...ends)];
}

type At = (s: number, t: number) => Pixel;

function stroke([x1, y1]: Pixel, [x2, y2]: Pixel, className: string): string {
  return element("line", { class: className, x1, y1, x2, y2 });
}

function bar(at: At, start: number, end: number, rail: number, side: Side): string {
  if (end - start < 1) {
    const [cx, cy] = at((start + end) / 2, rail);
    return element("circle", { class: `dot-${side}`, cx, cy, r: 3.5 });
  }
  const cap = (s: number): string => stroke(at(s, rail - 5), at(s, rail + 5), `cap-${side}`);
  return stroke(at(start, rail), at(end, rail), `bar-${side}`) + cap(start) + cap(end);
}

/** A thin line with an arrow at each end. */
function measure(at: At, start: number, end: number, rail: number): string {
  if (end - start < ROOM_FOR_ARROWS) return "";
  const arrow = (s: number, back: number): string => {
    const points = [at(s + back, rail - 3.5), at(s, rail), at(s + back, rail + 3.5)];
    return `M${points.map(([x, y]) => `${pixels(x)} ${pixels(y)}`).join("L")}`;
  };
  const path = arrow(start + 3, 6) + arrow(end - 3, -6);
  return stroke(at(start + 3, rail), at(end - 3, rail), "measure") + element("path", { class: "measure", d: path });
}

/** The numbers at the bars' ends, running away from the gap, and the gap's own in the middle. */
function numbers(
  { readings, touching, label }: AxisDrawing,
  at: At,
  ends: readonly [number, number, number, number],
  rail: number,
  along: Pixel,
  across: Pixel,
  region: Region,
): readonly string[] {
  const [aStart, aEnd, bStart, bEnd] = ends;
  const middle = (aEnd + bStart) / 2;
  if (readings === undefined)
    return touching ? [] : [caption(at(middle, rail + 16), across, label, "ink-gap halo", region)];
  const upright = Math.abs(along[0]) < Math.abs(along[1]);
  const [x, y] = upright ? at(middle, rail + 12) : at(middle, rail + 39);
  const write = upright ? uprightNumbers : levelNumbers;
  // Numbers at a gap too narrow to be seen still need room between them.
  const room = Math.max(0, 5 - (bStart - aEnd) / 2);
  return [
    ...write(at, rail, [aEnd, aStart, aEnd - room], middle, readings.a, "a"),
    ...write(at, rail, [bStart, bEnd, bStart + room], middle, readings.b, "b"),
    touching
      ? ""
      : text(label, { class: "ink-gap halo", x, y: upright ? y + 5 : y, "text-anchor": upright ? "end" : "middle" }),
  ];
}

/** Below a level rail: the near number next to the gap, the far one at the bar's other end if there is room. */
function levelNumbers(
  at: At,
  rail: number,
  [near, far, written]: readonly [near: number, far: number, written: number],
  middle: number,
  reading: Reading,
  side: Side,
): readonly string[] {
  const [nearX, y] = at(near, rail + 20);
  const [farX] = at(far, rail + 20);
  const [middleX] = at(middle, rail);
  const leftwards = farX < nearX || (farX === nearX && (nearX < middleX || (nearX === middleX && side === "a")));
  const attributes = { class: `number ink-${side} halo`, y };
  const room = Math.abs(farX - nearX) - 7.5 * (reading.near.length + reading.far.length);
  return [
    text(reading.near, { ...attributes, x: at(written, rail)[0], "text-anchor": leftwards ? "end" : "start" }),
    room < 12 || isNeedless(reading)
      ? ""
      : text(reading.far, { ...attributes, x: farX, "text-anchor": leftwards ? "start" : "end" }),
  ];
}

/** Left of an upright rail: in a column, with a line's height for the gap's number between. */
function uprightNumbers(
  at: At,
  rail: number,
  [, far, near]: readonly [near: number, far: number, written: number],
  middle: number,
  reading: Reading,
  side: Side,
): readonly string[] {
  const [x, nearY] = at(near, rail + 12);
  const [, farY] = at(far, rail + 12);
  const [, middleY] = at(middle, rail);
  const below = nearY > middleY || (nearY === middleY && (farY > nearY || (farY === nearY && side === "b")));
  const y = below ? Math.max(nearY + 4, middleY + 21) : Math.min(nearY + 4, middleY - 13);
  const attributes = { class: `number ink-${side} halo`, x, "text-anchor": "end" };
  return [
    text(reading.near, { ...attributes, y }),
    Math.abs(farY + 4 - y) < 16 || isNeedless(reading) ? "" : text(reading.far, { ...attributes, y: farY + 4 }),
  ];
}

/** A text that begins at a point and runs on in a direction; where it would leave the region, it moves, and if far, goes below or above the point. */
function caption([x, y]: Pixel, [dx, dy]: Pixel, label: string, className: string, region: Region): string {
  const wide = 7.5 * widthOf(label);
  const from = x + 4 * dx;
  const anchor = dx > 0.35 ? "start" : dx < -0.35 ? "end" : "middle";
  const left = from - wide * (anchor === "start" ? 0 : anchor === "end" ? 1 : 0.5);
  const kept = Math.min(Math.max(left, region.x + 5), region.x + region.width - 5 - wide);
  const baseline = y + 5 + 6 * dy + (Math.abs(kept - left) < 8 ? 0 : dy < 0 ? -17 : 17);
  const inside = Math.min(Math.max(baseline, region.y + 16), region.y + region.height - 6);
  return text(label, { class: className, x: from + kept - left, y: inside, "text-anchor": anchor });
}

/** An end at infinity lies outside the picture, and one that is the other end need not be said twice. */
function isNeedless({ near, far }: Reading): boolean {
  return far === near || far.endsWith("∞");
}
