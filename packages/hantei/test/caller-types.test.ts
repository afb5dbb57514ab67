import {
  type Box,
  box,
  castRay,
  castRayInto,
  castShape,
  castShapeInto,
  circle,
  closestPointsInto,
  contact,
  contactBuffer,
  contactInto,
  explain,
  type MutableShapeCast,
  place,
  relate,
  type ShapeCast,
  type ShapeOf,
  timeOfImpact,
  translate,
} from "hantei";
import * as space from "hantei/3d";
import { reserve } from "hantei/batch";
import { BoxIndex, pairs } from "hantei/broadphase";
import { collisions } from "hantei/collisions";
import {
  conflicts,
  firstFree,
  type Interval,
  IntervalIndex,
  intersection,
  interval,
  maxConcurrent,
} from "hantei/interval";
import { toSVG, toText } from "hantei/render";
import { expect, test } from "vitest";

/** The tests are compiled so that `undefined` is no value of a property that may be left out, unless its type says so. */
const absent = undefined;

test("a cast that has not stayed separated has a point and a normal, for the compiler, too", () => {
  const cast = castShape(box(0, 0, 1, 1), { x: 4, y: 0 }, box(3, 0, 4, 1));
  const inSpace = space.castShape(space.sphere(0, 0, 0, 1), { x: 9, y: 0, z: 0 }, space.sphere(5, 0, 0, 1));
  const stays = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
  const turning = timeOfImpact(box(0, 0, 4, 0), { ...stays, to: { x: 0, y: 0, angle: 3 } }, circle(0, 3, 0.5), stays);
  for (const { status, point, normal } of [cast, inSpace, turning]) {
    if (status !== "separated") expect(point.x + normal.x).not.toBeNaN();
  }
  // What a buffer holds is a cast, too, and so is half of one.
  const buffer: MutableShapeCast = { status: "separated", fraction: 1, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 } };
  const casts: ShapeCast[] = [castShapeInto(buffer, box(0, 0, 1, 1), { x: 4, y: 0 }, box(3, 0, 4, 1)), buffer];
  casts.push({ ...cast, fraction: cast.fraction / 2 });
  expect(casts.map(({ fraction }) => fraction)).toEqual([0.5, 0.5, 0.25]);
});

test("an option that is undefined is as one left out", () => {
  const columns = {
    minX: Float64Array.of(0, 1),
    minY: Float64Array.of(0, 0),
    maxX: Float64Array.of(2, 3),
    maxY: Float64Array.of(1, 1),
  };
  const options = { touching: absent, kernel: absent, order: absent, limit: absent };
  expect([...pairs(columns, options)]).toEqual([...pairs(columns)]);

  const index = new BoxIndex(columns, { shared: absent, kernel: absent });
  const window = { minX: 0, minY: 0, maxX: 9, maxY: 9, minZ: absent, maxZ: absent };
  expect(index.search(window, { touching: absent }).length).toBe(2);
  expect([...index.nearest(0, 0, { k: absent, maxDistance: absent, filter: absent })]).toEqual([0]);
  const ray = { x: -1, y: 0.5, dx: 9, dy: 0, z: absent, dz: absent, maxFraction: absent };
  expect([...index.castRay(ray, { touching: absent, limit: absent, filter: absent })].map(({ id }) => id)).toEqual([
    0, 1,
  ]);

  const ball = circle(5, 0, 1);
  const sight = { x: 0, y: 0, dx: 9, dy: 0, maxFraction: absent };
  expect(castRay(ball, sight, { initialOverlap: absent })).toEqual(castRay(ball, { x: 0, y: 0, dx: 9, dy: 0 }));
  const dot = circle(0, 0, 1);
  expect(castShape(dot, { x: 9, y: 0 }, ball, undefined, { touching: absent })).toEqual(
    castShape(dot, { x: 9, y: 0 }, ball),
  );
  const turn = { x: 1, y: 2, angle: absent, pivotX: absent, pivotY: absent };
  expect(place(box(0, 0, 1, 1), turn)).toEqual(box(1, 2, 2, 3));

  expect(collisions([ball, dot, dot], { touching: absent, limit: absent })).toEqual(collisions([ball, dot, dot]));
  const slots = [interval(9, 10), interval(9, 11), interval(11, 12)];
  expect(conflicts(slots, { by: absent, touching: absent, maxPairs: absent })).toEqual(conflicts(slots));
  expect(maxConcurrent(slots, { touching: absent })).toEqual(maxConcurrent(slots));
  expect(intersection(slots, slots, { touching: absent })).toEqual(intersection(slots, slots));
  const times = new IntervalIndex(slots);
  expect(times.pairs({ touching: absent, maxPairs: absent })).toEqual(times.pairs());

  const told = explain(dot, ball);
  const words = { lang: absent, labels: { a: absent, b: absent }, contact: absent };
  expect(toText(told, words)).toBe(toText(told));
  expect(toSVG(told, { ...words, yAxis: absent, theme: absent, id: absent })).toBe(toSVG(told));
});

