/**
 * Shapes that are moved together, by whole numbers, powers of two, exchanged or turned axes, lie as they did: the same relation, the
 * same distance and depth but for roundings, the same casts. A pair of whole numbers stays one, so that nothing is rounded.
 */
import { describe, expect, test } from "vitest";
import * as plane from "../../src/2d/index.js";
import * as space from "../../src/3d/index.js";
import { smallIntegers, wholeContact } from "../generators/hard-cases.js";
import { axesOf, type Draft, isPathKind, RADIUS, tidy } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { type AnyShape, build, PAIRS } from "../rooms.js";
import { largestOf, type Measuring, measuringOf, type Vector } from "./measuring.js";

const CASES = 40;
const UNIT = 2 ** -53;
/** Twice what `docs/exactness.md` says that a depth, or a distance, may be off. */
const DEPTH = { "1d": 0, "2d": 128, "3d": 192 };
const DISTANCE = { "1d": 0, "2d": 80, "3d": 96 };

/** What becomes of a number on an axis; of a radius on axis −1, and of a direction where `isWay`. */
interface Motion {
  readonly name: string;
  readonly axis: (axis: number, dimension: number) => number;
  readonly value: (value: number, axis: number, isWay: boolean) => number;
  readonly scale: number;
}

const SHIFTS = [1_048_576, -77, 4_194_303];
const same = (axis: number): number => axis;

const MOTIONS: readonly Motion[] = [
  {
    name: "moved by whole numbers",
    axis: same,
    value: (value, axis, isWay) => (axis === RADIUS || isWay ? value : value + (SHIFTS[axis] as number)),
    scale: 1,
  },
  { name: "doubled often", axis: same, value: (value) => value * 2 ** 40, scale: 2 ** 40 },
  { name: "halved often", axis: same, value: (value) => value * 2 ** -60, scale: 2 ** -60 },
  {
    name: "with axes exchanged",
    axis: (axis, dimension) => (axis === RADIUS ? axis : (axis + 1) % dimension),
    value: (value) => value,
    scale: 1,
  },
  {
    name: "turned over",
    axis: same,
    value: (value, axis) => (axis === RADIUS ? value : 0 - value),
    scale: 1,
  },
];

function movedDraft(draft: Draft, { axis, value }: Motion, dimension: number): Draft {
  const axes = axesOf(draft);
  const numbers = draft.numbers.map((_, index) => {
    // The number that comes to this place: of the same point, from the axis that becomes this one.
    const own = axes[index] as number;
    const from = Array.from({ length: dimension }, (_x, each) => each).find((each) => axis(each, dimension) === own);
    const source = own === RADIUS ? index : index - own + (from as number);
    const old = own === RADIUS ? RADIUS : (from as number);
    return value(draft.numbers[source] as number, old, false);
  });
  return tidy({ ...draft, numbers });
}

function movedWay(way: readonly number[], { axis, value }: Motion): Vector {
  const dimension = way.length;
  const found: number[] = [];
  for (const [from, part] of way.entries()) found[axis(from, dimension)] = value(part, from, true);
  return { x: found[0], y: found[1], z: found[2] } as Vector;
}

type Cast = (a: AnyShape, u: Vector, b: AnyShape, v: undefined, options: { touching: boolean }) => { status: string };

describe.each(PAIRS.filter(({ room }) => measuringOf(room) !== undefined))("$name", ({ room, kindA, kindB }) => {
  const { contact, distance } = measuringOf(room) as Measuring;
  const castShape = (room.name === "3d" ? space.castShape : plane.castShape) as unknown as Cast;
  const dimension = room.name === "3d" ? 3 : 2;

  test.each(MOTIONS)("$name, they lie as they did", (motion) => {
    const random = new Random(547);
    for (let index = 0; index < CASES; index++) {
      const draw = random.once(2) ? smallIntegers : wholeContact;
      const drafts = draw(kindA, kindB, random);
      if (!drafts.every(({ numbers }) => numbers.every((value) => Math.abs(value) < 2 ** 44))) continue;
      const [a, b] = drafts.map((draft) => build(room, draft)) as [AnyShape, AnyShape];
      const [c, d] = drafts.map((draft) => build(room, movedDraft(draft, motion, dimension))) as [AnyShape, AnyShape];
      const told = JSON.stringify([a, b, c, d]);
      expect(room.relate(c, d), told).toBe(room.relate(a, b));
      const largest = Math.max(largestOf(c, d), motion.scale * largestOf(a, b));
      const off = (found: number, before: number): number => Math.abs(found - motion.scale * before) / (UNIT * largest);
      const [far, before] = [distance(c, d), distance(a, b)];
      if (far !== 0 || before !== 0) expect(off(far, before), told).toBeLessThanOrEqual(DISTANCE[room.name]);
      const [now, then] = [contact(c, d), contact(a, b)];
      expect(now === undefined, told).toBe(then === undefined);
      // Concave shapes are parted by trial: another order of trials may find another way.
      const isLeast = now?.minimal === true && then?.minimal === true;
      if (isLeast && now.depth !== then.depth) {
        expect(off(now.depth, then.depth), told).toBeLessThanOrEqual(DEPTH[room.name]);
      }
      const way = Array.from({ length: dimension }, () => random.integer(-9, 9));
      const old = { x: way[0], y: way[1], z: way[2] } as Vector;
      for (const touching of [true, false]) {
        const was = castShape(a, old, b, undefined, { touching });
        const is = castShape(c, movedWay(way, motion), d, undefined, { touching });
        expect(is.status, `${told} ${JSON.stringify(way)} ${touching}`).toBe(was.status);
      }
    }
  });

  // Concave shapes are parted by trial, which may find another way in the other order; points that meet are equal.
  const isByTrial = isPathKind(kindA) || isPathKind(kindB);
  const areEqual = kindA === kindB && kindA.startsWith("point");
  test.skipIf(isByTrial || areEqual)("the least direction is the same in both orders", () => {
    const random = new Random(548);
    let compared = 0;
    for (let index = 0; index < CASES; index++) {
      const [a, b] = smallIntegers(kindA, kindB, random).map((draft) => build(room, draft)) as [AnyShape, AnyShape];
      const [there, back] = [contact(a, b), contact(b, a)];
      if (there === undefined || back === undefined || JSON.stringify(a) === JSON.stringify(b)) continue;
      compared++;
      expect(back.depth).toBe(there.depth);
      const turned = Object.fromEntries(Object.entries(there.normal).map(([axis, value]) => [axis, 0 - value]));
      expect({ ...back.normal }, JSON.stringify([a, b])).toEqual(turned);
    }
    expect(compared).toBeGreaterThan(0);
  });
});
