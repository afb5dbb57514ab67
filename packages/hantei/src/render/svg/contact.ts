/** A contact in a picture: its points, and an arrow along the normal, as long as B must be moved. */
import type { AnyContact, AnyVector } from "../contact.js";
import { fill, type Voice } from "../words.js";
import { AXIS_NAMES, type Flat, type View } from "./flat.js";
import type { Frame, Pixel, Region } from "./frame.js";
import { halfWidthOf, labelPixels, pixelsBetween } from "./names.js";
import { shortNumber } from "./numbers.js";
import { hypotenuse } from "./shapes.js";
import { element, pixels, text } from "./xml.js";

/** An arrow shorter than this many pixels would not be seen: it is drawn so long, and its label tells how long it is. */
const SHORTEST = 26;
/** So far from the frame, in pixels, a longer one ends. */
const MARGIN = 12;
/** The arrow's head: how far its two ends lie back and aside. */
const HEAD = 7;

interface Move {
  readonly points: readonly Pixel[];
  readonly from: Pixel;
  readonly to: Pixel;
}

/** Where the points and the arrow are; without an arrow where the direction is seen from its tip, or there is no move. */
function moveOf({ normal, depth, points }: AnyContact, frame: Frame, view: View): Move | undefined {
  if (depth < 0 || points.length === 0) return undefined;
  const seen = points.map((point) => frame.place(...flat(point, view)));
  const from: Pixel = [mean(seen.map(([x]) => x)), mean(seen.map(([, y]) => y))];
  // Not from places: those far outside of the picture are brought nearer.
  const [across, up] = flat(normal, view);
  const [dx, dy] = [across, up * frame.sign];
  const unit = hypotenuse(dx, dy);
  if (!(unit > 1e-9) || depth === Number.POSITIVE_INFINITY) return { points: seen, from, to: from };
  const toEdge = Math.min(
    roomAlong(dx, from[0], frame.region.x, frame.region.width),
    roomAlong(dy, from[1], frame.region.y, frame.region.height),
  );
  // Where rounding moved the points, or the picture is too small, even one to scale would leave the frame.
  const length = Math.max(SHORTEST / unit, Math.min(frame.length(depth), toEdge));
  return { points: seen, from, to: [from[0] + dx * length, from[1] + dy * length] };
}

/** How often a step fits between a place and the frame, along one axis. */
function roomAlong(step: number, from: number, start: number, size: number): number {
  if (step === 0) return Number.POSITIVE_INFINITY;
  return step > 0 ? (start + size - MARGIN - from) / step : (from - start - MARGIN) / -step;
}

/** Where the arrow ends, as a dot of the view; none where there is no move, or none that a picture could show. */
export function endOfMove(contact: AnyContact | undefined, view: View): readonly Flat[] {
  if (contact === undefined || !(contact.depth > 0) || contact.points.length === 0) return [];
  const { normal, depth, points } = contact;
  const [dx, dy] = flat(normal, view);
  const seen = points.map((point) => flat(point, view));
  const [x, y] = [mean(seen.map(([x]) => x)) + dx * depth, mean(seen.map(([, y]) => y)) + dy * depth];
  return Number.isFinite(x) && Number.isFinite(y) ? [{ type: "dot", x, y }] : [];
}

/** Pixels that names should not be written over. */
export function contactPixels(
  contact: AnyContact | undefined,
  frame: Frame,
  view: View,
  region: Region,
  voice: Voice,
): readonly Pixel[] {
  const move = contact && moveOf(contact, frame, view);
  if (contact === undefined || move === undefined) return [];
  const label = labelOf(contact, move, region, voice);
  return [
    ...move.points,
    ...pixelsBetween(move.from, move.to),
    ...(label === undefined ? [] : labelPixels(label.text, label.x, label.y)),
  ];
}

/** Whether the move goes up, where what tells of a point stands otherwise. */
export function goesUp(contact: AnyContact | undefined, frame: Frame, view: View): boolean {
  const move = contact && moveOf(contact, frame, view);
  if (move === undefined) return false;
  const { from, to } = move;
  return from[1] - to[1] > Math.abs(to[0] - from[0]);
}

interface Label {
  readonly text: string;
  /** Its middle, and its base line. */
  readonly x: number;
  readonly y: number;
}

/** How long the move is, and where that is written: beyond the tip of a level arrow, beside the tip of an upright one. */
function labelOf({ depth }: AnyContact, { from, to }: Move, region: Region, { messages }: Voice): Label | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (depth === 0 || (dx === 0 && dy === 0)) return undefined;
  const label = fill(messages.contact.label, { depth: shortNumber(depth) });
  const half = halfWidthOf(label);
  const isLevel = Math.abs(dx) > Math.abs(dy);
  const wanted = to[0] + (isLevel ? Math.sign(dx) : 1) * (half + 8);
  const room = half + 6;
  const x = Math.min(Math.max(wanted, region.x + room), region.x + region.width - room);
  // Where there is no room beyond the tip, off the arrow, on the side that it does not come from.
  const off = !isLevel || x === wanted ? 5 : dy < 0 ? -9 : 19;
  const y = Math.min(Math.max(to[1] + off, region.y + 18), region.y + region.height - 8);
  return { text: label, x, y };
}

/** Draws the points and the move; nothing where the shapes are apart, for then the gap is drawn. */
export function drawContact(contact: AnyContact, frame: Frame, view: View, region: Region, voice: Voice): string {
  const move = moveOf(contact, frame, view);
  if (move === undefined) return "";
  const { points, from, to } = move;
  const dots = points.map(([cx, cy]) => element("circle", { class: "contact-dot", cx, cy, r: 3.5 })).join("");
  const length = hypotenuse(to[0] - from[0], to[1] - from[1]);
  if (length === 0) return dots;
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const head = (side: number): string => {
    return `${pixels(to[0] - ux * HEAD - uy * side)} ${pixels(to[1] - uy * HEAD + ux * side)}`;
  };
  const tip = to.map(pixels).join(" ");
  const arrow = element("path", {
    class: "contact-arrow",
    d: `M${from.map(pixels).join(" ")}L${tip}M${head(4)}L${tip}L${head(-4)}`,
  });
  const label = labelOf(contact, move, region, voice);
  if (label === undefined) return arrow + dots;
  const { x, y } = label;
  return arrow + dots + text(label.text, { class: "ink-contact halo", x, y, "text-anchor": "middle" });
}

function flat(vector: AnyVector, [right, up]: View): readonly [number, number] {
  return [vector[AXIS_NAMES[right]] ?? 0, vector[AXIS_NAMES[up]] ?? 0];
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
