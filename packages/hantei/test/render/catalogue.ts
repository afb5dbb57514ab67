/** One explanation of every kind of picture, by name. */
import { box, capsule, circle, explain, point, polygon, polyline, segment } from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import * as line from "../../src/interval/index.js";
import type { AnyExplanation } from "../../src/render/index.js";

const INFINITY = Number.POSITIVE_INFINITY;
const time = (text: string) => new Date(`2025-04-01T${text}Z`);

const explain3 = space.explain;
/** A C, open to the right. */
const BAY = polygon([0, 0, 6, 0, 6, 1, 1, 1, 1, 5, 6, 5, 6, 6, 0, 6]);
const FRAME = polygon([0, 0, 8, 0, 8, 8, 0, 8], [[2, 2, 6, 2, 6, 6, 2, 6]]);

export const CATALOGUE: Readonly<Record<string, AnyExplanation>> = {
  "boxes overlapping": explain(box(0, 0, 5, 5), box(1, 1, 6, 4)),
  "boxes apart on x": explain(box(0, 0, 5, 5), box(6, 1, 8, 4)),
  "boxes apart on y": explain(box(0, 0, 5, 5), box(1, -4, 8, -1.5)),
  "boxes corner to corner": explain(box(0, 0, 5, 5), box(5, 5, 9, 8)),
  "a tiny overlap": explain(box(0, 0, 5, 5), box(4.99999, 2, 9, 8)),
  "a gap of one last bit": explain(box(0, 0, 0.3, 1), box(0.1 + 0.2, 0, 1, 1)),
  "far apart": explain(circle(0, 0, 1), circle(1e6, 3e5, 2)),
  huge: explain(box(-1.7e308, -1e308, 0, 1e308), box(1e300, -1e307, 1.7e308, 1.5e308)),
  subnormal: explain(circle(0, 0, 5e-324), circle(2e-323, 0, 1e-323)),
  "huge beside subnormal": explain(circle(1e308, 0, 5e-324), point(-1e308, 5e-324)),
  "1e15 and a little": explain(box(1e15, 1e15, 1e15 + 2, 1e15 + 1), box(1e15 + 3, 1e15, 1e15 + 4, 1e15 + 1)),
  "flat boxes crossing": explain(box(0, 0, 5, 0), box(2, -1, 2, 3)),
  "a box without size": explain(box(1, 1, 1, 1), box(0, 0, 3, 3)),
  "unbounded, apart": explain(box(-INFINITY, 0, 3, 5), box(4, -2, INFINITY, 7)),
  "unbounded, overlapping": explain(box(-INFINITY, -INFINITY, 3, INFINITY), box(1, -2, INFINITY, 7)),
  "all of the plane": explain(
    box(-INFINITY, -INFINITY, INFINITY, INFINITY),
    box(-INFINITY, -INFINITY, INFINITY, INFINITY),
  ),
  "circles overlapping": explain(circle(0, 0, 3), circle(4, 1, 2)),
  "circles touching": explain(circle(0, 0, 2), circle(3, 4, 3)),
  "circles apart": explain(circle(0.1, 0.2, 0.3), circle(1, 1, 0.7)),
  "circles without radius": explain(circle(1, 1, 0), circle(1, 1, 0)),
  "circle and corner": explain(circle(-1, -1, 1), box(0, 0, 5, 3)),
  "circle inside a box": explain(box(0, 0, 10, 10), circle(5, 5, 1)),
  "circle and segment": explain(circle(-1, 7, 5), segment(0, 0, 8, 6)),
  "circle beside a segment's end": explain(circle(-3, -4, 5), segment(0, 0, 8, 6)),
  "circle past a segment's end": explain(circle(12, 6, 5), segment(0, 0, 8, 6)),
  "circle past a box": explain(circle(9, 9, 1), box(0, 0, 5, 3)),
  "circle through a segment": explain(circle(1, 3, 2), segment(0, 0, 8, 6)),
  "segments crossing": explain(segment(0, 0, 5, 3), segment(1, 4, 4, -1)),
  "segments in a T": explain(segment(0, 0, 4, 4), segment(2, 2, 5, 0)),
  "segments in a T, the other way": explain(segment(2, 2, 5, 0), segment(0, 0, 4, 4)),
  "segments in one line": explain(segment(0, 0, 4, 2), segment(2, 1, 8, 4)),
  "segments end to end": explain(segment(0, 0, 4, 2), segment(4, 2, 8, 4)),
  "segments beside": explain(segment(0, 0, 4, 2), segment(1, 2, 4, 6)),
  "segments beside, the other way": explain(segment(0, 0, 1, 1), segment(0, 3, 4, 3)),
  "segment in front of a box": explain(segment(0, 6, 6, 0), box(0, 0, 2.5, 2.5)),
  "segment along a side": explain(segment(1, 3, 4, 3), box(0, 0, 5, 3)),
  "segment and corner": explain(segment(0, 4, 4, 0), box(0, 0, 2, 2)),
  "segment without length": explain(segment(1, 1, 1, 1), box(0, 0, 3, 3)),
  "point on a segment": explain(point(2, 1), segment(0, 0, 4, 2)),
  "point at a segment's first end": explain(point(0, 0), segment(0, 0, 4, 2)),
  "point at a segment's second end": explain(point(4, 2), segment(0, 0, 4, 2)),
  "point before a segment": explain(point(-2, -1), segment(0, 0, 4, 2)),
  "point past a segment": explain(point(6, 3), segment(0, 0, 4, 2)),
  "point beside a segment": explain(point(1, 3), segment(0, 0, 4, 2)),
  "capsules overlapping": explain(capsule(0, 0, 4, 2, 1), capsule(1, 4, 6, 3, 0.5)),
  "capsules apart": explain(capsule(0, 0, 4, 0, 1), capsule(6, 2, 6, 5, 0.5)),
  "capsule beside a segment": explain(capsule(0, 0, 4, 0, 1), segment(-1, 1, 5, 1)),
  "capsule through a box": explain(capsule(-2, 1, 8, 2, 0.5), box(0, 0, 5, 3)),
  "capsule past a segment's end": explain(capsule(0, 0, 4, 0, 1), segment(5, 0, 8, 2)),
  "capsule past a segment's second end": explain(capsule(0, 0, 4, 0, 1), segment(8, 2, 5, 0)),
  "capsule before a segment": explain(capsule(0, 0, 4, 0, 1), segment(6, 0, 6, 3)),
  "capsule without radius": explain(capsule(0, 0, 4, 4, 0), segment(0, 4, 4, 0)),
  "box in a bay": explain(BAY, box(2, 2, 4, 4)),
  "circle in a bay": explain(BAY, circle(3, 3, 1.5)),
  "circle filling a bay": explain(BAY, circle(3, 3, 2)),
  "circle inside a polygon": explain(
    polygon([
      [0, 0],
      [6, 0],
      [6, 6],
      [0, 6],
    ]),
    circle(3, 3, 1),
  ),
  "polygon filling a hole": explain(
    FRAME,
    polygon([
      [2, 2],
      [6, 2],
      [6, 6],
      [2, 6],
    ]),
  ),
  "polyline in a hole": explain(
    FRAME,
    polyline([
      [3, 3],
      [5, 5],
      [3, 5],
    ]),
  ),
  "polyline through a frame": explain(
    polyline([
      [-1, 1],
      [4, 4],
      [9, 1],
    ]),
    FRAME,
  ),
  "polygons overlapping": explain(
    BAY,
    polygon([
      [3, -1],
      [5, 0.5],
      [4, 3],
      [2, 0.5],
    ]),
  ),
  "polygons apart": explain(
    polygon([
      [0, 0],
      [3, 0],
      [1, 3],
    ]),
    polygon([
      [4, 1],
      [6, 4],
      [2, 4],
    ]),
  ),
  "polygons vertex to vertex": explain(
    polygon([
      [0, 0],
      [3, 0],
      [3, 3],
    ]),
    polygon([
      [3, 3],
      [6, 3],
      [4, 6],
    ]),
  ),
  "polygons with two corners facing": explain(
    polygon([
      [0, 0],
      [3, 1],
      [0, 2],
    ]),
    polygon([
      [4, 1],
      [7, 0],
      [7, 2],
    ]),
  ),
  "polylines tip to tip": explain(
    polyline([
      [0, 2],
      [1, 0],
      [2, 2],
    ]),
    polyline([
      [0, -2],
      [1, 0],
      [2, -2],
    ]),
  ),
  "polyline's end at a vertex": explain(
    polyline([
      [0, 2],
      [1, 0],
      [2, 2],
    ]),
    polyline([
      [1, -2],
      [1, 0],
    ]),
  ),
  "polyline's end in an embrace": explain(
    polyline([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]),
    polyline([
      [2, 2],
      [4, 2],
    ]),
  ),
  "point on a polyline's end": explain(
    point(0, 0),
    polyline([
      [0, 0],
      [4, 2],
      [0, 3],
    ]),
  ),
  "point in a polygon": explain(
    point(1, 1),
    polygon([
      [0, 0],
      [3, 0],
      [0, 3],
    ]),
  ),
  "capsules of space crossing over": explain3(space.capsule(0, 0, 0, 4, 0, 0, 1), space.capsule(2, -3, 3, 2, 3, 3, 1)),
  "segments of space crossing": explain3(space.segment(0, 0, 0, 4, 0, 0), space.segment(2, -3, 0, 2, 3, 0)),
  "segment of space past a box": explain3(space.segment(0, 3, 0, 3, 0, 4), space.box(0, 0, 0, 1, 1, 1)),
  "capsule in a half-plane": explain(box(0, -INFINITY, INFINITY, INFINITY), capsule(3, 0, 4, 1, 1)),
  "capsule before a half-plane": explain(box(0, -INFINITY, INFINITY, INFINITY), capsule(-3, 0, -4, 1, 1)),
  "capsule past a strip": explain(capsule(3, 0, 4, 1, 1), box(-1, -INFINITY, 1, INFINITY)),
  "equal points": explain(point(1, 2), point(1, 2)),
  "two points": explain(point(1, 2), point(3, 1)),
  "point on a side": explain(point(5, 2), box(0, 0, 5, 5)),
  "boxes in space": space.explain(space.box(0, 0, 0, 2, 2, 2), space.box(3, 1, 1, 5, 4, 2.5)),
  "boxes in space, touching": space.explain(space.box(0, 0, 0, 2, 2, 2), space.box(0, 0, 2, 5, 4, 3)),
  "points in space": space.explain(space.point(0, 0, 0), space.point(0, 0, 1)),
  "spheres touching": space.explain(space.sphere(0, 0, 0, 3), space.sphere(2, 3, 6, 4)),
  "spheres apart": space.explain(space.sphere(0, 0, 0, 2), space.sphere(3, 3, 3, 2)),
  "sphere and box": space.explain(space.sphere(0, 0, 0, 2), space.box(1, 0, -1, 4, 3, 2)),
  "back to back": line.explain(line.interval(15, 16), line.interval(16, 17)),
  "double booking": line.explain(
    line.interval(time("10:00"), time("16:00")),
    line.interval(time("15:00"), time("17:00")),
  ),
  "a break": line.explain(line.interval(time("15:00"), time("16:00")), line.interval(time("17:30"), time("18:00"))),
  "open ends": line.explain(line.interval(-INFINITY, 3), line.interval(2, INFINITY)),
  "one instant": line.explain(line.interval(4, 4), line.interval(4, 4)),
  "an instant at an end": line.explain(line.interval(4, 4), line.interval(4, 6)),
  bigints: line.explain(line.interval(0n, 2n ** 70n), line.interval(2n ** 70n + 1n, 2n ** 71n)),
};
