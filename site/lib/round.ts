/**
 * Round outlines as the `d` of an SVG path. Where a radius is far larger than the view, browsers draw its arcs beside where they
 * are, or not at all: then the little of it that crosses the view is drawn as a chain.
 */
import type { Shape } from "hantei";
import { frameOf, reachOf, type Track, trackOf } from "./clip.js";
import { exact, pixelsIn, quotient, root } from "./exact.js";
import { pixels, type View } from "./view.js";

type Circle = Extract<Shape, { kind: "circle" }>;
type Capsule = Extract<Shape, { kind: "capsule" }>;

/** Radii up to so many times as far as the rim's corners are drawn as arcs: a browser's are then half a pixel off at most. */
const GIANT = 3;
/** How far the chain may be from the arc, in pixels. */
const FLAT = 0.02;

export function circlePath({ x, y, radius }: Circle, view: View): string {
  const reach = reachOf(view);
  const r = radius * view.scale;
  if (!(r <= GIANT * reach)) return giantDisc(x, y, radius, view);
  const [dx, dy] = [(x - view.middle.x) * view.scale, (y - view.middle.y) * view.scale];
  if (!(Math.hypot(dx, dy) <= reach + r)) return unseen(view);
  const [px, py, rounded] = [view.x(view.middle.x) + dx, view.y(view.middle.y) - dy, pixels(r)];
  return `M${pixels(px - r)} ${pixels(py)}a${rounded} ${rounded} 0 1 0 ${2 * rounded} 0a${rounded} ${rounded} 0 1 0 ${-2 * rounded} 0Z`;
}

export function capsulePath(capsule: Capsule, view: View): string {
  const { x1, y1, x2, y2, radius } = capsule;
  const reach = reachOf(view);
  const r = radius * view.scale;
  const track = trackOf(view, x1, y1, x2, y2);
  if (track === undefined) return circlePath({ kind: "circle", x: x1, y: y1, radius }, view);
  if (!(r <= GIANT * reach)) return giantCapsule(capsule, track, view);
  const { x, y, ux, uy } = track;
  // An end so far off that its cap is not to be seen may as well be nearer.
  const from = Math.max(track.from, -reach - r);
  const to = Math.min(track.to, reach + r);
  const aside = Math.hypot(x, y);
  if (!(from <= to && aside <= reach + r)) return unseen(view);
  const place = (along: number): readonly [number, number] => [
    view.x(view.middle.x) + x + along * ux,
    view.y(view.middle.y) - y - along * uy,
  ];
  const [[px1, py1], [px2, py2]] = [place(from), place(to)];
  const [nx, ny] = [uy * r, ux * r];
  const arc = (ex: number, ey: number): string => `A${pixels(r)} ${pixels(r)} 0 0 1 ${pixels(ex)} ${pixels(ey)}`;
  return `M${pixels(px1 + nx)} ${pixels(py1 + ny)}${arc(px1 - nx, py1 - ny)}L${pixels(px2 - nx)} ${pixels(py2 - ny)}${arc(px2 + nx, py2 + ny)}Z`;
}

/** A disc of which the view shows at most a slightly bent half-plane. */
function giantDisc(x: number, y: number, radius: number, view: View): string {
  const reach = reachOf(view);
  const [dx, dy, r] = [exact(view.middle.x) - exact(x), exact(view.middle.y) - exact(y), exact(radius)];
  const squared = dx * dx + dy * dy;
  const distance = root(squared);
  // radius − distance, without the root of the one subtracted from the other.
  const edge = pixelsIn(view.scale, r * r - squared, r + distance);
  if (edge >= reach) return whole(view);
  if (!(edge > -reach)) return unseen(view);
  // From the center to the view's middle, and beyond: how far the disc goes there.
  const [ux, uy] = [quotient(dx, distance), quotient(dy, distance)];
  const r2 = radius * view.scale;
  const top = stations(r2, reach).map((s) => [s, edge - sagitta(s, r2)] as const);
  return ring([...top, [reach, -2 * reach], [-reach, -2 * reach]], { ux: uy, uy: -ux, nx: ux, ny: uy }, view);
}

/** A capsule of a giant radius: two sides that fall off beyond its ends. */
function giantCapsule({ x1, y1, x2, y2, radius }: Capsule, { from, to, ux, uy }: Track, view: View): string {
  const reach = reachOf(view);
  if (from >= reach) return giantDisc(x1, y1, radius, view);
  if (to <= -reach) return giantDisc(x2, y2, radius, view);
  const [ax, ay] = [exact(x1) - exact(view.middle.x), exact(y1) - exact(view.middle.y)];
  const [dx, dy] = [exact(x2) - exact(x1), exact(y2) - exact(y1)];
  const squared = dx * dx + dy * dy;
  const length = root(squared);
  // How far the axis lies to the left of the view's middle, and the radius, both times its length.
  const aside = ay * dx - ax * dy;
  const left = aside > 0n;
  const [across, r] = [left ? aside : -aside, exact(radius)];
  // The nearer side, as the disc's edge.
  const near = pixelsIn(view.scale, r * r * squared - aside * aside, length * (across + r * length));
  const far = pixelsIn(view.scale, across + r * length, length);
  const [above, below] = left ? [far, -near] : [near, -far];
  if (!(above > -reach && below < reach)) return unseen(view);
  const r2 = radius * view.scale;
  const fall = (s: number): number => sagitta(Math.max(from - s, s - to, 0), r2);
  const all = stations(r2, reach);
  const top = all.map((s) => [s, Math.min(above - fall(s), 2 * reach)] as const);
  const bottom = all.map((s) => [s, Math.max(below + fall(s), -2 * reach)] as const).reverse();
  return ring([...top, ...bottom], { ux, uy, nx: -uy, ny: ux }, view);
}

/** How far a circle has fallen off from its tangent. */
function sagitta(s: number, r: number): number {
  return (s * s) / (r + Math.sqrt(r * r - s * s));
}

/** Where along the view a chain has its corners: the larger the radius, the fewer. */
function stations(r: number, reach: number): readonly number[] {
  const count = Math.max(1, Math.ceil((2 * reach) / Math.sqrt(8 * FLAT * r)));
  return Array.from({ length: count + 1 }, (_, i) => ((2 * i) / count - 1) * reach);
}

/** Places along and across a direction, from the view's middle, as a ring. */
function ring(
  places: readonly (readonly [along: number, across: number])[],
  { ux, uy, nx, ny }: { readonly ux: number; readonly uy: number; readonly nx: number; readonly ny: number },
  view: View,
): string {
  const [middleX, middleY] = [view.x(view.middle.x), view.y(view.middle.y)];
  const all = places.map(([s, t]) => `${pixels(middleX + s * ux + t * nx)} ${pixels(middleY - s * uy - t * ny)}`);
  return `M${all.join("L")}Z`;
}

/** All of the view. */
function whole(view: View): string {
  const { minX, minY, maxX, maxY } = frameOf(view);
  return `M${pixels(minX)} ${pixels(minY)}H${pixels(maxX)}V${pixels(maxY)}H${pixels(minX)}Z`;
}

/** A place on the rim. */
function unseen(view: View): string {
  const { minX, minY } = frameOf(view);
  return `M${pixels(minX)} ${pixels(minY)}Z`;
}
