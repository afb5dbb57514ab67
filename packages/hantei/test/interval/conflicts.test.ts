/** `conflicts` against its definition, on every short list of small intervals and on many longer ones. */
import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../../src/base/errors.js";
import { type Conflicts, conflicts, daily, type Instant, interval } from "../../src/interval/index.js";
import { code } from "../code.js";
import { Random } from "../generators/random.js";
import { clashingPairs, maximalGroups, type Span, spans } from "./definitions.js";
import { TYPES } from "./times.js";

function slotsOf(list: readonly Span[], at: (value: number) => Instant = Number): { start: Instant; end: Instant }[] {
  return list.map(([start, end]) => ({ start: at(start), end: at(end) }));
}

/** Pairs and groups in one order, to be compared with what the definition says. */
function sorted({ pairs, groups }: Conflicts): unknown {
  return {
    pairs: pairs.map(({ a, b }) => [a, b].join()).sort(),
    groups: groups.map(({ slots }) => [...slots].sort((a, b) => a - b).join()).sort(),
  };
}

function wanted(list: readonly Span[], touching: boolean): unknown {
  return {
    pairs: clashingPairs(list, touching)
      .map((pair) => pair.join())
      .sort(),
    groups: maximalGroups(list, touching)
      .map((group) => group.join())
      .sort(),
  };
}

describe.each([false, true])("touching: %s", (touching) => {
  test("every list of three spans of 0 to 3", () => {
    const all = spans(3);
    for (const a of all) {
      for (const b of all) {
        for (const c of all) {
          expect(sorted(conflicts(slotsOf([a, b, c]), { touching }))).toEqual(wanted([a, b, c], touching));
        }
      }
    }
  });

  test.each(TYPES)("random lists of %s", (_name, at) => {
    const random = new Random(6);
    for (let round = 0; round < 150; round++) {
      const list = Array.from({ length: 8 }, (): Span => {
        const start = random.integer(0, 12);
        return [start, start + random.integer(0, 6)];
      });
      const found = conflicts(slotsOf(list, at), { touching });
      expect(sorted(found)).toEqual(wanted(list, touching));
      for (const { slots, start, end } of found.groups) {
        const members = slots.map((index) => list[index] as Span);
        expect(start).toEqual(at(Math.max(...members.map((span) => span[0]))));
        expect(end).toEqual(at(Math.min(...members.map((span) => span[1]))));
      }
    }
  });
});

describe("by", () => {
  const slot = (start: number, end: number, ...rooms: string[]): { start: number; end: number; rooms: string[] } => ({
    start,
    end,
    rooms,
  });

  test("only slots with a group in common clash, once in each", () => {
    const slots = [slot(0, 4, "a", "b"), slot(1, 3), slot(2, 5, "b", "a", "b"), slot(3, 6, "c"), slot(3, 6, "b")];
    const { pairs, groups } = conflicts(slots, { by: ({ rooms }) => rooms });
    expect(pairs).toEqual([
      { a: 0, b: 2, by: "a" },
      { a: 0, b: 2, by: "b" },
      { a: 0, b: 4, by: "b" },
      { a: 2, b: 4, by: "b" },
    ]);
    expect(groups).toEqual([
      { slots: [0, 2], by: "a", start: 2, end: 4 },
      { slots: [0, 2, 4], by: "b", start: 3, end: 4 },
    ]);
  });

  test("a slot without a group clashes with none, and any text is a name", () => {
    const slots = [slot(0, 9), slot(0, 9), slot(0, 9, "__proto__"), slot(0, 9, "__proto__"), slot(0, 9, "")];
    expect(conflicts(slots, { by: ({ rooms }) => rooms[0] }).pairs).toEqual([{ a: 2, b: 3, by: "__proto__" }]);
  });

  test("a list of names may be filled anew for each slot", () => {
    const names: string[] = [];
    const by = ({ room }: { readonly room: string }): string[] => {
      names.splice(0, names.length, room, room);
      return names;
    };
    const dated = ["a", "b", "a"].map((room, at) => ({ start: at, end: at + 5, room }));
    expect(conflicts(dated, { by }).pairs).toEqual([{ a: 0, b: 2, by: "a" }]);
    const again = ["a", "b", "a"].map((room, at) => ({ ...daily(`0${at}:00`, `0${at + 5}:00`), room }));
    expect(conflicts(again, { by }).pairs).toEqual([{ a: 0, b: 2, by: "a" }]);
  });

  test("it is called once a slot, with its index", () => {
    const seen: number[] = [];
    conflicts([slot(0, 1), slot(1, 2)], {
      by: (_, index) => {
        seen.push(index);
        return undefined;
      },
    });
    expect(seen).toEqual([0, 1]);
  });
});

