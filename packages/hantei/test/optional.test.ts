import { box, castRay, castShape, circle, explain, place, type ShapeOf, translate } from "hantei";
import * as space from "hantei/3d";
import { BoxIndex, pairs } from "hantei/broadphase";
import { type Interval, interval } from "hantei/interval";
import { toSVG, toText } from "hantei/render";
import { expect, test } from "vitest";

/** The tests are compiled so that `undefined` is no value of a property that may be left out, unless its type says so. */
const left = undefined;

test("an option that is undefined is as one left out", () => {
  const columns = {
    minX: Float64Array.of(0, 1),
    minY: Float64Array.of(0, 0),
    maxX: Float64Array.of(2, 3),
    maxY: Float64Array.of(1, 1),
  };
  const options = { touching: left, kernel: left, order: left, limit: left };
  expect([...pairs(columns, options)]).toEqual([...pairs(columns)]);

  const index = new BoxIndex(columns, { shared: left, kernel: left });
  const window = { minX: 0, minY: 0, maxX: 9, maxY: 9, minZ: left, maxZ: left };
  expect(index.search(window, { touching: left }).length).toBe(2);
  expect([...index.nearest(0, 0, { k: left, maxDistance: left, filter: left })]).toEqual([0]);
  const ray = { x: -1, y: 0.5, dx: 9, dy: 0, z: left, dz: left, maxFraction: left };
  expect([...index.castRay(ray, { touching: left, limit: left, filter: left })].map(({ id }) => id)).toEqual([0, 1]);

  const ball = circle(5, 0, 1);
  const sight = { x: 0, y: 0, dx: 9, dy: 0, maxFraction: left };
  expect(castRay(ball, sight, { initialOverlap: left })).toEqual(castRay(ball, { x: 0, y: 0, dx: 9, dy: 0 }));
  const dot = circle(0, 0, 1);
  expect(castShape(dot, { x: 9, y: 0 }, ball, undefined, { touching: left })).toEqual(
    castShape(dot, { x: 9, y: 0 }, ball),
  );
  const turn = { x: 1, y: 2, angle: left, pivotX: left, pivotY: left };
  expect(place(box(0, 0, 1, 1), turn)).toEqual(box(1, 2, 2, 3));

  const told = explain(dot, ball);
  const words = { lang: left, labels: { a: left, b: left }, contact: left };
  expect(toText(told, words)).toBe(toText(told));
  expect(toSVG(told, { ...words, yAxis: left, theme: left, id: left })).toBe(toSVG(told));
});

test("intervals of numbers are of one type, whichever the numbers; so are those of bigints", () => {
  let free = interval(9, 10);
  free = interval(10, Number.POSITIVE_INFINITY);
  const numbers: Interval<number>[] = [free, interval(1, 2)];
  let big = interval(1n, 2n);
  big = interval(3n, Number.POSITIVE_INFINITY);
  let days = interval(new Date(0), Number.POSITIVE_INFINITY);
  days = interval(new Date(0), new Date(1));
  expect([numbers[0]?.start, big.start, days.end]).toEqual([10, 3n, new Date(1)]);
});

test("what moves a shape promises the shape, and not what its caller's type adds", () => {
  const named = { ...box(0, 0, 1, 1), name: "door" };
  const moved: ShapeOf<"box"> = translate(named, 1, 0);
  // @ts-expect-error: a name is no part of a box
  expect(moved.name).toBeUndefined();
  const cube: space.ShapeOf<"box3"> = space.translate({ ...space.box(0, 0, 0, 1, 1, 1), name: "door" }, 1, 0, 0);
  expect("name" in cube).toBe(false);
});
