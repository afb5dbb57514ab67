/** Slots without a date: against a clock of a few minutes, gone round by hand. */
import { describe, expect, test } from "vitest";
import {
  conflicts,
  firstFree,
  gaps,
  intersection,
  maxConcurrent,
  merge,
  overlaps,
  type Recurring,
  relate,
  subtract,
} from "../../src/interval/index.js";
import { Random } from "../generators/random.js";
import { HOUR } from "./clock.js";
import { clash, hasLength, relationOf, type Span, union } from "./definitions.js";

/**
 * The clock by hand: a day of 24 units, seven of them a week; each slot an integer span, and its occurrences in the turns around.
 */
describe("against a clock gone round by hand", () => {
  const UNIT = HOUR;

  function slot(every: "day" | "week", [start, end]: Span): Recurring {
    return { kind: "recurring", every, start: start * UNIT, end: end * UNIT };
  }

  function randomSlot(random: Random, every: "day" | "week"): Recurring {
    const turn = every === "day" ? 24 : 168;
    const start = random.integer(0, turn - 1);
    return slot(every, [start, start + random.integer(0, random.once(4) ? turn : 6)]);
  }

  /** Occurrences over the week before, this one and the next. */
  function unrolled({ every, start, end }: Recurring): Span[] {
    const period = every === "day" ? 24 : 168;
    const all: Span[] = [];
    for (let shift = -168; shift < 2 * 168; shift += period) all.push([start / UNIT + shift, end / UNIT + shift]);
    return all;
  }

  test("relate: the best that two occurrences do", () => {
    const random = new Random(21);
    const order = ["disjoint", "touching", "overlapping"];
    for (let round = 0; round < 150; round++) {
      const a = randomSlot(random, random.pick(["day", "week"]));
      const b = randomSlot(random, random.pick(["day", "week"]));
      const first = unrolled(a).filter(([start]) => start >= 0 && start < 168);
      const codes = first.flatMap((one) => unrolled(b).map((other) => order.indexOf(relationOf(one, other))));
      expect(relate(a, b), JSON.stringify([a, b])).toBe(order[Math.max(...codes)]);
      expect(relate(b, a)).toBe(relate(a, b));
    }
  });

  /** Half units of the clock: which of them are in some slots' closed sets, and inside. */
  function covered(slots: readonly Recurring[]): boolean[] {
    const runs = union(slots.flatMap(unrolled));
    return Array.from({ length: 336 }, (_, half) => runs.some(([s, e]) => 2 * s <= half && half <= 2 * e));
  }

  test("merge covers the same, gaps the rest, and subtract and intersection what they say", () => {
    const random = new Random(22);
    for (let round = 0; round < 120; round++) {
      const cycles: readonly ("day" | "week")[] = random.once(2) ? ["day"] : ["day", "week"];
      const some = (): Recurring[] =>
        Array.from({ length: random.integer(1, 3) }, () => randomSlot(random, random.pick(cycles)));
      const [a, b] = [some(), some()];
      const [inA, inB] = [covered(a), covered(b)];
      const halves = Array.from({ length: 336 }, (_, half) => half);
      const odd = halves.filter((half) => half % 2 === 1);
      const merged = merge(a);
      expect(covered(merged)).toEqual(inA);
      // Open stretches are told by their halves between integers.
      const [free, left, both] = [covered(gaps(a)), covered(subtract(a, b)), covered(intersection(a, b))];
      for (const half of odd) {
        expect(free[half]).toBe(!inA[half]);
        expect(left[half]).toBe(inA[half] === true && inB[half] === false);
        expect(both[half]).toBe(inA[half] === true && inB[half] === true);
      }
      // As few as can be: no two of what is merged meet, nor does one meet itself.
      merged.forEach((one, i) => {
        merged.forEach((other, j) => {
          if (i !== j) expect(relate(one, other)).toBe("disjoint");
        });
      });
      for (const gap of gaps(a)) {
        expect(gap.end).toBeGreaterThan(gap.start);
        for (const each of a) expect(overlaps(gap, each)).toBe(false);
      }
    }
  });

  test("firstFree is the first stretch from the window's start on, round the clock", () => {
    const random = new Random(25);
    let [found, across] = [0, 0];
    for (let round = 0; round < 600; round++) {
      const cycles: readonly ("day" | "week")[] = random.once(2) ? ["day"] : ["day", "week"];
      const some = (most: number): Recurring[] =>
        Array.from({ length: random.integer(0, most) }, () => randomSlot(random, random.pick(cycles)));
      const whole = random.pick(cycles);
      const start = random.integer(0, whole === "day" ? 23 : 167);
      const window = random.once(3)
        ? slot(whole, [start, start + (whole === "day" ? 24 : 168)])
        : randomSlot(random, random.pick(cycles));
      const slots = some(4);
      const hours = random.integer(1, random.once(3) ? 24 : 8);
      const turn = [window, ...slots].some(({ every }) => every === "week") ? 168 : 24;
      const [within, taken] = [covered([window]), covered(slots)];
      const isFree = (from: number): boolean =>
        Array.from({ length: 2 * hours - 1 }, (_, i) => (2 * from + i + 1) % 336).every(
          (half) => within[half] && !taken[half],
        );
      const wanted = Array.from({ length: turn }, (_, i) => (window.start / UNIT + i) % turn).find(isFree);
      const free = firstFree(slots, `${hours}:00`, window);
      expect(free, JSON.stringify([slots, window, hours])).toEqual(
        wanted === undefined ? undefined : slot(turn === 24 ? "day" : "week", [wanted, wanted + hours]),
      );
      if (wanted !== undefined) found++;
      if (wanted !== undefined && wanted + hours > turn) across++;
    }
    expect(found).toBeGreaterThan(200);
    expect(across).toBeGreaterThan(5);
  });

  test("conflicts: the pairs that relate finds; maxConcurrent: the most at any half unit or instant", () => {
    const random = new Random(23);
    for (let round = 0; round < 40; round++) {
      const slots = Array.from({ length: random.integer(1, 5) }, () =>
        randomSlot(random, random.pick(["day", "week"])),
      );
      for (const touching of [false, true]) {
        const wanted = slots.flatMap((a, i) =>
          slots.flatMap((b, j) => {
            const relation = relate(a, b);
            return i < j && (relation === "overlapping" || (touching && relation === "touching")) ? [`${i} ${j}`] : [];
          }),
        );
        const { pairs, groups } = conflicts(slots, { touching });
        expect(pairs.map(({ a, b }) => `${a} ${b}`).sort()).toEqual(wanted.sort());
        for (const { slots: members, start, end } of groups) {
          const stretch: Span = [start / UNIT, end / UNIT];
          for (const id of members) {
            const inside = unrolled(slots[id] as Recurring).some(([s, e]) => s <= stretch[0] && stretch[1] <= e);
            const allAlong = (slots[id] as Recurring).end - (slots[id] as Recurring).start >= 24 * UNIT;
            expect(inside || allAlong).toBe(true);
          }
        }
        const middles = Array.from({ length: 336 }, (_, half): Span => [half / 2, half / 2]);
        const counts = middles.map((instant) => {
          return slots.filter((each) =>
            unrolled(each).some((span) => {
              if (touching) return relationOf(span, instant) !== "disjoint";
              return hasLength(span) ? clash(span, instant, false) : span[0] === instant[0];
            }),
          ).length;
        });
        expect(maxConcurrent(slots, { touching }).count).toBe(Math.max(...counts));
      }
    }
  });
});