/** That of a kind of intervals, whichever. */
function sameTimes<T extends number | bigint | Date>({ start, end }: Interval<T>): Interval<T> {
  return interval<T>(start, end);
}

test("the type of an interval does not depend on its numbers, and is that of its ends", () => {
  let free = interval(9, 10);
  free = interval(10, Number.POSITIVE_INFINITY);
  const numbers: Interval<number>[] = [free, interval(1, 2)];
  let big = interval(1n, 2n);
  big = interval(Number.NEGATIVE_INFINITY, 3n);
  let days = interval(new Date(0), Number.POSITIVE_INFINITY);
  days = sameTimes(interval(new Date(0), new Date(1)));
  const always: Interval<Date> = interval<Date>(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  expect([numbers[0]?.start, big.end, days.end]).toEqual([10, 3n, new Date(1)]);
  expect(always.end).toBe(Number.POSITIVE_INFINITY);
});

function leftOf<S extends Box>(shape: S): number {
  return translate(shape, 1, 0).minX;
}

test("what moves a shape promises a shape of its kind, and not what its caller's type adds", () => {
  const named = { ...box(0, 0, 1, 1), name: "door" };
  expect(leftOf(named)).toBe(1);
  const moved: ShapeOf<"box"> = translate(named, 1, 0);
  // @ts-expect-error: a name is no part of a box
  expect(moved.name).toBeUndefined();
  const cube: space.Shape3Of<"box3"> = space.translate({ ...space.box(0, 0, 0, 1, 1, 1), name: "door" }, 1, 0, 0);
  expect("name" in cube).toBe(false);
});

test("an end that is found is any bigint, though all that were given are written out", () => {
  const found = firstFree([{ start: 0n, end: 2n }] as const, 5n, { start: 0n, end: 100n } as const);
  const end: Interval<bigint> | undefined = found;
  expect(end).toMatchObject({ start: 2n, end: 7n });
  // @ts-expect-error: it is none of the literals
  const literal: 0n | 2n | 100n | number | undefined = found?.end;
  expect(literal).toBe(7n);
});

test("what is written into must be an object, and options no array", () => {
  const error = expect.objectContaining({ name: "TypeError", code: "ERR_TYPE" });
  const shape = box(0, 0, 1, 1);
  const solid = space.box(0, 0, 0, 1, 1, 1);
  const ray = { x: 0, y: 0, z: 0, dx: 1, dy: 0, dz: 0 };
  for (const none of [undefined, null, 5, []] as never[]) {
    for (const call of [
      () => castRayInto(none, shape, ray),
      () => castShapeInto(none, shape, { x: 1, y: 0 }, shape),
      () => closestPointsInto(none, shape, shape),
      () => contactInto(none, shape, shape),
      () => space.castRayInto(none, solid, ray),
      () => space.castShapeInto(none, solid, { x: 1, y: 0, z: 0 }, solid),
      () => space.closestPointsInto(none, solid, solid),
      () => space.contactInto(none, solid, solid),
    ]) {
      expect(call).toThrow(error);
    }
  }
  const hit = { normal: {}, feature: 1 } as never;
  const cast = { point: {} } as never;
  const near = { a: {} } as never;
  const few = contact(shape, circle(0, 0, 1)) as never;
  for (const [call, part] of [
    [() => castRayInto(hit, shape, ray), "castRayInto: result.feature must be an object, not 1"],
    [() => castShapeInto(cast, shape, { x: 1, y: 0 }, shape), "castShapeInto: result.normal must be"],
    [() => closestPointsInto(near, shape, shape), "closestPointsInto: result.b must be"],
    [() => contactInto({} as never, shape, shape), "contactInto: result.normal must be"],
    [() => contactInto(few, shape, shape), "contactInto: result.points[].featureA must be"],
    [() => space.castRayInto(hit, solid, ray), "castRayInto: result.feature must be"],
    [() => space.castShapeInto(cast, solid, ray, solid), "castShapeInto: result.normal must be"],
    [() => space.closestPointsInto(near, solid, solid), "closestPointsInto: result.b must be"],
    [() => space.contactInto({ normal: {} } as never, solid, solid), "contactInto: result.points[].featureA must be"],
    [() => space.contactInto(contactBuffer() as never, solid, solid), "contactInto: result.points[].featureA must be"],
  ] as const) {
    expect(call).toThrow(expect.objectContaining({ code: "ERR_TYPE", message: expect.stringContaining(part) }));
  }
  const flat = contactBuffer();
  const full = space.contactBuffer();
  for (let at = 0; at < 4; at++) {
    for (const given of [
      null,
      {},
      [],
      { featureA: {} },
      { featureA: {}, featureB: 5 },
      { featureA: [], featureB: {} },
    ]) {
      const points = full.points.map((point, i) => (i === at ? given : point)) as never[];
      const [into, into3] = [{ ...flat, points: points.slice(0, 2) } as never, { ...full, points } as never];
      if (at < 2) expect(() => contactInto(into, shape, circle(0, 0, 1))).toThrow(error);
      expect(() => space.contactInto(into3, solid, space.sphere(0, 0, 0, 1))).toThrow(error);
      expect(into).toMatchObject({ depth: 0, count: 0 });
      expect(into3).toMatchObject({ depth: 0, count: 0 });
    }
  }
  const index = new BoxIndex({
    minX: new Float64Array(1),
    minY: new Float64Array(1),
    maxX: new Float64Array(1),
    maxY: new Float64Array(1),
  });
  for (const given of [[], () => true] as never[]) {
    for (const call of [
      () => index.nearest(0, 0, given),
      () => index.castRay(ray, given),
      () => collisions([shape], [shape], given),
      () => castRay(shape, ray, given),
    ]) {
      expect(call).toThrow(error);
    }
  }
  for (const value of [Symbol("x"), Object.create(null)] as never[]) {
    for (const call of [
      () => index.nearest(0, 0, { k: value }),
      () => index.nearest(0, 0, { maxDistance: value }),
      () => index.castRay({ ...ray, maxFraction: value }),
      () => collisions([shape], { limit: value }),
    ]) {
      expect(call).toThrow(error);
    }
  }
});

test("columns reserved for space have all three axes", () => {
  const { a, b } = reserve("points and boxes of space", 2);
  expect([a.z.length, b.minZ.length, b.maxZ.length, reserve("boxes of space", 1).a.maxZ.length]).toEqual([2, 2, 2, 1]);
});

test("messages name what was called, and what a shape lacks", () => {
  const [of, no] = [space.point(0, 0, 0), undefined as never];
  for (const [call, message] of [
    [() => box(0, 0, 1, no), "box: maxY must be a number, not undefined"],
    [() => space.box(0, 0, 1, 1, no, no), "box3: maxY must be a number, not undefined"],
    [() => space.place(of, { x: 0, y: 0, z: no }), "place: z must be a number, not undefined"],
    [() => relate({ minX: 0 } as never, box(0, 0, 1, 1)), "an object has no kind; kinds here: "],
    [() => space.relate(of, {} as never), "an object has no kind; kinds here: "],
    [() => space.relate(of, no), "undefined has no kind; kinds here: "],
  ] as const) {
    expect(call).toThrow(expect.objectContaining({ name: "TypeError", message: expect.stringContaining(message) }));
  }
});
