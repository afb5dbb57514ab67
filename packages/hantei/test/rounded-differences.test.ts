/**
 * Shapes on one line y = 3x whose coordinates are exact and whose differences are not: x may be rounded where 3x is not, or
 * the other way, so that plain doubles see points beside the line that lie on it.
 */
import { describe, expect, test } from "vitest";
import { type Draft, polygonOf } from "./generators/layout.js";
import { Random } from "./generators/random.js";
import { complaints } from "./oracle/check.js";
import { oracleRelate } from "./oracle/relate.js";
import { build, PAIRS } from "./rooms.js";

const CASES = 300;
const SLOPES = [3, -3, 5, 11];

type Spot = readonly number[];

/** Points of the line at whole multiples of powers of two; times 11 they still are doubles. */
function spots(slopes: Spot, random: Random): () => Spot {
  const size = 2 ** random.integer(-30, 30);
  return () => {
    const bits = random.pick([2, 20, 48]);
    const t = random.integer(-(2 ** bits), 2 ** bits) * 2 ** random.integer(-24, 24) * size;
    return slopes.map((slope) => t * slope + 0);
  };
}

/** A shape with a vertex or two on the line. */
function shape(kind: string, spot: () => Spot, random: Random): Draft | undefined {
  const [p, q] = [spot(), spot()];
  const beside = p.map((value) => value + random.pick([0, 1, -1]) * Math.abs(value));
  switch (kind.replace("3", "")) {
    case "point":
      return { kind, numbers: [...p] };
    case "segment":
      return { kind, numbers: [...p, ...random.pick([q, q, beside])] };
    case "polyline":
      return { kind, numbers: [...p, ...beside, ...q] };
    case "polygon":
      return polygonOf([[...p, ...beside, ...q]]);
    case "box": {
      const [low, high] = [
        p.map((value, axis) => Math.min(value, beside[axis] as number)),
        p.map((value, axis) => Math.max(value, beside[axis] as number)),
      ];
      return { kind, numbers: [...low, ...high] };
    }
    default:
      return undefined;
  }
}

/** Two points have no line. */
const STRAIGHT = PAIRS.filter(
  ({ kindA, kindB, room }) =>
    room.name !== "1d" &&
    !kindA.startsWith("point") &&
    [kindA, kindB].every((kind) => /point|segment|poly|box/.test(kind)),
);

describe.each(STRAIGHT)("$name", (pair) => {
  test("on a line that differences leave", () => {
    const random = new Random(81);
    let meeting = 0;
    for (let count = 0; count < CASES; ) {
      const slope = random.pick(SLOPES);
      const spot = spots(pair.room.name === "2d" ? [1, slope] : [1, slope, random.pick(SLOPES)], random);
      const drafts = [shape(pair.kindA, spot, random), shape(pair.kindB, spot, random)] as [Draft, Draft];
      let built: readonly ReturnType<typeof build>[];
      try {
        built = drafts.map((draft) => build(pair.room, draft));
      } catch (error) {
        // Three points in a row, or one twice, are no polygon and no polyline.
        if (error instanceof RangeError) continue;
        throw error;
      }
      count++;
      const [a, b] = built as [ReturnType<typeof build>, ReturnType<typeof build>];
      const relation = oracleRelate(a, b);
      if (relation !== "disjoint") meeting++;
      expect(complaints(pair, a, b, relation), JSON.stringify(drafts)).toEqual([]);
    }
    expect(meeting).toBeGreaterThan(CASES / 100);
  });
});