describe("hostile input", () => {
  const good = { start: 0, end: 1 };
  test.each<[string, unknown, ErrorCode]>([
    ["no list", undefined, "ERR_TYPE"],
    ["a text", "slots", "ERR_TYPE"],
    ["an iterable that is no list", new Set([good]), "ERR_TYPE"],
    ["a hole", [good, undefined], "ERR_TYPE"],
    ["null", [null], "ERR_TYPE"],
    ["no end", [{ start: 1 }], "ERR_TYPE"],
    ["text for a time", [{ start: "9:00", end: "10:00" }], "ERR_TYPE"],
    ["NaN", [good, { start: Number.NaN, end: 1 }], "ERR_NOT_FINITE"],
    ["an invalid date", [{ start: new Date(Number.NaN), end: new Date() }], "ERR_NOT_FINITE"],
    ["end before start", [good, { start: 2, end: 1 }], "ERR_ORDER"],
    [
      "a start at Infinity",
      [good, { start: Number.POSITIVE_INFINITY, end: Number.POSITIVE_INFINITY }],
      "ERR_NOT_FINITE",
    ],
    ["two types in a slot", [{ start: 1, end: 2n }], "ERR_TYPE"],
    ["two types in a list", [good, { start: 1n, end: 2n }], "ERR_TYPE"],
    ["a whole day", [{ start: Temporal.PlainDate.from("2026-01-01"), end: 2 }], "ERR_TYPE"],
    ["a forged tag", [{ start: { [Symbol.toStringTag]: "Temporal.Instant" }, end: 2 }], "ERR_TYPE"],
    [
      "instants and times in zones",
      [
        { start: Temporal.Instant.fromEpochMilliseconds(0), end: Number.POSITIVE_INFINITY },
        { start: Number.NEGATIVE_INFINITY, end: Temporal.ZonedDateTime.from("2026-01-01[UTC]") },
      ],
      "ERR_TYPE",
    ],
  ])("%s", (_name, slots, wantedCode) => {
    expect(() => conflicts(slots as [])).toThrow(code(wantedCode));
  });

  test.each<[string, unknown]>([
    ["by is a name", { by: "room" }],
    ["by gives a number", { by: () => 1 }],
    ["by gives null", { by: () => null }],
    ["by gives a list with a hole", { by: () => [undefined] }],
    ["null", null],
    ["a number", 5],
    ["touching is text", { touching: "no" }],
    ["maxPairs is text", { maxPairs: "1" }],
  ])("%s", (_name, options) => {
    expect(() => conflicts([good], options as object)).toThrow(TypeError);
    expect(() => conflicts([good], options as object)).toThrow(code("ERR_TYPE"));
  });

  test("a message names the slot", () => {
    expect(() => conflicts([good, good, { start: 2, end: 1 }])).toThrow(
      "conflicts: slot 2: start must not be after end: 2 > 1",
    );
  });

  test("more pairs than maxPairs are refused, not dropped", () => {
    const slots = Array.from({ length: 100 }, () => good);
    expect(conflicts(slots, { maxPairs: 4950 }).pairs).toHaveLength(4950);
    expect(() => conflicts(slots, { maxPairs: 4949 })).toThrow(code("ERR_TOO_MANY"));
    for (const maxPairs of [Number.NaN, -1, 1.5])
      expect(() => conflicts(slots, { maxPairs })).toThrow(code("ERR_RANGE"));
  });
});

test("what was given stays, and what is returned is the caller's", () => {
  const start = new Date(0);
  const slots = Object.freeze([
    Object.freeze({ start, end: new Date(9) }),
    Object.freeze(interval(start, new Date(5))),
  ]);
  const { groups } = conflicts(slots);
  expect(groups).toHaveLength(1);
  for (const group of groups) (group.start as Date).setTime(5);
  expect(start.getTime()).toBe(0);
  expect(slots.map(({ end }) => end.valueOf())).toEqual([9, 5]);
});

test("open ends", () => {
  const slots = [
    interval(Number.NEGATIVE_INFINITY, 5n),
    interval(5n, Number.POSITIVE_INFINITY),
    interval(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
  ];
  expect(conflicts(slots).pairs.map(({ a, b }) => [a, b])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test.each([false, true])("lists long enough to be merged, full of ties; touching: %s", (touching) => {
  const random = new Random(9);
  for (let round = 0; round < 6; round++) {
    const list = Array.from({ length: 40 + 10 * round }, (): Span => {
      const start = random.integer(0, 15);
      return [start, start + (random.once(2) ? 0 : random.integer(0, 3))];
    });
    // In order by start, but for their ends: then runs look sorted from one to the next.
    if (round % 2 === 1) list.sort(([a], [b]) => a - b);
    const pairs = conflicts(slotsOf(list), { touching }).pairs.map(({ a, b }) => `${a} ${b}`);
    expect(pairs.sort()).toEqual(
      clashingPairs(list, touching)
        .map(([a, b]) => `${a} ${b}`)
        .sort(),
    );
  }
});

test("long lists agree with short ones: a hundred thousand slots in one room", () => {
  const random = new Random(7);
  const slots = Array.from({ length: 100_000 }, () => {
    const start = random.integer(0, 1_000_000);
    return { start, end: start + random.integer(0, 20) };
  });
  // An independent count: slots that start before a time, less those that ended by then.
  const starts = slots.map(({ start }) => start).sort((a, b) => a - b);
  const ends = slots.map(({ end }) => end).sort((a, b) => a - b);
  let count = 0;
  let ended = 0;
  starts.forEach((start, index) => {
    while ((ends[ended] as number) < start) ended++;
    count += index - ended;
  });
  expect(conflicts(slots, { touching: true }).pairs).toHaveLength(count);
});
