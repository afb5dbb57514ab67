/** What must hold for relations whatever they are: laws over every pair of the matrix. */
import { describe, expect, test } from "vitest";
import { hardCase, smallIntegers, wholeContact } from "../generators/hard-cases.js";
import { axesOf, type Draft, layoutOf, RADIUS, tidy } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { type AnyShape, build, PAIRS, type PairOfKinds, type Relation } from "../rooms.js";
import { ALL_KINDS, samples } from "./samples.js";

type Change = (value: number, axis: number) => number;

/** The draft with its coordinates, and its radius as axis `RADIUS`, changed. */
function changed(draft: Draft, change: Change): Draft {
  const axes = axesOf(draft);
  return tidy({ ...draft, numbers: draft.numbers.map((value, index) => change(value, axes[index] as number)) });
}

function relationOf({ room }: PairOfKinds, pair: readonly [Draft, Draft]): Relation {
  return room.relate(build(room, pair[0]), build(room, pair[1]));
}

/** Only coordinates are moved or mirrored; a radius stays. */
function coordinatesOnly(change: Change): Change {
  return (value, axis) => (axis === RADIUS ? value : change(value, axis));
}

describe.each(PAIRS)("$name", (pair) => {
  const { kindA, kindB, room } = pair;

  test("symmetry, and one verdict in all four questions, on cases of every trouble", () => {
    const random = new Random(61);
    for (let index = 0; index < 2_000; index++) {
      const [a, b] = hardCase(kindA, kindB, random, index).map((draft) => build(room, draft)) as [AnyShape, AnyShape];
      const relation = room.relate(a, b);
      expect(room.relate(b, a)).toBe(relation);
      expect(room.intersects(a, b)).toBe(relation !== "disjoint");
      expect(room.overlaps(a, b)).toBe(relation === "overlapping");
      expect(room.touches(a, b)).toBe(relation === "touching");
    }
  });

  test("motions that lose no bit change no relation", () => {
    const random = new Random(62);
    for (let count = 0; count < 1_000; count++) {
      const small = random.once(2);
      const [a, b] = small ? smallIntegers(kindA, kindB, random) : wholeContact(kindA, kindB, random);
      const relation = relationOf(pair, [a, b]);
      const under = (change: Change): Relation => relationOf(pair, [changed(a, change), changed(b, change)]);

      const exponent = random.integer(-900, 900);
      expect(under((value) => value * 2 ** exponent)).toBe(relation);
      const mirrored = random.integer(0, 2);
      expect(under(coordinatesOnly((value, axis) => (axis === mirrored ? -value : value)))).toBe(relation);
      // Whole numbers up to 2⁵², and steps that keep them below 2⁵³.
      const steps = [0, 1, 2].map(() => random.integer(-(2 ** 40), 2 ** 40));
      expect(under(coordinatesOnly((value, axis) => value + (steps[axis] as number)))).toBe(relation);
    }
  });

  test("swapping axes changes no relation", () => {
    const random = new Random(63);
    const swapped = (draft: Draft): Draft => {
      const { kind, numbers } = draft;
      const { dimension } = layoutOf(kind);
      const axes = axesOf(draft);
      // Each number goes where the next axis of the same vector is.
      return tidy({
        ...draft,
        numbers: numbers.map((value, index) => {
          const axis = axes[index] as number;
          if (axis === RADIUS) return value;
          return numbers[index - axis + ((axis + 1) % dimension)] as number;
        }),
      });
    };
    for (let index = 0; index < 1_000; index++) {
      const [a, b] = hardCase(kindA, kindB, random, index);
      expect(relationOf(pair, [swapped(a), swapped(b)])).toBe(relationOf(pair, [a, b]));
    }
  });
});

describe.each(ALL_KINDS)("$kind", ({ room, kind }) => {
  test("every shape overlaps itself, and an equal one", () => {
    for (const { draft, shape } of samples(room, kind, 500, 64)) {
      expect(room.relate(shape, shape)).toBe("overlapping");
      expect(room.relate(shape, build(room, draft))).toBe("overlapping");
    }
  });

  test("−0 is 0", () => {
    const random = new Random(65);
    for (let count = 0; count < 200; count++) {
      const [a, b] = smallIntegers(kind, kind, random);
      const minus = changed(a, (value) => (value === 0 ? -0 : value));
      expect(room.relate(build(room, minus), build(room, b))).toBe(room.relate(build(room, a), build(room, b)));
    }
  });
});
