/**
 * Straight things cut to a figure. Each end on its own, put where it can still be drawn, would turn the line between them; what
 * is drawn of a line is computed from the line.
 */
import { exact, finite, pixelsIn, quotient, root } from "./exact.js";
import type { View } from "./view.js";

/**
 * Pixels of a rim around the view, which nobody sees: what is outside of it is drawn on it. It is wider than half of the widest
 * stroke, that of a shape's body, 22, and than a dash with its gap.
 */
const RIM = 100;

/** A rectangle, in whatever units; y upwards or downwards. */
export interface Frame {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The view and its rim, in pixels. */
export function frameOf({ width, height }: View): Frame {
  return { minX: -RIM, minY: -RIM, maxX: width + RIM, maxY: height + RIM };
}

/** How far from the view's middle the corners of its rim are, in pixels, and a pixel. */
export function reachOf({ width, height }: View): number {
  return Math.hypot(width / 2 + RIM, height / 2 + RIM) + 1;
}

/** A straight line in pixels, y upwards: its point nearest to the view's middle, as seen from there, and its direction, of length 1. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/** A line, and where on it from its nearest point on the two places are that it goes through. */
export interface Track extends Line {
  readonly from: number;
  readonly to: number;
}

/** Pixels that doubles may be off where they are good enough, and integers are not needed. */
const UNSEEN = 1e-8;

/** The track in doubles; undefined where their rounding may be seen. */
function nearTrackOf({ middle, scale }: View, x1: number, y1: number, x2: number, y2: number): Track | undefined {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const [ax, ay] = [x1 - middle.x, y1 - middle.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  // Each of the few operations below rounds by 2^-53 of lengths such as these; squares must not have been lost.
  const error = 2 ** -49 * (Math.abs(ax) + Math.abs(ay) + length) * scale;
  if (!(error < UNSEEN && length > 1e-140)) return undefined;
  const [ux, uy] = [dx / length, dy / length];
  const aside = (ax * uy - ay * ux) * scale;
  const from = (ax * ux + ay * uy) * scale;
  return { x: aside * uy, y: -aside * ux, ux, uy, from, to: from + length * scale };
}

/** The track through two places; undefined where they are one. */
export function trackOf(
  view: View,
  ...ends: readonly [x1: number, y1: number, x2: number, y2: number]
): Track | undefined {
  return nearTrackOf(view, ...ends) ?? farTrackOf(view, ...ends);
}

function farTrackOf(
  { middle, scale }: View,
  ...ends: readonly [x1: number, y1: number, x2: number, y2: number]
): Track | undefined {
  const [x1, y1, x2, y2] = ends.map((end) => exact(finite(end))) as [bigint, bigint, bigint, bigint];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const squared = dx * dx + dy * dy;
  if (squared === 0n) return undefined;
  const [ax, ay] = [x1 - exact(middle.x), y1 - exact(middle.y)];
  const length = root(squared);
  const [ux, uy] = [quotient(dx, length), quotient(dy, length)];
  // Far ends have large products, and a line through the window small differences of them.
  const aside = pixelsIn(scale, ax * dy - ay * dx, length);
  const along = ax * dx + ay * dy;
  return {
    x: aside * uy,
    y: -aside * ux,
    ux,
    uy,
    from: pixelsIn(scale, along, length),
    to: pixelsIn(scale, along + squared, length),
  };
}

/**
 * The corners, x and y in turn, of the edge from the first place to the second when all that is outside the frame is pressed
 * onto its rim: each place goes to the nearest in the frame. The first place is left out, the second is the last.
 */
export function pressed(view: View, x1: number, y1: number, x2: number, y2: number): number[] {
  const frame = frameOf(view);
  const [fromX, fromY, toX, toY] = [view.x(x1), view.y(y1), view.x(x2), view.y(y2)];
  const end = [inX(frame, toX), inY(frame, toY)];
  const side = sides(frame, fromX, fromY);
  const otherSide = sides(frame, toX, toY);
  // All of it in the frame, or beyond one side.
  if ((side | otherSide) === 0 || (side & otherSide) !== 0) return end;
  const track = trackOf(view, x1, y1, x2, y2);
  if (track === undefined) return end;
  // Where the nearest place in the frame turns: on the four lines that the frame's sides lie on.
  const { x, y, ux, uy, from, to } = track;
  const { minX, minY, maxX, maxY } = around(view, frame);
  const turns = [
    ...(ux > 0 ? [minX, maxX] : ux < 0 ? [maxX, minX] : []).map((bound) => (bound - x) / ux),
    ...(uy > 0 ? [minY, maxY] : uy < 0 ? [maxY, minY] : []).map((bound) => (bound - y) / uy),
  ];
  const corners = turns
    .filter((turn) => turn > from && turn < to)
    .sort((one, other) => one - other)
    .flatMap((turn) => {
      const [px, py] = pixelOf(view, x + turn * ux, y + turn * uy);
      return [inX(frame, px), inY(frame, py)];
    });
  return [...corners, ...end];
}

/** A place, or the nearest to it in the frame, in pixels. */
export function pressedPlace(view: View, x: number, y: number): readonly [x: number, y: number] {
  const frame = frameOf(view);
  return [inX(frame, view.x(x)), inY(frame, view.y(y))];
}

export interface Ends {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The part of a segment in the frame, in pixels; where there is none, a place on the rim. */
export function cut(view: View, x1: number, y1: number, x2: number, y2: number): Ends {
  const frame = frameOf(view);
  const [fromX, fromY] = pressedPlace(view, x1, y1);
  const [toX, toY] = pressedPlace(view, x2, y2);
  const starts = sides(frame, view.x(x1), view.y(y1)) === 0;
  const ends = sides(frame, view.x(x2), view.y(y2)) === 0;
  if (starts && ends) return { x1: fromX, y1: fromY, x2: toX, y2: toY };
  const track = trackOf(view, x1, y1, x2, y2);
  const [enter, leave] = track === undefined ? [0, 0] : stretch(track, around(view, frame));
  if (track === undefined || !(Math.max(enter, track.from) < Math.min(leave, track.to))) {
    return { x1: fromX, y1: fromY, x2: fromX, y2: fromY };
  }
  const at = (along: number) => pixelOf(view, track.x + along * track.ux, track.y + along * track.uy);
  const [startX, startY] = starts ? [fromX, fromY] : at(Math.max(enter, track.from));
  const [endX, endY] = ends ? [toX, toY] : at(Math.min(leave, track.to));
  return { x1: startX, y1: startY, x2: endX, y2: endY };
}

/** As much as the frame holds of the whole line through two places, in pixels; undefined where there is none. */
export function across(view: View, x1: number, y1: number, x2: number, y2: number): Ends | undefined {
  const track = trackOf(view, x1, y1, x2, y2);
  return track && lineAcross(view, track);
}

/** As much as the frame holds of a line, in pixels. */
export function lineAcross(view: View, line: Line): Ends | undefined {
  const [enter, leave] = stretch(line, around(view, frameOf(view)));
  if (!(enter < leave)) return undefined;
  const [x1, y1] = pixelOf(view, line.x + enter * line.ux, line.y + enter * line.uy);
  const [x2, y2] = pixelOf(view, line.x + leave * line.ux, line.y + leave * line.uy);
  return { x1, y1, x2, y2 };
}

/**
 * From where to where a line is in a frame; the second is not above the first where it never is. (Y.-D. Liang and B. A. Barsky,
 * A new concept and method for line clipping, 1984.)
 */
function stretch({ x, y, ux, uy }: Line, { minX, minY, maxX, maxY }: Frame): readonly [enter: number, leave: number] {
  let [enter, leave] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [at, speed, min, max] of [
    [x, ux, minX, maxX],
    [y, uy, minY, maxY],
  ] as const) {
    if (speed === 0) {
      if (at < min || at > max) return [0, 0];
      continue;
    }
    const [one, other] = [(min - at) / speed, (max - at) / speed];
    enter = Math.max(enter, Math.min(one, other));
    leave = Math.min(leave, Math.max(one, other));
  }
  return [enter, leave];
}

/** The frame as seen from the view's middle, y upwards. */
function around(view: View, frame: Frame): Frame {
  const [x, y] = [view.x(view.middle.x), view.y(view.middle.y)];
  return { minX: frame.minX - x, maxX: frame.maxX - x, minY: y - frame.maxY, maxY: y - frame.minY };
}

function pixelOf(view: View, x: number, y: number): readonly [x: number, y: number] {
  return [view.x(view.middle.x) + x, view.y(view.middle.y) - y];
}

/** Beyond which sides of the frame a pixel lies, a bit each. */
function sides({ minX, minY, maxX, maxY }: Frame, x: number, y: number): number {
  return (x < minX ? 1 : 0) | (x > maxX ? 2 : 0) | (y < minY ? 4 : 0) | (y > maxY ? 8 : 0);
}

function inX({ minX, maxX }: Frame, x: number): number {
  return Math.min(Math.max(x, minX), maxX);
}

function inY({ minY, maxY }: Frame, y: number): number {
  return Math.min(Math.max(y, minY), maxY);
}
